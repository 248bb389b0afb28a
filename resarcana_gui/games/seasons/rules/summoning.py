"""Summoning: what a card costs, how it is paid, and how it comes into play; also for free."""

from __future__ import annotations

from resarcana_gui.games.seasons.cards.energies import ALL_TYPES, ENERGIES, of, total, types_in
from resarcana_gui.games.seasons.cards.tables import COPIES
from resarcana_gui.games.seasons.rules.basic_moves import discount_of, missing, opponents, spendable
from resarcana_gui.games.seasons.rules.codes import FROM_PILE, FROM_SUMMONING, NO_CARD, NOBODY
from resarcana_gui.games.seasons.rules.payment_questions import AskReduction, AskTypes
from resarcana_gui.games.seasons.rules.payments import pay
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.waiting import Entering, PutIntoPlay, Summoned
from resarcana_gui.kernel.effect_queue import next_moment

ALL_CHOSEN = 1 << ENERGIES


def one_of_each(types: int) -> int:
    """One of each energy of a mask, packed."""
    amount = 0
    for energy in range(ENERGIES):
        if types >> energy & 1:
            amount |= of(energy)
    return amount


def reductions(energies: int, discount: int) -> int:
    """Return how many energies a discount takes off a cost: at least one is left."""
    return max(0, min(discount, total(energies) - 1))


def payable(amount: int, energies: int, discount: int) -> bool:
    """Return whether an amount pays a cost with a discount."""
    lacking = missing(amount, energies)
    return not lacking or total(lacking) <= reductions(energies, discount)


def energy_cost(state: State, number: int) -> int:
    """Return the printed cost of a card in energies, with this many players."""
    return state.cards.cards[number].energies[state.seats - 2]


def affordable(state: State, seat: int, number: int, amount: int, discount: int, tax: int) -> bool:
    """Return whether a seat can pay for a card with this amount of energies, this discount, and this tax in
    crystals."""
    card = state.cards.cards[number]
    if state.crystals[seat] < card.crystals[state.seats - 2] + tax:
        return False
    if card.elements:
        return amount != 0
    return payable(amount, card.energies[state.seats - 2], discount)


def type_choices(state: State, seat: int) -> list[int]:
    """Return the sets of different energies that a seat can choose and pay, as masks."""
    amount, discount = spendable(state, seat), discount_of(state, seat)
    return [types for types in range(1, ALL_CHOSEN) if payable(amount, one_of_each(types), discount)]


def summon(state: State, seat: int, number: int) -> None:
    """Summon a card of the hand that a seat can pay for and has room for."""
    state.show_card(seat, number)
    if not state.cards.cards[number].elements:
        begin_reductions(state, seat, number, energy_cost(state, number), 0)
        return
    choices = type_choices(state, seat)
    if len(choices) == 1:
        choose_types(state, seat, number, choices[0])
    else:
        state.ask(AskTypes(seat, number))


def choose_types(state: State, seat: int, number: int, types: int) -> None:
    """Go on with the payment of a cost after its different energies were chosen."""
    begin_reductions(state, seat, number, one_of_each(types), types)


def begin_reductions(state: State, seat: int, number: int, energies: int, types: int) -> None:
    """Take off the cost what cards in play do."""
    reduce_on(state, seat, number, energies, reductions(energies, discount_of(state, seat)), types)


def reduce_on(state: State, seat: int, number: int, energies: int, left: int, types: int) -> None:
    """Take this many more energies off a cost; ask where the seat has a choice."""
    cost = energies
    for taken in range(left):
        choices = reduction_choices(state, seat, cost, left - taken)
        if len(choices) > 1:
            state.ask(AskReduction(seat, number, cost, left - taken, types))
            return
        cost -= of(choices[0])
    _pay_all(state, seat, number, cost, types)


def reduction_choices(state: State, seat: int, energies: int, left: int) -> list[int]:
    """Return the energies that can be taken off a cost so that the rest can be paid; `left` are taken off in all."""
    amount = spendable(state, seat)
    return [
        energy for energy in types_in(energies) if total(missing(amount, energies - of(energy))) <= left - 1
    ]  # fmt: skip


def _pay_all(state: State, seat: int, number: int, energies: int, types: int) -> None:
    """Pay a cost that is settled, then put the card into play."""
    state.add_step(PutIntoPlay(seat, number, FROM_SUMMONING, types))
    crystals = state.cards.cards[number].crystals[state.seats - 2]
    if crystals:
        state.pay_crystals(seat, crystals, NO_CARD)
    for other in opponents(state, seat):
        for card in state.play[other]:
            tax = state.cards.copies[card].summoning_tax
            if tax:
                state.give_crystals(seat, other, tax, card)
    pay(state, seat, energies)


def free_copy(state: State, number: int) -> int:
    """Return a copy of a card that is not in play."""
    first = number * COPIES
    return first if state.owner[first] == NOBODY else first + 1


def put_into_play(state: State, seat: int, number: int, source: int, types: int = ALL_TYPES) -> None:
    """Put a card into play and set off effects: those of cards that were there before if it was summoned, and its
    own. In play for free, a cost of different energies counts as paid with all."""
    known = state.pile[0] if source == FROM_PILE else number
    copy = free_copy(state, known)
    card = state.cards.copies[copy]
    others = state.play[seat][:] if source == FROM_SUMMONING else []
    state.enter(seat, copy, source)
    for other in others:
        if state.cards.copies[other].summoning:
            state.queue_effect(Summoned(seat, next_moment(state.effects), other))
    if card.enter or card.elements:
        state.queue_effect(Entering(seat, next_moment(state.effects), copy, types if card.elements else 0))

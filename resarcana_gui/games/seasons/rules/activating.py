"""Activating: which powers can be used, what they cost, and who takes crystals for it."""

from __future__ import annotations

from itertools import combinations

from resarcana_gui.games.seasons.cards.energies import ENERGIES, count_of, covers, of, parts, total
from resarcana_gui.games.seasons.cards.tables import Power
from resarcana_gui.games.seasons.rules.basic_moves import cards_left, different, give, opponents, sacrifice, spendable
from resarcana_gui.games.seasons.rules.codes import NO_CARD, ON_POWER
from resarcana_gui.games.seasons.rules.payment_questions import AskExchange, AskFamiliar, AskPay, AskSacrifices, AskSame
from resarcana_gui.games.seasons.rules.payments import pay
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.waiting import CarryOn, TaxActivation


def usable(state: State, seat: int, card: int, power: Power) -> bool:
    """Return whether a seat can pay for a power of a straightened card that it has in play, and use it."""
    if state.crystals[seat] < power.crystals:
        return False
    if power.paid and not _energies_suffice(state, seat, power):
        return False
    if power.sacrifices and len(state.play[seat]) < power.sacrifices:
        return False
    if power.familiar and not familiars_in_hand(state, seat) and not familiars_in_play(state, seat):
        return False
    if power.plays_free and not (state.hand[seat] and len(state.play[seat]) - 1 < state.gauge[seat]):
        return False
    return not power.needs_pile or cards_left(state) > 0


def _energies_suffice(state: State, seat: int, power: Power) -> bool:
    amount = spendable(state, seat)
    if not covers(amount, power.fixed) or total(amount) < power.any_type:
        return False
    if power.same_type and not same_choices(state, seat, power.same_type):
        return False
    return not power.exchanges or (state.crystals[seat] > 0 and amount != 0)


def same_choices(state: State, seat: int, number: int) -> list[int]:
    """Return the ways to pay this many energies of one type."""
    amount = spendable(state, seat)
    return [of(energy, number) for energy in range(ENERGIES) if count_of(amount, energy) >= number]


def any_choices(state: State, seat: int, number: int) -> tuple[int, ...]:
    """Return the ways to pay this many energies of any types."""
    return parts(spendable(state, seat), number)


def exchange_choices(state: State, seat: int) -> list[int]:
    """Return the energies of one type that can be exchanged, a crystal each."""
    amount, crystals = spendable(state, seat), state.crystals[seat]
    return [
        of(energy, count)
        for energy in range(ENERGIES)
        for count in range(1, min(count_of(amount, energy), crystals) + 1)
    ]


def sacrifice_choices(state: State, seat: int, number: int) -> list[tuple[int, ...]]:
    """Return the sets of this many cards in play."""
    return list(combinations(sorted(state.play[seat]), number))


def familiars_in_hand(state: State, seat: int) -> list[int]:
    """Return the familiars in a seat's hand, each kind once."""
    return [card for card in different(state.hand[seat]) if state.cards.cards[card].familiar]


def familiars_in_play(state: State, seat: int) -> list[int]:
    """Return the familiars that a seat has in play."""
    return [card for card in sorted(state.play[seat]) if state.cards.copies[card].familiar]


def activate(state: State, seat: int, card: int, index: int) -> None:
    """Turn a card and pay for its power; ask what the cost leaves open."""
    power = state.cards.copies[card].powers[index]
    state.turn(seat, card)
    if power.crystals:
        state.pay_crystals(seat, power.crystals, card)
    if power.any_type:
        _ask_payment(state, seat, card, index, power.any_type)
    elif power.same_type:
        _ask_same(state, seat, card, index, power.same_type)
    elif power.exchanges:
        _ask_exchange(state, seat, card, index)
    elif power.sacrifices:
        _ask_sacrifices(state, seat, card, index, power.sacrifices)
    elif power.familiar:
        _ask_familiar(state, seat, card, index)
    else:
        _pay_fixed(state, seat, card, index, power)


def _pay_fixed(state: State, seat: int, card: int, index: int, power: Power) -> None:
    then_effects(state, seat, card, index, 0)
    pay(state, seat, power.fixed, card)
    if power.reserve and state.reserve[seat]:
        state.discard_energies(seat, state.reserve[seat], card)
    if power.sacrifices_this:
        sacrifice(state, seat, (card,))


def then_effects(state: State, seat: int, card: int, index: int, paid: int) -> None:
    """When all is paid opponents take crystals; then come the effects of the power."""
    state.add_step(CarryOn(seat, card, ON_POWER + index, 0, paid))
    state.add_step(TaxActivation(seat))


def _ask_payment(state: State, seat: int, card: int, index: int, number: int) -> None:
    choices = any_choices(state, seat, number)
    if len(choices) > 1:
        state.ask(AskPay(seat, card, number, index))
    else:
        pay_chosen(state, seat, card, index, choices[0])


def _ask_same(state: State, seat: int, card: int, index: int, number: int) -> None:
    choices = same_choices(state, seat, number)
    if len(choices) > 1:
        state.ask(AskSame(seat, card, number, index))
    else:
        pay_chosen(state, seat, card, index, choices[0])


def pay_chosen(state: State, seat: int, card: int, index: int, energies: int) -> None:
    """Pay these energies for a power."""
    then_effects(state, seat, card, index, energies)
    pay(state, seat, energies, card)


def _ask_exchange(state: State, seat: int, card: int, index: int) -> None:
    choices = exchange_choices(state, seat)
    if len(choices) > 1:
        state.ask(AskExchange(seat, card, index))
    else:
        pay_exchange(state, seat, card, index, choices[0])


def pay_exchange(state: State, seat: int, card: int, index: int, energies: int) -> None:
    """Pay a crystal for each energy that is to be exchanged."""
    state.pay_crystals(seat, total(energies), card)
    then_effects(state, seat, card, index, energies)


def _ask_sacrifices(state: State, seat: int, card: int, index: int, number: int) -> None:
    if len(state.play[seat]) > number:
        state.ask(AskSacrifices(seat, card, number, index))
    else:
        pay_sacrifices(state, seat, card, index, tuple(state.play[seat]))


def pay_sacrifices(state: State, seat: int, card: int, index: int, cards: tuple[int, ...]) -> None:
    """Sacrifice these cards for a power."""
    then_effects(state, seat, card, index, 0)
    sacrifice(state, seat, cards)


def _ask_familiar(state: State, seat: int, card: int, index: int) -> None:
    in_hand, in_play = familiars_in_hand(state, seat), familiars_in_play(state, seat)
    if len(in_hand) + len(in_play) > 1:
        state.ask(AskFamiliar(seat, card, index))
    elif in_hand:
        pay_familiar(state, seat, card, index, in_hand[0], NO_CARD)
    else:
        pay_familiar(state, seat, card, index, NO_CARD, in_play[0])


def pay_familiar(state: State, seat: int, card: int, index: int, in_hand: int, in_play: int) -> None:
    """Discard a familiar from hand for a power, or sacrifice one in play."""
    then_effects(state, seat, card, index, 0)
    if in_hand != NO_CARD:
        state.discard(seat, in_hand)
    else:
        sacrifice(state, seat, (in_play,))


def tax_activation(state: State, step: TaxActivation) -> None:
    """Make a seat that has activated a card give crystals to the opponents whose cards say so, as far as it has any.
    Each of those cards also brings its owner as many from the stock, in any case."""
    seat = step.owner
    for other in opponents(state, seat):
        for card in state.play[other]:
            tax = state.cards.copies[card].activation_tax
            if tax:
                give(state, seat, other, tax, card)
                state.gain_crystals(other, tax, card)

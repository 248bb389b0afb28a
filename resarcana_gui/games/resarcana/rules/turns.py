"""The turn: what a seat can do, and whose turn is next."""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards.essences import covers
from resarcana_gui.games.resarcana.cards.tables import ITEM
from resarcana_gui.games.resarcana.rules.answers import MOST_POWERS
from resarcana_gui.games.resarcana.rules.basic_moves import clear, draw
from resarcana_gui.games.resarcana.rules.codes import (
    CHECKING,
    NO_COMPONENT,
    NOBODY,
)
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.payments import can_pay
from resarcana_gui.games.resarcana.rules.placing import has_discounts, price_of
from resarcana_gui.games.resarcana.rules.power_costs import usable
from resarcana_gui.games.resarcana.rules.round_questions import AskSwap, AskTurn
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Chance


def next_turn(state: State) -> None:
    """Give the turn to the next seat that has not passed; when all have, victory is to be checked."""
    first = state.token if state.active == NOBODY else state.active + 1
    for step in range(state.seats):
        seat = (first + step) % state.seats
        if not state.passed[seat]:
            state.begin_turn(seat)
            state.ask(AskTurn(seat))
            return
    state.begin_phase(CHECKING)


def turn_answers(state: State, seat: int) -> list[Answer]:
    """Return every action of a seat, passing last."""
    answers = state.answers[seat]
    found: list[Answer] = []
    pool = state.pool[seat]
    components = state.cards.components
    cheaper = has_discounts(state, seat)
    for card in state.hand[seat]:
        if can_pay(pool, price_of(state, seat, card) if cheaper else components[card].cost):
            found.append(answers.place[card])
        found.append(answers.discard[card])
    _add_claims(state, seat, found)
    for number in state.play[seat]:
        index = number * MOST_POWERS
        for power in components[number].powers:
            if usable(state, seat, number, power):
                found.append(answers.use[index])
            index += 1
    found.append(answers.pass_)
    return found


def _add_claims(state: State, seat: int, found: list[Answer]) -> None:
    answers = state.answers[seat]
    components = state.cards.components
    pool = state.pool[seat]
    found += [answers.claim[number] for number in state.places if covers(pool, components[number].cost.fixed)]
    found += [answers.claim[number] for number in state.display if covers(pool, components[number].cost.fixed)]
    if state.monument_deck and covers(pool, state.cards.monument_cost):
        found.append(answers.claim_unseen)


def pass_turn(state: State, seat: int) -> None:
    """Pass: the first seat to do so takes the First Player token. Then the seat swaps its item (it is asked) and
    draws."""
    state.pass_turn(seat)
    if not state.token_taken:
        state.take_token(seat)
    state.ask(AskSwap(seat, item_of(state, seat)))


def item_of(state: State, seat: int) -> int:
    """Return the magic item of a seat; NO_COMPONENT before it has one."""
    components = state.cards.components
    for number in state.play[seat]:
        if components[number].kind == ITEM:
            return number
    return NO_COMPONENT


def swap_item(state: State, seat: int, item: int, chance: Chance) -> None:
    """Take a different item, then draw a card. The new item cannot act until the next round, because its owner has
    passed."""
    old = item_of(state, seat)
    state.take_item(seat, item)
    clear(state, old)
    state.return_item(seat, old)
    draw(state, seat, chance)

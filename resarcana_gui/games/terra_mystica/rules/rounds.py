"""How the game goes on when nothing is asked: setup, turns, offers, the round's end."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.rules.basics import (
    capacity,
    enter_top,
    enterable,
    gain_power,
    gain_spades,
)
from resarcana_gui.games.terra_mystica.rules.codes import (
    ACTING,
    BY_BONUS,
    BY_DEVOTION,
    CHOOSING_CARDS,
    CHOOSING_FACTIONS,
    CULT_BONUS,
    NOBODY,
    PLACING,
    ROUND_OVER,
    ROUNDS,
    TURN_OVER,
)
from resarcana_gui.games.terra_mystica.rules.final_scoring import end_game
from resarcana_gui.games.terra_mystica.rules.income import take_cult_bonus, take_income
from resarcana_gui.games.terra_mystica.rules.questions import (
    AskDevotion,
    AskKey,
    AskOffer,
    AskTown,
    AskTurn,
    Question,
)
from resarcana_gui.games.terra_mystica.rules.setup import after_setup, next_card, next_faction, next_start
from resarcana_gui.games.terra_mystica.rules.spades import more_spades
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.turns import free_answers

OPEN = 1
"""In `State.accepted`: neighbours were offered power, and none has accepted yet."""

SETUP = {CHOOSING_FACTIONS: next_faction, PLACING: next_start, CHOOSING_CARDS: next_card}
"""What asks in each part of the setup."""


def next_question(state: State) -> Question | None:
    """Go on by one step; the question that comes of it, if any. The game must not be over."""
    if state.phase == ACTING:
        return _act(state)
    if state.phase == CULT_BONUS:
        return _give_bonus(state)
    if state.phase == ROUND_OVER:
        begin_round(state, state.round + 1, next_order(state))
        return None
    return _set_up(state)


def _set_up(state: State) -> Question | None:
    """The next question of the setup; after the last one of a part of it, the next part begins."""
    question = SETUP[state.phase](state)
    if question is None and state.phase == CHOOSING_CARDS:
        state.end_round()
    elif question is None:
        state.begin_phase(after_setup(state.phase))
    return question


def next_order(state: State) -> list[int]:
    """The turn order of the coming round: clockwise from who passed first."""
    first = state.first if state.next_first == NOBODY else state.next_first
    return [(first + step) % state.seats for step in range(state.seats)]


def begin_round(state: State, number: int, order: list[int]) -> None:
    """Begin a round: income for all."""
    state.begin_round(number, tuple(order))
    for seat in order:
        take_income(state, seat)


def _act(state: State) -> Question | None:
    """What the last answer has left to be settled, in a fixed order; then the turn goes on, or the next one begins."""
    if state.towns_due:
        return AskTown(state.active)
    if state.blocked and state.keys[state.active]:
        lost = enterable(state)
        if lost:
            return _use_keys(state, state.active, lost)
    if state.offers:
        return _next_offer(state)
    if state.accepted:
        return _devote(state, state.active)
    if state.left == TURN_OVER:
        _next_turn(state)
        return None
    if state.left == 0 and not free_answers(state, state.active):
        state.end_turn(state.active)
        return None
    return AskTurn(state.active, state.left, state.begun)


def _use_keys(state: State, seat: int, lost: list[int]) -> Question | None:
    """Make up lost last steps; which ones, is asked when there are fewer keys."""
    if len(lost) > state.keys[seat]:
        return AskKey(seat)
    for cult in lost:
        enter_top(state, seat, cult)
    return None


def real_offer(state: State, seat: int, amount: int) -> int:
    """How much of an offer a seat can gain: what bowls and points allow."""
    return min(amount, capacity(state, seat), state.points[seat] + 1)


def _next_offer(state: State) -> Question | None:
    builder, seat, amount = state.offers[:3]
    real = real_offer(state, seat, amount)
    if real:
        return AskOffer(seat, builder, real)
    state.answer_offer(0, 2)
    return None


def _devote(state: State, seat: int) -> Question | None:
    """Cultists: a step where a neighbour accepted, 1 power where all refused."""
    refused = state.accepted == OPEN
    state.settle_devotion(seat)
    if refused:
        gain_power(state, seat, 1, BY_DEVOTION)
    return None if refused else AskDevotion(seat)


def _next_turn(state: State) -> None:
    """The turn of the next seat that has not passed; when all have, the round ends."""
    order = state.order
    at = order.index(state.active) + 1 if state.active != NOBODY else 0
    for step in range(len(order)):
        seat = order[(at + step) % len(order)]
        if not state.passed[seat]:
            state.begin_turn(seat)
            return
    if state.round == ROUNDS:
        end_game(state)
    else:
        state.begin_phase(CULT_BONUS)


def _give_bonus(state: State) -> Question | None:
    """The cult bonus of the next seat in the coming round's order; when all have theirs, the round is over."""
    order = next_order(state)
    at = order.index(state.active) + 1 if state.active != NOBODY else 0
    if at == len(order):
        state.end_round()
        return None
    seat = order[at]
    state.reach_bonus(seat)
    spades = take_cult_bonus(state, seat)
    gain_spades(state, seat, spades)
    return more_spades(state, seat, spades, BY_BONUS, (), 0) if spades else None

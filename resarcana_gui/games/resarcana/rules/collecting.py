"""Collect: every seat, in turn order, does its Collect abilities and may take essences off its components.

The rules leave the order to each player. It makes no difference, but that curses may be settled last, when more is
in the pool. So components are asked about in the order in which they lie, curses at the end, and a seat is asked
only where it has a choice. A question's step says where to go on: twice the component's place in the row, one more
for taking essences off it; curses follow after the whole row.
"""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards.essences import ESSENCES, GOLD, count_of, covers, of
from resarcana_gui.games.resarcana.cards.tables import (
    COLLECT_CURSE,
    COLLECT_GROWTH,
    COLLECT_INTEREST,
    COLLECT_MIX,
    COLLECT_ONE_OF,
)
from resarcana_gui.games.resarcana.rules.codes import ACTING, NO_COMPONENT
from resarcana_gui.games.resarcana.rules.moves import gain, gain_mix, pay, put
from resarcana_gui.games.resarcana.rules.round_questions import AskCollect, AskCurse, AskInterest, AskTake
from resarcana_gui.games.resarcana.rules.state import State


def begin_round(state: State, number: int) -> None:
    """Begin a round: the holder of the First Player token collects first."""
    state.begin_round(number)
    begin_collecting(state, state.token)


def begin_collecting(state: State, seat: int) -> None:
    """Let this seat and those after it collect, up to the first question or to the first action."""
    state.begin_turn(seat)
    _collect(state, seat, 0)


def collect_from(state: State, seat: int, number: int) -> None:
    """The Collect ability of a component is done: go on with the essences that lie on it."""
    if not _ask_to_take(state, seat, number):
        collect_after(state, seat, number)


def collect_after(state: State, seat: int, number: int) -> None:
    """A component is done: go on with those after it."""
    _collect(state, seat, state.play[seat].index(number) + 1)


def _collect(state: State, seat: int, first: int) -> None:
    """Let a seat collect from its components, from one place in the row on."""
    for number in state.play[seat][first:]:
        if _do_ability(state, seat, number) or _ask_to_take(state, seat, number):
            return
    settle_curses(state, seat, NO_COMPONENT)


def _do_ability(state: State, seat: int, number: int) -> bool:
    """The Collect ability of a component, but for what depends on the essences left on it. Whether the seat is
    asked."""
    ability = state.cards.components[number].collect
    gain(state, seat, ability.fixed, number)
    if ability.kind not in (COLLECT_ONE_OF, COLLECT_MIX):
        return False
    size = 1 if ability.kind == COLLECT_ONE_OF else ability.number
    return gain_mix(state, AskCollect(seat, number, size, ability.types))


def _ask_to_take(state: State, seat: int, number: int) -> bool:
    if not state.on[number]:
        return False
    state.ask(AskTake(seat, number))
    return True


def leave(state: State, seat: int, number: int) -> bool:
    """The essences stay on the component: interest and growth. Whether the seat is asked."""
    ability = state.cards.components[number].collect
    on = state.on[number]
    if ability.kind == COLLECT_INTEREST and count_of(on, GOLD):
        return gain_mix(state, AskInterest(seat, number, ability.number, ability.types))
    if ability.kind == COLLECT_GROWTH:
        for essence in range(ESSENCES):
            if count_of(on, essence):
                put(state, number, of(essence, ability.number))
    return False


def settle_curses(state: State, seat: int, after: int) -> None:
    """Pay for the cursed components or turn them, those after one of them (NO_COMPONENT: all), and end collecting."""
    row = state.play[seat]
    for number in row if after == NO_COMPONENT else row[row.index(after) + 1 :]:
        ability = state.cards.components[number].collect
        if ability.kind != COLLECT_CURSE or state.turned[number]:
            continue
        if covers(state.pool[seat], ability.essences):
            state.ask(AskCurse(seat, number))
            return
        state.turn(number)
    _end_collecting(state, seat)


def pay_curse(state: State, seat: int, number: int) -> None:
    """Pay instead of turning the component."""
    pay(state, seat, state.cards.components[number].collect.essences, number)


def _end_collecting(state: State, seat: int) -> None:
    following = (seat + 1) % state.seats
    if following == state.token:
        state.begin_phase(ACTING)
    else:
        begin_collecting(state, following)

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
    Collect,
)
from resarcana_gui.games.resarcana.rules.codes import ACTING, ASK_COLLECT, ASK_CURSE, ASK_TAKE
from resarcana_gui.games.resarcana.rules.moves import gain, pay, put
from resarcana_gui.games.resarcana.rules.payments import mixes_of_types
from resarcana_gui.games.resarcana.rules.state import State


def begin_round(state: State, number: int) -> None:
    """Begin a round: the holder of the First Player token collects first."""
    state.begin_round(number)
    begin_collecting(state, state.token)


def begin_collecting(state: State, seat: int) -> None:
    """Let this seat and those after it collect, up to the first question or to the first action."""
    state.begin_turn(seat)
    collect(state, seat, 0)


def collect(state: State, seat: int, step: int) -> None:
    """Go on collecting at a step."""
    row = state.play[seat]
    while step < 2 * len(row):
        number = row[step // 2]
        asked = _take(state, seat, number, step + 1) if step % 2 else _do_ability(state, seat, number, step + 1)
        if asked:
            return
        step += 1
    _settle_curses(state, seat, step - 2 * len(row))


def _do_ability(state: State, seat: int, number: int, next_step: int) -> bool:
    """The Collect ability of a component, but for what depends on the essences left on it. Whether the seat is
    asked."""
    ability = state.cards.components[number].collect
    gain(state, seat, ability.fixed, number)
    if ability.kind not in (COLLECT_ONE_OF, COLLECT_MIX):
        return False
    return _gain_mix(state, seat, number, ability, next_step)


def _gain_mix(state: State, seat: int, number: int, ability: Collect, next_step: int) -> bool:
    size = 1 if ability.kind == COLLECT_ONE_OF else ability.number
    ways = mixes_of_types(size, ability.types)
    if len(ways) > 1:
        state.ask(ASK_COLLECT, seat, number, step=next_step, number=size, types=ability.types)
        return True
    gain(state, seat, ways[0], number)
    return False


def _take(state: State, seat: int, number: int, next_step: int) -> bool:
    if not state.on[number]:
        return False
    state.ask(ASK_TAKE, seat, number, step=next_step)
    return True


def leave(state: State, seat: int, number: int, next_step: int) -> bool:
    """The essences stay on the component: interest and growth. Whether the seat is asked."""
    ability = state.cards.components[number].collect
    on = state.on[number]
    if ability.kind == COLLECT_INTEREST and count_of(on, GOLD):
        return _gain_mix(state, seat, number, ability, next_step)
    if ability.kind == COLLECT_GROWTH:
        for essence in range(ESSENCES):
            if count_of(on, essence):
                put(state, number, of(essence, ability.number))
    return False


def _settle_curses(state: State, seat: int, first: int) -> None:
    curses = [card for card in state.play[seat] if state.cards.components[card].collect.kind == COLLECT_CURSE]
    for at, number in enumerate(curses[first:], first):
        if state.turned[number]:
            continue
        if covers(state.pool[seat], state.cards.components[number].collect.essences):
            state.ask(ASK_CURSE, seat, number, step=2 * len(state.play[seat]) + at + 1)
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

"""Collect: every seat, in turn order, uses its Collect abilities and may take essences off its components.

The rules leave the order to each player. It makes no difference, except that curses may be settled last, when more
is in the pool. So components are asked about in the order in which they lie, curses at the end, and a seat is asked
only where it has a choice. The component that a question names says where to continue in the row; curses follow
after the whole row.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import ESSENCES, GOLD, count_of, covers, of
from resarcana_gui.games.resarcana.cards.tables import Collect
from resarcana_gui.games.resarcana.rules.basic_moves import gain, gain_mix, pay, put
from resarcana_gui.games.resarcana.rules.codes import ACTING, NO_COMPONENT
from resarcana_gui.games.resarcana.rules.round_questions import AskCollect, AskCurse, AskInterest, AskTake
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.exhaustive_table import by_number


def begin_round(state: State, number: int) -> None:
    """Begin a round: the holder of the First Player token collects first."""
    state.begin_round(number)
    begin_collecting(state, state.token)


def begin_collecting(state: State, seat: int) -> None:
    """Let this seat and those after it collect, up to the first question or the first action."""
    state.begin_turn(seat)
    _collect(state, seat, 0)


def finish_ability(state: State, seat: int, number: int) -> None:
    """Continue with the essences on a component, whose Collect ability is done."""
    if not _ask_to_take(state, seat, number):
        continue_collecting(state, seat, number)


def continue_collecting(state: State, seat: int, number: int) -> None:
    """Continue with the components after one that is done."""
    _collect(state, seat, state.play[seat].index(number) + 1)


def _collect(state: State, seat: int, first: int) -> None:
    """Let a seat collect from its components, starting from this index in the row."""
    for number in state.play[seat][first:]:
        if _do_ability(state, seat, number) or _ask_to_take(state, seat, number):
            return
    settle_curses(state, seat, NO_COMPONENT)


def _do_ability(state: State, seat: int, number: int) -> bool:
    """Carry out the Collect ability of a component, except for what depends on the essences left on it. Return
    whether the seat is asked."""
    ability = state.cards.components[number].collect
    gain(state, seat, ability.fixed, number)
    return ABILITIES[ability.kind](state, seat, number, ability)


def _ask_to_take(state: State, seat: int, number: int) -> bool:
    if not state.on[number]:
        return False
    state.ask(AskTake(seat, number))
    return True


def leave_essences(state: State, seat: int, number: int) -> bool:
    """Leave the essences on the component, and carry out interest and growth. Return whether the seat is asked."""
    ability = state.cards.components[number].collect
    return ABILITIES_WHEN_LEFT[ability.kind](state, seat, number, ability)


def settle_curses(state: State, seat: int, after: int) -> None:
    """Pay for the cursed components after `after` (NO_COMPONENT: for all) or turn them, and end collecting."""
    row = state.play[seat]
    for number in row if after == NO_COMPONENT else row[row.index(after) + 1 :]:
        ability = state.cards.components[number].collect
        if not ability.curse or state.turned[number]:
            continue
        if covers(state.pool[seat], ability.curse):
            state.ask(AskCurse(seat, number))
            return
        state.turn(number)
    _end_collecting(state, seat)


def pay_curse(state: State, seat: int, number: int) -> None:
    """Pay instead of turning the component."""
    pay(state, seat, state.cards.components[number].collect.curse, number)


def _end_collecting(state: State, seat: int) -> None:
    following = (seat + 1) % state.seats
    if following == state.token:
        state.begin_phase(ACTING)
    else:
        begin_collecting(state, following)


# --------------------------------------------------------------------------------------------------- abilities


def _nothing(state: State, seat: int, number: int, ability: Collect) -> bool:
    return False


def _mix(state: State, seat: int, number: int, ability: Collect) -> bool:
    return gain_mix(state, AskCollect(seat, number, ability.number, ability.types))


def _interest(state: State, seat: int, number: int, ability: Collect) -> bool:
    if not count_of(state.on[number], GOLD):
        return False
    return gain_mix(state, AskInterest(seat, number, ability.number, ability.types))


def _growth(state: State, seat: int, number: int, ability: Collect) -> bool:
    on = state.on[number]
    for essence in range(ESSENCES):
        if count_of(on, essence):
            put(state, number, of(essence, ability.number))
    return False


Ability = Callable[[State, int, int, Collect], bool]
"""Carries it out for a seat's component; returns whether the seat is asked."""

ABILITIES: Final[tuple[Ability, ...]] = by_number(
    f"{__name__}.ABILITIES",
    tables.COLLECTS,
    {
        tables.COLLECT_NOTHING: _nothing,
        tables.COLLECT_MIX: _mix,
        tables.COLLECT_INTEREST: _nothing,
        tables.COLLECT_GROWTH: _nothing,
        tables.COLLECT_CURSE: _nothing,
    },
)
"""What each kind of Collect ability does besides its fixed gain, whatever lies on the component. Curses are settled
at the end."""

ABILITIES_WHEN_LEFT: Final[tuple[Ability, ...]] = by_number(
    f"{__name__}.ABILITIES_WHEN_LEFT",
    tables.COLLECTS,
    {
        tables.COLLECT_NOTHING: _nothing,
        tables.COLLECT_MIX: _nothing,
        tables.COLLECT_INTEREST: _interest,
        tables.COLLECT_GROWTH: _growth,
        tables.COLLECT_CURSE: _nothing,
    },
)
"""What each kind of Collect ability does when the essences on the component are left there."""

"""Victory: the check at the end of a round or in the middle of one, and how the game ends."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.cards.essences import covers
from resarcana_gui.games.resarcana.cards.tables import TO_CHECK
from resarcana_gui.games.resarcana.rules.attacks import use_react
from resarcana_gui.games.resarcana.rules.basic_moves import clockwise
from resarcana_gui.games.resarcana.rules.codes import (
    ACTING,
    BETWEEN_GAMES,
    CHECKING,
    MATCH,
    WINNING_POINTS,
)
from resarcana_gui.games.resarcana.rules.round_questions import AskCheck
from resarcana_gui.games.resarcana.rules.scoring import points_of, winners_among
from resarcana_gui.games.resarcana.rules.state import State

GAMES_IN_A_MATCH: Final = 3


def begin_check(state: State) -> None:
    """Check victory; the owners of powers that react to it are asked first."""
    state.begin_check()
    _ask_from(state, 0)


def continue_check(state: State, seat: int, component: int, react: int) -> None:
    """Continue with the React powers after the one that was asked about."""
    _ask_from(state, _reacts(state).index((seat, component, react)) + 1)


def _ask_from(state: State, first: int) -> None:
    """Ask the owners of the React powers, starting from this index; then count."""
    for seat, number, index in _reacts(state)[first:]:
        if can_raise(state, seat, number, index):
            state.ask(AskCheck(seat, number, index))
            return
    _count(state)


def _reacts(state: State) -> list[tuple[int, int, int]]:
    """Return the React powers to a victory check, in turn order, as (seat, component, index). The check does not
    change them."""
    first = state.token if state.phase == CHECKING else state.active
    return [
        (seat, number, index)
        for seat in clockwise(state, first)
        for number in state.play[seat]
        for index, react in enumerate(state.cards.components[number].reacts)
        if react.trigger == TO_CHECK
    ]


def can_raise(state: State, seat: int, number: int, index: int) -> bool:
    """Return whether a React power to victory checks can be paid."""
    react = state.cards.components[number].reacts[index]
    return not (react.turns and state.turned[number]) and covers(state.pool[seat], react.fixed)


def raise_points(state: State, seat: int, number: int, index: int) -> None:
    """Use a React power to victory checks, which gives points for this check alone."""
    use_react(state, seat, number, index)
    state.raise_points(seat, number, state.cards.components[number].reacts[index].points)


def _count(state: State) -> None:
    points = [points_of(state, seat) for seat in range(state.seats)]
    state.count_points(tuple(points))
    if max(points) >= WINNING_POINTS:
        _end(state, sum(1 << seat for seat in winners_among(state, points)))
    elif state.phase == CHECKING:
        state.end_round()
    else:
        state.begin_phase(ACTING)


def _end(state: State, winners: int) -> None:
    if state.options.setup != MATCH:
        state.end_game(winners)
        return
    state.win_game(winners)
    most, least = max(state.wins), min(state.wins)
    games_left = GAMES_IN_A_MATCH - state.game_number
    if games_left and most - least <= 2 * games_left:
        state.begin_phase(BETWEEN_GAMES)
    else:
        state.end_game(sum(1 << seat for seat in range(state.seats) if state.wins[seat] == most))

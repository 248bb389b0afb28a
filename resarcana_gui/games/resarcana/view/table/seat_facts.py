"""Facts about seats beyond their numbers: who is asked, and who is about to win."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules import scoring
from resarcana_gui.games.resarcana.rules.codes import ACTING, BETWEEN_GAMES, GAME_OVER, NOBODY
from resarcana_gui.games.resarcana.rules.state import State


def deciding(view: State) -> frozenset[int]:
    """The seats that have enough points to win, while that has not been checked."""
    if view.phase in (GAME_OVER, BETWEEN_GAMES):
        return frozenset()
    return frozenset(scoring.deciding(view))


def whose_doing(state: State) -> int | None:
    """The seat that is asked, or whose action is in progress; None once it has passed, and while everything is the
    game's doing: a round ends, another begins."""
    if state.phase == GAME_OVER:
        return None
    if state.stack:
        return state.stack[-1].seat
    active = state.active
    return active if active != NOBODY and state.phase == ACTING and not state.passed[active] else None

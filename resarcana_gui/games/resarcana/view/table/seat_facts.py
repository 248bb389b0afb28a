"""Facts about the seats of a view that the rules do not store."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules import scoring
from resarcana_gui.games.resarcana.rules.codes import ACTING, BETWEEN_GAMES, GAME_OVER, NOBODY
from resarcana_gui.games.resarcana.rules.state import State


def deciding(view: State) -> frozenset[int]:
    """Return the seats that have enough points to win, until that is checked."""
    if view.phase in (GAME_OVER, BETWEEN_GAMES):
        return frozenset()
    return frozenset(scoring.deciding(view))


def whose_doing(state: State) -> int | None:
    """Return the seat that is asked, or whose action is in progress; None once it has passed, and while the game
    itself acts: a round ends, another begins."""
    if state.phase == GAME_OVER:
        return None
    if state.stack:
        return state.stack[-1].seat
    active = state.active
    return active if active != NOBODY and state.phase == ACTING and not state.passed[active] else None

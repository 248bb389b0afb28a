"""Each seat's share of the victory."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.scoring import points_of, winners_among
from resarcana_gui.games.resarcana.rules.state import State

MARGIN: Final = 0.15
"""The weight of the lead in points, beside victory: a close defeat is better than a clear one."""

LEAD: Final = 20.0
"""A lead by half as much is as good as any."""


def shares_of(state: State, wins: list[int], margin: float = MARGIN) -> list[float]:
    """What each seat has of the victory, from 0 to 1: in the game under way, which is judged by the points when it is
    not over. In a match it is the one before which these were the wins."""
    if state.options.setup == codes.MATCH:
        won = [now - before for now, before in zip(state.wins, wins, strict=True)]
        if max(won):
            return [half / 2.0 for half in won]
    if state.phase == codes.GAME_OVER:
        return _shares([seat for seat in range(state.seats) if state.winners >> seat & 1], state.counted, margin)
    points = [points_of(state, seat) for seat in range(state.seats)]
    return _shares(winners_among(state, points), points, margin)


def is_decided(state: State, wins: list[int]) -> bool:
    """Whether the game in progress when these were the wins is over (of a match: that game)."""
    return state.phase == codes.GAME_OVER or state.wins != wins


def _shares(winners: list[int], points: list[int], margin: float) -> list[float]:
    shares: list[float] = []
    for seat, mine in enumerate(points):
        best = -1000
        for other, others in enumerate(points):
            if other != seat and others > best:
                best = others
        lead = min(1.0, max(0.0, 0.5 + (mine - best) / LEAD))
        won = 1.0 / len(winners) if seat in winners else 0.0
        shares.append((1.0 - margin) * won + margin * lead)
    return shares

"""How far back a seat may go: never past something revealed, never past what another seat did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from resarcana_gui.match.history import History

REVEALED: Final = "revealed"
"""Something hidden came to light before."""
OTHER_SEAT: Final = "other_seat"
"""Another seat has acted since."""
START: Final = "start"
"""There is nothing before."""
OVER: Final = "over"
"""The game has ended."""


@dataclass(frozen=True)
class UndoState:
    """Where a seat may go back to."""

    points: tuple[int, ...]
    """Positions (numbers of commands), the earliest first: the starts of actions, and the last point before which
    nothing may be taken back. Empty when nothing may be."""
    stop: str
    """Why it goes no further: REVEALED, OTHER_SEAT, START or OVER."""

    @property
    def possible(self) -> bool:
        """Whether anything may be taken back."""
        return bool(self.points)


def undo_state(history: History, seat: int) -> UndoState:
    """How far this seat may go back in a game that goes on."""
    end = len(history.steps)
    barrier, stop = _barrier(history, seat)
    points = [at for at in range(barrier, end) if at == barrier or history.steps[at].opens]
    return UndoState(tuple(points), stop)


def _barrier(history: History, seat: int) -> tuple[int, str]:
    for at in range(len(history.steps), history.floor, -1):
        step = history.steps[at - 1]
        if step.seat != seat:
            return at, OTHER_SEAT
        if step.reveals():
            return at, REVEALED
    return history.floor, START

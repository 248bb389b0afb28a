"""How far back a person may go: never past something revealed, never past what another person did. What machines
answered goes with it, as long as it told nobody anything that had been hidden, and no chance was drawn."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from resarcana_gui.match.history import History

REVEALED: Final = "revealed"
"""Something hidden came to light before, or chance was drawn."""
OTHER_SEAT: Final = "other_seat"
"""Another person has acted since."""
START: Final = "start"
"""There is nothing before."""
OVER: Final = "over"
"""The game has ended."""
NOBODY: Final = -1


@dataclass(frozen=True)
class UndoState:
    """Where somebody may go back to."""

    points: tuple[int, ...]
    """Positions (numbers of commands), the earliest first: where the person had something to choose, at the starts of
    actions and where somebody else acted before, and the last point before which nothing may be taken back. Empty when
    nothing may be."""
    stop: str
    """Why it goes no further: REVEALED, OTHER_SEAT, START or OVER."""
    seat: int = NOBODY
    """The person who may: who acted last of all people; NOBODY when nobody has since."""

    @property
    def possible(self) -> bool:
        """Whether anything may be taken back."""
        return bool(self.points)


def undo_state(history: History, people: Collection[int], chose: Callable[[int], bool]) -> UndoState:
    """How far back the person who acted last may go in a game that goes on. `chose` says of a position whether there
    was more than one answer: going back to where there was none would only lead to the same again."""
    seat, barrier, stop = _barrier(history, people)
    points = [at for at in range(barrier, len(history.steps)) if _begins(history, at, seat, barrier) and chose(at)]
    return UndoState(tuple(points), stop, seat)


def _barrier(history: History, people: Collection[int]) -> tuple[int, int, str]:
    """Whose doing may be taken back, down to which position, and why no further."""
    seat = NOBODY
    for at in range(len(history.steps), history.floor, -1):
        step = history.steps[at - 1]
        mine = step.seat in people
        if mine and seat not in (NOBODY, step.seat):
            return seat, at, OTHER_SEAT
        if step.reveals() or history.mark(at) != history.mark(at - 1) or (not mine and step.shows()):
            return seat, at, REVEALED
        seat = step.seat if mine else seat
    return seat, history.floor, START


def _begins(history: History, at: int, seat: int, barrier: int) -> bool:
    """Whether a position is one where the person began to answer."""
    step = history.steps[at]
    return step.seat == seat and (step.opens or at == barrier or history.steps[at - 1].seat != seat)

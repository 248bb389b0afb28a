"""How far back a person may undo: never past something revealed, never past what another person did. Machines' answers
are undone too, as long as they revealed nothing hidden and no chance was drawn."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from resarcana_gui.match.history import History

REVEALED: Final = "revealed"
"""Something hidden was revealed before that, or chance was drawn."""
OTHER_SEAT: Final = "other_seat"
"""Another person has acted since."""
START: Final = "start"
"""This is the start."""
OVER: Final = "over"
"""The game has ended."""
NOBODY: Final = -1


@dataclass(frozen=True)
class UndoState:
    """The positions undo may go back to."""

    points: tuple[int, ...]
    """Positions (numbers of commands), the earliest first: where the person had a choice, at the starts of actions and
    where someone else acted before, and the point beyond which nothing can be undone. Empty when nothing can."""
    stop: str
    """Why it goes no further: REVEALED, OTHER_SEAT, START or OVER."""
    seat: int = NOBODY
    """The person who may undo: the last one to act; NOBODY when no person has acted since."""

    @property
    def possible(self) -> bool:
        """Whether anything can be undone."""
        return bool(self.points)


def undo_state(
    history: History, people: Collection[int], chose: Callable[[int], bool], *, anything: bool = False
) -> UndoState:
    """How far back the person who acted last may undo in a game in progress. `chose` tells whether a position had more
    than one answer: going back to one without a choice would only lead to the same again. With `anything`, what was
    revealed meanwhile does not matter."""
    seat, barrier, stop = _barrier(history, people, anything)
    points = [at for at in range(barrier, len(history.steps)) if _begins(history, at, seat, barrier) and chose(at)]
    return UndoState(tuple(points), stop, seat)


def _barrier(history: History, people: Collection[int], anything: bool) -> tuple[int, int, str]:
    """The seat whose actions can be undone, down to which position, and why no further."""
    seat = NOBODY
    for at in range(len(history.steps), history.floor, -1):
        step = history.steps[at - 1]
        mine = step.seat in people
        if mine and seat not in (NOBODY, step.seat):
            return seat, at, OTHER_SEAT
        tells = step.reveals() or history.mark(at) != history.mark(at - 1) or (not mine and step.shows())
        if tells and not anything:
            return seat, at, REVEALED
        seat = step.seat if mine else seat
    return seat, history.floor, START


def _begins(history: History, at: int, seat: int, barrier: int) -> bool:
    """Whether a position is one where the person began to answer."""
    step = history.steps[at]
    return step.seat == seat and (step.opens or at == barrier or history.steps[at - 1].seat != seat)

"""How far back a person may undo: never past something revealed, never past what another person did. Machines'
answers are undone too, as long as they revealed nothing hidden and no chance was drawn."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.match.errors import UndoError
from resarcana_gui.match.history import History, Step
from resarcana_gui.match.seat import Seat

REVEALED: Final = "revealed"
"""Something hidden was revealed before that, or chance was drawn."""
OTHER_SEAT: Final = "other_seat"
"""Another person has acted since."""
START: Final = "start"
"""This is the start."""
OVER: Final = "over"
"""The game has ended."""
NOBODY: Final = -1


class Undoable(Protocol):
    """A match that can be undone."""

    exercise: bool

    @property
    def game(self) -> Game:
        """Its game."""
        ...

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Its players."""
        ...

    @property
    def history(self) -> History:
        """What has happened so far."""
        ...

    @property
    def pending(self) -> Pending | None:
        """The open question; None when the game is over."""
        ...

    def rewind(self, at: int) -> None:
        """Go back to a position and discard what came after it."""
        ...

    def carry_out(self, command: Command, seconds: float | None = None) -> Step:
        """Carry out a command that took this many seconds."""
        ...


@dataclass(frozen=True)
class UndoState:
    """The positions to which undo may go back."""

    points: tuple[int, ...]
    """Positions (numbers of commands), the earliest first: where the person had a choice, at the starts of actions
    and where someone else acted before, and the point beyond which nothing can be undone. Empty when nothing can be
    undone."""
    stop: str
    """Why undo goes no further: REVEALED, OTHER_SEAT, START or OVER."""
    seat: int = NOBODY
    """The person who may undo: the last one to act; NOBODY when no person has acted since."""

    @property
    def possible(self) -> bool:
        """Whether anything can be undone."""
        return bool(self.points)


class UndoStack:
    """What may be undone at a match, and what was undone and may be redone."""

    def __init__(self, match: Undoable) -> None:
        self._match: Final = match
        self._undone: Final[list[tuple[Step, ...]]] = []
        """The undone steps, the latest last."""
        self._found: tuple[Step | None, UndoState] = (None, UndoState((), START))
        """How far undo may go back after a step, computed once for each."""

    def reach(self) -> UndoState:
        """Return how far back the person who acted last may undo, and why no further. What machines did since is
        undone with it, unless it revealed something."""
        steps = self._match.history.steps
        if not steps:
            return UndoState((), START)
        if self._found[0] is not steps[-1]:
            self._found = steps[-1], self._reach()
        return self._found[1]

    def _reach(self) -> UndoState:
        match = self._match
        if match.pending is None and not match.exercise:
            return UndoState((), OVER)
        people = frozenset(at for at, seat in enumerate(match.seats) if seat.is_human)
        return undo_state(match.history, people, self._had_choice, anything=match.exercise)

    def undo(self, at: int | None = None) -> int:
        """Go back to one of the points of `reach`, by default the latest. Return the position reached. Raises
        UndoError."""
        allowed = self.reach()
        target = allowed.points[-1] if at is None and allowed.possible else at
        if target is None or target not in allowed.points:
            raise UndoError(allowed.stop)
        self._undone.append(tuple(self._match.history.steps[target:]))
        self._match.rewind(target)
        return target

    @property
    def undone(self) -> Sequence[Step]:
        """What `redo` would redo; empty when something else was done since the undo."""
        return self._undone[-1] if self._undone else ()

    def redo(self) -> int:
        """Redo what was undone last, with the others' answers. Return the position reached. Chance is where it was,
        so the outcome is the same. The journal records it as if for the first time, so that the save is valid at any
        moment. Raises UndoError when there is nothing to redo."""
        if not self._undone:
            raise UndoError(START)
        for step in self._undone.pop():
            self._match.carry_out(step.command, step.seconds)
        return len(self._match.history.steps)

    def forget_undone(self) -> None:
        """Discard what could be redone, because something else was done."""
        self._undone.clear()

    def _had_choice(self, at: int) -> bool:
        """Return whether a seat had a choice at a position: always on its turn, otherwise when there was more than
        one answer."""
        history, step = self._match.history, self._match.history.steps[at]
        return step.opens or len(self._match.game.legal_for(history.state(at), step.seat)) > 1


def undo_state(
    history: History, people: Collection[int], had_choice: Callable[[int], bool], *, anything: bool = False
) -> UndoState:
    """Return how far back the person who acted last may undo in a game in progress. `had_choice` says whether a
    position had more than one answer: going back to one without a choice would only lead to the same again. With
    `anything`, it does not matter what was revealed meanwhile."""
    seat, barrier, stop = _barrier(history, people, anything)
    points = [at for at in range(barrier, len(history.steps)) if _begins(history, at, seat, barrier) and had_choice(at)]
    return UndoState(tuple(points), stop, seat)


def _barrier(history: History, people: Collection[int], anything: bool) -> tuple[int, int, str]:
    """Return the seat whose actions can be undone, down to which position, and why no further."""
    seat = NOBODY
    for at in range(len(history.steps), history.floor, -1):
        step = history.steps[at - 1]
        mine = step.seat in people
        if mine and seat not in (NOBODY, step.seat):
            return seat, at, OTHER_SEAT
        blocks = step.reveals() or history.mark(at) != history.mark(at - 1) or (not mine and step.shows())
        if blocks and not anything:
            return seat, at, REVEALED
        seat = step.seat if mine else seat
    return seat, history.floor, START


def _begins(history: History, at: int, seat: int, barrier: int) -> bool:
    """Return whether a position is one where the person began to answer."""
    step = history.steps[at]
    return step.seat == seat and (step.opens or at == barrier or history.steps[at - 1].seat != seat)

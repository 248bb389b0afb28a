"""Checks whether the content of a save can have happened at a table, so that continuing it brings no surprises.

The rules are not run again, so that a later fix to a rule does not spoil a game played before it. But no rule ever
breaks a game's invariants (see Game.faults), answers a question that is not open, lets happen what cannot happen at
a table (Game.possible) or something other than what was answered (Game.ensues), or shows a seat anything other than
what it may see. A line that violates this was not written by this program. What only a rule could tell is not
noticed: a wrong price, an effect too many, a draw that chance would not have given.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from resarcana_gui.kernel.record import Record
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.match.errors import SaveError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from resarcana_gui.kernel.event import Event
    from resarcana_gui.kernel.pending import Pending
    from resarcana_gui.kernel.state import State
    from resarcana_gui.match.history import History, Step
    from resarcana_gui.match.parse import Line

SEAT: Final = "seat"
"""The kind of a record's field that names a seat, in every game."""


def check_seats(line: Line, record: Record, seats: int) -> None:
    """Check that a record names only existing seats, or nobody where that is allowed. Raises SaveError."""
    for field, value in zip(record.FIELDS, record.data(), strict=True):
        if isinstance(value, Record):
            check_seats(line, value, seats)
        if field.kind == SEAT and value != field.default and not (isinstance(value, int) and 0 <= value < seats):
            line.fail(f"there is no seat {value}")


class SaveValidation:
    """Follows a history line by line: the truth, and what every seat sees of it."""

    def __init__(self, history: History, seats: int) -> None:
        self._game = history.game
        self._history = history
        self._truth = history.game.blank(history.options, EVERYONE)
        self._views = [history.walk(seat) for seat in range(seats)]
        self._asked: Pending | None = None
        self._waiting: Sequence[int] = ()
        self.over = False
        """Whether the game has ended with the lines so far."""

    def check(self, lines: Sequence[Line]) -> None:
        """Check everything, from the setup on. `lines` has a line for each position. Raises SaveError, which names
        the line."""
        for at, line in enumerate(lines):
            with _named(line):
                if at:
                    self._check_answer(self._history.steps[at - 1], line)
                self._check_events(self._history.steps[at - 1].events if at else self._history.setup, line)
                self._check_table(self._truth, line)
                views = [next(view)[0] for view in self._views]
                if at + 1 == len(lines):
                    self._check_question(self._truth, line)
                    self._check_views(self._truth, views, line)

    def _check_answer(self, step: Step, line: Line) -> None:
        """Check that the line's command answers what was asked, and that its events contain what it says."""
        asked = self._game.pending_for(self._truth, step.seat) if step.seat in self._waiting else None
        if asked is None:
            line.fail("this seat is not asked here")
        if not self._game.ensues(asked, step.command, step.events):
            line.fail(f"what happened here is not what was answered: {type(step.command).__name__}")

    def _check_events(self, events: Sequence[Event], line: Line) -> None:
        """Check that every event can happen where it does, and fold it."""
        for event in events:
            if not self._game.possible(self._truth, event):
                line.fail(f"this cannot happen here: {type(event).__name__}")
            event.fold(self._truth)

    def _check_table(self, state: State, line: Line) -> None:
        faults = self._game.faults(state)
        if faults:
            line.fail(f"what happened here does not fit the game: {faults[0].rstrip('.')}")
        self._asked, self._waiting = self._game.pending(state), self._game.waiting(state)
        self.over = self._game.outcome(state) is not None

    def _check_question(self, state: State, line: Line) -> None:
        """Check that the open question is one that can be answered."""
        if self._asked is None:
            if not self.over:
                line.fail("nothing is asked here, and yet the game is not over")
        elif self.over or not self._answerable(state, self._asked):
            line.fail("the question that is open here cannot be answered")

    def _answerable(self, state: State, asked: Pending) -> bool:
        legal = self._game.legal(state)
        return (
            0 <= asked.seat < state.seats
            and len(legal) > 0
            and all(answer.seat == asked.seat for answer in legal)
            and self._game.refusal(state, legal[0]) is None
        )

    def _check_views(self, state: State, views: Iterable[State], line: Line) -> None:
        """Check that what each seat was shown is what it sees now."""
        for seat, view in enumerate(views):
            if view.facts() != self._game.observe(state, seat).facts():
                line.fail(f"what seat {seat} was shown is not what it sees")


@contextmanager
def _named(line: Line) -> Iterator[None]:
    """Report any error caused by a damaged file as damage, and name the line."""
    try:
        yield
    except SaveError:
        raise
    except Exception as error:  # noqa: BLE001 - a game's own code may raise anything on data that it did not produce
        line.fail(f"what happened here does not fit the game ({type(error).__name__})")

"""Keeps the save of a match up to date, and measures how long its answers take."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from resarcana_gui.kernel.game import Outcome
from resarcana_gui.match.history import History, Step
from resarcana_gui.match.journal import Journal
from resarcana_gui.match.save_lines import outcome_line, step_line, undo_line

Clock = Callable[[], float]
"""Seconds, from any starting point."""


class MatchRecorder:
    """Writes what happens at one match to its journal, if it is saved."""

    def __init__(self, history: History, journal: Journal | None, clock: Clock) -> None:
        self._history: Final = history
        self._journal: Final = journal
        self._clock: Final = clock
        self._since = clock()

    def seconds(self) -> float:
        """Return the seconds since the last call, or since the match was last rewound: the time that an answer took."""
        now = self._clock()
        seconds, self._since = round(now - self._since, 3), now
        return seconds

    def write_step(self, step: Step, progress: Mapping[str, int]) -> None:
        """Record a command that was carried out, with the game's progress after it."""
        if self._journal is not None:
            self._journal.write(step_line(self._history, step, progress))

    def write_rewound(self, at: int, progress: Mapping[str, int]) -> None:
        """Record that everything after a position was undone."""
        self._since = self._clock()
        if self._journal is not None:
            self._journal.write(undo_line(at, progress))

    def write_outcome(self, outcome: Outcome | None, ended: float | None) -> None:
        """Record that the game has ended, at this time in seconds since 1970, or None if the time is unknown.
        Nothing is written while there is no outcome."""
        if self._journal is not None and outcome is not None:
            self._journal.write(outcome_line(outcome, ended))

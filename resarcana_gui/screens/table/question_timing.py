"""Decides when a question is shown: once the picture has reached it, so that nobody is asked before its cause is
seen.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

from resarcana_gui.scene.action import Call
from resarcana_gui.scene.clock import Clock
from resarcana_gui.scene.timing import Pace, milliseconds
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.table_view import Question


class QuestionTiming:
    """The question to the viewer of one table. It comes last in the animation queue."""

    def __init__(self, look: UiStyle) -> None:
        self._look: Final = look
        self._place: Hashable = None
        """The table and position that the question belongs to; None without a question."""
        self.shown = False
        """Whether a question is visible and can be answered."""

    def stands_at(self, place: Hashable) -> bool:
        """Return whether this position's question is shown or waiting to be."""
        return self._place == place

    def drop(self) -> None:
        """Drop the question; one that is waiting is never shown."""
        self._place, self.shown = None, False

    def expect(self, place: Hashable) -> None:
        """Wait at this position without showing a question: it answers itself, or is still to be given."""
        self._place, self.shown = place, False

    def give(self, place: Hashable, question: Question, show: Callable[[Question], object]) -> None:
        """Call `show` once everything before it has been seen; at once if nothing is animated."""
        self.expect(place)
        queue = self._look.queue
        if self._look.pace.at_once:
            queue.finish()
        if queue.busy:
            queue.add(Call(partial(self._appear, place, question, show)))
        else:
            self._appear(place, question, show)

    def catch_up(self) -> bool:
        """Finish the animations before a question; return whether there were any."""
        queue = self._look.queue
        behind = queue.busy and not self.shown
        if behind:
            queue.finish()
        return behind

    def _appear(self, place: Hashable, question: Question, show: Callable[[Question], object]) -> None:
        if place == self._place and not self.shown:  # or else another question has replaced it
            self.shown = True
            show(question)


NOWHERE: Final = -1
"""No position."""


class PonderTimer:
    """Tells for each answer whether a machine still seems to think about it."""

    def __init__(self, clock: Clock, pace: Pace) -> None:
        self._clock: Final = clock
        self._pace: Final = pace
        self._at = NOWHERE
        self._since = 0

    def lasts(self, at: int, confidence: float | None) -> bool:
        """Return whether a machine still seems to think about its answer at a position, given its confidence (see
        Agent.confidence). The time begins with the first call for that position."""
        if confidence is None or self._pace.at_once:
            return False
        if self._at != at:
            self._at, self._since = at, self._clock.now()
        return (self._clock.now() - self._since) * self._pace.rate < ponder_time(confidence)


def ponder_time(confidence: float) -> float:
    """Return the milliseconds at Normal speed."""
    least, most = milliseconds("glance"), milliseconds("ponder")
    return most - (most - least) * min(1.0, max(0.0, confidence))

"""Decides when a question is shown: once the picture has reached it, so that nobody is asked before its cause is
seen."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

from resarcana_gui.scene.action import Call
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

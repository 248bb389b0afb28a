"""When a question is shown: as soon as the picture has reached it, so that nobody is asked before what led to it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

from resarcana_gui.scene.action import Call
from resarcana_gui.scene.look import Look
from resarcana_gui.screens.game_ui import Question


class Prompt:
    """The question to who looks at one table. It comes last in the queue of what is to be seen."""

    def __init__(self, look: Look) -> None:
        self._look: Final = look
        self._place: Hashable = None
        """The table and the position that the question belongs to; None while there is none."""
        self.shown = False
        """Whether a question is to be seen, and can be answered."""

    def stands_at(self, place: Hashable) -> bool:
        """Whether the question of this place is shown already, or will be."""
        return self._place == place

    def drop(self) -> None:
        """Nothing is asked any more; what was to be shown never is."""
        self._place, self.shown = None, False

    def expect(self, place: Hashable) -> None:
        """The question of a place answers itself, or is yet to be given."""
        self._place, self.shown = place, False

    def give(self, place: Hashable, question: Question, show: Callable[[Question], object]) -> None:
        """Call `show` with a question when all before it has been seen; at once, when nothing takes time."""
        self.expect(place)
        queue = self._look.queue
        if self._look.pace.at_once:
            queue.finish()
        if queue.busy:
            queue.add(Call(partial(self._appear, place, question, show)))
        else:
            self._appear(place, question, show)

    def catch_up(self) -> bool:
        """Bring the picture to where the game is. Whether it was behind a question, or what will lead to one."""
        queue = self._look.queue
        behind = queue.busy and not self.shown
        if behind:
            queue.finish()
        return behind

    def _appear(self, place: Hashable, question: Question, show: Callable[[Question], object]) -> None:
        if place == self._place and not self.shown:  # else another has taken its place since
            self.shown = True
            show(question)

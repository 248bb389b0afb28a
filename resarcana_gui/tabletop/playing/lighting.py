"""What can be used lights up one thing after the other when a question is asked, from left to right."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from resarcana_gui.scene.action import Call, Wait
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import stagger
from resarcana_gui.tabletop.cards.thing import Thing

LIT: Final = "can"
DARK: Final = "none"


class Lighting:
    """Sets the marks of things on one table. Only light is waited for: whatever is still dark can be used already."""

    def __init__(self, look: Look) -> None:
        self._look: Final = look
        self._marks: Mapping[Thing, str] = {}
        self._waiting: Final[set[Thing]] = set()
        """Those that are about to light up."""
        self._begins = False

    def begin(self) -> None:
        """The next marks are those of a new question."""
        self._waiting.clear()
        self._begins = True

    def show(self, marks: Mapping[Thing, str]) -> None:
        """Show these marks, those of a new question one after the other; with nothing to move, all at once."""
        self._marks = marks
        if self._begins and LIT in marks.values():
            self._begins = False
            if not (self._look.pace.at_once or self._look.pace.reduced):
                self._kindle([thing for thing, mark in marks.items() if mark == LIT and thing.mark == DARK])
        for thing, mark in marks.items():
            thing.mark = DARK if thing in self._waiting and mark == LIT else mark

    def _kindle(self, things: list[Thing]) -> None:
        self._waiting.update(things)
        for at, thing in enumerate(sorted(things, key=lambda thing: thing.bounds().centerx)):
            self._look.queue.add(Wait(stagger(at)) + Call(partial(self._light, thing)), INTERFACE)

    def _light(self, thing: Thing) -> None:
        if thing in self._waiting:
            self._waiting.discard(thing)
            thing.mark = self._marks.get(thing, DARK)

"""What can be used lights up one item after the other when a question is asked, from left to right."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from resarcana_gui.scene.action import Call, Wait
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import stagger
from resarcana_gui.tabletop.items.table_item import TableItem

LIT: Final = "can"
DARK: Final = "none"


class Lighting:
    """Sets the marks of items on one table. Only light is waited for: whatever is still dark can be used already."""

    def __init__(self, look: Look) -> None:
        self._look: Final = look
        self._marks: Mapping[TableItem, str] = {}
        self._waiting: Final[set[TableItem]] = set()
        """Those that are about to light up."""
        self._begins = False

    def begin(self) -> None:
        """The next marks are those of a new question."""
        self._waiting.clear()
        self._begins = True

    def show(self, marks: Mapping[TableItem, str]) -> None:
        """Show these marks, those of a new question one after the other; with nothing to move, all at once."""
        self._marks = marks
        if self._begins and LIT in marks.values():
            self._begins = False
            if not (self._look.pace.at_once or self._look.pace.reduced):
                self._kindle([item for item, mark in marks.items() if mark == LIT and item.mark == DARK])
        for item, mark in marks.items():
            item.mark = DARK if item in self._waiting and mark == LIT else mark

    def _kindle(self, items: list[TableItem]) -> None:
        self._waiting.update(items)
        for at, item in enumerate(sorted(items, key=lambda item: item.bounds().centerx)):
            self._look.queue.add(Wait(stagger(at)) + Call(partial(self._light, item)), INTERFACE)

    def _light(self, item: TableItem) -> None:
        if item in self._waiting:
            self._waiting.discard(item)
            item.mark = self._marks.get(item, DARK)

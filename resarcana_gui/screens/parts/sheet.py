"""A part of a page that may be longer than it is high: moved by wheel and page keys, and wherever the focus goes."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import Event, KeyDown
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.scroll import ScrollArea

ARROWS: Final = frozenset({"up", "down", "left", "right", "home", "end"})
AROUND: Final = 16.0
"""So much is seen around what has the focus."""


class Sheet(ScrollArea):
    """When controls lie on its `content`, arrows go from one to the next and never scroll. What is only `read` has the
    focus itself, and is moved by arrows."""

    focusable = False
    read = False

    def only_read(self) -> None:
        """There are no controls on it."""
        self.focusable = self.read = True

    def handle(self, event: Event) -> bool:
        if isinstance(event, KeyDown) and event.chord in ARROWS and not self.read:
            return False
        return super().handle(event)

    def follow(self, control: Control | None) -> None:
        """Let what has the focus be seen, if it lies here."""
        if control is None or not control.focused or self.content not in control.lineage():
            return
        inner, outer = control.bounds(), self.content.bounds()
        box = Box(0, inner.top - outer.top - AROUND, 1, inner.h + 2 * AROUND)
        self.reveal(box)

    def draw(self, painter: Painter) -> None:
        """It lies on the page, and has no ground of its own."""

"""A scrollable part of a page: moved by wheel and page keys, and following the focus."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import Event, KeyDown
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.widgets.scroll import ScrollArea

ARROWS: Final = frozenset({"up", "down", "left", "right", "home", "end"})
AROUND: Final = 16.0
"""How much is kept visible around the focused control."""


class ScrollPane(ScrollArea):
    """If there are controls in its `content`, arrows move between them and never scroll. Otherwise, when only `read`,
    it takes the focus itself, and arrows scroll."""

    focusable = False
    read = False
    _followed: tuple[Control | None, bool] = (None, False)
    """What had the focus when it last scrolled there, and whether that was seen."""

    def only_read(self) -> None:
        """It has no controls: from now on it takes the focus itself, and arrows scroll."""
        self.focusable = self.read = True

    def handle(self, event: Event) -> bool:
        if isinstance(event, KeyDown) and event.chord in ARROWS and not self.read:
            return False
        return super().handle(event)

    def follow(self, control: Control | None) -> None:
        """Scroll to the focused control, if it lies here and has not had the focus before: from there on the wheel
        leads where it likes."""
        before, self._followed = self._followed, (control, control is not None and control.focused)
        if self._followed == before or control is None or not control.focused:
            return
        if self.content not in control.lineage():
            return
        inner, outer = control.bounds(), self.content.bounds()
        box = Box(0, inner.top - outer.top - AROUND, 1, inner.h + 2 * AROUND)
        self.reveal(box)

    def draw(self, painter: Painter) -> None:
        """It has no background of its own."""


class PageSpread(Control):
    """Holds all of it; Home and End go to the beginning and the end of what is read."""

    touchable = focusable = False

    def __init__(self, look: Look, size: Point, area: ScrollArea, *others: Node) -> None:
        """`area` is where it is read."""
        super().__init__(look, size=size, name="spread")
        self.area: Final = area
        self.add(*others, area)

    def handle(self, event: Event) -> bool:
        return self.area.leaf(event)

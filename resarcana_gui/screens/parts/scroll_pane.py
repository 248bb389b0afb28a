"""Scrollable parts of a page."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import Event, KeyDown
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.widgets.scroll import ScrollArea

ARROWS: Final = frozenset({"up", "down", "left", "right", "home", "end"})
AROUND: Final = 16.0
"""The margin kept visible around the focused control."""


class ScrollPane(ScrollArea):
    """A scroll area that follows the focus. If there are controls in its `content`, arrows move between them and
    never scroll. If it is only `read`, it takes the focus itself, and arrows scroll."""

    focusable = False
    read = False
    _followed: tuple[Control | None, bool] = (None, False)
    """What had the focus when the pane last scrolled to it, and whether its ring was shown."""

    def only_read(self) -> None:
        """Let it take the focus itself, since it has no controls; arrows then scroll."""
        self.focusable = self.read = True

    def handle(self, event: Event) -> bool:
        if isinstance(event, KeyDown) and event.chord in ARROWS and not self.read:
            return False
        return super().handle(event)

    def follow(self, control: Control | None) -> None:
        """Scroll to the focused control if it lies here and has just got the focus; after that the wheel scrolls
        freely."""
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
    """Holds the parts of a page with one scroll area, which Home and End scroll to its ends."""

    touchable = focusable = False

    def __init__(self, look: UiStyle, size: Point, area: ScrollArea, *others: Node) -> None:
        """`area` is the part that is read."""
        super().__init__(look, size=size, name="spread")
        self.area: Final = area
        self.add(*others, area)

    def handle(self, event: Event) -> bool:
        return self.area.leaf(event)

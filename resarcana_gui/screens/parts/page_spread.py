"""What lies on a page beside what is read: page keys turn that over, whatever has the focus."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import Event
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.widgets.scroll import ScrollArea


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

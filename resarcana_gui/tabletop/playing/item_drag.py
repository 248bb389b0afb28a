"""Dragging an item to a target."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Final

from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Outline, Panel
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.items.table_item import TableItem

RADIUS: Final = 12.0
"""The radius of a target's corners."""
LIGHT: Final = 0.12
"""The opacity of a drop target's tint: items on it stay legible."""
LIFTED: Final = 90.0
"""The level of a dragged item."""
BELOW: Final = -1.0
"""The level of drop targets: below all items."""

Drops = Mapping[Hashable, Choice]
"""The targets of an item, by the game's names, and the choice that dropping it there makes."""
Zones = Mapping[Hashable, Box]
"""The box of each target on the canvas."""


def target_at(point: Point, drops: Drops, zones: Zones) -> Hashable | None:
    """Return the target under a point where an item can be dropped; the smallest one there; None if there is none."""
    found = [target for target, box in zones.items() if target in drops and box.collidepoint(point)]
    return min(found, key=lambda target: zones[target].w * zones[target].h, default=None)


class Zone(Node):
    """Highlights a drop target."""

    def __init__(self, look: UiStyle, box: Box) -> None:
        super().__init__(at=box.topleft, size=box.size, name="drop here", z=BELOW)
        self.look = look

    def draw(self, painter: Painter) -> None:
        hot = self.look.colour("hot")
        painter.put(Panel(hot, hot, RADIUS), self.box, LIGHT)
        painter.put(Outline(hot, RADIUS, 4.0), self.box)


class ItemDrag:
    """Drags one item at a time under the pointer."""

    def __init__(
        self,
        look: UiStyle,
        zones: Zones,
        drops: Callable[[TableItem], Drops],
        dropped: Callable[[TableItem, Choice | None, Point], object],
    ) -> None:
        """`drops` returns the targets of an item. `dropped` is called with the item, the choice or None if it goes
        back, and the point where it was dropped."""
        self._look = look
        self._places = zones
        self._drops = drops
        self._dropped = dropped
        self._offset: Point = (0.0, 0.0)
        self._zones: list[Zone] = []
        self.item: TableItem | None = None

    def begin(self, item: TableItem, at: Point) -> bool:
        """Pick up an item, if it has a target. Return whether it has."""
        drops = self._drops(item)
        if not drops:
            return False
        self.item = item
        self._offset = (item.x - at[0], item.y - at[1])
        item.z, item.rotation = LIFTED, 0.0
        self._zones = [Zone(self._look, box) for target, box in self._places.items() if target in drops]
        if item.parent is not None:
            item.parent.add(*self._zones)
        self.move(at)
        return True

    def move(self, at: Point) -> None:
        """Move the item with the pointer."""
        if self.item is not None:
            self.item.at = (at[0] + self._offset[0], at[1] + self._offset[1])

    def end(self, at: Point) -> None:
        """Drop the item."""
        if (item := self._put_down()) is not None:
            drops = self._drops(item)
            target = target_at(at, drops, self._places)
            self._dropped(item, drops.get(target), at)

    def let_go(self) -> bool:
        """End the drag without a drop. Return whether an item was dragged; the caller puts it back."""
        return self._put_down() is not None

    def _put_down(self) -> TableItem | None:
        """Remove the targets, and return the item that was dragged."""
        item, self.item = self.item, None
        for zone in self._zones:
            if zone.parent is not None:
                zone.parent.remove(zone)
        self._zones = []
        return item

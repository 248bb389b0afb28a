"""Dragging a card to a target."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Final

from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Outline, Panel
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.cards.card import CardNode

RADIUS: Final = 12.0
LIGHT: Final = 0.12
"""The tint of a drop target: what lies on it stays legible."""
LIFTED: Final = 90.0
"""The level of a dragged card."""
BELOW: Final = -1.0
"""The level of drop targets, below all cards."""

Drops = Mapping[Hashable, Choice]
"""Where a card can be dropped, by the game's names of targets, and what that means."""
Zones = Mapping[Hashable, Box]
"""The place of each target on the canvas."""


def target_at(point: Point, drops: Drops, zones: Zones) -> Hashable | None:
    """The target under a point that a card can be dropped on; the smallest one there."""
    found = [target for target, box in zones.items() if target in drops and box.collidepoint(point)]
    return min(found, key=lambda target: zones[target].w * zones[target].h, default=None)


class Zone(Node):
    """Highlights a drop target."""

    def __init__(self, look: Look, box: Box) -> None:
        super().__init__(at=box.topleft, size=box.size, name="drop here", z=BELOW)
        self.look = look

    def draw(self, painter: Painter) -> None:
        hot = self.look.colour("hot")
        painter.put(Panel(hot, hot, RADIUS), self.box, LIGHT)
        painter.put(Outline(hot, RADIUS, 4.0), self.box)


class CardDrag:
    """One card at a time on its way under the pointer."""

    def __init__(
        self,
        look: Look,
        zones: Zones,
        drops: Callable[[CardNode], Drops],
        dropped: Callable[[CardNode, Choice | None, Point], object],
    ) -> None:
        """`drops` gives the targets for a card; `dropped` is called with the choice, or None, when the card goes back;
        and with the point where it was dropped."""
        self._look = look
        self._places = zones
        self._drops = drops
        self._dropped = dropped
        self._offset: Point = (0.0, 0.0)
        self._zones: list[Zone] = []
        self.card: CardNode | None = None

    def begin(self, card: CardNode, at: Point) -> bool:
        """Pick up a card, if it can go anywhere. Returns whether it can."""
        drops = self._drops(card)
        if not drops:
            return False
        self.card = card
        self._offset = (card.x - at[0], card.y - at[1])
        card.z, card.rotation = LIFTED, 0.0
        self._zones = [Zone(self._look, box) for target, box in self._places.items() if target in drops]
        if card.parent is not None:
            card.parent.add(*self._zones)
        self.move(at)
        return True

    def move(self, at: Point) -> None:
        """The pointer has moved."""
        if self.card is not None:
            self.card.at = (at[0] + self._offset[0], at[1] + self._offset[1])

    def end(self, at: Point) -> None:
        """Drop it."""
        card, self.card = self.card, None
        for zone in self._zones:
            if zone.parent is not None:
                zone.parent.remove(zone)
        self._zones = []
        if card is not None:
            drops = self._drops(card)
            target = target_at(at, drops, self._places)
            self._dropped(card, drops.get(target), at)

"""Dragging a card to where it is wanted: onto the own table, the discard pile, the pool, the supply."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Final

from resarcana_gui.games.resarcana.view.asking.choosing import Target
from resarcana_gui.games.resarcana.view.geometry.areas import LABEL, OWN, TABLEAU, Areas
from resarcana_gui.games.resarcana.view.geometry.arrangement import PILE_LABEL, own_discards
from resarcana_gui.scene import layout
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Outline, Panel
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.cards.card import CardNode

RADIUS: Final = 12.0
LIGHT: Final = 0.12
"""How strongly a place is tinted where something can be dropped: what lies on it can still be read."""
LIFTED: Final = 90.0
"""How high a dragged card lies."""
BELOW: Final = -1.0
"""What shows where it can be dropped lies below all cards."""

Drops = Mapping[Hashable, Choice]
Zones = Mapping[Target, Box]


def zones(areas: Areas) -> Zones:
    """Where each target is on the canvas."""
    pile, supply = own_discards(), areas.supply
    around = layout.inset(pile.box(), -9, -5).union(Box(pile.x, OWN.bottom - PILE_LABEL, 1, PILE_LABEL - 4))
    named = Box(supply.x, supply.y - LABEL, supply.w, supply.h + LABEL)
    return {
        Target.OWN_TABLEAU: TABLEAU, Target.DISCARD_PILE: around, Target.OWN_POOL: OWN, Target.SUPPLY: named,
    }  # fmt: skip


def target_at(point: Point, drops: Drops, places: Zones) -> Target | None:
    """The target under a point that a card can be dropped on; the smallest that contains it."""
    found = [
        (box.w * box.h, target.value, target)
        for target, box in places.items()
        if target in drops and box.collidepoint(point)
    ]
    return min(found)[2] if found else None


class Zone(Node):
    """Shows where what is being dragged can be dropped."""

    def __init__(self, look: Look, box: Box) -> None:
        super().__init__(at=box.topleft, size=box.size, name="drop here", z=BELOW)
        self.look = look

    def draw(self, painter: Painter) -> None:
        hot = self.look.colour("hot")
        painter.put(Panel(hot, hot, RADIUS), self.box, LIGHT)
        painter.put(Outline(hot, RADIUS, 4.0), self.box)


class Dragging:
    """One card at a time on its way under the pointer."""

    def __init__(
        self,
        look: Look,
        places: Zones,
        drops: Callable[[CardNode], Drops],
        dropped: Callable[[CardNode, Choice | None, Point], object],
    ) -> None:
        """`places` are where the targets are, `drops` says which of them a card can go to; `dropped` is called with
        what was chosen, or None: it goes back then; and with where it was let go."""
        self._look = look
        self._places = places
        self._drops = drops
        self._dropped = dropped
        self._offset: Point = (0.0, 0.0)
        self._zones: list[Zone] = []
        self.card: CardNode | None = None

    def begin(self, card: CardNode, at: Point) -> bool:
        """Take up a card, if it can go anywhere."""
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
        """The pointer is here now."""
        if self.card is not None:
            self.card.at = (at[0] + self._offset[0], at[1] + self._offset[1])

    def end(self, at: Point) -> None:
        """Let go."""
        card, self.card = self.card, None
        for zone in self._zones:
            if zone.parent is not None:
                zone.parent.remove(zone)
        self._zones = []
        if card is not None:
            drops = self._drops(card)
            target = target_at(at, drops, self._places)
            self._dropped(card, drops[target] if target is not None else None, at)

"""Cards laid out to choose from, when they are not visible on the table; and choosing cards in the player's hand."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.asking.card_lists import CardsModel
from resarcana_gui.tabletop.asking.controls.picker import Picker
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.geometry.placements import SHAPE
from resarcana_gui.tabletop.items.table_item import Key

GAP: Final = 12.0
"""Between cards."""
EDGE: Final = 12.0
"""The margin around the cards."""
LARGEST: Final = 196.0
"""The greatest width of a card."""
MOST_ROWS: Final = 3
"""The greatest number of rows."""

CardNaming = Callable[[int], str]
"""Returns the name of a card's node."""


def card_name(card: int) -> str:
    """Return the usual name of a card's node."""
    return f"card {card}"


def spread(count: int, room: Box, below: float = 0.0) -> list[Box]:
    """Return boxes for cards in the middle of a room, in the number of rows that makes them largest; `below` is kept
    free below each row."""
    if not count:
        return []
    wide, rows = max((_width(count, rows, room, below), -rows) for rows in range(1, min(count, MOST_ROWS) + 1))
    across = math.ceil(count / -rows)
    high = wide * SHAPE + below
    top = room.centery - (-rows * (high + GAP) - GAP) / 2
    boxes = []
    for at in range(count):
        row, column = divmod(at, across)
        beside = min(across, count - row * across)
        left = room.centerx - (beside * (wide + GAP) - GAP) / 2
        boxes.append(Box(left + column * (wide + GAP), top + row * (high + GAP), wide, wide * SHAPE))
    return boxes


def _width(count: int, rows: int, room: Box, below: float) -> float:
    """Return the width of cards in this many rows."""
    across = math.ceil(count / rows)
    by_width = (room.w - 2 * EDGE + GAP) / across - GAP
    by_height = ((room.h - 2 * EDGE + GAP) / rows - GAP - below) / SHAPE
    return min(LARGEST, by_width, by_height)


class CardGrid(Node):
    """Clickable cards on a dark panel in the middle of a room; a click between them reaches nothing below."""

    touchable = True

    def __init__(
        self,
        look: UiStyle,
        faces: Faces,
        cards: Iterable[int],
        room: Box,
        clicked: Callable[[int], object],
        card_naming: CardNaming = card_name,
        *,
        below: float = 0.0,
    ) -> None:
        super().__init__(name="cards")
        self.look: Final = look
        shown = list(cards)
        self.boxes: Final = spread(len(shown), room, below)
        self._ground: Final = self._around(below)
        self.cards: Final = [
            CardNode(look, faces, card, box.w, at=box.center, name=card_naming(card))
            for card, box in zip(shown, self.boxes, strict=True)
        ]
        for card, node in zip(shown, self.cards, strict=True):
            node.mark = "can"
            node.on_click = lambda card=card: clicked(card)
        self.add(*self.cards)

    def bounds(self) -> Box:
        """Return the area it covers."""
        return self._ground

    def contains(self, point: Point) -> bool:
        return bool(self._ground.collidepoint(point))

    def draw(self, painter: Painter) -> None:
        if self.cards:
            painter.put(self.look.shadow(18.0, 16.0), self._ground.inflate(32, 32).move(0, 6))
            painter.put(self.look.panel(radius=18.0, alpha=0.92), self._ground)

    def _around(self, below: float) -> Box:
        if not self.boxes:
            return Box(0, 0, 0, 0)
        whole = self.boxes[0].unionall(self.boxes[1:])
        return Box(whole.x - EDGE, whole.y - EDGE, whole.w + 2 * EDGE, whole.h + below + 2 * EDGE)


class CardsPicker(Picker):
    """Several cards in the player's hand: a click on one chooses or unchooses it."""

    def __init__(self, model: CardsModel[Command], told: Callable[[Command | None], str]) -> None:
        """`told` returns what an answer does or, for None, that cards are still to be chosen."""
        super().__init__("cards")
        self.model: Final = model
        self._told: Final = told

    @property
    def command(self) -> Command | None:
        return self.model.command

    @property
    def caption(self) -> str:
        return self._told(self.model.command)

    @property
    def marks(self) -> Mapping[Key, str]:
        return {card: "chosen" if card in self.model.chosen else "can" for card in self.model.hand}

    @property
    def progress(self) -> object:
        return self.model.chosen

    def resume(self, progress: object) -> None:
        assert isinstance(progress, list)
        self.model.chosen = progress

    def click(self, key: Key) -> bool:
        if not (isinstance(key, int) and self.model.toggle(key)):
            return False
        self.changed_by_hand()
        return True

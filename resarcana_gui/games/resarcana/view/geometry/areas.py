"""The areas of the table on the canvas, for two to four seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from resarcana_gui.scene import layout
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.geometry.spots import SHAPE

MARGIN: Final = 12.0
LEFT: Final = Box(12, 12, 300, 1056)
"""The large card, and everything about it."""
MIDDLE: Final = Box(324, 12, 1276, 1056)
RIVALS: Final = Box(324, 12, 1276, 212)
CENTRE: Final = Box(324, 234, 1276, 258)
TABLEAU: Final = Box(324, 502, 1276, 266)
OWN: Final = Box(324, 780, 312, 288)
"""The viewer's pool, points and piles."""
HAND: Final = Box(648, 786, 548, 282)
ASKING: Final = Box(1200, 774, 400, 294)
"""Where questions are asked; controls that need more room grow up and to the left."""

CLOSER: Final = 246.0
"""How much narrower the hand is at twice the text size."""

LABEL: Final = 30.0
"""The height of the label above an area."""
PLACE_WIDTH: Final = 134.0
MONUMENT_WIDTH: Final = 134.0
PILE_COLUMN: Final = 96.0
"""The width of the column with the monument deck and the supply."""
DECK_WIDTH: Final = 84.0
ITEM_WIDTH: Final = 48.0


@dataclass(frozen=True)
class Board:
    """A rival's part of the table."""

    seat: int
    whole: Box
    head: Box
    """Name, points, essences, piles."""
    cards: Box
    """Its components in play."""


@dataclass(frozen=True)
class Areas:
    """The areas of one table, one for every seat; `home` is the viewer."""

    home: int
    boards: tuple[Board, ...]
    places: Box
    monuments: Box
    monument_deck: Box
    items: Box
    supply: Box
    hand: Box
    tableau: Box
    """The room for the viewer's components in play."""


def areas(seats: int, home: int, text_scale: float = 1.0) -> Areas:
    """The areas of a table for this many seats, as `home` sees it: rivals from its left, clockwise. With large texts
    the hand is narrower, since questions need more room."""
    rivals = [(home + step) % seats for step in range(1, seats)]
    boxes = layout.columns(RIVALS, [1.0] * len(rivals), gap=MARGIN)
    centre = layout.inset(CENTRE, 14, 10)
    high = PLACE_WIDTH * SHAPE
    places = Box(centre.x, centre.y + LABEL, 5 * PLACE_WIDTH + 4 * 8, high)
    monuments = Box(places.right + 22, places.y, 2 * MONUMENT_WIDTH + 8, high)
    column = Box(monuments.right + 12, places.y, PILE_COLUMN, centre.bottom - places.y)
    deck = Box(column.centerx - DECK_WIDTH / 2, column.y, DECK_WIDTH, DECK_WIDTH * SHAPE)
    items = Box(column.right + 10, places.y, centre.right - column.right - 10, centre.bottom - places.y)
    supply = Box(column.x - 4, deck.bottom + LABEL, column.w + 8, column.bottom - deck.bottom - LABEL)
    hand = Box(HAND.x, HAND.y, HAND.w - CLOSER * (text_scale - 1.0), HAND.h)
    return Areas(
        home, tuple(_board(seat, box) for seat, box in zip(rivals, boxes, strict=True)),
        places, monuments, deck, items, supply, hand, TABLEAU,
    )  # fmt: skip


def _board(seat: int, box: Box) -> Board:
    """A single rival has all its room beside its name; several have it below."""
    inner = layout.inset(box, 12, 8)
    if box.w > 1000:
        head = Box(inner.x, inner.y, 330, inner.h)
        return Board(seat, box, head, Box(head.right + 14, inner.y, inner.right - head.right - 14, inner.h))
    head = Box(inner.x, inner.y, inner.w, 76)
    return Board(seat, box, head, Box(inner.x, head.bottom + 4, inner.w, inner.bottom - head.bottom - 4))

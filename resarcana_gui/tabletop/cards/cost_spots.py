"""The places of a cost's tokens on the picture of a card: below each other while there is room, else in columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from resarcana_gui.scene.transform import Box

APART: Final = 1.06
"""The usual distance of tokens, relative to their side."""
CLOSEST: Final = 0.72
"""The least distance: their numbers are in the lower right corner, where the next token would cover them."""
SHARES: Final = (1.0, 0.9, 0.8, 0.7, 0.6)
"""The sides that are tried, relative to the usual one."""
LEAST: Final = 24.0
"""The least side, in which a number still fits; tokens that are smaller anyway keep their side."""
MOST_COLUMNS: Final = 4


def cost_spots(count: int, room: Box, side: float, taken: Sequence[Box]) -> list[Box]:
    """Return a square for each of several tokens, from the upper left corner of the room: as large as possible, at
    most `side`, and in as few columns as needed to cover neither each other nor what is `taken`."""

    def hidden(tried: tuple[int, list[Box]]) -> tuple[float, int]:
        number, spots = tried
        return round(_outside(spots, room) + _shared(spots, taken) + _crowded(spots)), number

    return min(enumerate(_arrangements(count, room, side, taken)), key=hidden)[1]


def _arrangements(count: int, room: Box, side: float, taken: Sequence[Box]) -> Iterator[list[Box]]:
    sides = [side * share for share in SHARES if share == 1.0 or side * share >= LEAST]
    for each in sides:
        for columns in range(1, min(count, MOST_COLUMNS) + 1):
            yield _in_columns(count, columns, room, each, taken)


def _in_columns(count: int, columns: int, room: Box, side: float, taken: Sequence[Box]) -> list[Box]:
    """Return squares in columns, as far apart as the room allows."""
    across = min(side * APART, (room.w - side) / max(columns - 1, 1)) if columns > 1 else 0.0
    wide = Box(room.x, room.y, across * (columns - 1) + side, room.h)
    lowest = min([room.bottom, *(box.top for box in taken if box.left < wide.right and box.right > wide.left)])
    rows = -(-count // columns)
    down = max(side * CLOSEST, min(side * APART, (lowest - room.top - side) / max(rows - 1, 1)))
    return [Box(room.x + at % columns * across, room.y + at // columns * down, side, side) for at in range(count)]


def _outside(spots: Sequence[Box], room: Box) -> float:
    """Return how much of them lies outside the room, in square pixels."""
    inside = [spot.clip(room) for spot in spots]
    return sum(spot.w * spot.h for spot in spots) - sum(part.w * part.h for part in inside)


def _shared(spots: Sequence[Box], taken: Sequence[Box]) -> float:
    """Return how much of them lies on something else, in square pixels."""
    return sum(part.w * part.h for part in (spot.clip(box) for spot in spots for box in taken))


def _crowded(spots: Sequence[Box]) -> float:
    """Return how much of them covers each other beyond what the least distance allows, in square pixels."""
    parts = [one.clip(other) for one, other in combinations(spots, 2)]
    side = spots[0].w if spots else 0.0
    allowed = (1.0 - CLOSEST) * side * side
    return sum(max(0.0, part.w * part.h - allowed - 1.0) for part in parts)

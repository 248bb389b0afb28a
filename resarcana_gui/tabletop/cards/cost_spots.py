"""Where the tokens of a cost stand on the picture of a card: below each other while there is room, else in columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from resarcana_gui.scene.transform import Box

APART: Final = 1.06
"""The distance of tokens where there is room for it, relative to their side; ..."""
CLOSEST: Final = 0.72
"""... and the least: their numbers are in the lower right, and any closer one would lie on the next."""
SHARES: Final = (1.0, 0.9, 0.8, 0.7)
"""The sides that are tried, as shares of the usual one."""
LEAST: Final = 24.0
"""Smaller tokens would not hold their numbers, unless they are that small anyway."""
MOST_COLUMNS: Final = 3


def cost_spots(count: int, room: Box, side: float, taken: Sequence[Box]) -> list[Box]:
    """A square for each of several tokens, from the upper left corner of the room: as large as they may be, at most
    `side`, and in as few columns as they need to hide neither each other nor what is taken."""

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
    """As far apart as the room lets them be."""
    across = min(side * APART, (room.w - side) / max(columns - 1, 1)) if columns > 1 else 0.0
    wide = Box(room.x, room.y, across * (columns - 1) + side, room.h)
    lowest = min([room.bottom, *(box.top for box in taken if box.left < wide.right and box.right > wide.left)])
    rows = -(-count // columns)
    down = max(side * CLOSEST, min(side * APART, (lowest - room.top - side) / max(rows - 1, 1)))
    return [Box(room.x + at % columns * across, room.y + at // columns * down, side, side) for at in range(count)]


def _outside(spots: Sequence[Box], room: Box) -> float:
    """How much of them lies outside the room, in square pixels."""
    inside = [spot.clip(room) for spot in spots]
    return sum(spot.w * spot.h for spot in spots) - sum(part.w * part.h for part in inside)


def _shared(spots: Sequence[Box], taken: Sequence[Box]) -> float:
    """How much of them lies on something else."""
    return sum(part.w * part.h for part in (spot.clip(box) for spot in spots for box in taken))


def _crowded(spots: Sequence[Box]) -> float:
    """How much of them lies on each other although they are as far apart as they must be at least."""
    parts = [one.clip(other) for one, other in combinations(spots, 2)]
    side = spots[0].w if spots else 0.0
    allowed = (1.0 - CLOSEST) * side * side
    return sum(max(0.0, part.w * part.h - allowed - 1.0) for part in parts)

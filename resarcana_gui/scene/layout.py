"""Boxes within boxes: rows, columns, grids and fans. Plain functions that know no kind of node.

`align` is where things go that do not fill their box: 0 at its start, 0.5 in the middle, 1 at its end.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box, Point

APART: Final = 0.03
"""The gap between two cards of a hand, relative to their width."""
CARD_SHAPE: Final = 1.4
"""The height of a card relative to its width, unless a game says otherwise."""
CARD_CORNER: Final = 22 / 480
"""The radius of a card's corners, relative to its width."""


class Pose(NamedTuple):
    """The centre of a card, and its rotation in degrees."""

    x: float
    y: float
    angle: float = 0.0


def inset(box: Box, left: float, top: float | None = None) -> Box:
    """Return a box made smaller on all sides. `top` is the inset above and below, if different."""
    return box.inflate(-2 * left, -2 * (left if top is None else top))


def row(box: Box, sizes: Sequence[Point], gap: float = 0.0, align: float = 0.0, cross: float = 0.5) -> list[Box]:
    """Return boxes of given sizes from left to right."""
    total = sum(width for width, _ in sizes) + gap * max(len(sizes) - 1, 0)
    x = box.x + (box.w - total) * align
    boxes = []
    for width, height in sizes:
        boxes.append(Box(x, box.y + (box.h - height) * cross, width, height))
        x += width + gap
    return boxes


def column(box: Box, sizes: Sequence[Point], gap: float = 0.0, align: float = 0.0, cross: float = 0.0) -> list[Box]:
    """Return boxes of given sizes from top to bottom."""
    flipped = Box(box.y, box.x, box.h, box.w)
    laid = row(flipped, [(height, width) for width, height in sizes], gap, align, cross)
    return [Box(one.y, one.x, one.h, one.w) for one in laid]


def columns(box: Box, shares: Sequence[float], gap: float = 0.0) -> list[Box]:
    """Return a box divided into parts side by side. Values above 1 are widths; others divide the rest."""
    boxes, x = [], box.x
    for width in _lengths(box.w, shares, gap):
        boxes.append(Box(x, box.y, width, box.h))
        x += width + gap
    return boxes


def rows(box: Box, shares: Sequence[float], gap: float = 0.0) -> list[Box]:
    """Return a box divided into parts below each other. Values above 1 are heights; others divide the rest."""
    flipped = columns(Box(box.y, box.x, box.h, box.w), shares, gap)
    return [Box(one.y, one.x, one.h, one.w) for one in flipped]


def grid(box: Box, count: int, across: int, gap: float = 0.0) -> list[Box]:
    """Return equal boxes in reading order, `across` in each row. Raises ValueError for less than one."""
    if across < 1:
        raise ValueError(f"A grid has at least one column, not {across}.")
    down = max(1, math.ceil(count / across))
    width = (box.w - gap * (across - 1)) / across
    height = (box.h - gap * (down - 1)) / down
    return [
        Box(box.x + number % across * (width + gap), box.y + number // across * (height + gap), width, height)
        for number in range(count)
    ]


def spread(box: Box, count: int, width: float, gap: float = 0.0, align: float = 0.5) -> list[Pose]:
    """Return boxes for cards of one width side by side. Too many overlap evenly; none leaves the box."""
    step = min(width + gap, (box.w - width) / (count - 1)) if count > 1 else 0.0
    step = max(step, 0.0)
    start = box.x + (box.w - width - step * (count - 1)) * align + width / 2
    return [Pose(start + step * number, box.centery) for number in range(count)]


def fan(box: Box, count: int, width: float, tilt: float = 4.0, widest: float = 28.0) -> list[Pose]:
    """Return the spots of a hand of cards. Each is rotated by `tilt` degrees more than the previous one, by `widest`
    in all at most, on an arc whose top is the middle of the box. They overlap only when there are too many for the
    box."""
    spots = spread(box, count, width, gap=width * APART)
    step = min(tilt, widest / (count - 1)) if count > 1 else 0.0
    across = spots[1].x - spots[0].x if count > 1 else 0.0
    radius = across / math.radians(step) if step else 0.0
    turned = []
    for number, spot in enumerate(spots):
        angle = (number - (count - 1) / 2) * step
        turned.append(Pose(spot.x, spot.y + radius * (1 - math.cos(math.radians(angle))), angle))
    return turned


def covered(box: Box, others: Iterable[Box]) -> float:
    """Return how much of other boxes a box covers."""
    parts = [box.clip(other) for other in others]
    return sum(part.w * part.h for part in parts)


def place(node: Node, box: Box) -> None:
    """Set a node's position and size to a box of its parent."""
    node.size = (box.w, box.h)
    ax, ay = node.anchor
    node.at = (box.x + ax * box.w, box.y + ay * box.h)


def _lengths(length: float, shares: Sequence[float], gap: float) -> list[float]:
    fixed = sum(share for share in shares if share > 1)
    free = length - fixed - gap * (len(shares) - 1)
    whole = sum(share for share in shares if share <= 1) or 1.0
    return [share if share > 1 else max(free, 0.0) * share / whole for share in shares]

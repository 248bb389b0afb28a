"""Finds a place for a speech or a board on a table, where it hides as little as possible of what is needed."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from resarcana_gui.scene.control import Control, Texts
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.screens.table_view import TableLayout

WIDEST_ITEM: Final = 420.0
"""A wider control is not a single item but a part of the table with others on it."""
IMPORTANT_FACTOR: Final = 4.0
"""The factor for hiding what matters now, ..."""
KEPT_FACTOR: Final = 1000.0
"""... for hiding what is kept, ..."""
FORBIDDEN: Final = 10_000.0
"""... and for covering the top bar or buttons, or leaving the screen."""
AWAY: Final = 200.0
"""The cost of each pixel between a speech and what it is about, in hidden square pixels."""
BESIDE: Final = 22.0
"""Between the two: the light around what is mentioned has room there."""
EDGE: Final = 16.0
STEPS: Final = (12, 8)
"""The numbers of columns and rows of places to try when the usual places are taken."""
NARROWEST: Final = 300.0
"""Below this width only a few words fit on a line."""


def best_placed(
    speakers: Iterable[Node], layout: TableLayout, screen: Node, important: Sequence[Box], kept: Sequence[Box] = (),
    about: Sequence[Box] = (),
) -> Node:  # fmt: skip
    """Return the node that hides least of the screen (a narrow and a wide one with the same words, say), moved to
    its best place: beside the player's own row, above it to the right, or anywhere that hides nothing. Hiding what
    is important costs more, and so does hiding what is the player's own; what is `kept` is hidden only where there
    is no other place, and even then neither the top bar nor buttons are. What it is `about` should be near."""
    used, nodes = list(_used(screen)), list(speakers)
    wanted = [*important, *(box for box in used if box.top >= layout.top_bar.bottom)]

    def cost(box: Box, most: float) -> float:
        hidden = FORBIDDEN * _forbidden(box, layout, screen.height) + KEPT_FACTOR * _shared(box, kept)
        hidden += AWAY * min((apart(box, each) for each in about), default=0.0)
        return hidden if hidden >= most else hidden + _hidden(box, used, wanted)

    best, least = nodes[0], math.inf
    for places in (partial(_around, about), _usual, _anywhere):
        for speaker, at in ((each, at) for each in nodes for at in places(each, layout, screen)):
            if least and (hidden := cost(Box(*at, *speaker.size), least)) < least:
                best, best.at, least = speaker, at, hidden
    return best


def _used(screen: Node) -> Iterator[Box]:
    """Yield the areas on a screen that are needed: items and texts."""
    for node in screen.walk():
        if isinstance(node, Texts) and node.shown:
            if isinstance(node, Control) and node.width < WIDEST_ITEM:
                yield node.bounds()
            elif not isinstance(node, Control):
                yield from (node.world().bounds(shown.box) for shown in node.texts() if shown.block.text)


def free_parts(asked: Iterable[Box], room: Box) -> Sequence[Box]:
    """Return the parts of a room outside the question's areas, the largest first; they may overlap."""
    parts = [room]
    for box in asked:
        parts = [left for part in parts for left in _beside(box.inflate(2 * EDGE, 2 * EDGE), part)]
    return sorted(parts, key=lambda part: -part.w * part.h)


def _beside(box: Box, part: Box) -> Sequence[Box]:
    """Return what is left of a part: above, left, right and below."""
    if not box.colliderect(part):
        return [part]
    sides = (
        Box(part.x, part.y, part.w, box.top - part.y),
        Box(part.x, part.y, box.left - part.x, part.h),
        Box(box.right, part.y, part.right - box.right, part.h),
        Box(part.x, box.bottom, part.w, part.bottom - box.bottom),
    )
    return [side for side in sides if side.w >= NARROWEST and side.h > 0]


def _usual(node: Node, layout: TableLayout, screen: Node) -> Iterator[Point]:
    """Yield the places beside the player's own row, right and left, and above it to the right."""
    right, low = screen.width - node.width - EDGE, layout.top_bar.bottom + EDGE
    yield from ((right, low), (EDGE, low), (right, EDGE))


def _around(about: Sequence[Box], node: Node, layout: TableLayout, screen: Node) -> Iterator[Point]:
    """Yield the places at the four sides of what is spoken of, within the screen and off the top bar."""
    right, low = screen.width - node.width - EDGE, screen.height - node.height - EDGE
    for box in (each.inflate(2 * BESIDE, 2 * BESIDE) for each in about):
        ys = (box.top, box.bottom - node.height, box.centery - node.height / 2)
        xs = (box.left, box.right - node.width, box.centerx - node.width / 2)
        sides = [(x, y) for x in (box.right, box.left - node.width) for y in ys]
        sides += [(x, y) for y in (box.bottom, box.top - node.height) for x in xs]
        for x, y in sides:
            yield min(max(x, EDGE), right), _off(layout.top_bar, min(max(y, EDGE), low), node.height)


def _off(bar: Box, y: float, height: float) -> float:
    """Return where something of a height lies that would overlap a bar, if it is moved up or down off it."""
    if y >= bar.bottom or y + height <= bar.top:
        return y
    return bar.bottom + EDGE if y + height / 2 > bar.centery else bar.top - EDGE - height


def apart(one: Box, other: Box) -> float:
    """Return the distance between two boxes, 0 if they touch."""
    across = max(one.left - other.right, other.left - one.right, 0.0)
    return math.hypot(across, max(one.top - other.bottom, other.top - one.bottom, 0.0))


def _anywhere(node: Node, layout: TableLayout, screen: Node) -> Iterator[Point]:
    """Yield places all over the screen, from the lower right corner."""
    right, low = screen.width - node.width - EDGE, screen.height - node.height - EDGE
    across, down = STEPS
    for row in range(down, -1, -1):
        for column in range(across, -1, -1):
            yield EDGE + (right - EDGE) * column / across, EDGE + (low - EDGE) * row / down


def _hidden(box: Box, used: Sequence[Box], important: Sequence[Box]) -> float:
    return _shared(box, used) + IMPORTANT_FACTOR * _shared(box, important)


def _forbidden(box: Box, layout: TableLayout, lowest: float) -> float:
    """Return the area that covers the top bar or buttons, or lies below the screen."""
    below = max(0.0, box.bottom - lowest) * box.w
    return below + _shared(box, [layout.top_bar, layout.confirm, layout.undo])


def _shared(box: Box, others: Sequence[Box]) -> float:
    """Return the area of a box that overlaps others, in square pixels."""
    parts = (box.clip(others[at]) for at in box.collidelistall(others))
    return sum(part.w * part.h for part in parts)

"""Where cards lie that are chosen from before the first round: in the place of the viewer's components, as large as
possible."""

from __future__ import annotations

import math
from typing import Final

from resarcana_gui.games.resarcana.view.geometry.areas import HAND, MIDDLE, TABLEAU, Areas
from resarcana_gui.scene import layout
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.geometry.spots import SHAPE

WIDEST: Final = 164.0
NARROWEST: Final = 117.0
"""Narrower cards do not show what they do: a second row begins below the first instead."""
GAP: Final = 8.0
ROOM: Final = layout.inset(TABLEAU, 16, 14)
LINE: Final = 772.0
"""Where the second row begins: below it there is room for the question."""


def offered(count: int, areas: Areas) -> list[Box]:
    """Boxes for this many cards, from the left: in one row, or with a second one over the place of the hand, or else in
    two rows of small ones."""
    if not count:
        return []
    width = min(WIDEST, (ROOM.w + GAP) / count - GAP)
    if width >= NARROWEST:
        return _row(count, width, ROOM)
    below = _below(areas)
    first, second = _fitting(ROOM), _fitting(below)
    if count <= first + second:
        return _row(first, NARROWEST, ROOM) + _row(count - first, NARROWEST, below)
    across = math.ceil(count / 2)
    width = min((ROOM.w + GAP) / across - GAP, (ROOM.h - GAP) / 2 / SHAPE)
    upper, lower = layout.rows(ROOM, [1.0, 1.0], GAP)
    return _row(across, width, upper) + _row(count - across, width, lower)


def room_for_hand(count: int, areas: Areas) -> Box:
    """The room for the hand while this many cards are offered: a low strip when they take its usual place."""
    boxes = offered(count, areas)
    if not boxes or boxes[-1].bottom <= TABLEAU.bottom:
        return areas.hand
    top = boxes[-1].bottom + GAP / 2
    return Box(areas.hand.x, top, areas.hand.w, MIDDLE.bottom - top - GAP)


def _below(areas: Areas) -> Box:
    """The row over the place of the hand; above the question too, unless large texts make that high."""
    right = MIDDLE.right if areas.hand.w >= HAND.w else areas.hand.right
    return Box(areas.hand.x, LINE, right - areas.hand.x, NARROWEST * SHAPE)


def _fitting(room: Box) -> int:
    """How many fit side by side."""
    return int((room.w + GAP) // (NARROWEST + GAP))


def _row(count: int, width: float, room: Box) -> list[Box]:
    """This many in the middle of a room."""
    left = room.centerx - (count * (width + GAP) - GAP) / 2
    high = width * SHAPE
    return [Box(left + at * (width + GAP), room.centery - high / 2, width, high) for at in range(count)]

"""Where cards lie that are chosen from before the first round: in the place of the viewer's components, as large as
possible."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.view.geometry.areas import Areas
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.geometry.spots import SHAPE

NARROWEST: Final = 118.0
"""Narrower cards do not show what they do: a second row begins below the first instead."""
GAP: Final = 10.0


def offered(count: int, areas: Areas) -> list[Box]:
    """Boxes for this many cards, from the left: in one row, or with a second one over the place of the hand."""
    if not count:
        return []
    row, below = areas.row, areas.hand
    width = min(areas.own_width, (row.w + GAP) / count - GAP, row.h / SHAPE)
    if width >= NARROWEST:
        return _row(count, width, row)
    second = min(int((below.w + GAP) // (NARROWEST + GAP)), count // 2)
    width = min(areas.own_width, (row.w + GAP) / (count - second) - GAP, row.h / SHAPE)
    low = Box(below.x, below.y, below.w, NARROWEST * SHAPE)
    return _row(count - second, width, row) + _row(second, NARROWEST, low)


def room_for_hand(count: int, areas: Areas) -> Box:
    """The room for the hand while this many cards are offered: a low strip when they take its usual place."""
    boxes = offered(count, areas)
    if not boxes or boxes[-1].bottom <= areas.row.bottom:
        return areas.hand
    top = boxes[-1].bottom + GAP / 2
    return Box(areas.hand.x, top, areas.hand.w, areas.canvas.bottom - top - GAP / 2)


def _row(count: int, width: float, room: Box) -> list[Box]:
    """This many in the middle of a room."""
    left = room.centerx - (count * (width + GAP) - GAP) / 2
    high = width * SHAPE
    return [Box(left + at * (width + GAP), room.centery - high / 2, width, high) for at in range(count)]

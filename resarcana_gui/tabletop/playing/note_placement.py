"""Finds the place of a note beside the item that it is about, where it hides least of what one compares with it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from resarcana_gui.scene.transform import Box, Point

BESIDE: Final = 8.0
"""Between the item and its note."""
LOWER: Final = 14.0
"""How much lower the note begins, if it hangs at the item's side."""
LEANS: Final = 1.3
"""How many times more room there must be at the left for the note to hang there: at the right it hides less of the
player's own cards."""
AWAY: Final = 200.0
"""The cost of each pixel between the item and its note, in hidden square pixels."""
FURTHEST: Final = 800.0
"""The most pixels between them."""


class Kept(NamedTuple):
    """An area that a note should not hide."""

    box: Box
    weight: float
    """How much worse it is to hide than any other part of the table."""


class NotePlace(NamedTuple):
    """A place of a note, and what it costs to hang there."""

    at: Point
    """The upper left corner."""
    cost: float
    """What is hidden, in weighted square pixels, and the distance."""
    hides: bool
    """Whether anything is hidden that weighs more than the rest of the table."""


def note_place(size: Point, item: Box, room: Box, kept: Sequence[Kept] = (), clear: Box | None = None) -> NotePlace:
    """Return the best place of a note in a room. It never hides the item. Without anything to keep it hangs at the
    item's side with more room; beside `clear` instead, an area around the item, if it fits there."""
    width, _ = size
    wide = item if clear is None or not _fits_beside(clear, width, room) else clear
    places = [_within(place, size, room) for place in _usual(size, item, wide, room)]
    if not kept:
        return NotePlace(places[0], 0.0, hides=False)
    weighty = [each.box for each in kept if each.weight > 1]
    places += (_within(place, size, room) for place in _further(size, wide, weighty))
    cost, at = min(_bearable(places, size, item, wide, kept), key=lambda found: found[0])
    return NotePlace(at, cost, hides=Box(*at, *size).collidelist(weighty) >= 0)


def _bearable(
    places: Sequence[Point], size: Point, item: Box, wide: Box, kept: Sequence[Kept]
) -> Iterator[tuple[float, Point]]:
    """Yield the first place, and each that is better than those before it, with its cost: beside an area, the nearer to
    the item the better."""
    boxes, least = [each.box for each in kept], math.inf
    for at, place in enumerate(places):
        box = Box(*place, *size)
        away = _apart(box, item)
        cost = AWAY * max(0.0, away - BESIDE)
        if at and (cost >= least or away > FURTHEST or box.colliderect(wide)):
            continue
        cost += sum(kept[index].weight * _shared(box, boxes[index]) for index in box.collidelistall(boxes))
        if cost < least:
            least = cost
            yield cost, place


def _usual(size: Point, item: Box, wide: Box, room: Box) -> Iterator[Point]:
    """Yield the places at the two sides of an area, the one with more room first."""
    y = min(item.top + LOWER, room.bottom - size[1])
    sides = (wide.right + BESIDE, wide.left - BESIDE - size[0])
    right = LEANS * (room.right - wide.right) >= wide.left - room.left
    for x in sides if right else sides[::-1]:
        yield x, y


def _further(size: Point, item: Box, kept: Sequence[Box]) -> Iterator[Point]:
    """Yield places around the item and around what is not to be hidden."""
    width, height = size
    around = (item, *kept)
    xs = {item.left, item.centerx - width / 2, item.right - width}
    xs.update(x for box in around for x in (box.right + BESIDE, box.left - BESIDE - width))
    ys = {item.top + LOWER, item.bottom - height}
    ys.update(y for box in around for y in (box.bottom + BESIDE, box.top - BESIDE - height))
    for x in sorted(xs, key=lambda x: abs(x + width / 2 - item.centerx)):
        for y in sorted(ys, key=lambda y: abs(y - item.top)):
            yield x, y


def _within(place: Point, size: Point, room: Box) -> Point:
    x = min(max(place[0], room.left), room.right - size[0])
    return x, max(min(place[1], room.bottom - size[1]), room.top)


def _apart(one: Box, other: Box) -> float:
    """Return the distance between two boxes, 0 if they touch."""
    across = max(one.left - other.right, other.left - one.right, 0.0)
    return math.hypot(across, max(one.top - other.bottom, other.top - one.bottom, 0.0))


def _shared(one: Box, other: Box) -> float:
    part = one.clip(other)
    return part.w * part.h


def _fits_beside(box: Box, width: float, room: Box) -> bool:
    """Return whether something of a width fits beside a box, on the side with more room."""
    return max(room.right - box.right, box.left - room.left) >= width + BESIDE

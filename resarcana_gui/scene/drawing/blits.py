"""The pictures that a frame puts on its surface, as a list, and the difference between two such lists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

import pygame

from resarcana_gui.scene.drawing.dirty_regions import Place


class Blit(NamedTuple):
    """One picture on the surface, made by `blit`. The picture must not be drawn on afterwards: to use the same
    memory again, show it as another surface."""

    picture: pygame.Surface
    at: tuple[int, int]
    clip: Place
    """The part of the surface that the picture is clipped to."""
    flags: int
    """pygame's blend flags."""
    place: Place
    """The visible box of the picture on the surface. It is stored because a frame reads that of every blit."""


def blit(picture: pygame.Surface, at: tuple[int, int], clip: Place, flags: int) -> Blit:
    """Return the blit of a picture with its top left corner at a pixel of the surface, clipped to `clip`."""
    (x, y), (left, top, across, down), (width, height) = at, clip, picture.get_size()
    if (
        x >= left and y >= top and x + width <= left + across and y + height <= top + down
    ):  # the usual case: nothing is clipped
        return Blit(picture, at, clip, flags, (x, y, width, height))
    x, y, right, low = max(x, left), max(y, top), min(x + width, left + across), min(y + height, top + down)
    return Blit(picture, at, clip, flags, (x, y, max(0, right - x), max(0, low - y)))


def play(surface: pygame.Surface, blits: Iterable[Blit], within: pygame.Rect) -> None:
    """Draw the blits in order on one part of a surface. Sets the surface's clip."""
    for (clip, flags), group in groupby(blits, lambda each: each[2:4]):
        surface.set_clip(within.clip(clip))
        surface.fblits([each[:2] for each in group], flags)


def outside(place: pygame.Rect, covered: pygame.Rect) -> Iterator[pygame.Rect]:
    """Yield the parts of a place that an opaque picture leaves uncovered: above and below it, left and right."""
    inner = covered.clip(place)
    if not (inner.w and inner.h):
        yield place
        return
    yield pygame.Rect(place.x, place.y, place.w, inner.y - place.y)
    yield pygame.Rect(place.x, inner.bottom, place.w, place.bottom - inner.bottom)
    yield pygame.Rect(place.x, inner.y, inner.x - place.x, inner.h)
    yield pygame.Rect(inner.right, inner.y, place.right - inner.right, inner.h)


def different(before: Sequence[Blit], now: Sequence[Blit]) -> Iterator[Blit]:
    """Yield the blits that are in only one of two frames, or in another order in them."""
    start = _the_same(before, now)
    old, new = before[start:], now[start:]
    end = _the_same(old[::-1], new[::-1])
    old, new = old[: len(old) - end], new[: len(new) - end]
    was, will = Counter(old), Counter(new)
    yield from (blit for blit, count in was.items() if will[blit] != count)
    yield from (blit for blit, count in will.items() if was[blit] != count)
    left = [blit for blit in old if was[blit] == will[blit]]
    right = [blit for blit in new if was[blit] == will[blit]]
    yield from (one for one, other in zip(left, right, strict=True) if one != other)


def _the_same(before: Sequence[Blit], now: Sequence[Blit]) -> int:
    """Return how many blits at the start are equal in both lists."""
    count = 0
    for one, other in zip(before, now, strict=False):
        if one is not other and one != other:
            break
        count += 1
    return count

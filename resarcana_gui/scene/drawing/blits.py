"""What a frame puts on its surface, as a list of pictures; and in what two such lists differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

import pygame

from resarcana_gui.scene.drawing.dirty_regions import Place


class Blit(NamedTuple):
    """One picture on the surface, made by `blit`. Nobody may draw on the picture afterwards: whoever draws in the same
    memory again must show it as another surface."""

    picture: pygame.Surface
    at: tuple[int, int]
    clip: Place
    """The part of the surface outside of which nothing of it is seen."""
    flags: int
    """How it is blended with what is below."""
    place: Place
    """Where it is seen; kept, since a frame asks for that of everything it shows."""


def blit(picture: pygame.Surface, at: tuple[int, int], clip: Place, flags: int) -> Blit:
    """A picture with its corner at a pixel of the surface, seen only inside `clip`."""
    (x, y), (left, top, across, down), (width, height) = at, clip, picture.get_size()
    if x >= left and y >= top and x + width <= left + across and y + height <= top + down:  # as nearly all are
        return Blit(picture, at, clip, flags, (x, y, width, height))
    x, y, right, low = max(x, left), max(y, top), min(x + width, left + across), min(y + height, top + down)
    return Blit(picture, at, clip, flags, (x, y, max(0, right - x), max(0, low - y)))


def play(surface: pygame.Surface, blits: Iterable[Blit], within: pygame.Rect) -> None:
    """Put pictures on a surface one after the other, in a part of it; sets the surface's clip."""
    for (clip, flags), group in groupby(blits, lambda each: each[2:4]):
        surface.set_clip(within.clip(clip))
        surface.fblits([each[:2] for each in group], flags)


def outside(place: pygame.Rect, covered: pygame.Rect) -> Iterator[pygame.Rect]:
    """The parts of a place that an opaque picture leaves bare: above and below it, left and right."""
    inner = covered.clip(place)
    if not (inner.w and inner.h):
        yield place
        return
    yield pygame.Rect(place.x, place.y, place.w, inner.y - place.y)
    yield pygame.Rect(place.x, inner.bottom, place.w, place.bottom - inner.bottom)
    yield pygame.Rect(place.x, inner.y, inner.x - place.x, inner.h)
    yield pygame.Rect(inner.right, inner.y, place.right - inner.right, inner.h)


def different(before: Sequence[Blit], now: Sequence[Blit]) -> Iterator[Blit]:
    """What is in only one of two frames, or has another order in them."""
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
    """How many at the start are the same in both."""
    count = 0
    for one, other in zip(before, now, strict=False):
        if one is not other and one != other:
            break
        count += 1
    return count

"""What a frame puts on its surface, as a list of pictures; and the composer, which draws only what differs from the
frame before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias

import pygame

from resarcana_gui.scene.colour import Colour

CELL: Final = 64
"""What has changed is drawn again in whole squares of this many pixels."""
NEARLY_ALL: Final = 0.75
"""From this share of the surface on, all of it is drawn again."""

Place: TypeAlias = tuple[int, int, int, int]


class Blit(NamedTuple):
    """One picture on the surface; nobody may draw on the picture afterwards."""

    picture: pygame.Surface
    at: tuple[int, int]
    clip: Place
    """The part of the surface outside of which nothing of it is seen."""
    flags: int
    """How it is blended with what is below."""

    @property
    def place(self) -> pygame.Rect:
        """Where it is seen."""
        return self.picture.get_rect(topleft=self.at).clip(self.clip)


def play(surface: pygame.Surface, blits: Iterable[Blit], within: pygame.Rect) -> None:
    """Put pictures on a surface one after the other, in a part of it; sets the surface's clip."""
    for (clip, flags), group in groupby(blits, lambda each: each[2:]):
        surface.set_clip(within.clip(clip))
        surface.fblits([each[:2] for each in group], flags)


class Composer:
    """Remembers what was put on its surface. Below the pictures lies a `base`: a picture as large as the surface, or a
    colour."""

    def __init__(self) -> None:
        self._surface: pygame.Surface | None = None
        self._size = (0, 0)
        self._base: pygame.Surface | Colour = (0, 0, 0)
        self._blits: Sequence[Blit] = ()

    def forget(self) -> None:
        """The surface no longer shows what was put on it."""
        self._surface = None

    def holds(self, surface: pygame.Surface, base: pygame.Surface | Colour, blits: Sequence[Blit]) -> None:
        """The surface shows this already."""
        self._surface, self._size, self._base, self._blits = surface, surface.get_size(), base, blits

    def show(
        self,
        surface: pygame.Surface,
        base: pygame.Surface | Colour,
        blits: Sequence[Blit],
        stale: Iterable[pygame.Rect],
    ) -> list[pygame.Rect]:
        """Let a surface show pictures on a base, whose `stale` parts differ from the frame before: those of another
        picture as base, too, while another colour differs everywhere. Returns where the surface was drawn on."""
        same = surface is self._surface and surface.get_size() == self._size and _alike(base, self._base)
        places = self._changed(blits, stale) if same else [surface.get_rect()]
        self.holds(surface, base, blits)
        where = [each.place for each in blits] if places != [surface.get_rect()] else []
        for place in places:
            _draw(surface, base, place, [blits[at] for at in place.collidelistall(where)] if where else blits)
        surface.set_clip(None)
        return places

    def _changed(self, blits: Sequence[Blit], stale: Iterable[pygame.Rect]) -> list[pygame.Rect]:
        cells = _Cells(self._size)
        for place in stale:
            cells.add(place)
        for blit in _different(self._blits, blits):
            cells.add(blit.place)
        return cells.places()


class _Cells:
    """Squares of a surface that have to be drawn again: one bit each, one number for each row."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._whole = pygame.Rect((0, 0), size)
        self._rows = [0] * (-(-size[1] // CELL))

    def add(self, place: pygame.Rect) -> None:
        inside = place.clip(self._whole)
        if inside.w and inside.h:
            bits = (1 << (inside.right - 1) // CELL + 1) - (1 << inside.left // CELL)
            for row in range(inside.top // CELL, (inside.bottom - 1) // CELL + 1):
                self._rows[row] |= bits

    def places(self) -> list[pygame.Rect]:
        """The squares, put together to few rectangles that do not overlap."""
        most = len(self._rows) * -(-self._whole.w // CELL)
        if sum(bits.bit_count() for bits in self._rows) > NEARLY_ALL * most:
            return [self._whole]
        return list(self._rectangles())

    def _rectangles(self) -> Iterator[pygame.Rect]:
        top = 0
        for bits, rows in groupby(self._rows):
            height = sum(1 for _ in rows)
            for left, width in _runs(bits):
                yield pygame.Rect(left * CELL, top * CELL, width * CELL, height * CELL).clip(self._whole)
            top += height


def _runs(bits: int) -> Iterator[tuple[int, int]]:
    """Where bits that are set begin, and how many follow one another."""
    while bits:
        left = (bits & -bits).bit_length() - 1
        width = (~(bits >> left) & (bits >> left) + 1).bit_length() - 1
        yield left, width
        bits &= ~(((1 << width) - 1) << left)


def _alike(base: pygame.Surface | Colour, before: pygame.Surface | Colour) -> bool:
    return base == before or (isinstance(base, pygame.Surface) and isinstance(before, pygame.Surface))


def _draw(surface: pygame.Surface, base: pygame.Surface | Colour, place: pygame.Rect, blits: Sequence[Blit]) -> None:
    surface.set_clip(place)
    if isinstance(base, pygame.Surface):
        surface.blit(base, place, place)
    else:
        for bare in outside(
            place, blits[0].place if blits and not blits[0].flags else pygame.Rect(place.topleft, (0, 0))
        ):
            surface.fill(base, bare)
    play(surface, blits, place)


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


def _different(before: Sequence[Blit], now: Sequence[Blit]) -> Iterator[Blit]:
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

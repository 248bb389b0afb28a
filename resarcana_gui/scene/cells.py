"""Which squares of a surface have to be drawn again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final, TypeAlias

import pygame

CELL: Final = 64
"""What has changed is drawn again in whole squares of this many pixels."""
PIECE: Final = 500_000
"""What is to be drawn piece by piece has at most about so many pixels in each, which take a millisecond or two."""
NEARLY_ALL: Final = 0.75
"""From this share of the surface on, all of it is drawn again."""

Place: TypeAlias = tuple[int, int, int, int]
"""A box in pixels: left, top, width, height."""


class Cells:
    """Squares of a surface that have to be drawn again: one bit each, one number for each row."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._whole = pygame.Rect((0, 0), size)
        self._rows = [0] * (-(-size[1] // CELL))

    def add(self, place: Place | pygame.Rect) -> None:
        """Those that a place touches."""
        bits, rows = self._touched(place)
        for row in rows:
            self._rows[row] |= bits

    def remove(self, place: Place | pygame.Rect) -> None:
        """Not those that a place touches."""
        bits, rows = self._touched(place)
        for row in rows:
            self._rows[row] &= ~bits

    def _touched(self, place: Place | pygame.Rect) -> tuple[int, range]:
        """The bits that a place touches, and in which rows."""
        x, y, width, height = place
        left, top = max(0, x), max(0, y)
        right, low = min(x + width, self._whole.w), min(y + height, self._whole.h)
        if left >= right or top >= low:
            return 0, range(0)
        return (1 << (right - 1) // CELL + 1) - (1 << left // CELL), range(top // CELL, (low - 1) // CELL + 1)

    @property
    def nearly_all(self) -> bool:
        """Whether these are nearly all squares of the surface."""
        most = len(self._rows) * -(-self._whole.w // CELL)
        return sum(bits.bit_count() for bits in self._rows) > NEARLY_ALL * most

    def places(self) -> list[pygame.Rect]:
        """The squares, put together to few rectangles that do not overlap."""
        return [self._whole] if self.nearly_all else list(self.rectangles())

    def rectangles(self) -> Iterator[pygame.Rect]:
        """Just these squares, however many there are."""
        top = 0
        for bits, rows in groupby(self._rows):
            height = sum(1 for _ in rows)
            for left, width in _runs(bits):
                yield pygame.Rect(left * CELL, top * CELL, width * CELL, height * CELL).clip(self._whole)
            top += height

    def pieces(self) -> Iterator[pygame.Rect]:
        """Just these squares, in rectangles that are not large."""
        for place in self.rectangles():
            height = max(1, PIECE // (place.w * CELL)) * CELL
            for top in range(place.top, place.bottom, height):
                yield pygame.Rect(place.x, top, place.w, min(height, place.bottom - top))


def _runs(bits: int) -> Iterator[tuple[int, int]]:
    """Where bits that are set begin, and how many follow one another."""
    while bits:
        left = (bits & -bits).bit_length() - 1
        width = (~(bits >> left) & (bits >> left) + 1).bit_length() - 1
        yield left, width
        bits &= ~(((1 << width) - 1) << left)

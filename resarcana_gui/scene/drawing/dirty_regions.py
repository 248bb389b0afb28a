"""The parts of a surface that have to be drawn again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final, TypeAlias

import pygame

CELL: Final = 64
"""The side of the squares, in pixels. A square is drawn again as a whole."""
NEARLY_ALL: Final = 0.75
"""From this share of dirty squares on, the whole surface is drawn again."""

Place: TypeAlias = tuple[int, int, int, int]
"""A box in pixels: left, top, width, height."""


class DirtyRegions:
    """The squares of a surface that have to be drawn again: one integer for each row, with one bit for each square."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._whole: Final = pygame.Rect((0, 0), size)
        self._rows: Final = [0] * (-(-size[1] // CELL))

    def add(self, place: Place | pygame.Rect) -> None:
        """Mark the squares that a place touches."""
        x, y, width, height = place
        left, top = max(0, x), max(0, y)
        right, low = min(x + width, self._whole.w), min(y + height, self._whole.h)
        if left < right and top < low:
            bits = (1 << (right - 1) // CELL + 1) - (1 << left // CELL)
            for row in range(top // CELL, (low - 1) // CELL + 1):
                self._rows[row] |= bits

    def places(self) -> list[pygame.Rect]:
        """Return the squares as a few rectangles that do not overlap, or the whole surface if they are most of it."""
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
    """Yield the start and the length of each run of set bits."""
    while bits:
        left = (bits & -bits).bit_length() - 1
        width = (~(bits >> left) & (bits >> left) + 1).bit_length() - 1
        yield left, width
        bits &= ~(((1 << width) - 1) << left)

"""A stream that has come all its way, in a few large pieces: its slices overlap, and dozens of them take as long to
show as a much larger picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from resarcana_gui.scene.slices import Cut
from resarcana_gui.scene.surfaces import PREMULTIPLIED, clear, faded
from resarcana_gui.scene.transform import Point, Transform

PIECE: Final = 160
"""How high a piece is, in pixels. Each is only as wide as what is seen in it, and takes its memory when it is first
drawn on."""


class WholeStream:
    """All slices of a stream in one phase, put together a few at a time."""

    def __init__(
        self, slices: Sequence[Cut], places: Sequence[Point], clearness: Sequence[float], density: float
    ) -> None:
        """The slices, with their middles in canvas pixels, of which one has `density` pixels, and how
        clear each is."""
        self._left: Final = [
            (band, (_start(x * density, width) + left, _start(y * density, height) + top), clear_by)
            for ((width, height), bands), (x, y), clear_by in zip(slices, places, clearness, strict=True)
            for band, (left, top) in bands
        ]
        self._boxes: Final = _pieces([pygame.Rect(at, band.get_size()) for band, at, _ in self._left])
        self._pictures: Final[dict[int, pygame.Surface]] = {}

    @property
    def complete(self) -> bool:
        """Whether nothing is missing."""
        return not self._left

    def add(self, count: int) -> None:
        """Put the next few bands of slices there."""
        for band, (x, y), clearness in self._left[:count]:
            shown = band if clearness >= 1.0 else faded(band, clearness)
            for row in range(y // PIECE, (y + band.get_height() - 1) // PIECE + 1):
                box = self._boxes[row]
                if row not in self._pictures:
                    self._pictures[row] = clear(box.size)
                self._pictures[row].blit(shown, (x - box.x, y - box.y), special_flags=PREMULTIPLIED)
        del self._left[:count]

    def pieces(self, canvas: Transform) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
        """What is seen, and where if the canvas lies like this, in pixels."""
        x, y = round(canvas.e), round(canvas.f)
        for row, picture in self._pictures.items():
            yield picture, (x + self._boxes[row].x, y + self._boxes[row].y)


def _pieces(boxes: Sequence[pygame.Rect]) -> dict[int, pygame.Rect]:
    """What is seen in each row of pieces, by its number."""
    found: dict[int, pygame.Rect] = {}
    for box in boxes:
        for row in range(box.top // PIECE, (box.bottom - 1) // PIECE + 1):
            seen = box.clip((box.x, row * PIECE, box.w, PIECE))
            found[row] = seen.union(found.get(row, seen))
    return found


def _start(middle: float, length: int) -> int:
    return round(middle - length / 2)

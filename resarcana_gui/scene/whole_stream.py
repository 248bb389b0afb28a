"""A stream that has come all its way, as one picture: its slices overlap, and dozens of them take as long to show as a
much larger picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from resarcana_gui.scene.slices import Cut
from resarcana_gui.scene.surfaces import PREMULTIPLIED, clear, faded
from resarcana_gui.scene.transform import Point, Transform


class WholeStream:
    """All slices of a stream in one phase, put together a few at a time."""

    def __init__(
        self, slices: Sequence[Cut], places: Sequence[Point], clearness: Sequence[float], density: float
    ) -> None:
        """The slices, with their middles in canvas pixels, of which one has `density` pixels, and how
        clear each is."""
        boxes = [
            pygame.Rect(_start(x * density, width), _start(y * density, height), width, height)
            for ((width, height), _), (x, y) in zip(slices, places, strict=True)
        ]
        self._box: Final = boxes[0].unionall(boxes[1:])
        self._left: Final = list(zip(slices, boxes, clearness, strict=True))
        self.picture: Final = clear(self._box.size)
        """What has been put together; nobody may show it before it is complete."""

    @property
    def complete(self) -> bool:
        """Whether nothing is missing."""
        return not self._left

    def add(self, count: int) -> None:
        """Put the next few slices there."""
        for (_, bands), box, clearness in self._left[:count]:
            for band, (x, y) in bands:
                shown = band if clearness >= 1.0 else faded(band, clearness)
                at = (box.x - self._box.x + x, box.y - self._box.y + y)
                self.picture.blit(shown, at, special_flags=PREMULTIPLIED)
        del self._left[:count]

    def corner(self, canvas: Transform) -> tuple[int, int]:
        """Where the picture lies, if the canvas lies like this, in pixels."""
        return round(canvas.e) + self._box.x, round(canvas.f) + self._box.y


def _start(middle: float, length: int) -> int:
    return round(middle - length / 2)

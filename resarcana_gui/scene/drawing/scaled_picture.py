"""A picture shown enlarged or reduced, for windows too large or too small to draw in directly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour

TILE: Final = 128
"""The side of a tile, in pixels of the picture. Larger tiles are slower: scaling needs memory for intermediate
results."""


class ScaledPicture:
    """A surface to draw on, and the tiles in which it is scaled into a box of a window. Each tile is scaled by
    itself; when enlarged, together with the row and column of pixels after it. So tiles meet without a seam and
    letters never shift, however few tiles a frame changes."""

    def __init__(self, size: tuple[int, int], box: pygame.Rect) -> None:
        """`size` is that of the picture; `box` lies in the window. Both are in pixels."""
        self.surface: Final = pygame.Surface(size, 0, 32)
        self._window: pygame.Surface | None = None
        """The window that the picture was shown in last."""
        columns, rows = _cuts(size[0], box.x, box.w), _cuts(size[1], box.y, box.h)
        self._tiles: Final = [
            (pygame.Rect(x, y, width, height), pygame.Rect(left, top, wide, high))
            for y, height, top, high in rows
            for x, width, left, wide in columns
        ]

    def show(self, window: pygame.Surface, places: Sequence[pygame.Rect], bars: Colour) -> list[pygame.Rect]:
        """Show what has changed in these places of the surface. A window other than the previous one gets the whole
        picture, with the colour `bars` around the box. Return the places of the window that were drawn on."""
        if window is not self._window:
            self._window = window
            window.fill(bars)
            self._scale(window, [self.surface.get_rect()])
            return [window.get_rect()]
        return self._scale(window, places)

    def _scale(self, window: pygame.Surface, places: Sequence[pygame.Rect]) -> list[pygame.Rect]:
        return [
            window.blit(pygame.transform.smoothscale(self.surface.subsurface(source), target.size), target)
            for source, target in self._touched(places)
        ]

    def _touched(self, places: Sequence[pygame.Rect]) -> Iterator[tuple[pygame.Rect, pygame.Rect]]:
        return ((source, target) for source, target in self._tiles if source.collidelist(places) >= 0)


def _cuts(length: int, start: int, shown: int) -> list[tuple[int, int, int, int]]:
    """Return the tiles along one axis: start and length in the picture, and start and length in the window, where
    each is at least one pixel long."""
    edges = [*range(0, length, TILE), length]
    ends = [start + round(edge * shown / length) for edge in edges]
    after = int(shown > length)
    return [
        (edge, min(end + after, length) - edge, left, right - left)
        for (edge, end), (left, right) in zip(pairwise(edges), pairwise(ends), strict=True)
        if right > left
    ]

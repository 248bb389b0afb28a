"""A picture that is shown enlarged or reduced in a window too large or too small to draw in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour

TILE: Final = 128
"""The side of a tile, in pixels of the picture. Larger ones are slower: scaling needs memory for what is between."""


class ScaledPicture:
    """A surface to draw on, and the tiles in which it is scaled into a box of a window. Each tile is always scaled by
    itself, together with the row and column of pixels after it if it is enlarged, so that tiles meet without a seam and
    a letter never shifts, however few of them a frame changes."""

    def __init__(self, size: tuple[int, int], box: pygame.Rect) -> None:
        """`size` is the picture's, `box` lies in the window; both in pixels."""
        self.surface: Final = pygame.Surface(size, 0, 32)
        self._window: pygame.Surface | None = None
        """Where it is shown."""
        columns, rows = _cuts(size[0], box.x, box.w), _cuts(size[1], box.y, box.h)
        self._tiles: Final = [
            (pygame.Rect(x, y, width, height), pygame.Rect(left, top, wide, high))
            for y, height, top, high in rows
            for x, width, left, wide in columns
        ]

    def show(self, window: pygame.Surface, places: Sequence[pygame.Rect], bars: Colour) -> list[pygame.Rect]:
        """Show what has changed in these places of the surface; on another window than before all of it, with `bars`
        around the box. Returns where the window was drawn on."""
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
    """The tiles along one axis: where each begins in the picture and how long it is there, and the same in the window,
    where it is at least one pixel long."""
    edges = [*range(0, length, TILE), length]
    ends = [start + round(edge * shown / length) for edge in edges]
    after = int(shown > length)
    return [
        (edge, min(end + after, length) - edge, left, right - left)
        for (edge, end), (left, right) in zip(pairwise(edges), pairwise(ends), strict=True)
        if right > left
    ]

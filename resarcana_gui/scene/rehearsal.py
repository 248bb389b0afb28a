"""A rehearsal: what is to be drawn is not drawn yet, only the pictures are made that it will need, a few at a time."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

import pygame

from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.transform import Box, Transform

PIXELS: Final = 60_000
"""The pixels of all pictures made in one rehearsal, more or less: about three milliseconds."""
LEAST: Final = 10_000
"""What each counts besides its pixels."""


class Rehearsal(Painter):
    """A painter that makes a few of the pictures that are missing in a cache, and draws none. Without anything to make,
    all is `ready`."""

    def __init__(self, cache: SurfaceCache, transform: Transform) -> None:
        super().__init__(clear((1, 1)), cache, transform)
        self.ready = True
        """Whether nothing was missing."""
        self._left = PIXELS

    def put(self, drawing: Drawing, box: Box, alpha: float = 1.0) -> None:
        size, density = self._measured(box)
        if size[0] and size[1]:
            self.make((drawing.key, size, density), size, lambda: drawing.render(size, density))

    def make(self, key: Hashable, size: tuple[int, int], render: Callable[[], pygame.Surface]) -> None:
        """Make a picture of a size in pixels if it is missing, unless enough others were made."""
        if self.cache.has(key):
            return
        self.ready = False
        if self._left > 0:
            self._left -= LEAST + size[0] * size[1]
            self.cache.get(key, render)

    def blit(self, picture: pygame.Surface, at: tuple[int, int], alpha: float = 1.0) -> None:
        """It is there already."""

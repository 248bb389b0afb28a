"""One picture fades into another, as large as the window: a step is drawn in several frames, since in one it would take
longer than a frame has."""

from __future__ import annotations

from typing import Final

import pygame

from resarcana_gui.scene.surfaces import SpareSurfaces

PARTS: Final = 4
PIXELS: Final = 1_050_000
"""A step is drawn in this many frames, or with this many pixels in each if those are fewer frames: half of 1920 by
1080."""


class Crossfade:
    """Fades from the picture `shown` to one `after` it, which may still change until the first step is drawn."""

    def __init__(self, shown: pygame.Surface, spares: SpareSurfaces) -> None:
        """It draws over `shown` too, once that is no longer seen."""
        self.shown = shown
        """The latest step."""
        self._spares: Final = spares
        self._left = 1.0
        """How much of the picture before is seen in it."""
        self._next: pygame.Surface | None = None
        self._aim = 1.0
        self._row = 0

    def go_on(self, after: pygame.Surface, left: float, *, at_once: bool = False) -> None:
        """Go on until this much of the picture before is left, from 1 to 0: draw a part of the next step, or all of it
        `at_once`."""
        width, height = after.get_size()
        if self._next is not None and self._row == height:
            self.shown, self._next, self._left, self._row = self._next, self.shown, self._aim, 0
            return  # the frame that shows it has enough to do
        if not self._row:
            if left >= self._left:
                return
            self._aim = left
        end = height if at_once else min(height, self._row + max(height // PARTS, PIXELS // width, 1))
        self._draw(after, pygame.Rect(0, self._row, width, end - self._row))
        self._row = end
        if at_once:
            self.go_on(after, left)

    def end(self) -> None:
        """Nothing of it is seen any more."""
        self._spares.give(self.shown)
        if self._next is not None:
            self._spares.give(self._next)

    def _draw(self, after: pygame.Surface, band: pygame.Rect) -> None:
        if self._next is None:
            self._next = self._spares.take(after.get_size())
        self._next.blit(self.shown, band, band)
        after.set_alpha(min(254, round(255 * (1 - self._aim / self._left))))
        self._next.blit(after, band, band)
        after.set_alpha(None)  # an alpha of 255 would make every other blit take ten times as long

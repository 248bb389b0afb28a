"""One picture fades into another, as large as the window: a step is drawn in several frames, since in one it would take
longer than a frame has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from resarcana_gui.scene.surfaces import SurfacePool

BANDS: Final = 8
PIXELS: Final = 525_000
"""A step is drawn in this many bands, or in bands of this many pixels if those are fewer: a quarter of 1920 by 1080."""
ONCE: Final = 2
"""At most so many of them are drawn in a frame."""


class Crossfade:
    """Fades from the picture `shown` to one `after` it, which may still change until the first step is drawn."""

    def __init__(self, shown: pygame.Surface, spares: SurfacePool) -> None:
        """It draws over `shown` too, once that is no longer seen."""
        self.shown = shown
        """The latest step."""
        self._spares: Final = spares
        self._left = 1.0
        """How much of the picture before is seen in it."""
        self._next: pygame.Surface | None = None
        self._aim = 1.0
        self._row = 0

    def go_on(
        self,
        after: pygame.Surface,
        left: float,
        has_time: Callable[[], bool] = lambda: True,
        *,
        at_once: bool = False,
    ) -> None:
        """Go on until this much of the picture before is left, from 1 to 0: draw a part of the next step, a smaller one
        if the frame has no time for more, or all of it `at_once`."""
        width, height = after.get_size()
        if self._next is not None and self._row == height:
            self.shown, self._next, self._left, self._row = self._next, self.shown, self._aim, 0
            return  # the frame that shows it has enough to do
        if not self._row:
            if left >= self._left:
                return
            self._aim = left
        high = max(height // BANDS, PIXELS // width, 1)
        for number in range(-(-(height - self._row) // high)):
            if not at_once and number and (number == ONCE or not has_time()):
                return
            end = min(height, self._row + high)
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

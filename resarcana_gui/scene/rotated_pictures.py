"""Rotated pictures while many things rotate at once. A good one takes half a millisecond, so only a few are made per
frame; the others are rotated roughly, which nobody sees in motion, and finely once they rest."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

import pygame

from resarcana_gui.scene import allowance as frame
from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.surfaces import turned

AT_ONCE: Final = 8
"""The number of pictures rotated finely per frame at new angles: a hand of cards."""
RESTING: Final = 12
"""The number rotated finely per frame that had their angle in the previous frame already."""


class RotatedPictures:
    """Decides frame by frame; `begin` starts one. Without an allowance only the numbers count."""

    def __init__(self, allowance: Allowance | None = None) -> None:
        self._allowance: Final = allowance
        self._before: set[Hashable] = set()
        self._now: set[Hashable] = set()
        self._at_once = AT_ONCE
        self._resting = RESTING

    @property
    def rough(self) -> bool:
        """Whether something in this frame was rotated roughly, so that it should be drawn again."""
        return bool(self._now)

    def begin(self) -> None:
        """Start a new frame."""
        self._before, self._now = self._now, set()
        self._at_once, self._resting = AT_ONCE, RESTING

    def picture(
        self, cache: SurfaceCache, key: Hashable, angle: float, upright: Callable[[], pygame.Surface]
    ) -> tuple[pygame.Surface, bool]:
        """The rotated picture, and whether to cache it; a rough one is used once."""
        if cache.has(key) or angle % 90 == 0 or self._affords(key):
            return cache.get(key, lambda: turned(upright(), angle)), True
        self._now.add(key)
        return pygame.transform.rotate(upright(), -angle), False

    def _affords(self, key: Hashable) -> bool:
        if self._allowance is not None and not self._allowance.grants("turning", frame.TURNING):
            return False
        if key in self._before:
            self._resting -= 1
            return self._resting >= 0
        self._at_once -= 1
        return self._at_once >= 0

"""Turned pictures while many things turn at once: the best takes half a millisecond each, so only a few of the best are
made for one frame. The others are turned roughly, which nobody sees in motion, and finely as soon as they rest."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

import pygame

from resarcana_gui.scene import allowance as frame
from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.surfaces import turned

AT_ONCE: Final = 8
"""So many pictures are turned finely in a frame at angles that they had not before: a hand of cards."""
RESTING: Final = 12
"""So many are turned finely in a frame that had their angle in the last frame already."""


class Turning:
    """Decides frame by frame; `begin` starts one. Without an allowance only the numbers count."""

    def __init__(self, allowance: Allowance | None = None) -> None:
        self._allowance: Final = allowance
        self._before: set[Hashable] = set()
        self._now: set[Hashable] = set()
        self._at_once = AT_ONCE
        self._resting = RESTING

    @property
    def rough(self) -> bool:
        """Whether something of this frame was turned roughly, so that it should be drawn again."""
        return bool(self._now)

    def begin(self) -> None:
        """A new frame."""
        self._before, self._now = self._now, set()
        self._at_once, self._resting = AT_ONCE, RESTING

    def picture(
        self, cache: SurfaceCache, key: Hashable, angle: float, upright: Callable[[], pygame.Surface]
    ) -> tuple[pygame.Surface, bool]:
        """The picture turned by an angle, and whether it is kept; what is not kept is used once."""
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

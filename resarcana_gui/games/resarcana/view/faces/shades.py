"""Soft shadows over pictures, so that what stands on them can be seen."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.scene.surfaces import clear

DARKEST: Final = 150
"""Of 255, at the edge."""


@dataclass(frozen=True)
class LeftShade:
    """Dark at the left, clear at the right."""

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        strip = clear((4, 1))
        for at, share in enumerate((1.0, 0.62, 0.2, 0.0)):
            strip.set_at((at, 0), (0, 0, 0, round(DARKEST * share)))
        return pygame.transform.smoothscale(strip, (max(size[0], 1), max(size[1], 1)))

"""Pips: the plain faces of a die."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.masks import smooth, tinted
from resarcana_gui.scene.transform import Point

IVORY: Final = (250, 240, 214)
RADIUS: Final = 0.1
"""The radius of a pip, relative to the side of the face."""
OUT: Final = 0.27
"""How far pips lie from the middle, relative to the side of the face."""
CORNERS: Final[tuple[Point, ...]] = ((-1, -1), (1, 1), (1, -1), (-1, 1), (-1, 0), (1, 0), (0, -1), (0, 1))
"""Where they lie, in the order in which more of them come; an odd number has one in the middle."""


@dataclass(frozen=True)
class Pips:
    """One to nine pips in a square."""

    number: int
    colour: Colour = IVORY

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return tinted(smooth(size, self._draw), self.colour)

    def _draw(self, fine: pygame.Surface, _scale: float) -> None:
        side = fine.get_width()
        places = [*CORNERS[: self.number // 2 * 2], *([(0, 0)] if self.number % 2 else [])]
        for x, y in places:
            middle = (side * (0.5 + OUT * x), side * (0.5 + OUT * y))
            pygame.draw.circle(fine, (255, 255, 255, 255), middle, RADIUS * side)

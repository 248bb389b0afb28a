"""The interface's own signs, drawn as lines: sharp in every size, without a font."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.masks import WHITE, smooth, tinted

LINES: Final = MappingProxyType(
    {
        "check": (((0.18, 0.54), (0.42, 0.76), (0.82, 0.26)),),
        "cross": (((0.24, 0.24), (0.76, 0.76)), ((0.76, 0.24), (0.24, 0.76))),
        "left": (((0.62, 0.2), (0.34, 0.5), (0.62, 0.8)),),
        "right": (((0.38, 0.2), (0.66, 0.5), (0.38, 0.8)),),
        "up": (((0.2, 0.62), (0.5, 0.34), (0.8, 0.62)),),
        "down": (((0.2, 0.38), (0.5, 0.66), (0.8, 0.38)),),
        "plus": (((0.5, 0.2), (0.5, 0.8)), ((0.2, 0.5), (0.8, 0.5))),
        "minus": (((0.2, 0.5), (0.8, 0.5)),),
        "more": tuple(((x - 0.02, 0.5), (x + 0.02, 0.5)) for x in (0.16, 0.5, 0.84)),
        "turned": (
            ((0.12, 0.62), (0.16, 0.44), (0.26, 0.3), (0.42, 0.24), (0.58, 0.3), (0.68, 0.44), (0.72, 0.7)),
            ((0.52, 0.56), (0.72, 0.76), (0.9, 0.54)),
        ),
        "lozenge": (((0.5, 0.12), (0.88, 0.5), (0.5, 0.88), (0.12, 0.5), (0.5, 0.12)),),
    }
)
"""The lines of each sign, in a square of side 1."""


@dataclass(frozen=True)
class Glyph:
    """A sign in a colour, for a square box. Drawing one with an unknown name raises KeyError."""

    name: str
    colour: Colour
    weight: float = 0.13
    """The thickness of its lines, relative to its side."""

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return tinted(smooth(size, self._draw), self.colour)

    def _draw(self, surface: pygame.Surface, _fine: float) -> None:
        width, height = surface.get_size()
        thick = self.weight * min(width, height)
        for line in LINES[self.name]:
            points = [(x * width, y * height) for x, y in line]
            for start, end in pairwise(points):
                _stroke(surface, start, end, thick)


def _stroke(surface: pygame.Surface, start: tuple[float, float], end: tuple[float, float], thick: float) -> None:
    """Draw a thick line with round ends."""
    across = pygame.Vector2(end) - pygame.Vector2(start)
    side = across.normalize().rotate(90) * (thick / 2)
    pygame.draw.polygon(surface, WHITE, [start + side, end + side, end - side, start - side])
    for point in (start, end):
        pygame.draw.circle(surface, WHITE, point, thick / 2)

"""Short flashes of light: a burst of rays, a ring, a glow. All are soft and added to what is below."""

from __future__ import annotations

import math
import random
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.drawing.surface_cache import SurfaceCache
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.surfaces import clear, faded, resized
from resarcana_gui.scene.transform import Point

BASE: Final = 256
"""The side of the small picture, in pixels."""
COARSE: Final = 128
"""The side in pixels of the drawing that is enlarged to the small picture. It is soft, so that the enlargement does
not show."""

_pictures: Final = SurfaceCache(24 * 4 * BASE * BASE)
"""The small pictures, apart from the cache of the window: they are the same in every window and theme."""


class Flare(Node):
    """Shows a flash of light in a square about its middle, by enlarging one small picture. Drawing it for every size
    on the way would take too long."""

    def __init__(self, drawing: Drawing, side: float, at: Point, *, scale: float = 1.0, name: str = "flare") -> None:
        super().__init__(size=(side, side), at=at, anchor=CENTRE, scale=scale, alpha=0.0, name=name)
        self.ghost = True
        self._drawing: Final = drawing

    def draw(self, painter: Painter) -> None:
        if painter.sees(self.box):
            lies = painter.matrix.bounds(self.box)
            small, size = faded(_small(self._drawing), painter.alpha), (max(1, round(lies.w)), max(1, round(lies.h)))
            enlarged = pygame.transform.smoothscale(small, size, painter.memory(size))
            painter.lay(enlarged, (round(lies.x), round(lies.y)), pygame.BLEND_PREMULTIPLIED)


class LightWarmup:
    """Draws the small pictures of light before they are needed, since flashes appear when there is much else to
    draw."""

    def __init__(self, drawings: Iterable[Drawing]) -> None:
        self._left: Final = list(drawings)

    def draw_one(self) -> bool:
        """Draw one picture. Return whether more are left."""
        if self._left:
            _small(self._left.pop())
        return bool(self._left)


def _small(drawing: Drawing) -> pygame.Surface:
    return _pictures.get(drawing.key, lambda: drawing.render((BASE, BASE), 1.0))


@dataclass(frozen=True)
class Burst:
    """Rays about a middle, drawn for a square box."""

    colour: Colour
    strength: float = 0.95
    rays: int = 22

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole, chance, middle = _glow(self.colour, self.strength), random.Random(self.rays), COARSE / 2
        drawn = clear((COARSE, COARSE))
        tone = _light(self.colour, 0.62 * self.strength)
        for ray in range(self.rays):
            angle = 2 * math.pi * ray / self.rays + chance.gauss(0, 0.08)
            far, wide = middle * chance.uniform(0.6, 1.0), chance.uniform(0.025, 0.06)
            spokes = ((0.16, -wide), (far / middle, 0.0), (0.16, wide))
            points = [
                (middle + middle * out * math.cos(angle + off), middle + middle * out * math.sin(angle + off))
                for out, off in spokes
            ]
            pygame.draw.polygon(drawn, tone, points)
        whole.blit(pygame.transform.box_blur(drawn, 2), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return resized(whole, size)


@dataclass(frozen=True)
class RingOfLight:
    """A thin ring, drawn for a square box. `thick` is a share of its side."""

    colour: Colour
    thick: float = 0.03
    strength: float = 0.9
    marks: bool = False
    """Whether four small rings lie on it, as on a target."""

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        side = 2 * COARSE
        drawn, tone, middle = clear((side, side)), _light(self.colour, self.strength), COARSE
        width, radius = max(2, round(side * self.thick)), round(side * 0.43)
        pygame.draw.circle(drawn, tone, (middle, middle), radius, width)
        for quarter in range(4 if self.marks else 0):
            angle = math.radians(90 * quarter + 45)
            at = (middle + 1.07 * radius * math.cos(angle), middle + 1.07 * radius * math.sin(angle))
            pygame.draw.circle(drawn, tone, at, round(side * 0.026), width)
        soft = pygame.transform.box_blur(drawn, 5)
        soft.blit(pygame.transform.box_blur(drawn, 1), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return resized(soft, size)


def _glow(colour: Colour, strength: float) -> pygame.Surface:
    whole, middle = clear((COARSE, COARSE)), COARSE / 2
    for radius in range(COARSE // 2, 0, -1):
        tone = _light(colour, strength * (1 - radius / middle) ** 2)
        pygame.draw.circle(whole, tone, (middle, middle), radius)
    return whole


def _light(colour: Colour, share: float) -> tuple[int, int, int, int]:
    """Return a colour to be added to what is below."""
    red, green, blue = (round(part * share) for part in colour)
    return red, green, blue, 0

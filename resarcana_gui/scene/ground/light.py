"""The light on the table: one lamp that multiplies everything, warm in the middle and cold at the edge."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

import pygame

from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.transform import Box, Point

Tint: TypeAlias = tuple[float, float, float]
WARM: Final[Tint] = (1.10, 0.98, 0.80)
COLD: Final[Tint] = (0.74, 0.86, 1.14)
GAIN: Final = 1.6
"""The factor of the brightest light. Surfaces are made this much brighter before the light is applied, since
multiplying only darkens."""
COARSE: Final = (64, 36)
"""The columns and rows of the light that are computed. The rest is interpolated, since light is soft."""

BANDS: Final = 5
"""The number of horizontal bands in which the light of a whole window is applied. All bands reuse the memory of one,
since fresh memory takes longer than drawing them. Each shares its last coarse row with the next."""


@dataclass(frozen=True)
class Lamp:
    """A light above a point. Its brightness is `low` far away and `low + high` below the lamp, and falls with the
    distance in radii."""

    at: Point
    radii: tuple[float, float]
    low: float = 0.22
    high: float = 1.40
    falloff: float = 1.15
    glow: float = 0.23
    """The strength of the haze in the middle, from 0 to 1."""
    warm: Tint = WARM
    """The factors of red, green and blue below the lamp."""
    cold: Tint = COLD
    """The same far away from it."""
    haze: tuple[int, int, int] = (255, 206, 140)
    """The colour of the haze."""


def prepare_light(lamp: Lamp, area: Box) -> None:
    """Compute a lamp's light on an area of the canvas, so that `shine` only has to apply it."""
    _light_map(lamp, (area.x, area.y, area.w, area.h))


def shine(surface: pygame.Surface, lamp: Lamp, area: Box) -> None:
    """Apply a lamp's light, in place, to an opaque surface that shows an area of the canvas."""
    coarse, (width, height) = _light_map(lamp, (area.x, area.y, area.w, area.h)), surface.get_size()
    bands = BANDS if height % BANDS == 0 else 1
    rows, high = (COARSE[1] - 1) // bands, height // bands
    light = pygame.Surface((width, high), 0, 32)
    for band in range(bands):
        pygame.transform.smoothscale(coarse.subsurface((0, band * rows, COARSE[0], rows + 1)), light.get_size(), light)
        surface.blit(light, (0, band * high), special_flags=pygame.BLEND_RGB_MULT)


def haze(size: tuple[int, int], colour: tuple[int, int, int], strength: float) -> pygame.Surface:
    """Return a round haze, to be added to what is below it."""
    side = 32
    small = clear((side, side))
    for y in range(side):
        for x in range(side):
            far = math.hypot(x - side / 2 + 0.5, y - side / 2 + 0.5) / (side / 2)
            share = max(0.0, 1.0 - far) ** 1.7 * strength
            small.set_at((x, y), (*(round(part * share) for part in colour), 0))
    return pygame.transform.smoothscale(small, size)


@lru_cache(maxsize=8)
def _light_map(lamp: Lamp, area: tuple[float, float, float, float]) -> pygame.Surface:
    coarse = pygame.Surface(COARSE, 0, 32)
    left, top, width, height = area
    for row in range(COARSE[1]):
        y = top + (row + 0.5) * height / COARSE[1]
        for column in range(COARSE[0]):
            x = left + (column + 0.5) * width / COARSE[0]
            coarse.set_at((column, row), _light(lamp, x, y))
    return coarse


def _light(lamp: Lamp, x: float, y: float) -> tuple[int, int, int]:
    far = ((x - lamp.at[0]) / lamp.radii[0]) ** 2 + ((y - lamp.at[1]) / lamp.radii[1]) ** 2
    near = math.exp(-lamp.falloff * far)
    level = 255 * (lamp.low + lamp.high * near) / GAIN
    red, green, blue = (
        max(0, min(255, round(level * (warm * near + cold * (1 - near)))))
        for warm, cold in zip(lamp.warm, lamp.cold, strict=True)
    )
    return red, green, blue

"""Essences drawn by code, where there is no picture of them: five silhouettes with a light and a dark rim."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import MappingProxyType
from typing import Final, TypeAlias

import pygame

from resarcana_gui.games.resarcana.view.faces.palette import ESSENCE_COLOURS
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.masks import EMPTY, WHITE, smooth, tinted
from resarcana_gui.scene.surfaces import clear

RIM: Final = 0.055
"""The width of the dark rim, relative to the side."""
SQUARE: Final = 64.0


def gem(essence: str, side: int) -> pygame.Surface:
    """Return an essence in a square with this side in pixels, premultiplied. Raises KeyError for an unknown name."""
    hue, line = ESSENCE_COLOURS.hue(essence), ESSENCES[essence]
    whole = clear((side, side))
    _lay(whole, tinted(_filled(side, line, 0.94), hue.deep))
    _lay(whole, tinted(_filled(side, line, 0.94 - 2 * RIM), hue.light, hue.body))
    shine = tinted(_filled(side, line, 0.5), hue.light, hue.body)
    shine.fill((150, 150, 150, 150), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(shine, (round(-side * 0.03), round(-side * 0.05)), special_flags=pygame.BLEND_PREMULTIPLIED)
    if essence == "death":
        _lay(whole, tinted(_holes(side), hue.deep))
    return whole


@cache
def _line(points: Points) -> tuple[tuple[float, float], ...]:
    return tuple(smooth_line(points))


def _filled(side: int, points: Points, scale: float) -> pygame.Surface:
    """Return a white mask of a shape shrunk about the middle of its square."""

    def draw(surface: pygame.Surface, _fine: float) -> None:
        unit, middle = surface.get_width() / SQUARE, SQUARE / 2
        shrunk = [((x - middle) * scale + middle, (y - middle) * scale + middle) for x, y in _line(points)]
        pygame.draw.polygon(surface, WHITE, [(x * unit, y * unit) for x, y in shrunk])

    return smooth((side, side), draw)


def _holes(side: int) -> pygame.Surface:
    """Return a mask of the eyes and the nose of the skull."""

    def draw(surface: pygame.Surface, _fine: float) -> None:
        unit = surface.get_width() / SQUARE
        for x, y in EYES:
            pygame.draw.circle(surface, WHITE, (x * unit, y * unit), EYE * unit)
        pygame.draw.polygon(surface, WHITE, [(x * unit, y * unit) for x, y in NOSE])

    return smooth((side, side), draw)


def disc(side: int, parts: list[Colour]) -> pygame.Surface:
    """Return a wheel of colours with a dark rim: an essence of any of several types."""
    whole = clear((side, side))
    _lay(whole, tinted(smooth((side, side), _round(0.47)), (34, 26, 20)))
    for at, colour in enumerate(parts):
        _lay(whole, tinted(smooth((side, side), _slice(at, len(parts))), colour))
    return whole


def _round(radius: float) -> Callable[[pygame.Surface, float], None]:
    def draw(surface: pygame.Surface, _fine: float) -> None:
        width = surface.get_width()
        pygame.draw.circle(surface, WHITE, (width / 2, width / 2), width * radius)

    return draw


def _slice(at: int, count: int) -> Callable[[pygame.Surface, float], None]:
    def draw(surface: pygame.Surface, _fine: float) -> None:
        width = surface.get_width()
        middle = pygame.Vector2(width / 2, width / 2)
        up = pygame.Vector2(0, -width * 0.41)
        steps = [at * 360 / count + 360 / count * step / 12 for step in range(13)]
        pygame.draw.polygon(surface, WHITE, [middle, *(middle + up.rotate(angle) for angle in steps)])
        pygame.draw.circle(surface, EMPTY, middle, width * 0.12)

    return draw


def _lay(whole: pygame.Surface, layer: pygame.Surface) -> None:
    whole.blit(layer, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


Points: TypeAlias = tuple[tuple[float, float], ...]

ESSENCES: Final = MappingProxyType(
    {
        "elan": (
            (32, 61), (17, 55), (10, 42), (14, 29), (20, 22), (22, 31), (27, 30), (29, 18), (26, 6), (30, 3),
            (40, 12), (44, 25), (48, 27), (50, 21), (55, 31), (55, 44), (48, 55),
        ),
        "life": (
            (32, 61), (30, 53), (20, 52), (11, 44), (10, 32), (16, 20), (25, 12), (32, 3), (39, 12), (48, 20),
            (54, 32), (53, 44), (44, 52), (34, 53),
        ),
        "calm": (
            (32, 61), (20, 58), (12, 48), (12, 37), (18, 25), (26, 14), (32, 3), (38, 14), (46, 25), (52, 37),
            (52, 48), (44, 58),
        ),
        "death": (
            (32, 60), (22, 59), (20, 50), (11, 45), (8, 34), (10, 18), (20, 7), (32, 4), (44, 7), (54, 18),
            (56, 34), (53, 45), (44, 50), (42, 59),
        ),
        "gold": (
            (10, 47), (6, 37), (12, 25), (18, 23), (22, 14), (34, 9), (45, 14), (49, 23), (57, 30), (59, 42),
            (52, 52), (38, 55), (22, 54),
        ),
    }
)  # fmt: skip
"""The silhouette of each essence, drawn as one smooth line."""

EYES: Final = ((22.5, 30.0), (41.5, 30.0))
"""The middles of the skull's eyes."""
EYE: Final = 6.5
"""The radius of the skull's eyes."""
NOSE: Final = ((32.0, 38.0), (28.0, 46.0), (36.0, 46.0))


def smooth_line(points: Points, steps: int = 8) -> list[tuple[float, float]]:
    """Return a closed line through points, without corners (Catmull-Rom)."""
    count = len(points)
    line = []
    for at in range(count):
        before, start, end, after = (points[(at + shift) % count] for shift in (-1, 0, 1, 2))
        line += [_between(before, start, end, after, step / steps) for step in range(steps)]
    return line


def _between(
    before: tuple[float, float],
    start: tuple[float, float],
    end: tuple[float, float],
    after: tuple[float, float],
    share: float,
) -> tuple[float, float]:
    x, y = (_cubic(*values, share) for values in zip(before, start, end, after, strict=True))
    return x, y


def _cubic(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)

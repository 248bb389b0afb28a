"""Essences drawn by code, where there is no picture of them: five silhouettes with a light and a dark rim."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import pygame

from resarcana_gui.games.resarcana.view.faces.outlines import ESSENCES, EYE, EYES, NOSE, Points, smooth_line
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

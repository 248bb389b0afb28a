"""Signs as thick lines and filled shapes in a square of side 64: shown for icons without a file."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.masks import WHITE, smooth, tinted

Points: TypeAlias = tuple[tuple[float, float], ...]


class IconShape(NamedTuple):
    """The shapes of a sign. Lines have round ends; dots are given by centre and radius."""

    lines: tuple[Points, ...] = ()
    fills: tuple[Points, ...] = ()
    dots: tuple[tuple[float, float, float], ...] = ()
    thick: float = 6.0


NAMELESS: Final = IconShape((((32, 8), (56, 32), (32, 56), (8, 32), (32, 8)),))
"""A lozenge, for anything without a shape of its own."""


def arc(x: float, y: float, radius: float, start: float, end: float) -> Points:
    """Return points on a circle between two angles in degrees, clockwise from the top."""
    steps = max(2, round(abs(end - start) / 10))
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return tuple((x + radius * math.sin(angle), y - radius * math.cos(angle)) for angle in angles)


def drawn(shape: IconShape, side: int, colour: Colour) -> pygame.Surface:
    """Return a sign in a square of this size in pixels, premultiplied."""
    return tinted(smooth((side, side), lambda surface, _: _draw(surface, shape)), colour)


def _draw(surface: pygame.Surface, shape: IconShape) -> None:
    unit = surface.get_width() / 64
    for line in shape.lines:
        _stroke(surface, [pygame.Vector2(point) * unit for point in line], shape.thick * unit)
    for fill in shape.fills:
        pygame.draw.polygon(surface, WHITE, [pygame.Vector2(point) * unit for point in fill])
    for x, y, radius in shape.dots:
        pygame.draw.circle(surface, WHITE, (x * unit, y * unit), radius * unit)


def _stroke(surface: pygame.Surface, points: list[pygame.Vector2], thick: float) -> None:
    """Draw a thick line through points, round at ends and corners."""
    for start, end in pairwise(points):
        across = (end - start).normalize().rotate(90) * (thick / 2)
        pygame.draw.polygon(surface, WHITE, [start + across, end + across, end - across, start - across])
    for point in points:
        pygame.draw.circle(surface, WHITE, point, thick / 2)

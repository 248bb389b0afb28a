"""Signs made of fills, ovals and lines on a square of side 100, each of which may also cut a hole into what lies
below it."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.masks import EMPTY, WHITE, smooth, tinted
from resarcana_gui.scene.surfaces import PREMULTIPLIED, clear
from resarcana_gui.scene.transform import Point

GRID: Final = 100.0


class Fill(NamedTuple):
    """A polygon."""

    points: tuple[Point, ...]
    hole: bool = False


class Oval(NamedTuple):
    """An ellipse about its middle; with a height of 0, a circle."""

    x: float
    y: float
    across: float
    down: float = 0.0
    hole: bool = False


class Line(NamedTuple):
    """A thick line, round at its ends and corners."""

    points: tuple[Point, ...]
    width: float
    hole: bool = False


Part: TypeAlias = Fill | Oval | Line
Sign: TypeAlias = tuple[Part, ...]
Layers: TypeAlias = Sequence[tuple[Colour, Sign]]
"""Signs in colours, from the lowest to the highest."""


def box(left: float, top: float, right: float, low: float, *, hole: bool = False) -> Fill:
    """Return a rectangle."""
    return Fill(((left, top), (right, top), (right, low), (left, low)), hole)


def around(x: float, y: float, radius: float, degrees: float) -> Point:
    """Return a point on a circle, at an angle clockwise from the right."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def bow(x: float, y: float, radius: float, start: float, end: float, width: float, *, hole: bool = False) -> Line:
    """Return a part of a circle."""
    steps = max(2, round(abs(end - start) / 12))
    return Line(tuple(around(x, y, radius, start + (end - start) * at / steps) for at in range(steps + 1)), width, hole)


def mirrored(points: Sequence[Point]) -> tuple[Point, ...]:
    """Return points with left and right exchanged."""
    return tuple((GRID - x, y) for x, y in points)


def mask(sign: Sign, size: tuple[int, int]) -> pygame.Surface:
    """Return a sign as a white mask."""
    return smooth(size, lambda fine, _: _draw(fine, sign))


def layered(layers: Layers, side: int) -> pygame.Surface:
    """Return signs in their colours over one another, in a square of this side in pixels."""
    whole = clear((side, side))
    for colour, sign in layers:
        whole.blit(tinted(mask(sign, (side, side)), colour), (0, 0), special_flags=PREMULTIPLIED)
    return whole


def _draw(fine: pygame.Surface, sign: Sign) -> None:
    unit = fine.get_width() / GRID
    for part in sign:
        colour = EMPTY if part.hole else WHITE
        if isinstance(part, Fill):
            pygame.draw.polygon(fine, colour, [(x * unit, y * unit) for x, y in part.points])
        elif isinstance(part, Oval):
            down = part.down or part.across
            place = (part.x - part.across, part.y - down, 2 * part.across, 2 * down)
            pygame.draw.ellipse(fine, colour, [each * unit for each in place])
        else:
            _stroke(fine, colour, [pygame.Vector2(point) * unit for point in part.points], part.width * unit)


def _stroke(
    fine: pygame.Surface, colour: tuple[int, int, int, int], points: Sequence[pygame.Vector2], width: float
) -> None:
    for start, end in pairwise(points):
        if start != end:
            across = (end - start).normalize().rotate(90) * (width / 2)
            pygame.draw.polygon(fine, colour, [start + across, end + across, end - across, start - across])
    for point in points:
        pygame.draw.circle(fine, colour, point, width / 2)


@dataclass(frozen=True)
class Stamped:
    """The drawing of a sign in one colour, for a square box."""

    name: str
    sign: Sign
    colour: Colour

    @property
    def key(self) -> Hashable:
        return "terra mystica sign", self.name, self.colour

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return tinted(mask(self.sign, size), self.colour)

"""Drawings of polygons: filled, as lines, as soft light. Corners and lengths are in the units of the box that they
are drawn in, whose size is part of the drawing."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.masks import EMPTY, WHITE, fineness, smooth, softened, tinted
from resarcana_gui.scene.polygon import Polygon, bounds, grown, moved
from resarcana_gui.scene.surfaces import faded
from resarcana_gui.scene.transform import Box, Point

DECIMALS: Final = 2
"""The decimals of lengths on the canvas. Finer ones are only rounding errors."""
KEPT: Final = 512
"""The number of cached polygons in their boxes. Fields of a map ask for theirs whenever they are drawn."""


def framed(polygon: Sequence[Point], margin: float = 0.0) -> tuple[Polygon, Box]:
    """Return a polygon in the coordinates of its own box, grown by a margin, and that box. Corners are rounded, so
    that polygons of the same shape elsewhere are equal and share their pictures."""
    corners, box = _framed(tuple(polygon), margin)
    return corners, Box(*box)


@lru_cache(maxsize=KEPT)
def _framed(polygon: Polygon, margin: float) -> tuple[Polygon, tuple[float, float, float, float]]:
    box = bounds(polygon).inflate(2 * margin, 2 * margin)
    corners = tuple((round(x, DECIMALS), round(y, DECIMALS)) for x, y in moved(polygon, -box.x, -box.y))
    return corners, (box.x, box.y, round(box.w, DECIMALS), round(box.h, DECIMALS))


@dataclass(frozen=True)
class PolygonFill:
    """A polygon filled from a colour at the top to one at the bottom."""

    corners: Polygon
    size: Point
    top: Colour
    low: Colour

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return tinted(polygon_mask(self.corners, self.size, size), self.top, self.low)


@dataclass(frozen=True)
class PolygonLine:
    """A line of a width along the inside of a convex polygon. The middle stays empty."""

    corners: Polygon
    size: Point
    colour: Colour
    width: float
    low: Colour | None = None
    """The colour of the lower end, if it is another one."""

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        inner = grown(self.corners, -self.width)
        return tinted(polygon_mask(self.corners, self.size, size, inner), self.colour, self.low)


@dataclass(frozen=True)
class PolygonGlow:
    """Light that falls from the edge of a convex polygon inwards and fades over `reach`."""

    corners: Polygon
    size: Point
    colour: Colour
    reach: float
    alpha: float = 1.0

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole = polygon_mask(self.corners, self.size, size)
        dark = polygon_mask(grown(self.corners, -self.reach / 2), self.size, size)
        reach = max(1, round(self.reach * size[0] / max(self.size[0], 1.0)))
        whole.blit(softened(dark, reach), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        return faded(tinted(whole, self.colour), self.alpha)


@dataclass(frozen=True)
class PolygonHalo:
    """Soft light around a polygon, drawn for a box that is larger by `reach` on all sides."""

    corners: Polygon
    size: Point
    colour: Colour
    reach: float
    alpha: float = 1.0

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        reach = max(1, round(self.reach * size[0] / max(self.size[0], 1.0)))
        mask = polygon_mask(grown(self.corners, self.reach / 3), self.size, size)
        return faded(tinted(softened(mask, reach * 2 // 3), self.colour), self.alpha)


def polygon_mask(
    corners: Sequence[Point], whole: Point, size: tuple[int, int], hole: Sequence[Point] = ()
) -> pygame.Surface:
    """Return a white mask of a polygon that lies in a box of the size `whole`, drawn in `size` pixels, without a
    hole."""
    across, down = size[0] / max(whole[0], 1e-6), size[1] / max(whole[1], 1e-6)

    def draw(fine: pygame.Surface, times: float) -> None:
        for points, colour in ((corners, WHITE), (hole, EMPTY)):
            if len(points) > 2:
                pygame.draw.polygon(fine, colour, [(x * across * times, y * down * times) for x, y in points])

    return smooth(size, draw, fineness(max(size)))

"""Rounded panels, frames, shadows and glows: drawn smoothly from a small corner piece, in any size."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.scene.colour import Clear, Colour
from resarcana_gui.scene.grain import grained
from resarcana_gui.scene.surfaces import clear, faded, resized, stretched

FINE: Final = 4
"""Edges are drawn this many times larger and then shrunk, for antialiasing."""

COARSE: Final = 12
"""A large soft light is drawn so small that it reaches this many pixels, and then enlarged: nobody can tell."""
LARGE: Final = 256

WHITE: Final = (255, 255, 255, 255)
EMPTY: Final = (0, 0, 0, 0)


@dataclass(frozen=True)
class Panel:
    """A box with round corners, an edge and perhaps a second line inside it. Lengths are in its own pixels."""

    top: Colour
    low: Colour
    radius: float = 10.0
    edge: float = 0.0
    """The width of the edge; 0 for none."""
    edge_top: Colour = (0, 0, 0)
    edge_low: Colour = (0, 0, 0)
    alpha: float = 1.0
    """The opacity inside the edge."""
    inset: float = 0.0
    """How far inside the edge a hairline runs; 0 for none."""
    inset_colour: Colour = (0, 0, 0)
    worn: bool = False
    """Whether the surface shows grain."""

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        """Layer by layer, each released before the next: one of a large panel takes many megabytes."""
        radius, edge = self.radius * density, max(self.edge * density, 1.0) if self.edge else 0.0
        whole = self._inside(size, density, radius)
        if edge:
            _laid(whole, self._rim(size, density, radius, edge))
        if self.inset:
            _laid(whole, self._hairline(size, density, radius, edge))
        return whole

    def _inside(self, size: tuple[int, int], density: float, radius: float) -> pygame.Surface:
        body = _shaded(size, self.top, self.low)
        if self.worn:
            grained(body, density)
        _cut_out(body, _rounded(size, radius))
        return body if self.alpha == 1.0 else faded(body, self.alpha)

    def _rim(self, size: tuple[int, int], density: float, radius: float, edge: float) -> pygame.Surface:
        rim = _shaded(size, self.edge_top, self.edge_low)
        if self.worn:
            grained(rim, density, strong=True)
        return _cut_out(rim, _ring(size, radius, edge))

    def _hairline(self, size: tuple[int, int], density: float, radius: float, edge: float) -> pygame.Surface:
        gap = round(edge + self.inset * density)
        inner = (max(size[0] - 2 * gap, 1), max(size[1] - 2 * gap, 1))
        line = _shaded(inner, self.inset_colour, self.inset_colour)
        ring = _cut_out(line, _ring(inner, max(radius - gap, 1.0), max(1.0, density)))
        whole = clear(size)
        whole.blit(ring, (gap, gap))
        return whole


@dataclass(frozen=True)
class Outline:
    """A line around a box, and nothing inside: the focus ring."""

    colour: Colour
    radius: float
    width: float

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        ring = _ring(size, self.radius * density, max(self.width * density, 1.0))
        return _cut_out(_shaded(size, self.colour, self.colour), ring)


@dataclass(frozen=True)
class Halo:
    """A soft light or shadow behind a box with round corners: a drawing for the box grown by `reach` on all sides."""

    colour: Colour
    radius: float
    reach: float
    alpha: float = 1.0
    light: float = 0.0
    """From 0, shadow or haze, to 1, light added to what is there."""

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        reach, radius = max(1, round(self.reach * density)), round(self.radius * density)
        border = 2 * reach + radius
        piece = _soft_box(2 * border + 4, reach, radius)
        red, green, blue = self.colour
        tint: Clear = (red, green, blue, round(255 * (1 - self.light)))
        piece.fill(tint, special_flags=pygame.BLEND_RGBA_MULT)
        return stretched(faded(piece, self.alpha), size, (border, border), plain=min(size) >= 2 * border)


@dataclass(frozen=True)
class Plain:
    """A box of one colour."""

    colour: Colour
    alpha: float = 1.0

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        surface = clear(size) if self.alpha < 1 else pygame.Surface(size, 0, 32)
        level = round(255 * self.alpha)
        red, green, blue = (round(value * self.alpha) for value in self.colour)
        surface.fill((red, green, blue, level))
        return surface


def smooth(size: tuple[int, int], draw: Callable[[pygame.Surface, float], object]) -> pygame.Surface:
    """What `draw` draws in white on a surface FINE times the size, shrunk: a premultiplied mask."""
    fine = clear((size[0] * FINE, size[1] * FINE))
    draw(fine, float(FINE))
    return pygame.transform.smoothscale(fine, (max(size[0], 1), max(size[1], 1)))


def tinted(mask: pygame.Surface, colour: Colour, low: Colour | None = None) -> pygame.Surface:
    """A premultiplied mask in a colour, or with a gradient from one at the top to another at the bottom."""
    return _cut_out(_shaded(mask.get_size(), colour, colour if low is None else low), mask)


def _rounded(size: tuple[int, int], radius: float) -> pygame.Surface:
    """A white mask of a box with round corners."""
    return _from_corners(size, radius, lambda surface: _fill_rounded(surface, WHITE, 0.0, radius * FINE))


def _ring(size: tuple[int, int], radius: float, width: float) -> pygame.Surface:
    """A white mask of the rim of a box with round corners."""

    def draw(surface: pygame.Surface) -> None:
        _fill_rounded(surface, WHITE, 0.0, radius * FINE)
        _fill_rounded(surface, EMPTY, width * FINE, max(radius - width, 0.0) * FINE)

    return _from_corners(size, max(radius, width), draw)


def _from_corners(size: tuple[int, int], reach: float, draw: Callable[[pygame.Surface], object]) -> pygame.Surface:
    """Draw a piece just large enough for the corners, and stretch its middle."""
    border = int(reach) + 2
    side = (min(size[0], 2 * border + 2), min(size[1], 2 * border + 2))
    return stretched(smooth(side, lambda surface, _: draw(surface)), size, (border, border), plain=True)


def _fill_rounded(surface: pygame.Surface, colour: Clear, gap: float, radius: float) -> None:
    width, height = surface.get_size()
    box = pygame.Rect(round(gap), round(gap), round(width - 2 * gap), round(height - 2 * gap))
    if box.w > 0 and box.h > 0:
        pygame.draw.rect(surface, colour, box, border_radius=round(radius))


def _shaded(size: tuple[int, int], top: Colour, low: Colour) -> pygame.Surface:
    """A box with a gradient from one colour to another."""
    surface = clear(size)
    if top == low:
        surface.fill((*top, 255))
        return surface
    column = clear((1, 2))
    column.set_at((0, 0), (*top, 255))
    column.set_at((0, 1), (*low, 255))
    # Smooth scaling reaches the outer colours half a pixel early, so the column has twice the middle's share.
    return pygame.transform.smoothscale(column, surface.get_size())


def _cut_out(surface: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _laid(surface: pygame.Surface, layer: pygame.Surface) -> None:
    surface.blit(layer, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


def _soft_box(side: int, reach: int, radius: int) -> pygame.Surface:
    """A white square with round corners, softened on all sides."""
    smaller = max(1, reach // COARSE) if side > LARGE else 1
    piece, within = clear((side // smaller, side // smaller)), reach // smaller
    inner = piece.get_width() - 2 * within
    pygame.draw.rect(piece, WHITE, (within, within, inner, inner), border_radius=radius // smaller)
    return resized(_softened(piece, within), (side, side))


def _softened(surface: pygame.Surface, reach: int) -> pygame.Surface:
    """Blurred three times by a box filter: as good as a Gaussian and much faster."""
    for _ in range(3):
        surface = pygame.transform.box_blur(surface, max(1, reach // 3))
    return surface

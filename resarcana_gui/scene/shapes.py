"""Rounded panels, frames, shadows and glows, drawn smoothly in any size from a small corner piece."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.scene.colour import Clear, Colour
from resarcana_gui.scene.grain import grained
from resarcana_gui.scene.masks import cut_out, rim_mask, rounded_mask, shaded, small_soft_mask, soft_mask
from resarcana_gui.scene.memory import kept_for_this_size
from resarcana_gui.scene.surfaces import clear, faded, resized, stretched

FAINT: Final = 0.3
"""The brightness of gloss at its lower end, as a share of that at its upper end."""
NIGHT: Final = (4, 6, 8)
WHITE: Final = (255, 255, 255)
DEPTH: Final = 12.0
"""How far the shadow of the edge reaches into a hollow."""
SHADE: Final = 0.55
LIP: Final = 1.6
"""The width of the light on the lower edge of a hollow."""
KEPT: Final = 48
"""The number of kinds of soft corners that are cached. They are the same for boxes of every size."""


@dataclass(frozen=True)
class Panel:
    """A box with round corners, an edge and optionally a second line inside it. Lengths are in units of the box."""

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
    """The distance of a hairline from the edge; 0 for none."""
    inset_colour: Colour = (0, 0, 0)
    worn: bool = False
    """Whether the surface shows grain."""
    gloss: float = 0.0
    """How much light is added along the upper edge, from 0 to 1. It ends half way down."""

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        radius, edge = self.radius * density, max(self.edge * density, 1.0) if self.edge else 0.0
        whole = cut_out(self._body(size, density), rounded_mask(size, radius))
        if self.alpha < 1.0:
            whole = faded(whole, self.alpha)
        if edge:
            _laid(whole, self._rim(size, density, radius, edge))
        if self.inset:
            _laid(whole, self._hairline(size, density, radius, edge))
        return whole

    def _body(self, size: tuple[int, int], density: float) -> pygame.Surface:
        body = shaded(size, self.top, self.low)
        if self.worn:
            grained(body, density)
        if self.gloss:
            bright, faint = (round(255 * self.gloss * share) for share in (1.0, FAINT))
            light = shaded((size[0], max(1, size[1] // 2)), (bright, bright, bright), (faint, faint, faint))
            body.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return body

    def _rim(self, size: tuple[int, int], density: float, radius: float, edge: float) -> pygame.Surface:
        rim = shaded(size, self.edge_top, self.edge_low)
        if self.worn:
            grained(rim, density, strong=True)
        return cut_out(rim, rim_mask(size, radius, edge))

    def _hairline(self, size: tuple[int, int], density: float, radius: float, edge: float) -> pygame.Surface:
        gap = round(edge + self.inset * density)
        inner = (max(size[0] - 2 * gap, 1), max(size[1] - 2 * gap, 1))
        line = shaded(inner, self.inset_colour, self.inset_colour)
        ring = cut_out(line, rim_mask(inner, max(radius - gap, 1.0), max(1.0, density)))
        whole = clear(size)
        whole.blit(ring, (gap, gap))
        return whole


@dataclass(frozen=True)
class Hollow:
    """A shallow hollow: dark, darker below its upper edge, with light on its lower one."""

    radius: float = 10.0
    alpha: float = 0.5
    """The opacity of its dark ground."""

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        radius = self.radius * density
        whole = faded(cut_out(shaded(size, NIGHT, NIGHT), rounded_mask(size, radius)), self.alpha)
        _laid(whole, self._shade(size, density, radius))
        _laid(whole, self._lip(size, density, radius))
        return whole

    def _shade(self, size: tuple[int, int], density: float, radius: float) -> pygame.Surface:
        """Draw the shadow of the edge, deepest below the upper one."""
        depth = max(2, round(DEPTH * density))
        inside = cut_out(shaded(size, NIGHT, NIGHT), rounded_mask(size, radius))
        border = 2 * depth + round(radius)
        soft = stretched(
            soft_mask(2 * border + 4, depth, round(radius)), size, (border, border), plain=min(size) >= 2 * border
        )
        clearing = clear(size)
        clearing.blit(soft, (0, round(depth * 0.6)))
        inside.blit(clearing, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        return faded(cut_out(inside, rounded_mask(size, radius)), SHADE)

    def _lip(self, size: tuple[int, int], density: float, radius: float) -> pygame.Surface:
        """Draw light on the lower half of the edge."""
        rim = cut_out(shaded(size, WHITE, WHITE), rim_mask(size, radius, max(LIP * density, 1.0)))
        fall = clear((1, 4))
        for y, level in enumerate((0, 0, 30, 70)):
            fall.set_at((0, y), (level,) * 4)
        rim.blit(pygame.transform.smoothscale(fall, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return rim


@dataclass(frozen=True)
class Outline:
    """A line around a box, with nothing inside: the focus ring."""

    colour: Colour
    radius: float
    width: float

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        ring = rim_mask(size, self.radius * density, max(self.width * density, 1.0))
        return cut_out(shaded(size, self.colour, self.colour), ring)


@dataclass(frozen=True)
class Halo:
    """A soft light or shadow behind a box with round corners, drawn for the box grown by `reach` on all sides."""

    colour: Colour
    radius: float
    reach: float
    alpha: float = 1.0
    light: float = 0.0
    """From 0, a shadow or haze, to 1, light added to what is below."""

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        reach, radius = max(1, round(self.reach * density)), round(self.radius * density)
        border = 2 * reach + radius
        red, green, blue = self.colour
        piece = _soft_corners(reach, radius, (red, green, blue, round(255 * (1 - self.light))), self.alpha)
        return stretched(piece, size, (border, border), plain=min(size) >= 2 * border)


@dataclass(frozen=True)
class PlainBox:
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


@kept_for_this_size(KEPT)
def _soft_corners(reach: int, radius: int, tint: Clear, alpha: float) -> pygame.Surface:
    side = 2 * (2 * reach + radius) + 4
    piece = small_soft_mask(side, reach, radius)
    piece.fill(tint, special_flags=pygame.BLEND_RGBA_MULT)
    return resized(faded(piece, alpha), (side, side))


def _laid(surface: pygame.Surface, layer: pygame.Surface) -> None:
    surface.blit(layer, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)

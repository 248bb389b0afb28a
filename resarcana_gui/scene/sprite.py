"""Pictures, and nodes that show them."""

from __future__ import annotations

from collections.abc import Hashable
from copy import copy
from dataclasses import dataclass
from enum import Enum, auto
from itertools import count
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.masks import cut_out, rounded_mask
from resarcana_gui.scene.node import TOP_LEFT, Node, Watched
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.surfaces import cut, has_alpha, premultiplied, resized, stretched, with_alpha
from resarcana_gui.scene.transform import Box, Point

_numbers = count(1)
ON_EMBLEM: Final = 0.78
"""The side of an emblem's symbol, relative to the emblem's."""


class Fit(Enum):
    """How a picture fills a box of other proportions."""

    STRETCH = auto()
    COVER = auto()
    """Cropped on the longer sides."""
    CONTAIN = auto()
    """With empty room on the shorter sides."""


class Picture:
    """A picture that can be drawn in any size. Immutable."""

    def __init__(self, surface: pygame.Surface, key: Hashable = None) -> None:
        self.surface = premultiplied(surface) if has_alpha(surface) else _thirty_two_bits(surface)
        self.key: Hashable = ("picture", next(_numbers) if key is None else key)

    @property
    def size(self) -> tuple[int, int]:
        """The picture's own width and height."""
        return self.surface.get_size()

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return resized(self.surface, size)

    def part(self, box: Box) -> Picture:
        """Return the part of it inside a box in its own pixels."""
        piece = copy(self)
        piece.surface = cut(self.surface, box)
        piece.key = (self.key, tuple(box))
        return piece

    def covering(self, size: Point) -> Picture:
        """Return its middle part in the proportions of a size."""
        width, height = self.size
        factor = min(width / size[0], height / size[1])
        part_w, part_h = size[0] * factor, size[1] * factor
        return self.part(Box((width - part_w) / 2, (height - part_h) / 2, part_w, part_h))


@dataclass(frozen=True)
class Emblem:
    """A symbol in the middle of a square of one colour."""

    symbol: Drawing
    ground: Colour

    @property
    def key(self) -> Hashable:
        return ("emblem", self.symbol.key, self.ground)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole = pygame.Surface(size, pygame.SRCALPHA, 32)
        whole.fill(self.ground)
        side = round(min(size) * ON_EMBLEM)
        at = ((size[0] - side) // 2, (size[1] - side) // 2)
        whole.blit(self.symbol.render((side, side), density), at, special_flags=pygame.BLEND_PREMULTIPLIED)
        return whole


@dataclass(frozen=True)
class Rounded:
    """A picture with round corners."""

    picture: Drawing
    radius: float

    @property
    def key(self) -> Hashable:
        return ("rounded", self.picture.key, self.radius)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole = with_alpha(self.picture.render(size, density))
        return cut_out(whole, rounded_mask(size, self.radius * density))


class NinePatch:
    """A picture whose corners keep their size while the rest stretches: a frame. `border` is in the picture's own
    pixels; `scale` is the scale of the border."""

    def __init__(self, picture: Picture, border: int, scale: float = 1.0) -> None:
        self.picture = picture
        self.border = border
        self.scale = scale

    @property
    def key(self) -> Hashable:
        return ("patch", self.picture.key, self.border, self.scale)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        factor = density * self.scale
        width, height = self.picture.size
        source = resized(self.picture.surface, (max(1, round(width * factor)), max(1, round(height * factor))))
        border = round(self.border * factor)
        return stretched(source, size, (border, border))


class Sprite(Node):
    """A node that shows a drawing in its box."""

    drawing: Watched[Drawing | None] = Watched(inner=True)

    def __init__(
        self,
        drawing: Drawing | None,
        size: Point,
        *,
        fit: Fit = Fit.STRETCH,
        at: Point = TOP_LEFT,
        anchor: Point = TOP_LEFT,
        rotation: float = 0.0,
        scale: float = 1.0,
        alpha: float = 1.0,
        z: float = 0.0,
        name: str = "",
    ) -> None:
        super().__init__(at=at, size=size, anchor=anchor, rotation=rotation, scale=scale, alpha=alpha, z=z, name=name)
        self.fit = fit
        self.drawing = drawing

    def draw(self, painter: Painter) -> None:
        if self.drawing is None or not (self.width and self.height):
            return
        if isinstance(self.drawing, Picture) and self.fit is not Fit.STRETCH:
            self._draw_fitted(painter, self.drawing)
        else:
            painter.put(self.drawing, self.box)

    def _draw_fitted(self, painter: Painter, picture: Picture) -> None:
        if self.fit is Fit.COVER:
            painter.put(picture.covering(self.size), self.box)
            return
        width, height = picture.size
        factor = min(self.width / width, self.height / height)
        inner = Box(0, 0, width * factor, height * factor)
        inner.center = self.box.center
        painter.put(picture, inner)


def _thirty_two_bits(surface: pygame.Surface) -> pygame.Surface:
    """Return the picture in the screen's format, so that no blit has to convert it."""
    converted = pygame.Surface(surface.get_size(), 0, 32)
    converted.blit(surface, (0, 0))
    return converted

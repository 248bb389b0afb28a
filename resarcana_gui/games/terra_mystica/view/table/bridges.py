"""Bridges on the map, and the places for them."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.masks import smooth
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.polygon import Polygon
from resarcana_gui.scene.polygon_shapes import framed
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import TARGET, UiStyle
from resarcana_gui.tabletop.items.table_item import TableItem

BLACK: Final = (0, 0, 0)
LAID: Final = 5
"""The steps in which a bridge is laid."""
ENDS: Final = 0.30
"""How far a bridge reaches onto the hexagons at its ends, from their middles, relative to their distance."""


@dataclass(frozen=True)
class Planks:
    """The drawing of a bridge between two points of its box."""

    ends: tuple[Point, Point]
    size: Point
    colour: Colour
    wide: float

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return smooth(size, lambda fine, times: self._lay(fine, size[0] / self.size[0] * times))

    def _lay(self, fine: pygame.Surface, share: float) -> None:
        start, end = (pygame.Vector2(point) * share for point in self.ends)
        along = end - start
        across, wide = along.normalize().rotate(90), self.wide * share
        down = pygame.Vector2(0, wide * 0.34)
        for off, colour, width in ((2 * down, BLACK, wide), (down, mixed(self.colour, BLACK, 0.6), wide),
                                   (-down * 0, self.colour, wide * 0.8)):  # fmt: skip
            _beam(fine, start + off, end + off, across, width, (*colour, 110 if colour == BLACK else 255))
        for at in range(9):
            middle = start + along * (0.06 + 0.11 * at)
            pygame.draw.line(
                fine, (*mixed(self.colour, BLACK, 0.5), 255), middle - across * wide * 0.36,
                middle + across * wide * 0.36, max(1, round(wide * 0.1)),
            )  # fmt: skip
        for side in (-1, 1):
            rail = across * (side * wide * 0.46) - down * 0.5
            _beam(
                fine, start + rail, end + rail, across, wide * 0.16, (*mixed(self.colour, (255, 255, 255), 0.25), 255)
            )


def _beam(
    fine: pygame.Surface, start: pygame.Vector2, end: pygame.Vector2, across: pygame.Vector2, wide: float,
    colour: tuple[int, int, int, int],
) -> None:  # fmt: skip
    half = across * (wide / 2)
    pygame.draw.polygon(fine, colour, [start + half, end + half, end - half, start - half])


class BridgeSite(TableItem):
    """A place for a bridge between two hexagons; its key is `("site", number)`. It draws the bridge, or a pale one
    where it can be built now."""

    overlaps = True
    touched = True
    owner: Watched[Colour | None] = Watched(inner=True)
    laid: Watched[int] = Watched(inner=True)
    """How many of LAID parts lie, from the first end; fewer than 0 from the other."""

    def __init__(self, look: UiStyle, number: int, ends: tuple[Point, Point], radius: float) -> None:
        (x, y), (u, v) = ends
        start = (x + (u - x) * ENDS, y + (v - y) * ENDS)
        end = (u + (x - u) * ENDS, v + (y - v) * ENDS)
        corners, box = framed(_band(start, end, max(radius * 0.44, TARGET / 2 + 1)))
        super().__init__(look, ("site", number), size=box.size, at=box.topleft, name=f"site {number}")
        self.outline = corners
        self.z = 2000
        self._ends: Final = ((start[0] - box.x, start[1] - box.y), (end[0] - box.x, end[1] - box.y))
        self._wide: Final = radius * 0.42
        self.owner, self.laid = None, LAID
        self.focusable = False

    def _lying(self) -> tuple[Point, Point]:
        """Return both ends of the part that lies."""
        (x, y), (u, v) = self._ends if self.laid >= 0 else self._ends[::-1]
        share = max(1, abs(self.laid)) / LAID
        return (x, y), (x + (u - x) * share, y + (v - y) * share)

    def draw(self, painter: Painter) -> None:
        self.draw_ground(painter)
        if self.owner is not None:
            painter.put(Planks(self._lying(), self.size, self.owner, self._wide), self.box)
        elif self.mark in ("can", "chosen"):
            painter.put(Planks(self._ends, self.size, (214, 196, 160), self._wide), self.box, 0.8)
        self.draw_marks(painter)


def _band(start: Point, end: Point, wide: float) -> Polygon:
    across = pygame.Vector2(end[0] - start[0], end[1] - start[1]).normalize().rotate(90) * wide
    x, y = across
    return (
        (start[0] + x, start[1] + y),
        (end[0] + x, end[1] + y),
        (end[0] - x, end[1] - y),
        (start[0] - x, start[1] - y),
    )

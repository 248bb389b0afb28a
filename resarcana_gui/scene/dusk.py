"""Dusk: everything below it grows dark, except around a few places."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import pygame

from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.transform import IDENTITY, Point, Transform
from resarcana_gui.scene.viewport import CANVAS

DARK: Final = 0.25
"""How much light is left."""
TINT: Final = (0.84, 0.90, 1.12)
COARSE: Final = (48, 27)
STEPS: Final = 6
"""How many steps it takes to grow dark: each makes a picture of the whole canvas."""


Known: TypeAlias = tuple[int, tuple[int, int], Transform]
"""The step, the size of the window, and how the canvas lies on it."""


class Spot(NamedTuple):
    """A place that stays light: its middle, how far the light reaches across and down, and how strong it is."""

    at: Point
    reach: tuple[float, float]
    strength: float


class Dusk(Node):
    """Lies over the whole picture. It takes a millisecond or two a frame while it is dark, and nothing otherwise."""

    level: Watched[float] = Watched()
    """How dark it is: from 0, as light as ever, to 1."""

    def __init__(self) -> None:
        super().__init__(size=CANVAS, name="dusk")
        self.ghost = True
        self.level = 0.0
        self._spots: tuple[Spot, ...] = ()
        self._darkest: pygame.Surface | None = None
        self._known: Known | None = None
        """What the map was made for."""
        self._coming: Known | None = None
        """What the other was made for, if it is to be seen next."""
        self._map: pygame.Surface | None = None
        self._other: pygame.Surface | None = None
        """The map before, or the next: that is drawn over it, since making one of this size takes as long."""

    def spare(self, spots: Sequence[Spot]) -> None:
        """It stays light there, and nowhere else."""
        if tuple(spots) != self._spots:
            self._spots, self._darkest, self._known, self._coming = tuple(spots), None, None, None
            self.changed(inner=True)

    def draw(self, painter: Painter) -> None:
        step = round(self.level * STEPS)
        if not step:
            self._end(painter)
            return
        wanted = (step, painter.surface.get_size(), painter.matrix)
        if self._coming is None and wanted != self._known:
            self._coming = wanted
            self._other = self._enlarged(painter, wanted)
            if painter.hurried:  # in the frame that shows it everything is drawn
                painter.unfinished()
                self._lay(painter)
                return
        if self._coming is not None:
            self._map, self._other = self._other, self._map
            self._known, self._coming = self._coming, None
        if wanted != self._known:
            painter.unfinished()
        self._lay(painter)

    def _lay(self, painter: Painter) -> None:
        if self._map is not None and self._map.get_size() == painter.surface.get_size():
            painter.lay(self._map, (0, 0), pygame.BLEND_RGB_MULT)

    def _end(self, painter: Painter) -> None:
        for each in (self._map, self._other):
            if each is not None and painter.spares is not None:
                painter.spares.give(each)
        self._map = self._other = self._known = self._coming = None

    def _enlarged(self, painter: Painter, wanted: Known) -> pygame.Surface:
        coarse, size = self._at(*wanted), wanted[1]
        if self._other is None or self._other.get_size() != size:
            self._other = painter.spares.take(size) if painter.spares is not None else pygame.Surface(size, 0, 32)
        return pygame.transform.smoothscale(coarse, size, self._other)

    def _at(self, step: int, size: tuple[int, int], canvas: Transform) -> pygame.Surface:
        if self._darkest is None:
            self._darkest = _dark(self._spots, size, canvas.inverse() or IDENTITY)
        coarse = pygame.Surface(COARSE, 0, 32)
        coarse.fill((255, 255, 255))
        self._darkest.set_alpha(round(255 * step / STEPS))
        coarse.blit(self._darkest, (0, 0))
        return coarse


def _dark(spots: Sequence[Spot], size: tuple[int, int], canvas: Transform) -> pygame.Surface:
    coarse = pygame.Surface(COARSE, 0, 32)
    for row in range(COARSE[1]):
        for column in range(COARSE[0]):
            at = canvas.apply(((column + 0.5) * size[0] / COARSE[0], (row + 0.5) * size[1] / COARSE[1]))
            light = max((_light(spot, at) for spot in spots), default=0.0)
            level = DARK + (1 - DARK) * light
            red, green, blue = (
                min(255, round(255 * level * (tint * (1 - light) + light))) for tint in TINT
            )  # fmt: skip
            coarse.set_at((column, row), (red, green, blue))
    return coarse


def _light(spot: Spot, at: Point) -> float:
    far = ((at[0] - spot.at[0]) / spot.reach[0]) ** 2 + ((at[1] - spot.at[1]) / spot.reach[1]) ** 2
    return spot.strength * math.exp(-(far**1.3))

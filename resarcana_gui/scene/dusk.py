"""Dusk: everything below it grows dark, except around a few places."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.surfaces import SPARED
from resarcana_gui.scene.transform import IDENTITY, Point, Transform
from resarcana_gui.scene.viewport import CANVAS

DARK: Final = 0.25
"""How much light is left."""
TINT: Final = (0.84, 0.90, 1.12)
COARSE: Final = (48, 25)
UNSEEN: Final = 9.0
"""Nothing is seen of a spot's light further away than its reach times the root of this."""
STEPS: Final = 6
"""How many steps it takes to grow dark: each makes a picture of the whole canvas."""
MOST: Final = 2
"""How many of them may be taken at once where it is drawn part by part: with more, an edge is seen between two."""


Known: TypeAlias = tuple[int, tuple[int, int], Transform]
"""The step, the size of the window, and how the canvas lies on it."""
PARTS: Final = (2, 4)
"""A window, and a large one, are darkened in so many parts, one a frame. Each has the same number of the coarse map's
rows; neighbours share one."""


class Spot(NamedTuple):
    """A place that stays light: its middle, how far the light reaches across and down, and how strong it is."""

    at: Point
    reach: tuple[float, float]
    strength: float


class Dusk(Node):
    """Lies over the whole picture. It takes a millisecond or two a frame while it is dark, and nothing otherwise. While
    it grows darker or lighter, a frame shows the next step in one part of the window: all of it would take too long."""

    level: Watched[float] = Watched()
    """How dark it is: from 0, as light as ever, to 1."""

    def __init__(self) -> None:
        super().__init__(size=CANVAS, name="dusk")
        self.ghost = True
        self.level = 0.0
        self._spots: tuple[Spot, ...] = ()
        self._darkest: dict[tuple[int, tuple[int, int]], pygame.Surface] = {}
        """How light it is where it is darkest, coarsely, for each part of a window of some size."""
        self._map: pygame.Surface | None = None
        """As large as the window: how light it is everywhere."""
        self._aim: Known | None = None
        """What the map is made for, ..."""
        self._left: list[int] = []
        """... but for these parts, ..."""
        self._seen: dict[int, pygame.Surface] = {}
        """... and those of its parts that are seen."""

    def spare(self, spots: Sequence[Spot]) -> None:
        """It stays light there, and nowhere else."""
        if tuple(spots) != self._spots:
            self._spots, self._darkest, self._aim = tuple(spots), {}, None
            self.changed(inner=True)

    def draw(self, painter: Painter) -> None:
        step = round(self.level * STEPS)
        if not step:
            self._end(painter)
            return
        wanted = (step, painter.surface.get_size(), painter.matrix)
        if wanted != self._aim and not (self._goes_on(wanted) and painter.hurried):
            self._aim = (self._near(step) if painter.hurried else step, *wanted[1:])
            self._left = list(range(_parts(wanted[1])))
        assert self._aim is not None
        for part in self._left[: 1 if painter.hurried else None]:
            self._seen[part] = self._enlarged(painter, self._aim, part)
            self._left.remove(part)
        if self._left or wanted != self._aim:
            painter.unfinished()
        for part, picture in self._seen.items():
            painter.lay(picture, (0, _top(part, wanted[1])), pygame.BLEND_RGB_MULT)

    def _goes_on(self, wanted: Known) -> bool:
        """Whether a step is to be finished before the next."""
        return bool(self._left) and self._aim is not None and self._aim[1:] == wanted[1:]

    def _near(self, step: int) -> int:
        """A step, or one on the way to it."""
        seen = self._aim[0] if self._aim is not None else 0
        return max(seen - MOST, min(seen + MOST, step))

    def _end(self, painter: Painter) -> None:
        if self._map is not None and painter.spares is not None:
            painter.spares.give(self._map)
        self._map, self._aim, self._left, self._seen = None, None, [], {}

    def _enlarged(self, painter: Painter, wanted: Known, part: int) -> pygame.Surface:
        """A part of the map, drawn over what it was before: all of that is seen anew."""
        size = wanted[1]
        if self._map is None or self._map.get_size() != size:
            self._map = painter.spares.take(size) if painter.spares is not None else pygame.Surface(size, 0, 32)
            self._seen = {}
        top, low = _top(part, size), _top(part + 1, size)
        there = self._map.subsurface((0, top, size[0], low - top))
        return pygame.transform.smoothscale(self._at(*wanted, part), there.get_size(), there)

    def _at(self, step: int, size: tuple[int, int], canvas: Transform, part: int) -> pygame.Surface:
        if (part, size) not in self._darkest:
            self._darkest[part, size] = _dark(self._spots, size, canvas.inverse() or IDENTITY, _rows(part, size))
        darkest = self._darkest[part, size]
        coarse = pygame.Surface(darkest.get_size(), 0, 32)
        coarse.fill((255, 255, 255))
        darkest.set_alpha(round(255 * step / STEPS))
        coarse.blit(darkest, (0, 0))
        return coarse


def _parts(size: tuple[int, int]) -> int:
    """In how many parts a window grows dark."""
    return PARTS[size[0] * size[1] > SPARED]


def _top(part: int, size: tuple[int, int]) -> int:
    """Where a part of the window begins, in pixels."""
    return size[1] * part // _parts(size)


def _rows(part: int, size: tuple[int, int]) -> slice:
    """The rows of the coarse map that it is made from."""
    each = (COARSE[1] - 1) // _parts(size)
    return slice(part * each, (part + 1) * each + 1)


def _dark(spots: Sequence[Spot], size: tuple[int, int], canvas: Transform, rows: slice) -> pygame.Surface:
    """Some rows of the coarse map. How far a cell is from a spot is put together from how far its column and its row
    are: there are more than a thousand cells."""
    wide, high = size[0] / COARSE[0], size[1] / COARSE[1]
    across = [canvas.apply(((column + 0.5) * wide, 0.0))[0] for column in range(COARSE[0])]
    down = [canvas.apply((0.0, (row + 0.5) * high))[1] for row in range(rows.start, rows.stop)]
    coarse = pygame.Surface((COARSE[0], len(down)), 0, 32)
    coarse.fill(_dimmed(0.0))
    for y, lights in enumerate(zip(*(_lights(spot, across, down) for spot in spots), strict=True)):
        for x, light in enumerate(map(max, zip(*lights, strict=True))):
            if light:
                coarse.set_at((x, y), _dimmed(light))
    return coarse


def _lights(spot: Spot, across: Sequence[float], down: Sequence[float]) -> Iterator[list[float]]:
    """How light a spot makes every cell, row by row."""
    columns = [((x - spot.at[0]) / spot.reach[0]) ** 2 for x in across]
    for row in (((y - spot.at[1]) / spot.reach[1]) ** 2 for y in down):
        yield [spot.strength * math.exp(-((row + far) ** 1.3)) if row + far < UNSEEN else 0.0 for far in columns]


def _dimmed(light: float) -> Colour:
    """White where it is so light, from 0, as dark as it gets, to 1."""
    level = DARK + (1 - DARK) * light
    red, green, blue = (min(255, round(255 * level * (tint * (1 - light) + light))) for tint in TINT)
    return red, green, blue

"""Dusk: everything below it grows dark, except around a few places."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple, TypeAlias

import pygame

from resarcana_gui.scene import allowance as frame
from resarcana_gui.scene.action import Action, Call, Wait, in_turn
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.motion import Glide
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.transform import IDENTITY, Point, Transform
from resarcana_gui.scene.viewport import CANVAS

DARK: Final = 0.25
"""How much light is left."""
TINT: Final = (0.84, 0.90, 1.12)
COARSE: Final = (48, 25)
UNSEEN: Final = 9.0
"""Nothing is seen of a spot's light further away than its reach times the root of this."""
STEPS: Final = 3
"""How many steps it takes to grow dark: each lays the same shade over the picture once more. A step darker is only
multiplied into what is seen already; with fewer of them, an edge would be seen between two parts."""
PARTS: Final = 2
"""A window is darkened in so many parts. Each has the same number of the coarse map's rows; neighbours share one."""

SETTLES: Final = 80
"""How many milliseconds the parts of the last step take, a frame each."""

Lie: TypeAlias = tuple[tuple[int, int], Transform]
"""The size of the window, and how the canvas lies on it."""


class Spot(NamedTuple):
    """A place that stays light: its middle, how far the light reaches across and down, and how strong it is."""

    at: Point
    reach: tuple[float, float]
    strength: float


class Dusk(Node):
    """Lies over the whole picture. It takes a millisecond or two a frame while it is dark, and nothing otherwise. While
    it grows darker or lighter, a frame shows the next step in one part of the window: all of it would take too
    long."""

    level: Watched[float] = Watched()
    """How dark it is: from 0, as light as ever, to 1."""

    def __init__(self) -> None:
        super().__init__(size=CANVAS, name="dusk")
        self.ghost = True
        self.level = 0.0
        self.turn: object = None
        """Who makes it darker or lighter now."""
        self._spots: tuple[Spot, ...] = ()
        self._coarse: dict[tuple[int, tuple[int, int]], pygame.Surface] = {}
        """The shade of one step, coarsely, for each part of a window of some size."""
        self._lie: Lie | None = None
        self._shade: pygame.Surface | None = None
        """The shade of one step, as large as the window, ..."""
        self._shades: dict[int, pygame.Surface] = {}
        """... and those of its parts that are drawn."""
        self._laid: list[int] = []
        """How often it lies over each part, ..."""
        self._aim = 0
        """... and how often it will before the next step begins."""

    def spare(self, spots: Sequence[Spot]) -> None:
        """It stays light there, and nowhere else."""
        if tuple(spots) != self._spots:
            self._spots, self._coarse, self._shades = tuple(spots), {}, {}
            self.changed(inner=True)

    def draw(self, painter: Painter) -> None:
        step = math.ceil(self.level * STEPS - 0.5)  # half of it: three fifths of the light are left
        self._lies(painter)
        if not painter.hurried:
            self._aim, self._laid = step, [step] * len(self._laid)
        else:
            self._go_on(painter, step)
        if self._laid != [step] * len(self._laid):
            painter.unfinished()
        for part, times in enumerate(self._laid):
            for _ in range(times):
                painter.lay(
                    self._part(painter, part), (0, _top(part, painter.surface.get_size())), pygame.BLEND_RGB_MULT
                )
        if not any(self._laid):
            self._rest(painter)

    def _go_on(self, painter: Painter, step: int) -> None:
        """One part takes the step that the others have taken, or are to take; then the next one begins. Where there is
        no time for both, its shade is made a frame before it is seen."""
        if self._laid == [self._aim] * len(self._laid):
            self._aim += (step > self._aim) - (step < self._aim)
        late = [part for part, times in enumerate(self._laid) if times != self._aim]
        for part in late[:1]:
            known = part in self._shades
            self._part(painter, part)
            if known or painter.has_time("shade", frame.NEW):
                self._laid[part] = self._aim

    def _lies(self, painter: Painter) -> None:
        """Begin anew on a window of another size."""
        size = painter.surface.get_size()
        if self._lie != (size, painter.matrix):
            self._rest(painter)
            self._lie, self._laid = (size, painter.matrix), [self._aim] * PARTS

    def _rest(self, painter: Painter) -> None:
        """Nothing of it is seen: others may draw in its memory."""
        if self._shade is not None:
            if painter.spares is not None:
                painter.spares.give(self._shade)
            self._shade, self._shades = None, {}

    def _memory(self, painter: Painter) -> pygame.Surface:
        size = painter.surface.get_size()
        if self._shade is None:
            self._shade = painter.spares.take(size) if painter.spares is not None else pygame.Surface(size, 0, 32)
        return self._shade

    def _part(self, painter: Painter, part: int) -> pygame.Surface:
        """The shade of a part, drawn over what was there before: all of that is seen anew."""
        if part not in self._shades:
            size = painter.surface.get_size()
            coarse = self._coarse.get((part, size))
            if coarse is None:
                canvas = painter.matrix.inverse() or IDENTITY
                coarse = self._coarse[part, size] = _shade(self._spots, size, canvas, _rows(part))
            top, low = _top(part, size), _top(part + 1, size)
            there = self._memory(painter).subsurface((0, top, size[0], low - top))
            self._shades[part] = pygame.transform.smoothscale(coarse, there.get_size(), there)
        return self._shades[part]


def dimmed(dusk: Dusk, level: float, ms: int) -> Action:
    """It grows so dark, or light again, in some milliseconds, whatever it was on the way to before; all of it is light
    before they have passed."""
    settles, turn = min(SETTLES, ms) if not level else 0, object()

    def go(value: float) -> None:
        if dusk.turn is turn:
            dusk.level = value

    glides = Glide(lambda: dusk.level, go, level, ms - settles)
    return in_turn(Call(partial(setattr, dusk, "turn", turn)), glides, Wait(settles))


def _top(part: int, size: tuple[int, int]) -> int:
    """Where a part of the window begins, in pixels."""
    return size[1] * part // PARTS


def _rows(part: int) -> slice:
    """The rows of the coarse map that it is made from."""
    each = (COARSE[1] - 1) // PARTS
    return slice(part * each, (part + 1) * each + 1)


def _shade(spots: Sequence[Spot], size: tuple[int, int], canvas: Transform, rows: slice) -> pygame.Surface:
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
    """The shade of one step where it is so light: from 0, as dark as it gets after all of them, to 1, white."""
    level = DARK + (1 - DARK) * light
    darkest = (min(1.0, level * (tint * (1 - light) + light)) for tint in TINT)
    red, green, blue = (round(255 * share ** (1 / STEPS)) for share in darkest)
    return red, green, blue

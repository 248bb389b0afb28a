"""A dim overlay: darkens everything below it, except around a few places."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame

from resarcana_gui.scene.action import Action, Call, in_turn
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.motion import Glide
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.transform import IDENTITY, Point, Transform
from resarcana_gui.scene.viewport import CANVAS

DARK: Final = 0.25
"""The share of the light that is left."""
TINT: Final = (0.84, 0.90, 1.12)
WHITE: Final = (255, 255, 255)
COARSE: Final = (48, 25)
"""The columns and rows of the coarse map, which is enlarged to the window."""
LEVELS: Final = 6
"""The number of steps in which it darkens. Only at each step is the whole window drawn again."""
UNSEEN: Final = 9.0
"""The squared distance, in reaches of a spot, beyond which its light is invisible."""


class LightSpot(NamedTuple):
    """A place that stays light: its middle, how far the light reaches across and down, and its strength from 0 to 1."""

    at: Point
    reach: tuple[float, float]
    strength: float


class DimOverlay(Node):
    """Multiplies the whole picture, which takes one or two milliseconds of each frame while it is dark."""

    level: Watched[float] = Watched(inner=True)
    """How dark it is: from 0, unchanged, to 1."""

    def __init__(self) -> None:
        super().__init__(size=CANVAS, name="dim overlay")
        self.ghost = True
        self.level = 0.0
        self.turn: object = None
        """A token of the action that changes the level now; older actions have no effect any more."""
        self._spots: tuple[LightSpot, ...] = ()
        self._map: tuple[tuple[tuple[int, int], Transform], pygame.Surface] | None = None
        """The coarse map of the shade at its darkest, and the window that it was made for."""
        self._memory: pygame.Surface | None = None
        """The surface that the shade is drawn on, as large as the window."""
        self._shown: tuple[float, pygame.Surface] | None = None
        """The level that the shade was drawn for, and the surface as which it was shown."""

    def dim_except(self, spots: Sequence[LightSpot]) -> None:
        """Set the places that stay light."""
        if tuple(spots) != self._spots:
            self._spots, self._map, self._shown = tuple(spots), None, None
            self.changed(inner=True)

    def draw(self, painter: Painter) -> None:
        level = math.ceil(self.level * LEVELS - 0.5) / LEVELS
        coarse = self._darkest(painter)
        if not level:
            self._memory = self._shown = None
            return
        if self._shown is None or self._shown[0] != level:
            self._shown = level, self._shade(painter, coarse, level)
        painter.lay(self._shown[1], (0, 0), pygame.BLEND_RGB_MULT)

    def _shade(self, painter: Painter, coarse: pygame.Surface, level: float) -> pygame.Surface:
        """Return the surface that the picture is multiplied by. It is white at level 0."""
        size, now = painter.surface.get_size(), pygame.Surface(COARSE, 0, 32)
        now.fill(WHITE)
        coarse.set_alpha(round(255 * level))
        now.blit(coarse, (0, 0))
        if self._memory is None:
            self._memory = painter.memory(size, opaque=True)
        return pygame.transform.smoothscale(now, size, self._memory.subsurface(self._memory.get_rect()))

    def _darkest(self, painter: Painter) -> pygame.Surface:
        """Return the coarse map for this window. For another window everything is made anew."""
        known = (painter.surface.get_size(), painter.matrix)
        if self._map is None or self._map[0] != known:
            self._map = known, _coarse_map(self._spots, known[0], painter.matrix.inverse() or IDENTITY)
            self._memory = self._shown = None
        return self._map[1]


def dimmed(overlay: DimOverlay, level: float, ms: int) -> Action:
    """Return an action that changes the darkness to `level` in some milliseconds, and replaces any such change in
    progress."""
    turn = object()

    def go(value: float) -> None:
        if overlay.turn is turn:
            overlay.level = value

    return in_turn(Call(partial(setattr, overlay, "turn", turn)), Glide(lambda: overlay.level, go, level, ms))


def _coarse_map(spots: Sequence[LightSpot], size: tuple[int, int], canvas: Transform) -> pygame.Surface:
    """Return the shade of every cell. The distance of a cell from a spot is computed from those of its column and
    its row, since there are more than a thousand cells."""
    wide, high = size[0] / COARSE[0], size[1] / COARSE[1]
    across = [canvas.apply(((column + 0.5) * wide, 0.0))[0] for column in range(COARSE[0])]
    down = [canvas.apply((0.0, (row + 0.5) * high))[1] for row in range(COARSE[1])]
    coarse = pygame.Surface(COARSE, 0, 32)
    coarse.fill(_shade_of(0.0))
    for y, lights in enumerate(zip(*(_lights(spot, across, down) for spot in spots), strict=True)):
        for x, light in enumerate(map(max, zip(*lights, strict=True))):
            if light:
                coarse.set_at((x, y), _shade_of(light))
    return coarse


def _lights(spot: LightSpot, across: Sequence[float], down: Sequence[float]) -> Iterator[list[float]]:
    """Yield how much light a spot gives to every cell, row by row."""
    columns = [((x - spot.at[0]) / spot.reach[0]) ** 2 for x in across]
    for row in (((y - spot.at[1]) / spot.reach[1]) ** 2 for y in down):
        yield [spot.strength * math.exp(-((row + far) ** 1.3)) if row + far < UNSEEN else 0.0 for far in columns]


def _shade_of(light: float) -> Colour:
    """Return the shade for an amount of light: from 0, the darkest, to 1, white."""
    level = DARK + (1 - DARK) * light
    red, green, blue = (round(255 * min(1.0, level * (tint * (1 - light) + light))) for tint in TINT)
    return red, green, blue

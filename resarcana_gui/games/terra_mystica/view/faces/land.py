"""The ground of the map: a hexagon of each terrain, told by colour, relief and an engraved sign, and the river."""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import dataclass
from random import Random
from typing import Final

import pygame

from resarcana_gui.games.terra_mystica.components.words import TERRAINS
from resarcana_gui.games.terra_mystica.view.faces.palette import LANDS, RIVER, RIVER_LIGHT
from resarcana_gui.games.terra_mystica.view.faces.shapes import mask
from resarcana_gui.games.terra_mystica.view.faces.signs import TERRAIN_SIGNS
from resarcana_gui.scene.colour import luminance, mixed
from resarcana_gui.scene.masks import WHITE, cut_out, smooth, tinted
from resarcana_gui.scene.polygon import Polygon, grown, regular
from resarcana_gui.scene.seats.seat_styles import WORN
from resarcana_gui.scene.surfaces import PREMULTIPLIED, clear, faded, resized, shaded_anew
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.cards.pictures import picture

GAME: Final = "terra_mystica"
BLACK: Final = (0, 0, 0)
BRIGHT_LAND: Final = 0.35
"""The luminance of a ground from which its sign is dark."""
BRIGHT: Final = (255, 255, 255)
FINE: Final = 2
VARIANTS: Final = 2
"""How many different hexagons of a terrain there are."""
SIGN: Final = 0.44
"""The side of the engraved sign, relative to the width of the hexagon."""
THREADS: Final = 260
"""The threads of light on the river."""


def is_bright(terrain: int) -> bool:
    """Return whether what is engraved into a terrain is dark."""
    return luminance(LANDS[terrain]) > BRIGHT_LAND


@dataclass(frozen=True)
class Land:
    """A hexagon that stands on a corner, in a terrain; `plain` is for high contrast."""

    terrain: int
    variant: int
    plain: bool = False
    signed: bool = True
    """Whether its sign shows: on a structure's hexagon, its owner's takes the place."""

    @property
    def key(self) -> Hashable:
        return self, WORN.name

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole = clear(size)
        whole.fill((*mixed(LANDS[self.terrain], BLACK, 0.35), 255))
        relief = None if self.plain else picture(GAME, "lands", f"{TERRAINS[self.terrain]}-{self.variant}.webp")
        if relief is not None and WORN.name in LANDS.others:
            relief = shaded_anew(relief, LANDS[self.terrain], mixed(LANDS[self.terrain], BLACK, 0.7))
        if relief is not None:
            whole.blit(resized(relief, size), (0, 0), special_flags=PREMULTIPLIED)
        if self.signed:
            _engrave(whole, self.terrain, plain=self.plain)
        return cut_out(whole, _hexagon(size))


def _hexagon(size: tuple[int, int]) -> pygame.Surface:
    def draw(fine: pygame.Surface, _times: float) -> None:
        pygame.draw.polygon(fine, WHITE, _corners(fine.get_size()))

    return smooth(size, draw)


def _corners(size: Point) -> Polygon:
    return regular((size[0] / 2, size[1] / 2), size[1] / 2, 6)


def _engrave(whole: pygame.Surface, terrain: int, *, plain: bool) -> None:
    side = max(4, round(whole.get_width() * SIGN))
    sign = mask(TERRAIN_SIGNS[terrain], (side, side))
    x, y = (whole.get_width() - side) / 2, (whole.get_height() - side) / 2
    if plain:
        whole.blit(sign, (round(x), round(y)), special_flags=PREMULTIPLIED)
        return
    colour, step = LANDS[terrain], max(1, round(side / 26))
    light = mixed(colour, (255, 246, 222), 0.75)
    body, edge = (mixed(colour, BLACK, 0.7), light) if is_bright(terrain) else (light, BLACK)
    for off, tone, alpha in ((-step, edge, 0.4), (step, edge, 0.7), (0, body, 0.95)):
        shown = faded(tinted(sign, tone), alpha)
        whole.blit(shown, (round(x + off), round(y + off)), special_flags=PREMULTIPLIED)


@dataclass(frozen=True)
class RiverSheet:
    """The water under the whole map: the hexagons given by their corners, in a box of this size."""

    hexes: tuple[Polygon, ...]
    size: Point
    plain: bool = False

    @property
    def key(self) -> Hashable:
        return "river", self.size, len(self.hexes), self.plain

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        share = size[0] / self.size[0]
        shape = smooth(size, lambda fine, times: self._fill(fine, share * times), FINE)
        if self.plain:
            return tinted(shape, (0, 34, 60))
        whole = clear(size)
        whole.fill((*RIVER, 255))
        _threads(whole, Random(7))
        return cut_out(whole, shape)

    def _fill(self, fine: pygame.Surface, share: float) -> None:
        for corners in self.hexes:
            pygame.draw.polygon(fine, WHITE, [(x * share, y * share) for x, y in grown(corners, 1.0)])


def _threads(whole: pygame.Surface, dice: Random) -> None:
    """Draw light that plays on the water: some soft, and less of it sharp."""
    width = whole.get_width()
    for blur, bright in ((max(2, width // 160), 0.9), (1, 0.5)):
        layer = clear(whole.get_size())
        for _ in range(THREADS):
            points = _wandering(layer.get_size(), dice, dice.uniform(-0.5, 0.5), width * 0.011, 0.6)
            pygame.draw.lines(layer, (*RIVER_LIGHT, 255), closed=False, points=points, width=max(1, width // 560))
        soft = faded(pygame.transform.box_blur(layer, blur), bright)
        whole.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _wandering(size: tuple[int, int], dice: Random, angle: float, step: float, bend: float) -> list[Point]:
    """Return points on a line that begins anywhere and changes its direction at every step."""
    x, y = dice.uniform(0, size[0]), dice.uniform(0, size[1])
    points = [(x, y)]
    for _ in range(6):
        angle += dice.uniform(-bend, bend)
        x, y = x + math.cos(angle) * step, y + math.sin(angle) * step
        points.append((x, y))
    return points

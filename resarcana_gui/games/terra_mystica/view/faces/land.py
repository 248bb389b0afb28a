"""The ground of the map: a hexagon of each terrain, told by colour, relief and an engraved sign, and the river. A
picture among the assets replaces the relief."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from random import Random
from typing import Final

import pygame

from resarcana_gui.games.terra_mystica.components.words import TERRAINS
from resarcana_gui.games.terra_mystica.view.faces.palette import LANDS, RIVER, RIVER_LIGHT
from resarcana_gui.games.terra_mystica.view.faces.shapes import mask
from resarcana_gui.games.terra_mystica.view.faces.signs import TERRAIN_SIGNS
from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.masks import WHITE, cut_out, smooth, tinted
from resarcana_gui.scene.polygon import Polygon, grown, regular
from resarcana_gui.scene.surfaces import PREMULTIPLIED, clear, faded, resized
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.cards.pictures import picture

GAME: Final = "terra_mystica"
BLACK: Final = (0, 0, 0)
BRIGHT: Final = (255, 255, 255)
FINE: Final = 2
VARIANTS: Final = 4
"""How many different hexagons of a terrain there are."""
SIGN: Final = 0.44
"""The side of the engraved sign, relative to the width of the hexagon."""
THREADS: Final = 260
"""The threads of light on the river."""


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
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole = self._ground(size)
        if self.signed:
            _engrave(whole, self.terrain, plain=self.plain)
        if not self.plain:
            _bevel(whole, LANDS[self.terrain])
        return cut_out(whole, _hexagon(size))

    def _ground(self, size: tuple[int, int]) -> pygame.Surface:
        if self.plain:
            whole = clear(size)
            whole.fill((*mixed(LANDS[self.terrain], BLACK, 0.35), 255))
            return whole
        found = picture(GAME, "lands", f"{TERRAINS[self.terrain]}-{self.variant}.webp")
        if found is not None:
            return resized(found, size).copy()
        fine = clear((size[0] * FINE, size[1] * FINE))
        fine.fill((*LANDS[self.terrain], 255))
        dice = Random(10 * self.terrain + self.variant)
        RELIEFS[self.terrain](fine, LANDS[self.terrain], dice)
        return resized(pygame.transform.box_blur(fine, 1), size)


def _hexagon(size: tuple[int, int]) -> pygame.Surface:
    def draw(fine: pygame.Surface, _times: float) -> None:
        pygame.draw.polygon(fine, WHITE, _corners(fine.get_size()))

    return smooth(size, draw)


def _corners(size: Point) -> Polygon:
    return regular((size[0] / 2, size[1] / 2), size[1] / 2, 6)


def _bevel(whole: pygame.Surface, colour: Colour) -> None:
    """Light the upper edges, and shade the lower ones."""
    corners, wide = _corners(whole.get_size()), max(2, whole.get_width() // 18)
    for at in range(wide):
        inner = grown(corners, -at)
        share = 0.5 * (1 - at / wide)
        for start, tone in ((5, BRIGHT), (0, BRIGHT), (4, BRIGHT), (1, BLACK), (2, BLACK), (3, BLACK)):
            line = mixed(colour, tone, share * (0.8 if tone == BRIGHT else 0.9))
            pygame.draw.aaline(whole, line, inner[start], inner[(start + 1) % 6])


def _engrave(whole: pygame.Surface, terrain: int, *, plain: bool) -> None:
    side = max(4, round(whole.get_width() * SIGN))
    sign = mask(TERRAIN_SIGNS[terrain], (side, side))
    x, y = (whole.get_width() - side) / 2, (whole.get_height() - side) / 2
    if plain:
        whole.blit(sign, (round(x), round(y)), special_flags=PREMULTIPLIED)
        return
    colour, step = LANDS[terrain], max(1, round(side / 26))
    body = (176, 172, 184) if terrain == 2 else mixed(colour, BLACK, 0.62)
    light = mixed(colour, (255, 246, 222), 0.75)
    for off, tone, alpha in ((-step, BLACK, 0.5), (step, light, 0.5), (0, body, 0.92)):
        shown = faded(tinted(sign, tone), alpha)
        whole.blit(shown, (round(x + off), round(y + off)), special_flags=PREMULTIPLIED)


# ------------------------------------------------------------------------------------------------------------ reliefs


def _dunes(fine: pygame.Surface, colour: Colour, dice: Random) -> None:
    width, height = fine.get_size()
    phase = dice.uniform(0, 6)
    step = height / 17
    for row in range(-1, 19):
        curve = [
            (x, row * step + step * 0.9 * math.sin(x / width * 7 + phase + row * 0.35)) for x in range(0, width + 8, 8)
        ]
        pygame.draw.lines(fine, mixed(colour, BLACK, 0.17), width=max(2, round(step * 0.3)), closed=False, points=curve)
        lit = [(x, y - step * 0.3) for x, y in curve]
        pygame.draw.lines(fine, mixed(colour, BRIGHT, 0.3), width=max(1, round(step * 0.2)), closed=False, points=lit)


def _furrows(fine: pygame.Surface, colour: Colour, dice: Random) -> None:
    width, height = fine.get_size()
    step, lean = height / 14, dice.uniform(0.35, 0.6)
    for row in range(-12, 26):
        top = row * step
        for down, tone, wide in (
            (0.0, mixed(colour, BLACK, 0.34), 0.42),
            (0.42, mixed(colour, (255, 214, 120), 0.3), 0.3),
        ):
            start, end = (0, top + down * step), (width, top + down * step + width * lean)
            pygame.draw.line(fine, tone, start, end, max(2, round(step * wide)))


def _marsh(fine: pygame.Surface, colour: Colour, dice: Random) -> None:
    width, height = fine.get_size()
    for _ in range(90):
        x, y, r = dice.uniform(0, width), dice.uniform(0, height), width * dice.uniform(0.02, 0.06)
        tone = mixed(colour, dice.choice(((110, 120, 84), BLACK, BRIGHT)), dice.uniform(0.06, 0.2))
        pygame.draw.ellipse(fine, tone, (x - r, y - r * 0.6, 2 * r, 1.2 * r))
    for _ in range(6):
        x, y, r = dice.uniform(0, width), dice.uniform(0, height), width * dice.uniform(0.07, 0.13)
        pygame.draw.ellipse(fine, (92, 96, 104), (x - r, y - r * 0.55 + 2, 2 * r, 1.1 * r))
        pygame.draw.ellipse(fine, (20, 26, 32), (x - r, y - r * 0.55, 2 * r, 1.1 * r))


def _basin(fine: pygame.Surface, colour: Colour, dice: Random) -> None:
    width, height = fine.get_size()
    fine.fill((*mixed(colour, BRIGHT, 0.12), 255))
    rim = [
        (width / 2 + math.cos(at / 40 * math.tau) * width * dice.uniform(0.36, 0.41),
         height / 2 + math.sin(at / 40 * math.tau) * height * dice.uniform(0.36, 0.41))
        for at in range(40)
    ]  # fmt: skip
    pygame.draw.polygon(fine, mixed(colour, BLACK, 0.35), rim)
    pygame.draw.polygon(fine, (36, 108, 204), [(x, y + height * 0.02) for x, y in rim])
    for at in range(4):
        r = width * (0.32 - 0.075 * at)
        pygame.draw.ellipse(
            fine, mixed((36, 108, 204), (150, 214, 255), 0.22 + 0.08 * at),
            (width / 2 - r, height / 2 - r * 0.9, 2 * r, 1.8 * r), max(2, width // 70),
        )  # fmt: skip


def _crowns(fine: pygame.Surface, colour: Colour, dice: Random) -> None:
    width, height = fine.get_size()
    spots = sorted((dice.uniform(0, height), dice.uniform(0, width)) for _ in range(150))
    for y, x in spots:
        r = width * dice.uniform(0.045, 0.07)
        body = mixed(colour, BRIGHT if dice.random() < 0.4 else BLACK, dice.uniform(0.0, 0.18))
        pygame.draw.circle(fine, mixed(body, BLACK, 0.42), (x + r * 0.25, y + r * 0.3), r)
        pygame.draw.circle(fine, body, (x, y), r * 0.92)
        pygame.draw.circle(fine, mixed(body, (190, 230, 120), 0.3), (x - r * 0.28, y - r * 0.3), r * 0.45)


def _ridges(fine: pygame.Surface, colour: Colour, dice: Random) -> None:
    width, height = fine.get_size()
    for y in sorted(dice.uniform(0, height * 1.1) for _ in range(34)):
        x, wide, high = (
            dice.uniform(-0.1, 1.1) * width,
            width * dice.uniform(0.12, 0.24),
            height * dice.uniform(0.1, 0.2),
        )
        top, foot = (x + wide * dice.uniform(-0.15, 0.15), y - high), x + wide * 0.1
        lit, dark = mixed(colour, BRIGHT, dice.uniform(0.2, 0.45)), mixed(colour, BLACK, dice.uniform(0.3, 0.5))
        pygame.draw.polygon(fine, lit, [top, (x - wide / 2, y), (foot, y)])
        pygame.draw.polygon(fine, dark, [top, (foot, y), (x + wide / 2, y)])


def _cracks(fine: pygame.Surface, colour: Colour, dice: Random) -> None:
    width = fine.get_width()
    wide = max(2, width // 46)
    for _ in range(16):
        points = _wandering(fine.get_size(), dice, dice.uniform(0, math.tau), width * 0.09, 0.7)
        lit = [(a + wide, b + wide) for a, b in points]
        pygame.draw.lines(fine, mixed(colour, (255, 170, 120), 0.35), width=max(1, wide // 2), closed=False, points=lit)
        pygame.draw.lines(fine, mixed(colour, BLACK, 0.55), width=wide, closed=False, points=points)


def _wandering(size: tuple[int, int], dice: Random, angle: float, step: float, bend: float) -> list[Point]:
    """Return points on a line that begins anywhere and changes its direction at every step."""
    x, y = dice.uniform(0, size[0]), dice.uniform(0, size[1])
    points = [(x, y)]
    for _ in range(6):
        angle += dice.uniform(-bend, bend)
        x, y = x + math.cos(angle) * step, y + math.sin(angle) * step
        points.append((x, y))
    return points


RELIEFS: Final[tuple[Callable[[pygame.Surface, Colour, Random], None], ...]] = (
    _dunes, _furrows, _marsh, _basin, _crowns, _ridges, _cracks,
)  # fmt: skip
"""What draws the relief of each terrain."""


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

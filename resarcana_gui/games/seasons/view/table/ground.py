"""The ground: wood, velvets, slate and leather in the light of the season. When the season changes, a blade of light
sweeps the table from left to right, and behind it lies the new light."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeAlias

import pygame

from resarcana_gui.games.seasons.view.faces.icons import GAME
from resarcana_gui.games.seasons.view.geometry.areas import Areas
from resarcana_gui.paths import MissingFileError, assets
from resarcana_gui.scene.action import Action, Call, Later, Together
from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.ground.backdrop import Baking, Ground, Inlay
from resarcana_gui.scene.ground.light import Lamp
from resarcana_gui.scene.ground.region import Region
from resarcana_gui.scene.motion import Glide
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.seats.seat_styles import style_of
from resarcana_gui.scene.shapes import Halo
from resarcana_gui.scene.theme import Theme
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS

Lit: TypeAlias = tuple[int, bool]
"""A season, and whether the ground is that of the prelude."""
WHOLE: Final = (0.0, 0.0, *CANVAS)
LEATHERS: Final[tuple[Colour, ...]] = ((30, 74, 84), (30, 76, 62), (70, 60, 36), (72, 50, 44))
"""The colour of the viewer's mat, by season."""
STITCHES: Final = (206, 190, 150)
SEAM: Final = 9.0
SLATE: Final = (86, 84, 86)
VELVETS: Final[tuple[Colour, ...]] = ((104, 30, 42), (34, 74, 46), (84, 34, 74))
"""The rivals' colours, clockwise from the viewer's left."""
FELTS: Final[tuple[Colour, ...]] = ((40, 66, 112), (44, 92, 50), (112, 88, 36), (116, 56, 34))
"""The colour of the felt on which dice are thrown, by season."""
RIM: Final = (186, 140, 78)
"""The brass around the felt."""
TRIM: Final = 0.38
BEYOND: Final = 40.0
"""How far velvets reach beyond the far edge of the table."""
GLOWS: Final = ((150, 200, 255), (190, 240, 140), (255, 206, 110), (255, 150, 84))
"""The light of each season."""
LAMPS: Final = tuple(
    Lamp((x, 600.0), (860.0, 430.0), 0.30, 1.34, warm=warm, cold=cold, haze=haze, glow=0.2)
    for x, warm, cold, haze in (
        (760.0, (0.86, 1.02, 1.22), (0.50, 0.66, 1.10), GLOWS[0]),
        (900.0, (0.98, 1.10, 0.80), (0.62, 0.86, 0.98), GLOWS[1]),
        (1000.0, (1.20, 1.02, 0.66), (0.82, 0.80, 0.86), GLOWS[2]),
        (1140.0, (1.20, 0.86, 0.62), (0.80, 0.66, 0.90), GLOWS[3]),
    )
)
LOWER: Final = 800.0
"""The height of the lamp before the first round, which leaves the far side of the table in the dark."""
SPREAD: Final = (1300.0, 400.0)
"""Its radii."""
BARE: Final = Lamp((960.0, 520.0), (980.0, 560.0), low=0.42, high=0.95, glow=0.14, warm=(0.98, 1.04, 1.02))
"""The light where nothing lies on the wood but what is read."""
BLADE: Final = 70.0
"""The width of the blade of light."""
STEP: Final = 24
"""The blade moves in so many steps: at each of them the whole window is drawn."""


def bare_ground(theme: Theme) -> Ground:
    """Return wood with the circle in it, as the ground of pages."""
    return Ground(WHOLE, (), BARE, _circle(540.0), plain=not theme.worn)


def table_ground(areas: Areas, seats: int, season: int, theme: Theme) -> Ground:
    """Return the ground of a table with this many seats, in a season."""
    velvets = (
        Region("velvet", colour, _hanging(board.whole), 26.0, _seam(board.seat, areas.home, seats, colour), SEAM)
        for board, colour in zip(areas.boards, VELVETS, strict=False)
    )
    slate = Region("slate", SLATE, _place(areas.slate), 34.0)
    regions = (*velvets, slate, *_felt(areas.felt, season), _mat(areas, season))
    return Ground(_place(areas.canvas), regions, LAMPS[season], _circle(640.0), plain=not theme.worn)


def prelude_ground(areas: Areas, seats: int, season: int, theme: Theme) -> Ground:
    """Return the ground before the first round: the same table, lit only where the viewer sits."""
    lamp = replace(LAMPS[season], at=(CANVAS[0] / 2, LOWER), radii=SPREAD, low=0.36, high=1.1, glow=0.12)
    return replace(table_ground(areas, seats, season, theme), lamp=lamp)


def _mat(areas: Areas, season: int) -> Region:
    return Region("leather", LEATHERS[season], _place(areas.mat), 34.0, STITCHES, SEAM)


def _felt(box: Box, season: int) -> tuple[Region, Region]:
    """Return the brass rim of the felt, and the felt sunk into it."""
    high = min(84.0, box.h / 2)
    rim = Region("brass", RIM, _place(box.inflate(14, 14)), high + 7, bevel=2.0, shadow=(10.0, 4.0, 0.7))
    return rim, Region("leather", FELTS[season], _place(box), high, bevel=1.0, shadow=(7.0, 0.0, 1.0))


def _hanging(box: Box) -> tuple[float, float, float, float]:
    return box.x, box.y - BEYOND, box.w, box.h + BEYOND


def _place(box: Box) -> tuple[float, float, float, float]:
    return box.x, box.y, box.w, box.h


def _seam(seat: int, home: int, seats: int, velvet: Colour) -> Colour:
    return mixed(style_of(seat, home, seats).colour, velvet, TRIM)


def _circle(y: float) -> Inlay | None:
    try:
        return Inlay(assets(GAME, "scenes", "title_circle.webp"), (960.0, y), 860.0)
    except MissingFileError:
        return None


class SeasonGround(Node):
    """The ground in the light of the `season`, or that of the prelude; while the light `sweeps`, what was there before
    lies to the right of the blade."""

    season: Watched[int] = Watched(inner=True)
    prelude: Watched[bool] = Watched(inner=True)
    sweeps: Watched[int] = Watched(inner=True)
    """The step of the blade, from 0 to STEP; STEP when it is not there."""

    def __init__(self, look: UiStyle, areas: Areas, seats: int) -> None:
        whole = areas.canvas
        super().__init__(size=whole.size, at=whole.topleft, name="ground", z=-2.0)
        self._look: Final = look
        self._areas: Final = areas
        self._seats: Final = seats
        self._pictures: dict[Lit, pygame.Surface] = {}
        self._making: tuple[Lit, Baking] | None = None
        self._size = (0, 0)
        self._before: Lit = (0, False)
        self.density = 1.0
        """The size of a canvas pixel in the window."""
        self.season, self.prelude, self.sweeps = 0, False, STEP

    def shine(self, season: int, *, prelude: bool = False) -> None:
        """Switch to the light of a season at once."""
        self.season, self.prelude, self.sweeps = season, prelude, STEP

    def turn(self, season: int) -> Action:
        """Return the animation in which the light of another season, or the table after the prelude, sweeps over the
        window. In reduced motion, and without light, it switches."""
        look = self._look

        def begin() -> Action:
            known = (season, False) == (self.season, self.prelude)
            if known or look.pace.reduced or look.pace.at_once or not look.theme.worn:
                self.shine(season)
                return Together()
            self._before = (self.season, self.prelude)
            self.season, self.prelude, self.sweeps = season, False, 0
            return Glide(lambda: float(self.sweeps), self._sweep, float(STEP), milliseconds("season"))

        return Later(begin) + Call(lambda: self.shine(season))

    def _sweep(self, step: float) -> None:
        self.sweeps = round(step)

    # ------------------------------------------------------------------------------------------------- pictures

    @property
    def _next(self) -> Lit:
        """What will be seen next."""
        return (self.season, False) if self.prelude else ((self.season + 1) % len(LAMPS), False)

    @property
    def lacks(self) -> bool:
        """Whether the picture that will be seen next is still to be made."""
        return self._size != (0, 0) and self.sweeps >= STEP and self._next not in self._pictures

    def make_some(self) -> bool:
        """Go a step on with the picture that will be seen next, in a frame with time to spare. Return whether there
        is more to do."""
        if not self.lacks:
            return False
        if self._making is None or self._making[0] != self._next:
            ground = self._ground(*self._next)
            self._making = self._next, ground.baking(self._size, (ground.lamp,))
        key, baking = self._making
        try:
            next(baking)
        except StopIteration as end:
            self._pictures[key], self._making = end.value[0], None
        return self.lacks

    def draw(self, painter: Painter) -> None:
        box = painter.matrix.bounds(self.box)
        size, (x, y) = (round(box.w), round(box.h)), (round(box.x), round(box.y))
        self.density = round(min(painter.matrix.scales), 3)
        if size != self._size:
            self._size, self._pictures, self._making = size, {}, None
        now = (self.season, self.prelude)
        shown = self._picture(now)
        if self.sweeps >= STEP:
            self._pictures = {key: made for key, made in self._pictures.items() if key in (now, self._next)}
            painter.blit(shown, (x, y))
            return
        before, edge = self._picture(self._before), max(1, min(size[0] - 1, size[0] * self.sweeps // STEP))
        painter.blit(shown.subsurface((0, 0, edge, size[1])), (x, y))
        painter.blit(before.subsurface((edge, 0, size[0] - edge, size[1])), (x + edge, y))
        middle = self.width * edge / size[0]
        light = Halo(GLOWS[self.season], 4.0, BLADE, 0.95, 1.0)
        painter.put(light, Box(middle - 3, -BLADE, 6, self.height + 2 * BLADE).inflate(2 * BLADE, 0))

    def _picture(self, key: Lit) -> pygame.Surface:
        if key not in self._pictures:
            self._pictures[key] = self._ground(*key).render(self._size, 1.0)
        return self._pictures[key]

    def _ground(self, season: int, prelude: bool) -> Ground:
        ground = prelude_ground if prelude else table_ground
        return ground(self._areas, self._seats, season, self._look.theme)

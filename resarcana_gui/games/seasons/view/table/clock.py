"""The clock of the year: twelve spaces in a toothed wheel, three for each season; a hand that points at the current
one, the year in the middle, and a bead on the rim where the year goes next."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import pygame

from resarcana_gui.games.seasons.cards.tables import SEASONS
from resarcana_gui.games.seasons.rules.codes import END, PER_SEASON, SPACES, YEARS, season_of, space_of, year_of
from resarcana_gui.games.seasons.view.faces.icons import GAME, ICONS
from resarcana_gui.games.seasons.view.faces.palette import SEASON_HUES
from resarcana_gui.games.seasons.view.table.gears import BRASS, Gears
from resarcana_gui.games.seasons.view.table_resources import TableResources
from resarcana_gui.games.seasons.view.tell.voice import NUMERALS
from resarcana_gui.scene.action import Action, Call, Later, Wait, in_turn
from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.control import ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.masks import WHITE, fineness, shaded, smooth, tinted
from resarcana_gui.scene.memory import kept_for_this_size
from resarcana_gui.scene.motion import Glide
from resarcana_gui.scene.node import CENTRE, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.polygon import regular
from resarcana_gui.scene.shapes import Halo
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.surfaces import clear, resized
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box, Point, square_about
from resarcana_gui.tabletop.cards.pictures import picture
from resarcana_gui.tabletop.items.table_item import TableItem

TEETH: Final = 48
OUTER: Final = 0.92
INNER: Final = 0.64
HUB: Final = 0.44
"""The radii of the ring of spaces, and of the hub, relative to the wheel."""
HAND_TOP, HAND_LOW, HAND_WIDE = 0.94, 0.42, 0.16
"""How far the box of the hand reaches from the middle, and half its width, relative to the wheel."""
NIGHT, DARK = (20, 15, 14), (34, 24, 18)
"""The colours of the ground inside the ring of spaces, and in the hub."""
LIT: Final = ((255, 255, 255), (190, 184, 178))
"""The light on the wheel, from its top to its bottom."""
NUMBER: Final = TextStyle(22, Face.BOLD, "ink", on="night", align="centre", halo="night", leading=1.0)
YEAR: Final = TextStyle(46, Face.DISPLAY, "ink", on="night", align="centre", halo="night", leading=1.0)
BELOW: Final = TextStyle(18, colour="ink_soft", on="night", align="centre", halo="night", leading=1.0)
KEPT: Final = 4
"""The number of pictures of the wheel that are kept: one for each season."""
BEADS: Final = 3
"""The most spaces that the year can move."""


def angle_of(space: float) -> float:
    """Return the angle of a space's middle, in degrees clockwise from the top: 12 is on top."""
    return space * 360.0 / SPACES


def in_last_season(p: int) -> bool:
    """Return whether a position of the marker lies in the last season of the game, or beyond."""
    return p >= END - PER_SEASON


def shown_season(p: int) -> int:
    """Return the season that the table shows at a position of the marker: after the end, that in which it ended."""
    return season_of(min(p, END - 1))


def spoke(middle: Point, radius: float, angle: float) -> Point:
    """Return a point at an angle, clockwise from the top."""
    turn = math.radians(angle)
    return middle[0] + radius * math.sin(turn), middle[1] - radius * math.cos(turn)


@dataclass(frozen=True)
class ClockWheel:
    """The wheel with its spaces, those of one season lit; without numbers and hand."""

    season: int

    @property
    def key(self) -> Hashable:
        return ("clock wheel", self.season)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return wheel_picture(self, min(size))

    def cast(self, side: int) -> pygame.Surface:
        """Return a new picture of it with this side in pixels."""
        whole = smooth((side, side), self._draw, fineness(side))
        whole.blit(shaded((side, side), *LIT), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        self._signs(whole, side)
        found = picture(GAME, "clock", "hub.webp")
        if found is not None:
            hub = round(side * (HUB - 0.04))
            _lay(whole, resized(found, (hub, hub)), ((side - hub) // 2, (side - hub) // 2))
        return whole

    def _draw(self, fine: pygame.Surface, _scale: float) -> None:
        middle = fine.get_width() / 2

        def disc(radius: float, colour: Colour) -> None:
            pygame.draw.circle(fine, colour, (middle, middle), middle * radius)

        pygame.draw.polygon(fine, BRASS[0], _teeth(middle))
        for radius, colour in ((0.965, BRASS[2]), (OUTER + 0.02, mixed(BRASS[1], BRASS[2], 0.4))):
            disc(radius, colour)
        for space in range(1, SPACES + 1):
            pygame.draw.polygon(fine, self._colour(space), _wedge(middle, angle_of(space)))
        for radius, colour in ((INNER - 0.01, BRASS[1]), (INNER - 0.05, NIGHT), (HUB, BRASS[0]), (HUB - 0.04, DARK)):
            disc(radius, colour)

    def _colour(self, space: int) -> Colour:
        season = (space - 1) // PER_SEASON
        hue = SEASON_HUES[season]
        return mixed(hue.light, hue.body, 0.15) if season == self.season else mixed(hue.body, (10, 8, 8), 0.4)

    def _signs(self, whole: pygame.Surface, side: int) -> None:
        small = max(8, round(side * 0.07))
        for season, name in enumerate(("winter", "spring", "summer", "autumn")):
            x, y = spoke((side / 2, side / 2), side / 2 * 0.515, angle_of(season * PER_SEASON + 2))
            colour = SEASON_HUES[season].light if season == self.season else (112, 100, 88)
            _lay(whole, ICONS.picture(name, small, colour), (round(x - small / 2), round(y - small / 2)))


@kept_for_this_size(KEPT)
def wheel_picture(wheel: ClockWheel, side: int) -> pygame.Surface:
    """Return the picture of a wheel with this side in pixels, kept since it was made, perhaps before it is needed."""
    return wheel.cast(side)


@dataclass(frozen=True)
class ClockHand:
    """The hand, pointing up: a brass blade with a ring around the space that it points at."""

    @property
    def key(self) -> Hashable:
        return ("clock hand",)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole = clear(size)
        for grown, colour in ((0.022, (30, 18, 8)), (0.0, (255, 226, 150))):
            _lay(whole, tinted(smooth(size, self._blade(grown)), colour, mixed(colour, BRASS[1], 0.35)))
        return whole

    def _blade(self, grown: float) -> Callable[[pygame.Surface, float], None]:
        def draw(fine: pygame.Surface, _scale: float) -> None:
            radius = fine.get_height() / (HAND_TOP - HAND_LOW)
            middle = (fine.get_width() / 2, HAND_TOP * radius)
            at, ring = spoke(middle, radius * 0.78, 0), radius * (0.125 + grown)
            left, right = (spoke(middle, radius * HUB, side * (4 + grown * 80)) for side in (-1, 1))
            pygame.draw.polygon(fine, WHITE, [left, spoke(middle, radius * 0.68, 0), right])
            pygame.draw.circle(fine, WHITE, at, ring)
            pygame.draw.circle(fine, (0, 0, 0, 0), at, ring - radius * (0.028 + 2 * grown))

        return draw


class YearClock(TableItem):
    """The clock: `p` is the position of the marker, `target` where the left-over die leads; 0 for nowhere."""

    p: Watched[int] = Watched(inner=True)
    target: Watched[int] = Watched(inner=True)

    def __init__(self, resources: TableResources) -> None:
        x, y, radius = resources.areas.clock
        super().__init__(resources.look, "clock", size=(2 * radius, 2 * radius), name="clock")
        self.anchor, self.at = CENTRE, (x, y)
        self.outline = regular((radius, radius), radius, 48)
        self.gears: Final = Gears(resources.areas)
        self._resources: Final = resources
        high = HAND_TOP - HAND_LOW
        self._hand: Final = Sprite(
            ClockHand(), (2 * HAND_WIDE * radius, high * radius), at=(radius, radius), anchor=(0.5, HAND_TOP / high),
            name="hand",
        )  # fmt: skip
        self.add(self._hand)
        self.p, self.target, self.hand = 1, 0, round(angle_of(1))

    @property
    def hand(self) -> float:
        """The angle of the hand, in degrees, not wrapped."""
        return self._hand.rotation

    @hand.setter
    def hand(self, angle: float) -> None:
        self._hand.rotation = angle

    def show(self, p: int) -> None:
        """Show a position at once."""
        self.p, self.hand = p, round(angle_of(p))

    def prepare(self, density: float) -> None:
        """Make the picture of the next season; `density`: the size of a canvas pixel in the window."""
        coming = ClockWheel((shown_season(self.p) + 1) % len(SEASONS))
        wheel_picture(coming, round(self.width * density))

    def move(self, start: int, spaces: int, ticked: Callable[[], object]) -> Action:
        """Return the animation in which the hand ticks from space to space."""
        step = 1 if spaces > 0 else -1
        return in_turn(*(self._tick(start + step * at, ticked) for at in range(1, abs(spaces) + 1)))

    def leads(self, target: int, lit: Callable[[], object]) -> Action:
        """Return the animation in which the spaces up to where the left-over die leads are lit one by one."""

        def light(p: int) -> None:
            self.target = p
            lit()

        self.target = 0
        return in_turn(*(Call(partial(light, p)) + Wait(milliseconds("point")) for p in range(self.p + 1, target + 1)))

    def _tick(self, p: int, ticked: Callable[[], object]) -> Action:
        def begin() -> Action:
            look = self._resources.look
            if look.pace.reduced:
                return Call(lambda: None)
            return Glide(lambda: self.hand, self._turn, angle_of(p), milliseconds("step"))

        def arrive() -> None:
            self.show(p)
            ticked()

        return Later(begin) + Call(arrive)

    def _turn(self, angle: float) -> None:
        before, self.hand = self.hand, angle
        self.gears.turn(self.hand - before)

    def space_box(self, space: int) -> Box:
        """Return the box of a space, on the canvas."""
        x, y, radius = self._resources.areas.clock
        return square_about(spoke((x, y), radius * 0.78, angle_of(space)), radius * 0.14)

    def texts(self) -> Iterable[ShownText]:
        middle, radius = (self.width / 2, self.height / 2), self.width / 2
        for space in range(1, SPACES + 1):
            style = replace(NUMBER, size=max(18, round(radius * 0.16)))
            block = self._resources.faces.numerals.block(str(space), style)
            x, y = spoke(middle, radius * 0.78, angle_of(space))
            yield ShownText(block, x - block.width / 2, y - block.height / 2, style)
        year = NUMERALS[max(0, min(year_of(self.p), YEARS))]
        style = replace(YEAR, size=round(radius * 0.36))
        block = self._resources.faces.numerals.block(year, style)
        yield ShownText(block, middle[0] - block.width / 2, middle[1] - block.height * 0.62, style)
        below = self._resources.faces.numerals.block(self._resources.text("clock.year"), BELOW)
        if below.width < radius * 0.74:
            yield ShownText(below, middle[0] - below.width / 2, middle[1] + radius * 0.13, BELOW)

    def draw(self, painter: Painter) -> None:
        self.draw_ground(painter)
        shadow = Halo((0, 0, 0), self.width / 2, 24.0, 0.75)
        painter.put(shadow, self.box.inflate(44, 44).move(0, 8))
        painter.put(ClockWheel(shown_season(self.p)), self.box)
        self.draw_texts(painter)
        if self.target:
            middle, radius = (self.width / 2, self.height / 2), self.width / 2
            for p in range(self.p + 1, min(self.target, END) + 1):
                side = radius * (0.075 if p == self.target else 0.035)
                bead = square_about(spoke(middle, radius * 0.985, angle_of(space_of(p))), side)
                painter.put(Halo((255, 214, 120), side, 8.0, 0.8, 1.0), bead.inflate(16, 16))
                painter.put(Halo((255, 244, 206), side, 1.0), bead.inflate(2, 2))
        self.draw_marks(painter)


def _lay(whole: pygame.Surface, layer: pygame.Surface, at: tuple[int, int] = (0, 0)) -> None:
    whole.blit(layer, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def _teeth(middle: float) -> list[Point]:
    shape = ((0.0, 0.955), (0.22, 1.0), (0.6, 1.0), (0.82, 0.955))
    return [
        spoke((middle, middle), middle * radius, (tooth + share) * 360 / TEETH)
        for tooth in range(TEETH)
        for share, radius in shape
    ]


def _wedge(middle: float, angle: float) -> list[Point]:
    half = 360.0 / SPACES / 2 - 0.8
    turns = [angle - half + 2 * half * step / 10 for step in range(11)]
    outer = [spoke((middle, middle), middle * OUTER, turn) for turn in turns]
    return outer + [spoke((middle, middle), middle * INNER, turn) for turn in reversed(turns)]

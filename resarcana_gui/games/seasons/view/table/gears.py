"""Gears of old brass: those that drive the clock of the year and turn while its hand moves, and the cogwheel under the
viewer's die."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final, NamedTuple

import pygame

from resarcana_gui.games.seasons.view.geometry.areas import Areas, Circle
from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.masks import WHITE, fineness, smooth, tinted
from resarcana_gui.scene.memory import kept_for_this_size
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.shapes import Halo
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.viewport import CANVAS

BRASS: Final[tuple[Colour, Colour, Colour]] = ((236, 190, 110), (150, 104, 50), (58, 36, 14))
OLD: Final[tuple[Colour, Colour, Colour]] = ((148, 116, 74), (92, 66, 38), (36, 24, 14))
"""The light, body and deep colour of polished and of old brass."""
EDGE: Final = 8.0
"""How far gears reach into the teeth of the clock."""
NOTCH: Final = 6.0
"""Gears turn by so many degrees, and look the same after each spoke, so that their pictures are found again."""
KEPT: Final = 8
"""The number of pictures of cogs that are kept: more than a table has."""
INSIDE: Final = 6.0
"""The least distance of a gear from the edge of the slate."""


@dataclass(frozen=True)
class Cog:
    """A toothed wheel in a square box, with spokes, or solid without any. The same whichever way it is turned, except
    for a little light from above."""

    teeth: int
    spokes: int = 0
    colours: tuple[Colour, Colour, Colour] = OLD
    hub: float = 0.34
    """The radius of its hub, relative to the whole."""

    @property
    def key(self) -> Hashable:
        return ("cog", self)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return _cog(self, min(size))

    def cast(self, side: int) -> pygame.Surface:
        """Return a new picture of it with this side in pixels."""
        light, body, deep = self.colours
        whole = clear((side, side))
        _lay(whole, tinted(_mask(side, self._outline(0.985)), deep))
        _lay(whole, tinted(_mask(side, self._outline(0.95)), mixed(body, light, 0.35), body))
        _lay(whole, tinted(_mask(side, _ring(0.7, 0.035)), deep))
        if self.spokes:
            self._open(whole, side)
        _lay(whole, tinted(_mask(side, _ring(self.hub, self.hub)), deep))
        _lay(whole, tinted(_mask(side, _ring(self.hub - 0.04, self.hub)), mixed(body, light, 0.5), body))
        _lay(whole, tinted(_mask(side, _ring(self.hub * 0.42, self.hub)), deep))
        return whole

    def _outline(self, radius: float) -> Callable[[pygame.Surface, float], None]:
        def draw(fine: pygame.Surface, _scale: float) -> None:
            middle, step = fine.get_width() / 2, 2 * math.pi / self.teeth
            shape = ((0.0, 0.86), (0.14, 1.0), (0.46, 1.0), (0.6, 0.86))
            points = [
                _spoke(middle, middle * radius * far, (tooth + share) * step)
                for tooth in range(self.teeth)
                for share, far in shape
            ]
            pygame.draw.polygon(fine, WHITE, points)

        return draw

    def _open(self, whole: pygame.Surface, side: int) -> None:
        """Cut the room between the spokes out."""

        def draw(fine: pygame.Surface, _scale: float) -> None:
            middle, step = fine.get_width() / 2, 2 * math.pi / self.spokes
            for at in range(self.spokes):
                turns = [(at + 0.16 + 0.68 * part / 8) * step for part in range(9)]
                outer = [_spoke(middle, middle * 0.66, turn) for turn in turns]
                inner = [_spoke(middle, middle * (self.hub + 0.03), turn) for turn in reversed(turns)]
                pygame.draw.polygon(fine, WHITE, outer + inner)

        whole.blit(smooth((side, side), draw, fineness(side)), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)


class GearPlace(NamedTuple):
    """Where a gear meets the clock, clockwise from the top in degrees, and how large it is."""

    angle: float
    radius: float
    teeth: int
    """A multiple of its spokes."""
    spokes: int


PLACES: Final = (
    GearPlace(74, 52, 15, 5),
    GearPlace(115, 38, 12, 4),
    GearPlace(245, 54, 18, 6),
    GearPlace(287, 40, 12, 4),
)


class Gears(Node):
    """The four gears beside the clock; all turn against it, the smaller ones faster."""

    def __init__(self, areas: Areas) -> None:
        super().__init__(size=CANVAS, name="gears", z=-1.0)
        self.touchable = False
        self._clock: Final = areas.clock
        self._turned = 0.0
        self._gears: Final = [self._gear(place, areas) for place in PLACES]

    def _gear(self, place: GearPlace, areas: Areas) -> Sprite:
        circle = _beside(place, areas)
        at, side = (circle.x, circle.y), 2 * circle.radius
        self.add(
            Sprite(
                Halo((0, 0, 0), circle.radius, 12.0, 0.6), (side + 24, side + 24), at=(at[0], at[1] + 5), anchor=CENTRE
            )
        )
        gear = Sprite(Cog(place.teeth, place.spokes), (side, side), at=at, anchor=CENTRE, name="gear")
        self.add(gear)
        return gear

    def turn(self, degrees: float) -> None:
        """Turn as the clock's hand goes on by an angle, in degrees clockwise."""
        self._turned += degrees
        for gear, place in zip(self._gears, PLACES, strict=True):
            turned = -self._turned * self._clock.radius / place.radius
            gear.rotation = round(turned / NOTCH) * NOTCH % (360 / place.spokes)


def _beside(place: GearPlace, areas: Areas) -> Circle:
    """Return where a gear lies: its teeth in those of the clock, and within the slate."""
    clock, slate = areas.clock, areas.slate
    far, turn = clock.radius + place.radius - EDGE, math.radians(place.angle)
    y = clock.y - far * math.cos(turn)
    y = min(max(y, slate.y + place.radius + INSIDE), slate.bottom - place.radius - INSIDE)
    across = math.sqrt(max(far * far - (y - clock.y) ** 2, 0.0))
    return Circle(clock.x + math.copysign(across, math.sin(turn)), y, place.radius)


@kept_for_this_size(KEPT)
def _cog(cog: Cog, side: int) -> pygame.Surface:
    """Return the picture of a cog. A gear at rest is not asked for its picture, which is then lost to others from the
    window's cache, and needed again in the frame in which it begins to turn."""
    return cog.cast(side)


def _spoke(middle: float, radius: float, turn: float) -> Point:
    return middle + radius * math.sin(turn), middle - radius * math.cos(turn)


def _mask(side: int, draw: Callable[[pygame.Surface, float], None]) -> pygame.Surface:
    return smooth((side, side), draw, fineness(side))


def _ring(radius: float, thick: float) -> Callable[[pygame.Surface, float], None]:
    """Return what draws a ring, or a disc if it is as thick as its radius, relative to the whole."""

    def draw(fine: pygame.Surface, _scale: float) -> None:
        middle = fine.get_width() / 2
        width = 0 if thick >= radius else max(1, round(middle * thick))
        pygame.draw.circle(fine, WHITE, (middle, middle), middle * radius, width)

    return draw


def _lay(whole: pygame.Surface, layer: pygame.Surface) -> None:
    whole.blit(layer, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)

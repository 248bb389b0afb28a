"""The round table of a new game with its seats, in the order of turns from the near edge."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from math import cos, hypot, pi, sin
from pathlib import Path
from typing import Final

import pygame

from resarcana_gui.scene.ground.light import GAIN, Lamp, haze, shine
from resarcana_gui.scene.ground.materials import Material, covered
from resarcana_gui.scene.images import decoded
from resarcana_gui.scene.masks import fineness, smooth
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Halo
from resarcana_gui.scene.surfaces import clear, cut, faded, premultiplied, resized
from resarcana_gui.scene.transform import Box, Point, square_about
from resarcana_gui.scene.ui_style import BODY, HEADING, UiStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.setup.table_seats import FreeSeat, SeatFace

TABLE: Final = 0.37
"""The radius of the table, as a share of the side of its square."""
SEATS: Final = 0.365
"""The distance of the faces from the centre, likewise."""
PERSON_FACE: Final = 74.0
LEATHER: Final = (28, 70, 79)
WOOD: Final = (79, 47, 30)
GLOW: Final = (255, 206, 140)
EDGE: Final = 0.87
"""The radius at which wood ends and leather begins, as a share of the table's."""
CUT_ABOVE: Final = 70.0
"""How many lines of the material are cut off at the top."""
INLAY: Final = 0.92
"""The size of the circle inlaid into the leather, as a share of the leather's."""
STRENGTH: Final = 0.34
NUMBER: Final = replace(HEADING, size=64, colour="ink", on="night", align="centre", halo="night")
WORDS: Final = replace(BODY, size=22, on="night", align="centre", halo="night")


@dataclass(frozen=True)
class TableTop:
    """The table seen from above: leather with a wooden rim, lit from the near side, with an optional inlaid picture.
    Only a circle in themes without materials."""

    plain: bool
    inlay: Path | None

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        side = min(size)
        whole = clear((side, side))
        if self.plain:
            pygame.draw.circle(whole, (255, 255, 255, 255), (side / 2, side / 2), side / 2, max(1, round(2 * density)))
            return whole
        rim = _round("wood", WOOD, side, density)
        inner = round(side * EDGE)
        whole.blit(rim, (0, 0))
        whole.blit(
            Halo((0, 0, 0), inner / density / 2, 10.0, 0.7).render((inner + 20, inner + 20), density),
            ((side - inner) // 2 - 10, (side - inner) // 2 - 10), special_flags=pygame.BLEND_PREMULTIPLIED,
        )  # fmt: skip
        whole.blit(_round("leather", LEATHER, inner, density), ((side - inner) // 2, (side - inner) // 2),
                   special_flags=pygame.BLEND_PREMULTIPLIED)  # fmt: skip
        self._light(whole, inner)
        return whole

    def _light(self, whole: pygame.Surface, inner: int) -> None:
        """Add the inlaid picture and the haze of the lamp."""
        lights = [haze((inner, inner), GLOW, 0.2)]
        picture = decoded(self.inlay) if self.inlay is not None else None
        if picture is not None:
            side = round(inner * INLAY)
            lights.append(faded(resized(premultiplied(picture), (side, side)), STRENGTH))
        for light in lights:
            gap = (whole.get_width() - light.get_width()) // 2
            whole.blit(light, (gap, gap), special_flags=pygame.BLEND_RGB_ADD)


class RoundTable(Node):
    """The table and its seats in a square. Seats can be dragged to other places."""

    def __init__(
        self, look: UiStyle, side: float, seats: Sequence[SeatFace], free: FreeSeat | None, number: str, words: str,
        on_move: Callable[[int, int], object], inlay: Path | None = None,
    ) -> None:  # fmt: skip
        super().__init__(size=(side, side), name="round table")
        self._look = look
        self._inlay = inlay
        self._seats = seats
        self._on_move = on_move
        count = Label(look, number, NUMBER, width=200)
        below = Label(look, words, WORDS, width=260)
        count.at = (side / 2 - 100, side / 2 - count.height * 0.72)
        below.at = (side / 2 - 130, side / 2 + count.height * 0.2)
        self.add(count, below)
        self.places = places(len(seats) + (free is not None), side)
        for at, seat in enumerate(seats):
            seat.at = self.places[at]
            seat.on_step = self._stepping(at)
            seat.on_drag, seat.on_drop = self._dragging(seat), self._dropping(at)
            seat.on_let_go = self._putting_back(seat, at)
            self.add(seat)
        if free is not None:
            free.at = self.places[-1]
            self.add(free)

    def draw(self, painter: Painter) -> None:
        radius = self.width * TABLE
        box = square_about(self.box.center, radius)
        if self._look.theme.worn:
            painter.put(Halo((0, 0, 0), radius, 30.0, 0.8), box.inflate(60, 60).move(0, 16))
        painter.put(TableTop(not self._look.theme.worn, self._inlay), box)

    def _stepping(self, at: int) -> Callable[[int], object]:
        return lambda step: self._on_move(at, (at + step) % len(self._seats))

    def _dragging(self, seat: SeatFace) -> Callable[[Point], object]:
        def drag(point: Point) -> None:
            inner = self._inside(point)
            seat.at, seat.z = inner, 5.0

        return drag

    def _dropping(self, at: int) -> Callable[[Point], object]:
        def drop(point: Point) -> None:
            x, y = self._inside(point)
            near = min(range(len(self._seats)), key=lambda to: hypot(self.places[to][0] - x, self.places[to][1] - y))
            self._on_move(at, near)

        return drop

    def _putting_back(self, seat: SeatFace, at: int) -> Callable[[], object]:
        def put_back() -> None:
            seat.at, seat.z = self.places[at], 0.0

        return put_back

    def _inside(self, point: Point) -> Point:
        back = self.world().inverse()
        return point if back is None else back.apply(point)


def places(number: int, side: float) -> list[Point]:
    """Return the places of a number of seats: the first at the near edge, the others clockwise from there."""
    middle, far = side / 2, side * SEATS
    angles = [pi / 2 + 2 * pi * at / number for at in range(number)]
    return [(middle + far * cos(angle), middle + far * sin(angle)) for angle in angles]


def _round(material: Material, colour: tuple[int, int, int], side: int, density: float) -> pygame.Surface:
    """Return a lit disc of a material. The top is cut off because a gap between boards there would look like a flaw."""
    off = round(CUT_ABOVE * density)
    whole = covered(material, colour, (side, side + off), density, GAIN)
    piece = cut(whole, Box(0, off, side, side))
    shine(piece, Lamp((0.5, 0.56), (0.9, 0.9), 0.2, 1.4), Box(0, 0, 1, 1))
    disc = smooth((side, side), lambda fine, _: pygame.draw.circle(
        fine, (255, 255, 255, 255), (fine.get_width() / 2, fine.get_width() / 2), fine.get_width() / 2),
        fineness(side))  # fmt: skip
    disc.blit(piece, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return disc

"""A round table with everybody who is to play around it, in the order of turns, the first at the near edge."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final

import pygame

from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.events import Dragged, DragStarted, Dropped, Event, KeyDown
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.ground.light import Lamp, shine
from resarcana_gui.scene.ground.materials import covered
from resarcana_gui.scene.look import BODY, HEADING, Look
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.seats.rings import BrassRing, Disc, RoundPicture
from resarcana_gui.scene.seats.seat_styles import SeatStyle
from resarcana_gui.scene.shapes import Halo, Panel, smooth
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.widgets.label import Label

TABLE: Final = 0.37
"""The radius of the table, for the side of the square it stands in."""
SEATS: Final = 0.365
"""How far from its middle the faces are, likewise."""
FACE: Final = 62.0
"""The radius of a face."""
OWN_FACE: Final = 74.0
RIM: Final = 12.0
LEATHER: Final = (34, 84, 92)
WOOD: Final = (92, 58, 38)
EDGE: Final = 0.87
"""Where wood ends and leather begins, for the radius."""
GAIN: Final = 1.6
MARK: Final = 19.0
NAME: Final = replace(HEADING, size=26, colour="ink", on="night")
LONG_NAME: Final = replace(NAME, size=22, align="centre", leading=1.0)
WIDEST: Final = 224.0
PLATE_HIGH: Final = 36.0
TWO_LINES: Final = 66.0
"""So high at most is a long name."""
NUMBER: Final = replace(HEADING, size=64, colour="ink", on="night", align="centre", halo="night")
WORDS: Final = replace(BODY, size=22, on="night", align="centre", halo="night")
PLATE: Final = Panel((16, 12, 11), (16, 12, 11), 15.0, alpha=0.85)


@dataclass(frozen=True)
class TableTop:
    """The table seen from above: leather with a rim of wood, lit from the near side. Plain where no light is wanted."""

    plain: bool

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
        return whole


class SeatFace(Control):
    """Somebody at the table. A click tells `on_click`; dragged to another's place, or moved by Shift and an arrow, it
    changes places."""

    overlaps = True
    sound = "button"

    def __init__(
        self, look: Look, name: str, face: Drawing, style: SeatStyle, radius: float, seat: int,
        on_click: Callable[[], object],
    ) -> None:  # fmt: skip
        outer = radius + RIM
        super().__init__(look, size=(WIDEST, 2 * outer + TWO_LINES - 8), name=f"seat {seat + 1}")
        self.anchor = (0.5, outer / self.height)
        self.radius, self.outer = radius, outer
        self.shown_name = name
        self._face, self._style = face, style
        self._click = on_click
        self.on_drag: Callable[[Point], object] | None = None
        self.on_drop: Callable[[Point], object] | None = None
        self.on_step: Callable[[int], object] | None = None

    def contains(self, point: Point) -> bool:
        return hypot(point[0] - self.width / 2, point[1] - self.outer) <= self.outer or (
            super().contains(point) and self._foot <= point[1] <= self._foot + PLATE_HIGH
        )

    def activate(self) -> None:
        self._click()

    def handle(self, event: Event) -> bool:
        if isinstance(event, KeyDown) and event.chord in {"shift+left", "shift+right"} and self.on_step is not None:
            self.on_step(1 if event.chord == "shift+left" else -1)  # clockwise, as it is seen, goes to the left
            return True
        if isinstance(event, DragStarted | Dragged) and self.on_drag is not None:
            self.on_drag((event.x, event.y))
            return True
        if isinstance(event, Dropped) and self.on_drop is not None:
            self.on_drop((event.x, event.y))
            return True
        return False

    def texts(self) -> Iterable[ShownText]:
        wide = self.look.text.measure(self.shown_name, NAME)[0]
        style = NAME if wide <= WIDEST else LONG_NAME
        block = self.look.text.block(self.shown_name, style, *(() if style is NAME else (WIDEST, TWO_LINES)))
        high = max(PLATE_HIGH, block.height)
        yield ShownText(block, (self.width - block.width) / 2, self._foot + (high - block.height) / 2, style)

    @property
    def _foot(self) -> float:
        """Where the plate with the name begins."""
        return 2 * self.outer - 8

    def draw(self, painter: Painter) -> None:
        middle = (self.width / 2, self.outer)
        disc = _around(middle, self.outer)
        if self.hovered or self.focused:
            painter.put(self.look.glow("hot", self.outer), disc.inflate(28, 28))
        else:
            painter.put(self.look.shadow(self.outer), disc.inflate(24, 24).move(0, 6))
        painter.put(BrassRing(self.radius / self.outer), disc)
        painter.put(RoundPicture(self._face), _around(middle, self.radius))
        sign = _around((middle[0] - self.outer * 0.72, self.outer * 0.28), MARK)
        painter.put(Disc(), sign)
        painter.put(self._style.sign, sign.scale_by(0.54))
        shown = next(iter(self.texts()))
        high = max(PLATE_HIGH, shown.block.height)
        painter.put(PLATE, Box(shown.x - 12, self._foot, shown.block.width + 24, high))
        self.draw_texts(painter)
        if self.focused:
            painter.put(self.look.ring(self.outer + 4), disc.inflate(8, 8))


class FreeSeat(Control):
    """A place at the table that nobody has taken."""

    sound = "button"

    def __init__(self, look: Look, on_click: Callable[[], object], tip: str) -> None:
        super().__init__(look, size=(2 * FACE, 2 * FACE), name="add person")
        self.anchor = CENTRE
        self.tip = tip
        self._click = on_click

    def activate(self) -> None:
        self._click()

    def draw(self, painter: Painter) -> None:
        colour = self.look.colour("hot" if self.hovered else "ink")
        painter.put(Dashes(colour), self.box)
        painter.put(Glyph("plus", colour, 0.1), self.box.scale_by(0.36))
        self.draw_ring(painter, FACE)


@dataclass(frozen=True)
class Dashes:
    """A circle of dashes around something dark."""

    colour: tuple[int, int, int]

    @property
    def key(self) -> Hashable:
        return ("dashes", self.colour)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        def draw(fine: pygame.Surface, _scale: float) -> None:
            half = fine.get_width() / 2
            pygame.draw.circle(fine, (16, 14, 14, 150), (half, half), half * 0.96)
            for dash in range(20):
                start = 2 * pi * dash / 20
                arc = [start + step * 0.035 for step in range(6)]
                points = [(half + half * 0.96 * cos(a), half + half * 0.96 * sin(a)) for a in arc]
                for one, other in pairwise(points):
                    pygame.draw.line(fine, (*self.colour, 255), one, other, max(1, round(half * 0.045)))

        return smooth(size, draw)


class RoundTable(Node):
    """The table in a square of a side; `seats` are laid around it, and what is free after them."""

    def __init__(
        self, look: Look, side: float, seats: Sequence[SeatFace], free: FreeSeat | None, number: str, words: str,
        on_move: Callable[[int, int], object],
    ) -> None:  # fmt: skip
        super().__init__(size=(side, side), name="round table")
        self._look = look
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
            self.add(seat)
        if free is not None:
            free.at = self.places[-1]
            self.add(free)

    def draw(self, painter: Painter) -> None:
        radius = self.width * TABLE
        box = _around(self.box.center, radius)
        if self._look.theme.worn:
            painter.put(Halo((0, 0, 0), radius, 30.0, 0.8), box.inflate(60, 60).move(0, 16))
        painter.put(TableTop(not self._look.theme.worn), box)

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

    def _inside(self, point: Point) -> Point:
        back = self.world().inverse()
        return point if back is None else back.apply(point)


def places(number: int, side: float) -> list[Point]:
    """Where so many sit: the first at the near edge, the others clockwise from its left."""
    middle, far = side / 2, side * SEATS
    angles = [pi / 2 + 2 * pi * at / number for at in range(number)]
    return [(middle + far * cos(angle), middle + far * sin(angle)) for angle in angles]


def _round(material: str, colour: tuple[int, int, int], side: int, density: float) -> pygame.Surface:
    """A lit disc of a material."""
    piece = covered(material, colour, (side, side), density, GAIN)  # type: ignore[arg-type]
    shine(piece, Lamp((0.5, 0.62), (0.62, 0.62), 0.3, 1.15), Box(0, 0, 1, 1))
    disc = smooth((side, side), lambda fine, _: pygame.draw.circle(
        fine, (255, 255, 255, 255), (fine.get_width() / 2, fine.get_width() / 2), fine.get_width() / 2))  # fmt: skip
    disc.blit(piece, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return disc


def _around(middle: Point, radius: float) -> Box:
    return Box(middle[0] - radius, middle[1] - radius, 2 * radius, 2 * radius)

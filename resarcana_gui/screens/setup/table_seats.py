"""The taken and free seats at the table of a new game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, replace
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final

import pygame

from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.events import Dragged, DragStarted, Dropped, Event, KeyDown, LetGo
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.masks import smooth
from resarcana_gui.scene.node import CENTRE
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.seats.rings import BrassRing, Disc, RoundPicture
from resarcana_gui.scene.seats.seat_styles import SeatStyle
from resarcana_gui.scene.shapes import Halo, Panel
from resarcana_gui.scene.transform import Box, Point, square_about
from resarcana_gui.scene.ui_style import HEADING, UiStyle

FACE: Final = 62.0
"""The radius of a face."""
RIM: Final = 12.0
LIGHT: Final = (255, 194, 98)
GLOWS: Final = ((42.0, 0.8), (12.0, 0.9))
"""The width and strength of each glow around a person, whose face is larger."""
MARK: Final = 19.0
NAME: Final = replace(HEADING, size=26, colour="ink", on="night")
LONG_NAME: Final = replace(NAME, size=22, align="centre", leading=1.0)
WIDEST: Final = 224.0
PLATE_HIGH: Final = 36.0
TWO_LINES: Final = 66.0
"""The maximum height of a long name."""
PLATE: Final = Panel((16, 12, 11), (16, 12, 11), 15.0, alpha=0.85)


class SeatFace(Control):
    """A taken seat. A click calls `on_click`; dragging it, or Shift and an arrow, moves it to another place."""

    overlaps = True
    sound = "button"
    reach = 42.0

    def __init__(
        self, look: UiStyle, name: str, face: Drawing, style: SeatStyle, radius: float, seat: int,
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
        self.on_let_go: Callable[[], object] | None = None
        """Called when a drag has ended without a drop."""
        self.on_step: Callable[[int], object] | None = None

    def contains(self, point: Point) -> bool:
        return hypot(point[0] - self.width / 2, point[1] - self.outer) <= self.outer or (
            super().contains(point) and self._foot <= point[1] <= self._foot + PLATE_HIGH
        )

    def activate(self) -> None:
        self._click()

    def handle(self, event: Event) -> bool:
        if isinstance(event, KeyDown) and event.chord in {"shift+left", "shift+right"} and self.on_step is not None:
            self.on_step(
                1 if event.chord == "shift+left" else -1
            )  # the first seat is at the near edge, so clockwise is to the left
            return True
        if isinstance(event, DragStarted | Dragged) and self.on_drag is not None:
            self.on_drag((event.x, event.y))
            return True
        if isinstance(event, Dropped) and self.on_drop is not None:
            self.on_drop((event.x, event.y))
            return True
        if isinstance(event, LetGo) and self.on_let_go is not None:
            self.on_let_go()
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
        """The top of the plate with the name."""
        return 2 * self.outer - 8

    def draw(self, painter: Painter) -> None:
        middle = (self.width / 2, self.outer)
        disc = square_about(middle, self.outer)
        if self.hovered or self.focused:
            painter.put(self.look.glow("hot", self.outer), disc.inflate(28, 28))
        elif self.radius > FACE and self.look.theme.worn:
            for wide, strength in GLOWS:
                painter.put(Halo(LIGHT, self.outer, wide, strength, 1.0), disc.inflate(2 * wide, 2 * wide))
        else:
            painter.put(self.look.shadow(self.outer), disc.inflate(24, 24).move(0, 6))
        painter.put(BrassRing(self.radius / self.outer), disc)
        painter.put(RoundPicture(self._face), square_about(middle, self.radius))
        sign = square_about((middle[0] - self.outer * 0.72, self.outer * 0.28), MARK)
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

    def __init__(self, look: UiStyle, on_click: Callable[[], object], tip: str) -> None:
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
    """A dashed circle with a dark filling."""

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

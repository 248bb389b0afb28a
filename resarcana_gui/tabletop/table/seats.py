"""Seats at the table: each one's board, which lights up while it is asked, and marks beside it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, Protocol

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.seats.seat_styles import STYLES, SeatStyle, style_of
from resarcana_gui.scene.shapes import Outline, Panel
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box, Point

ROUND: Final = 18.0
"""The radius of their corners."""
LIGHT: Final = 0.07
"""The tint of the acting seat's board."""
CHOICE_LIGHT: Final = 0.12
"""That of one that can be chosen."""
LINE: Final = 1.5
"""How wide the edge is that shines; the light tells more than the line."""
POINTS: Final = 3
POINT: Final = 9.0
STEP: Final = 15.0
DIM: Final = 0.3


class SeatBoard(Control):
    """One seat's part of the table, lit while it is asked; the ground draws what is below it. A click calls
    `on_click`."""

    overlaps = True
    focusable = True

    def __init__(self, look: Look, seat: int, whole: Box, style: SeatStyle | None = None) -> None:
        """`style` is how the seat is marked (see `GameUi.seat_style`); without one, as if the first seat looked on."""
        super().__init__(look, size=whole.size, at=whole.topleft, name=f"board {seat}")
        self.seat = seat
        self.style: Final = style or style_of(seat, 0, len(STYLES))
        self.on_click: Callable[[int], object] | None = None
        self.acting = False
        """Whether this seat is asked."""
        self.edged = True
        """Whether its edge shines while it is asked; a seat with two parts needs only one of them."""
        self.inviting = True
        """Whether it shines while its seat can be chosen; here, too, one of two parts is enough."""
        self.can_choose = False
        """Whether choosing it answers the question."""
        self.only_chosen = False
        """Whether keys lead to it only while it can be chosen: there is nothing else to see or to do with it."""

    def activate(self) -> None:
        if self.on_click is not None:
            self.on_click(self.seat)

    def mark(self, *, acting: bool, can_choose: bool) -> None:
        """Show whose turn it is, and whether it can be chosen."""
        if (acting, can_choose) != (self.acting, self.can_choose):
            self.acting, self.can_choose = acting, can_choose
            if self.only_chosen:
                self.focusable = can_choose
            self.changed(inner=True)

    def draw(self, painter: Painter) -> None:
        if (self.can_choose and self.inviting) or (self.acting and self.edged):
            self._draw_light(painter)
        self.draw_ring(painter)

    def _draw_light(self, painter: Painter) -> None:
        """Light in the colour of usable things if it can be chosen, otherwise in the seat's; and a shining edge."""
        name = "hot" if self.can_choose else self.style.name
        colour, plain = self.look.colour(name), not self.look.theme.worn
        painter.put(Panel(colour, colour, ROUND, alpha=CHOICE_LIGHT if self.can_choose else LIGHT), self.box)
        if plain or self.edged:
            painter.put(Outline(colour, ROUND, 4.0 if plain else LINE), self.box)


class SeatMarker(Protocol):
    """What shows whose turn it is, and whether its seat can be chosen."""

    def mark(self, *, acting: bool, can_choose: bool) -> None:
        """Show it."""
        ...


class TurnMarks(Node):
    """Shows whose turn it is: what is marked of the asked seat lights up, and a thinking rival has three dots beside
    the name that brighten one after the other."""

    touchable = False

    def __init__(
        self, look: Look, boards: Mapping[int, Sequence[SeatMarker]], home: int, after_name: Callable[[int], Point]
    ) -> None:
        """`boards` of each seat; `home` is the viewing seat; `after_name` gives the free area beside a rival's name."""
        super().__init__(name="turn", z=6.0)
        self._boards: Final = boards
        self._home: Final = home
        self._after_name: Final = after_name
        self._pace: Final = look.pace
        self._passed = 0
        self.acting: int | None = None
        """The seat that is asked."""
        self.thinking = ThinkingDots(look)
        """The dots beside the name of a rival that is asked."""
        self.add(self.thinking)

    def mark(self, acting: int | None, choosable: Collection[int] = ()) -> None:
        """Show who is asked, and which seats can be chosen as an answer."""
        self.acting = acting
        for seat, boards in self._boards.items():
            for board in boards:
                board.mark(acting=seat == acting, can_choose=seat in choosable)
        if acting is not None and acting != self._home:
            self.thinking.at, self.thinking.visible = self._after_name(acting), True
        else:
            self.thinking.visible = False

    def update(self, ms: int) -> None:
        """Time has passed, in milliseconds."""
        if not self.thinking.visible or self._pace.reduced:
            return
        self._passed += ms
        self.thinking.bright = self._passed // milliseconds("thinking") % (POINTS + 1)


class ThinkingDots(Node):
    """Three dots in a row."""

    touchable = False

    bright: Watched[int] = Watched()
    """How many of them are bright."""

    def __init__(self, look: Look) -> None:
        super().__init__(size=(POINTS * STEP, POINT), name="thinking")
        self.look = look
        self.bright = POINTS
        self.visible = False

    def draw(self, painter: Painter) -> None:
        colour = self.look.colour("ink")
        point = Panel(colour, colour, POINT / 2)
        for at in range(POINTS):
            painter.put(point, Box(at * STEP, 0, POINT, POINT), 1.0 if at < self.bright else DIM)

"""Seats at the table: each one's board, which lights up while the seat is asked, a simple panel with its tokens, and
marks of whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, Protocol

from resarcana_gui.scene.action import Action
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.ground.lit_ground import LitGround
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.seats.seat_styles import STYLES, SeatStyle, style_of
from resarcana_gui.scene.shapes import Outline, Panel
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import BODY, UiStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.tokens.counter import Pool
from resarcana_gui.tabletop.tokens.flights import Flights

ROUND: Final = 18.0
"""The radius of the corners of boards."""
LIGHT: Final = 0.07
"""The opacity of the tint of the acting seat's board."""
CHOICE_LIGHT: Final = 0.12
"""The opacity of the tint of a board that can be chosen."""
LINE: Final = 1.5
"""The width of its shining edge; the light tells more than the line."""
POINTS: Final = 3
"""The number of dots beside the name of a thinking rival."""
POINT: Final = 9.0
"""The diameter of a dot."""
STEP: Final = 15.0
"""The distance from dot to dot."""
DIM: Final = 0.3
"""The opacity of dots that are not bright."""


class SeatBoard(Control):
    """One seat's part of the table, lit while the seat is asked; its background is drawn elsewhere. A click calls
    `on_click`."""

    overlaps = True
    focusable = True
    style: Watched[SeatStyle] = Watched(inner=True)
    """How the seat is marked: see `GameUi.seat_style`."""

    def __init__(self, look: UiStyle, seat: int, whole: Box, style: SeatStyle | None = None) -> None:
        """`style`: by default as the seat is seen by the first one."""
        super().__init__(look, size=whole.size, at=whole.topleft, name=f"board {seat}")
        self.seat = seat
        self.style = style or style_of(seat, 0, len(STYLES))
        self.on_click: Callable[[int], object] | None = None
        self.acting = False
        """Whether this seat is asked."""
        self.edged = True
        """Whether its edge shines while the seat is asked; a seat with two parts needs only one of them."""
        self.inviting = True
        """Whether it shines while the seat can be chosen; one of two parts is enough here, too."""
        self.can_choose = False
        """Whether choosing the seat answers the question."""
        self.only_chosen = False
        """Whether keys can focus it only while it can be chosen, as there is nothing else to see or to do with it."""

    def activate(self) -> None:
        if self.on_click is not None:
            self.on_click(self.seat)

    def mark(self, *, acting: bool, can_choose: bool) -> None:
        """Show whose turn it is, and whether the seat can be chosen."""
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
        """Draw light in the colour of usable items if the seat can be chosen, otherwise in the seat's; and a shining
        edge."""
        name = "hot" if self.can_choose else self.style.name
        colour, plain = self.look.colour(name), not self.look.theme.worn
        painter.put(Panel(colour, colour, ROUND, alpha=CHOICE_LIGHT if self.can_choose else LIGHT), self.box)
        if plain or self.edged:
            painter.put(Outline(colour, ROUND, 4.0 if plain else LINE), self.box)


class SeatMarker(Protocol):
    """What shows whose turn it is, and whether its seat can be chosen."""

    def mark(self, *, acting: bool, can_choose: bool) -> None:
        """Show whether the seat is asked, and whether it can be chosen."""
        ...


class TurnMarks(Node):
    """Shows whose turn it is: the boards of the asked seat light up, and a thinking rival has three dots beside the
    name that brighten one after the other."""

    touchable = False

    def __init__(
        self, look: UiStyle, boards: Mapping[int, Sequence[SeatMarker]], home: int, after_name: Callable[[int], Point]
    ) -> None:
        """`boards` of each seat; `home`: the viewing seat; `after_name` returns the free area beside a rival's name."""
        super().__init__(name="turn", z=6.0)
        self._boards: Final = boards
        self._home: Final = home
        self._after_name: Final = after_name
        self._pace: Final = look.pace
        self._passed = 0
        self.acting: int | None = None
        """The seat that is asked; None if none is."""
        self.thinking = ThinkingDots(look)
        """The dots beside the name of an asked rival."""
        self.add(self.thinking)

    def mark(self, acting: int | None, choosable: Collection[int] = (), thinking: int | None = None) -> None:
        """Show whose turn it is, and which seats can be chosen as an answer. `thinking`: the seat that is asked, if
        another is in the middle of the turn of the acting one."""
        self.acting = acting
        for seat, boards in self._boards.items():
            for board in boards:
                board.mark(acting=seat == acting, can_choose=seat in choosable)
        asked = acting if thinking is None else thinking
        if asked is not None and asked != self._home:
            self.thinking.at, self.thinking.visible = self._after_name(asked), True
        else:
            self.thinking.visible = False

    def update(self, ms: int) -> None:
        """Move the dots; `ms` milliseconds have passed."""
        if not self.thinking.visible or self._pace.reduced:
            return
        self._passed += ms
        self.thinking.bright = self._passed // milliseconds("thinking") % (POINTS + 1)


LIGHT_LANE: Final = "light"
"""The lane of the queue in which the light moves."""


class TurnLight:
    """The light of the ground, which is always on its way to the lamp of whose turn it is: one lamp for each seat."""

    def __init__(self, look: UiStyle, ground: LitGround, lamps: Mapping[int, int]) -> None:
        """`lamps`: the number of each seat's lamp on the ground; the first one lights whatever is nobody's turn."""
        self._look: Final = look
        self._ground: Final = ground
        self._lamps: Final = dict(lamps)

    def lamp_of(self, seat: int | None) -> int:
        """Return the number of the lamp that shines on a seat's turn."""
        return 0 if seat is None else self._lamps.get(seat, 0)

    def follow(self, seat: int | None) -> None:
        """Let the light move to the seat whose turn it is, unless it is on its way; to be called in every frame."""
        lamp, queue = self.lamp_of(seat), self._look.queue
        if lamp == self._ground.light or queue.waiting(LIGHT_LANE):
            return
        if self._look.pace.at_once:
            self._ground.shine(lamp)
        else:
            queue.add(self._ground.walks(lamp), LIGHT_LANE)


class ThinkingDots(Node):
    """Three dots in a row."""

    touchable = False

    bright: Watched[int] = Watched()
    """How many of them are bright."""

    def __init__(self, look: UiStyle) -> None:
        super().__init__(size=(POINTS * STEP, POINT), name="thinking")
        self.look = look
        self.bright = POINTS
        self.visible = False

    def draw(self, painter: Painter) -> None:
        colour = self.look.colour("ink")
        point = Panel(colour, colour, POINT / 2)
        for at in range(POINTS):
            painter.put(point, Box(at * STEP, 0, POINT, POINT), 1.0 if at < self.bright else DIM)


PAD: Final = 16.0
"""The margin of a panel."""
SIDE: Final = 40.0
"""The size of the tokens on a panel."""
SOLID: Final = 0.72
"""The opacity of a panel: what lies below shows through."""


class SeatPanel(SeatBoard):
    """A seat's board with a line of text and the seat's tokens."""

    def __init__(self, look: UiStyle, seat: int, box: Box, tokens: Mapping[str, Drawing]) -> None:
        """`tokens`: the drawing of each counted kind, by its name."""
        super().__init__(look, seat, box)
        room = box.w - 2 * PAD, box.h - SIDE - 2 * PAD
        self.words: Final = Label(look, "", BODY, at=(PAD, PAD / 2), width=room[0], height=room[1])
        low = Box(PAD, box.h - PAD - SIDE, min(room[0], 3 * SIDE * len(tokens)), SIDE)
        self.pool: Final = Pool(look, tokens, low, SIDE)
        self.add(self.words, self.pool)

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.panel(radius=ROUND, alpha=SOLID), self.box)
        super().draw(painter)

    def change(self, flights: Flights, kind: int, by: int, bank: Point) -> Action:
        """Return the animation in which tokens of a kind come from the bank, or go there."""
        numbers = [abs(by) if each == kind else 0 for each in range(len(self.pool.counters))]
        if by > 0:
            return flights.fly(numbers, lambda _: bank, self.pool.point, arrived=self.pool.count)
        return flights.fly(
            numbers, self.pool.point, lambda _: bank, left=lambda kind, count: self.pool.count(kind, -count)
        )

"""The cults: a column for each with its steps and markers, and the order spaces below it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, CULTS, SPACES, TOP
from resarcana_gui.games.terra_mystica.rules.codes import CULT_POWER, NOBODY, NONE
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import SPACES_OF_CULT
from resarcana_gui.games.terra_mystica.view.faces.icons import ICONS
from resarcana_gui.games.terra_mystica.view.faces.palette import CULT_COLOURS
from resarcana_gui.games.terra_mystica.view.faces.pieces import FOOT, HIGH, WIDE, Piece
from resarcana_gui.games.terra_mystica.view.table.plaques import Unbadged
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.scene.action import Action, Together, in_turn
from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.control import ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import CENTRE, Node, Watched
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.seats.rings import Disc
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point, square_about

BLACK: Final = (0, 0, 0)
STEP: Final = TextStyle(18, Face.BOLD, "ink", on="night", halo="night", leading=1.0)
POWER: Final = TextStyle(18, Face.BOLD, "ink", on="night", align="right", halo="night", leading=1.0)
SPACE: Final = TextStyle(18, Face.BOLD, "ink_soft", on="night", align="centre", leading=1.0)
CAPITAL: Final = 38.0
VIOLET: Final = (60, 20, 96)
MARKER: Final = 20.0
"""The unit of markers, in canvas pixels."""
MARKER_FOOT: Final = 7.0
"""How far below the middle of a step markers stand."""
PRIEST: Final = 15.0


class CultColumn(Unbadged):
    """The track of one cult, from 0 at its foot to 10 below the capital; its key is `("cult", number)`."""

    lit: Watched[bool] = Watched(inner=True)
    """Whether it glows, because somebody climbs."""

    def __init__(self, resources: TableResources, cult: int, box: Box, step: float) -> None:
        super().__init__(resources.look, ("cult", cult), size=box.size, at=box.topleft, name=f"cult {cult}")
        self._numerals: Final = resources.numerals
        self._cult: Final = cult
        self._step: Final = step
        self.lit = False

    def darken(self) -> None:
        """Let it glow no longer."""
        self.lit = False

    def step_box(self, step: int) -> Box:
        """Return the box of a step in its own coordinates."""
        return Box(0, CAPITAL + (TOP - step) * self._step, self.width, self._step)

    def texts(self) -> Iterable[ShownText]:
        for step in range(TOP + 1):
            box = self.step_box(step)
            block = self._numerals.block(str(step), STEP, 30, box.h)
            yield ShownText(block, 6, box.centery - block.height / 2, STEP)
            if CULT_POWER[step]:
                block = self._numerals.block(f"{CULT_POWER[step]}{{power}}", POWER, 44, box.h)
                yield ShownText(block, self.width - 5 - block.width, box.centery - block.height / 2, POWER)

    def draw(self, painter: Painter) -> None:
        colour, worn = CULT_COLOURS[self._cult], self.look.theme.worn
        self.draw_ground(painter)
        body = Box(0, CAPITAL - 6, self.width, self.height - CAPITAL + 6)
        light, dark = mixed(colour, (255, 255, 255), 0.3), mixed(colour, BLACK, 0.5)
        shaft = Panel(mixed(colour, BLACK, 0.12), mixed(colour, BLACK, 0.72), 8.0, 2.0, light, dark)
        painter.put(shaft if worn else self.look.panel(radius=8.0), body)
        if self.lit and worn:
            painter.put(Panel(light, light, 8.0, alpha=0.3), body)
        for step in range(TOP + 1):
            self._draw_step(painter, step)
        capital = Panel(
            mixed(colour, (255, 255, 255), 0.25), mixed(colour, BLACK, 0.4), 8.0, 2.0, (255, 236, 190), (90, 60, 30)
        )
        painter.put(capital if worn else self.look.panel(radius=8.0), Box(-3, 0, self.width + 6, CAPITAL - 4))
        painter.put(ICONS.icon(CULTS[self._cult]), square_about((self.width / 2, CAPITAL / 2 - 2), 15))
        self.draw_texts(painter)
        self.draw_marks(painter)

    def _draw_step(self, painter: Painter, step: int) -> None:
        box = self.step_box(step)
        if CULT_POWER[step] and self.look.theme.worn:
            painter.put(Panel(VIOLET, VIOLET, 6.0, alpha=0.6), Box(2, box.y + 1, self.width - 4, box.h - 2))
        painter.put(Panel(BLACK, BLACK, 0.0, alpha=0.3), Box(5, box.bottom - 1, self.width - 10, 1.5))


class Marker(Node):
    """A seat's marker on a track."""

    def __init__(self, colour: Colour, sign: Drawing) -> None:
        super().__init__(size=(WIDE * MARKER, HIGH * MARKER), anchor=CENTRE, name="marker")
        self._piece: Final = Piece("marker", colour)
        self._sign: Final = sign
        self.ghost = True

    def draw(self, painter: Painter) -> None:
        painter.put(self._piece, self.box)
        top = (self.width / 2, (FOOT - 0.54) * MARKER)
        painter.put(self._sign, square_about(top, MARKER * 0.34))


class OrderSpaces(Node):
    """The four order spaces of a cult: how many steps each brings, or whose priest is there."""

    priests: Watched[tuple[Colour | None, ...]] = Watched(inner=True)

    def __init__(self, resources: TableResources, box: Box) -> None:
        super().__init__(size=box.size, at=box.topleft, name="order spaces")
        self._numerals: Final = resources.numerals
        self.priests = (None,) * SPACES_OF_CULT

    def space_point(self, space: int) -> Point:
        """Return the middle of an order space on the canvas."""
        box = self.bounds()
        return box.x + box.w / SPACES_OF_CULT * (space + 0.5), box.centery

    def draw(self, painter: Painter) -> None:
        wide = self.width / SPACES_OF_CULT
        for at, steps in enumerate(SPACES):
            middle = (wide * (at + 0.5), self.height / 2)
            disc = square_about(middle, min(wide, self.height) / 2 - 0.5)
            painter.put(Disc(rim=0.05), disc)
            colour = self.priests[at]
            if colour is None:
                block = self._numerals.block(str(steps), SPACE)
                painter.put(
                    block, Box(middle[0] - block.width / 2, middle[1] - block.height / 2, block.width, block.height)
                )
            else:
                box = Box(middle[0] - WIDE / 2 * PRIEST, middle[1] + 9 - FOOT * PRIEST, WIDE * PRIEST, HIGH * PRIEST)
                painter.put(Piece("priest", colour), box)


class CultBoard(Node):
    """All four cults."""

    def __init__(self, resources: TableResources) -> None:
        super().__init__(name="cults")
        self.resources: Final = resources
        wing = resources.areas.right
        self.columns: Final = [CultColumn(resources, at, box, wing.step) for at, box in enumerate(wing.columns)]
        self.orders: Final = [OrderSpaces(resources, box) for box in wing.orders]
        self.markers: Final = Node(name="markers", z=2.0)
        self._by_seat: dict[tuple[int, int], Marker] = {}
        self._made: tuple[int, ...] = ()
        self.add(*self.columns, *self.orders, self.markers)

    def show(self, view: State) -> None:
        """Show everything of a view at once."""
        self._make_markers(view)
        for (seat, cult), marker in self._by_seat.items():
            marker.at = self.spot(view, seat, cult)
        for column in self.columns:
            column.darken()
        self.show_orders(view)

    def show_orders(self, view: State) -> None:
        """Show the priests on the order spaces."""
        for cult, order in enumerate(self.orders):
            there = view.spaces[cult * SPACES_OF_CULT : (cult + 1) * SPACES_OF_CULT]
            order.priests = tuple(None if seat == NOBODY else self.resources.lacquer(view, seat) for seat in there)

    def moved(self, view: State, climber: int, track: int, steps: int) -> Action:
        """Return the animation in which a marker climbs some steps of a track, one by one, and every other one makes
        room on its step."""
        self._make_markers(view)
        animator, found = self.resources.look.animator, []
        for (seat, cult), marker in self._by_seat.items():
            spot = self.spot(view, seat, cult)
            if spot == marker.at:
                continue
            way = [spot]
            if (seat, cult) == (climber, track):
                up = self.columns[cult].step_box(0).h
                way = [(spot[0], spot[1] + up * left) for left in range(abs(steps) - 1, -1, -1)] if steps > 0 else way
            found.append(in_turn(*(animator.move(marker, place, "step") for place in way)))
        return Together(*found)

    def spot(self, view: State, seat: int, cult: int) -> Point:
        """Return where a seat's marker stands: those on one step stand beside each other."""
        step = view.cults[seat * CULT_COUNT + cult]
        there = [each for each in range(view.seats)
                 if view.faction[each] != NONE and view.cults[each * CULT_COUNT + cult] == step]  # fmt: skip
        column = self.columns[cult]
        box = column.step_box(step)
        apart = min(26.0, (column.width - 44) / max(len(there) - 1, 1))
        x = column.x + column.width / 2 + (there.index(seat) - (len(there) - 1) / 2) * apart
        return x, column.y + box.centery + MARKER_FOOT - (FOOT - HIGH / 2) * MARKER

    def marker_point(self, seat: int, cult: int) -> Point:
        """Return where a seat's marker is now."""
        marker = self._by_seat.get((seat, cult))
        return self.columns[cult].bounds().center if marker is None else marker.at

    def _make_markers(self, view: State) -> None:
        made = tuple(view.faction)
        if made == self._made:
            return
        self._made = made
        self.markers.clear()
        self._by_seat = {}
        for seat in range(view.seats):
            if view.faction[seat] == NONE:
                continue
            sign = self.resources.dark_sign(view, seat)
            for cult in range(CULT_COUNT):
                marker = self._by_seat[seat, cult] = Marker(self.resources.lacquer(view, seat), sign)
                marker.at = self.spot(view, seat, cult)
                self.markers.add(marker)

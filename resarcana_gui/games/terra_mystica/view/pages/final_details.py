"""What the last points come from: everybody's steps on the cults, largest area, and what was left over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, CULTS, TOP
from resarcana_gui.games.terra_mystica.rules.basics import faction_of
from resarcana_gui.games.terra_mystica.rules.final_scoring import area
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.faces.icons import ICONS
from resarcana_gui.games.terra_mystica.view.faces.palette import CULT_COLOURS
from resarcana_gui.games.terra_mystica.view.faces.pieces import FOOT, HIGH, WIDE, Piece
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.scene.colour import mixed
from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.seats.rings import Disc
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.transform import Box, square_about
from resarcana_gui.scene.ui_style import BODY, STRONG
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.pages.columns import column

ROW: Final = 36.0
ICON: Final = 14.0
SHAFT: Final = 10.0
UNIT: Final = 17.0
"""The unit of markers, in canvas pixels."""
APART: Final = 11.0
"""Between markers on one step."""
SIGN: Final = 14.0
GAP: Final = 8.0


class CultLines(Node):
    """The four cults as lines from 0 to 10, with everybody's marker."""

    def __init__(self, resources: TableResources, view: State, width: float) -> None:
        super().__init__(size=(width, CULT_COUNT * ROW), name="cult lines")
        self._resources: Final = resources
        self._view: Final = view

    def draw(self, painter: Painter) -> None:
        for cult in range(CULT_COUNT):
            self._draw_cult(painter, cult)

    def _draw_cult(self, painter: Painter, cult: int) -> None:
        view, middle, colour = self._view, (cult + 0.5) * ROW, CULT_COLOURS[cult]
        left, right = 2 * ICON + 3 * GAP, self.width - 2 * GAP
        painter.put(ICONS.icon(CULTS[cult]), square_about((ICON, middle), ICON))
        dark = mixed(colour, (0, 0, 0), 0.4)
        painter.put(Panel(colour, dark, SHAFT / 2), Box(left - GAP, middle - SHAFT / 2, right - left + 2 * GAP, SHAFT))
        there: dict[int, int] = {}
        for seat in range(view.seats):
            step = view.cults[seat * CULT_COUNT + cult]
            x = left + (right - left) * step / TOP + APART * there.get(step, 0)
            there[step] = there.get(step, 0) + 1
            box = Box(x - WIDE / 2 * UNIT, middle + 0.35 * UNIT - FOOT * UNIT, WIDE * UNIT, HIGH * UNIT)
            painter.put(Piece("marker", self._resources.lacquer(view, seat)), box)
            top = square_about((x, box.y + (FOOT - 0.54) * UNIT), UNIT * 0.34)
            painter.put(self._resources.dark_sign(view, seat), top)


class SeatLine(Texts):
    """The sign of a seat's faction, its largest area, and what it had left over, each with its points."""

    def __init__(self, resources: TableResources, view: State, seat: int, figures: Sequence[int], width: float) -> None:
        look = resources.look
        super().__init__(size=(width, max(2 * SIGN, 30.0 * look.text.scale)), name=f"line of seat {seat}")
        self._sign: Final = resources.style(view, seat).sign
        linked, left, _ = figures[-3:]
        per = faction_of(view, seat).abilities.coins_per_point
        words = (
            resources.voice.plural("window.end.area_size", area(view, seat), points=linked),
            resources.text("end.coins", number=left * per + view.coins[seat], points=left),
        )
        half = (width - 2 * SIGN - 2 * GAP) / 2
        self._blocks: Final = [look.text.block(each, BODY, half, self.height) for each in words]
        self._half: Final = half

    def texts(self) -> Iterable[ShownText]:
        for at, block in enumerate(self._blocks):
            x = 2 * SIGN + GAP + at * (self._half + GAP)
            yield ShownText(block, x, (self.height - block.height) / 2, BODY)

    def draw(self, painter: Painter) -> None:
        disc = square_about((SIGN, self.height / 2), SIGN)
        painter.put(Disc(), disc)
        painter.put(self._sign, disc.scale_by(0.62))
        self.draw_texts(painter)


def final_details(
    resources: TableResources, view: State, figures: Sequence[Sequence[int]], ranks: Sequence[int], room: Box
) -> Node | None:
    """Return cults, areas and leftovers below each other, as many of these as a room has place for, in this order;
    None if there is none. `figures` are the points by seat, of which the last three are those for area, leftovers,
    and all; `ranks` the seats from first to last."""
    look, width = resources.look, room.w
    cults = [Label(look, resources.text("end.cults"), STRONG, width=width), CultLines(resources, view, width)]
    seats: list[Node] = [Label(look, resources.text("end.areas"), STRONG, width=width)]
    seats += [SeatLine(resources, view, seat, figures[seat], width) for seat in ranks]
    for rows in ([*cults, *seats], seats, cults):
        whole = column(rows, width, GAP / 2)
        if whole.height <= room.h:
            whole.at = room.topleft
            return whole
    return None

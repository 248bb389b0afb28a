"""What belongs to a seat besides its cards: medallion, name, essences, piles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import ESSENCES
from resarcana_gui.games.resarcana.rules.codes import GAME_OVER, WINNING_POINTS
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.essence_token import essence_pool
from resarcana_gui.games.resarcana.view.geometry.areas import Areas
from resarcana_gui.games.resarcana.view.geometry.rival_boards import RivalBoard
from resarcana_gui.games.resarcana.view.pages.next_collect import (
    Part,
    income_brief,
    income_line,
    income_lines,
    income_of,
)
from resarcana_gui.games.resarcana.view.pages.scores import points_shown, score_lines
from resarcana_gui.games.resarcana.view.table.portraits import faces, mage_of, marks
from resarcana_gui.games.resarcana.view.table_resources import TableResources
from resarcana_gui.games.resarcana.view.tell.match_text import WON
from resarcana_gui.games.resarcana.view.view_facts import deciding
from resarcana_gui.scene import layout
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Hollow
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import HEADING, SMALL
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.pages.tips import TipLabel, TipSpot
from resarcana_gui.tabletop.table.medallion import Medallion, Mood
from resarcana_gui.tabletop.table.seats import SeatBoard
from resarcana_gui.tabletop.tokens.counter import Counter

NAME: Final = replace(HEADING, size=38, halo="night")
LOWER_NAME: Final = replace(NAME, size=31)
"""The name where several rivals share the width."""
MAGE: Final = replace(SMALL, size=20, halo="night")
COUNTS: Final = replace(SMALL, size=20, colour="ink", halo="night")
RIGHT: Final = replace(COUNTS, align="right")
INCOME: Final = replace(SMALL, size=20, halo="night")
INCOME_TEXTS: Final = ("pages.income.line", "pages.income.short", "pages.income.bare")
"""The texts for what is collected next: the usual one, one with fewer words, and one without any."""
LARGEST: Final = 1.5
"""The greatest scale of names and numbers."""
LAUREL: Final = " {laurel}"
"""Beside the name, for each game of a match that was won."""
PALE: Final = 0.72
"""The opacity of the name of a seat that has passed; still legible."""
NAME_GAP: Final = 14.0
"""The distance from the name to what stands beside it."""
ROOM_FOR_MAGE: Final = 90.0
"""With less room, the mage's name is not shown."""
THINKING: Final = 50.0
TOKENS: Final = 62.0
"""The side of the tokens on the viewer's tray."""
LOWER: Final = 6.0
"""How far below the middle of the tray tokens and numbers lie: numbers have air above their digits."""
HOLLOW: Final = Hollow(24.0, 0.5)


class SeatHead(Node):
    """Medallion, name, essences and piles of one seat; its children are placed in coordinates of the canvas."""

    def __init__(
        self, resources: TableResources, seat: int, at: Point, radius: float, name: Box, style: TextStyle
    ) -> None:
        """`at` and `radius` are the medallion's."""
        super().__init__(name=f"head {seat}")
        self.resources: Final = resources
        self.seat: Final = seat
        look = resources.look
        own_style = resources.style(seat)
        self.medallion: Final = Medallion(
            look, own_style, faces(resources, seat), radius, goal=WINNING_POINTS, marks=marks(resources), at=at,
            name=f"medallion {seat}",
        )  # fmt: skip
        self.name_label: Final = TipLabel(look, _capped(resources, style), name, f"name {seat}")
        self.mage: Final = Label(look, "", MAGE, at=(name.x, name.y), width=name.w, height=name.h)
        self.pool = essence_pool(look, *self.pool_place(), below=self.own)
        self.add(self.name_label, self.mage, *self._spots(), self.pool, self.medallion)

    @property
    def own(self) -> bool:
        """Whether it is the viewer's."""
        return self.seat == self.resources.home

    def pool_place(self) -> tuple[Box, float]:
        """Return the area of the essence counters, and the size of the tokens."""
        raise NotImplementedError

    def show(self, view: State) -> None:
        """Show a view's numbers, except the essences, which are counted as they move."""
        resources, seat, medallion = self.resources, self.seat, self.medallion
        ended = view.phase == GAME_OVER  # then all have passed, and it says nothing any more
        name = f"[{resources.style(seat).name}|{resources.voice.players[seat]}]"
        self.name_label.write(name + LAUREL * (view.wins[seat] // WON), partial(self._told_of_name, view))
        self.name_label.alpha = PALE if view.passed[seat] and not ended else 1.0
        self._show_mage(view)
        medallion.faces = faces(resources, seat, view)
        medallion.points, medallion.passed = points_shown(view, seat), bool(view.passed[seat]) and not ended
        medallion.first, medallion.winning = view.token == seat, seat in deciding(view)
        medallion.tip = partial(self._points_told, view)

    def react(self, mood: Mood) -> None:
        """Show how the player takes what happened."""
        self.medallion.react(mood)

    @property
    def middle(self) -> Point:
        """The middle of the medallion, on the canvas."""
        return self.medallion.bounds().center

    @property
    def after_name(self) -> Point:
        """Where the canvas is free beside the name and the mage's name."""
        label, left = self.name_label, self._named() + NAME_GAP
        if self.mage.visible:
            left += self.resources.look.text.measure(self.mage.text, MAGE)[0] + NAME_GAP
        return label.world().apply((min(left, label.width - THINKING), label.height / 2 - 4))

    def _told_of_name(self, view: State) -> str:
        """Return the tip of the name."""
        return ""

    def _points_told(self, view: State) -> str:
        """Return what it has points for, and what its marks mean."""
        return "\n".join([*score_lines(self.resources.voice, view, self.seat), *self._marks_told(view)])

    def _income_told(self, view: State) -> str:
        """Return what it collects next; empty when the game is over."""
        if view.phase == GAME_OVER:
            return ""
        return "\n".join(income_lines(self.resources.voice, view, self.seat))

    def _named(self) -> float:
        """Return the width of the name."""
        return next(iter(self.name_label.texts())).block.width

    def _show_mage(self, view: State) -> None:
        """Show the mage's name where there is room beside that of the seat."""
        mage, left = mage_of(view, self.seat), self._named() + NAME_GAP
        room = self.name_label.width - left - (0.0 if self.own else NAME_GAP + THINKING)
        self.mage.visible = mage is not None and room > ROOM_FOR_MAGE and self.resources.look.text.scale <= LARGEST
        text = self.resources.voice.card(mage) if mage is not None else ""
        if self.mage.visible and self.mage.text != text:
            self.mage.write(text)
        self.mage.visible = self.mage.visible and self.resources.look.text.measure(text, MAGE)[0] <= room
        self.mage.at = (self.name_label.x + left, self.name_label.y + (self.name_label.height - self.mage.height) / 2)

    def _spots(self) -> Iterator[TipSpot]:
        """Yield the tips of the pool's counters."""
        for essence, counter in enumerate(self.pool.counters):
            wide, high = self.pool.width / ESSENCES, counter.height
            box = Box(self.pool.x + counter.x - wide / 2, self.pool.y + counter.y - high / 2, wide, high)
            yield TipSpot(self.resources.look, box, f"about {counter.name}", partial(self._told_of, essence, counter))

    def _told_of(self, essence: int, counter: Counter) -> str:
        voice = self.resources.voice
        return voice.about("table.tip.pool", self.seat, essence=voice.essence(essence), number=counter.value)

    def _marks_told(self, view: State) -> list[str]:
        held, passed = view.token == self.seat, view.passed[self.seat]
        keys = [key for key, stands in (("first_player", held), ("has_passed", passed)) if stands]
        return [self.resources.voice.about(f"table.tip.{key}", self.seat) for key in keys]


class RivalHead(SeatHead):
    """A rival's, on its board."""

    def __init__(self, resources: TableResources, board: RivalBoard) -> None:
        self._board: Final = board
        several = len(resources.areas.boards) > 1
        super().__init__(resources, board.seat, board.middle, board.radius, board.name, LOWER_NAME if several else NAME)
        self.piles: Final = TipLabel(resources.look, RIGHT if several else COUNTS, board.piles, f"piles {board.seat}")
        self.add(self.piles)

    def pool_place(self) -> tuple[Box, float]:
        box = self._board.pool
        return box, min(38.0, box.h - 2)

    def _told_of_name(self, view: State) -> str:
        return self._income_told(view)

    def show(self, view: State) -> None:
        super().show(view)
        seat, resources = self.seat, self.resources
        counts = {"hand": len(view.hand[seat]), "deck": len(view.deck[seat]), "discards": len(view.discards[seat])}
        self.piles.write(resources.text("piles", **counts), resources.voice.text("pages.rival.piles", **counts))


class OwnHead(SeatHead):
    """The viewer's, in the corner, with the tray for the essences and what is collected next."""

    def __init__(self, resources: TableResources, areas: Areas) -> None:
        corner = areas.corner
        self._tray: Final = corner.tray
        super().__init__(resources, areas.home, corner.medallion[:2], corner.medallion.radius, corner.name, NAME)
        self.income: Final = TipLabel(resources.look, INCOME, corner.income, f"income {areas.home}")
        self.add(self.income)
        self._collects: Sequence[Part] | None = None
        """What its line says; None if it says nothing."""

    def pool_place(self) -> tuple[Box, float]:
        return layout.inset(self._tray, 10, 4).move(0, LOWER), TOKENS - 8.0 * (self.resources.look.text.scale - 1.0)

    def show(self, view: State) -> None:
        super().show(view)
        collects = income_of(view, self.seat) if view.round > 0 and view.phase != GAME_OVER else None
        self.income.tip = partial(self._income_told, view)
        if collects != self._collects:
            self._collects = collects
            self._write_income(view)

    def _write_income(self, view: State) -> None:
        voice, collects = self.resources.voice, self._collects is not None
        lines = [income_line(voice, view, self.seat, key) if collects else "" for key in INCOME_TEXTS]
        told = partial(self._income_told, view)
        self.income.write(lines[0], told, lines[1:], income_brief(voice, view, self.seat))


class Tray(Node):
    """A hollow in the viewer's leather, in which the essences lie."""

    def __init__(self, resources: TableResources, box: Box) -> None:
        super().__init__(at=box.topleft, size=box.size, name="tray")
        self._plain: Final = None if resources.look.theme.worn else resources.look.panel(radius=24.0)

    def draw(self, painter: Painter) -> None:
        painter.put(self._plain or HOLLOW, self.box)


def rival_board(resources: TableResources, board: RivalBoard) -> tuple[SeatBoard, RivalHead]:
    """Return a rival's board, with its head on it."""
    panel, head = (
        SeatBoard(resources.look, board.seat, board.whole, resources.style(board.seat)),
        RivalHead(resources, board),
    )
    head.at = (-board.whole.x, -board.whole.y)
    panel.edged = not resources.look.theme.worn
    panel.add(head)
    return panel, head


def own_boards(resources: TableResources) -> tuple[SeatBoard, SeatBoard, OwnHead]:
    """Return the viewer's two parts: components in play, and the corner with its head."""
    areas, style = resources.areas, resources.style(resources.home)
    row = SeatBoard(resources.look, resources.home, areas.row, style)
    parts = [areas.corner.name, areas.corner.income, areas.corner.medallion.box]
    whole = areas.corner.tray.unionall(parts).clip(areas.mat)
    own = SeatBoard(resources.look, resources.home, whole, style)
    row.edged, row.inviting = not resources.look.theme.worn, False
    row.only_chosen, row.focusable = True, False
    own.inviting = row.edged  # under a lamp the light about the medallion tells enough
    own.name, own.focusable, own.edged = "own board", False, False
    head = OwnHead(resources, areas)
    head.at = (-whole.x, -whole.y)
    tray = areas.corner.tray
    own.add(Tray(resources, tray.move(-whole.x, -whole.y)), head)
    return row, own, head


def _capped(resources: TableResources, style: TextStyle) -> TextStyle:
    """Return a style that does not grow beyond the largest scale."""
    return replace(style, size=round(style.size * min(1.0, LARGEST / resources.look.text.scale)))

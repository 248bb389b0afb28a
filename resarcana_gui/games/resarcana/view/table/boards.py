"""What stands beside a seat's cards: name, points, essences, piles, and whether it acts or has passed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import ESSENCES
from resarcana_gui.games.resarcana.rules.codes import GAME_OVER, WINNING_POINTS
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.token import essence_pool
from resarcana_gui.games.resarcana.view.geometry.areas import OWN, TABLEAU, Board
from resarcana_gui.games.resarcana.view.kit import Kit
from resarcana_gui.games.resarcana.view.pages.income import income_brief, income_line, income_lines
from resarcana_gui.games.resarcana.view.pages.scores import points_shown, score_lines
from resarcana_gui.games.resarcana.view.table.seat_facts import deciding
from resarcana_gui.scene.look import HEADING, SMALL, STRONG
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.log_style import seat_colour
from resarcana_gui.tabletop.pages.tips import TipLabel, TipSpot
from resarcana_gui.tabletop.table.likeness import Likeness, Mood
from resarcana_gui.tabletop.table.seats import Ring, SeatBoard
from resarcana_gui.tabletop.tokens.counter import Counter

POINTS: Final = TextStyle(26, STRONG.face, "gold", halo="night")
NAME: Final = replace(HEADING, size=28, halo="night")
COUNTS: Final = replace(SMALL, size=20, halo="night")
PALE: Final = 0.72
"""The opacity of the name of a seat that has passed; still legible."""
BESIDE_PILES: Final = 126.0
"""The room on the viewer's board beside its piles."""
FACE: Final = 36.0
LOW_FACE: Final = 22.0
"""The radius of a rival's face, and where there is little room."""
BESIDE: Final = 10.0
RIGHT: Final = replace(COUNTS, align="right")
INCOME: Final = replace(SMALL, halo="night")
PILES: Final = replace(SMALL, align="right", halo="night")


class SeatHead(Node):
    """A seat's name, points, essences and piles in a box."""

    def __init__(self, kit: Kit, seat: int, box: Box, *, side: float, lines: int) -> None:
        """`lines`: the number of lines that fit (2 when it is low)."""
        super().__init__(at=box.topleft, size=box.size, name=f"head {seat}")
        self.kit = kit
        self.seat = seat
        self.flat = lines == 2
        look, wide = kit.look, box.w
        named = wide - (196.0 if self.flat else 72.0)
        self.likeness = self._likeness()
        left = 0.0 if self.likeness is None else self.likeness.x + self.likeness.width / 2 + BESIDE
        self.name_label = TipLabel(look, NAME, Box(left, -5, named - left, 44), f"name {seat}")
        self.points = TipLabel(look, POINTS, Box(named + 4, -5, 66, 44), f"points {seat}")
        self.income = TipLabel(look, INCOME, Box(0, 158, BESIDE_PILES, 114), f"income {seat}")
        self.income.visible = seat == kit.home
        if self.flat:
            self.marks = Label(look, "", RIGHT, at=(named + 74, 4), width=wide - named - 74, height=28)
            self.pool = essence_pool(look, Box(0, 40, wide - 116, 34), side)
            self.piles = TipLabel(look, PILES, Box(wide - 112, 40, 112, 44), f"piles {seat}")
        else:
            below = wide / 5 < side + 44
            high = side + (8.0 + 22.0 * look.text.scale if below else 8.0)
            top = 82.0 - 8.0 * look.text.scale
            self.marks = Label(look, "", COUNTS, at=(left, 38), width=wide - left, height=26)
            self.pool = essence_pool(look, Box(0, top, wide, high), side, below=below)
            self.piles = TipLabel(look, COUNTS, Box(0, top + high - 2, wide, 44), f"piles {seat}")
        box = Box(self.marks.x, self.marks.y, self.marks.width, self.marks.height)
        self._about_marks = TipSpot(look, box, f"about marks {seat}")
        self.ring = Ring(look, Box(named, -5, 72, 42), f"ring {seat}")
        self.add(self.ring, *([] if self.likeness is None else [self.likeness]))
        self.add(self._about_marks, self.name_label, self.points, self.marks, self.piles, self.income)
        self.add(*self._spots(), self.pool)

    def show(self, view: State) -> None:
        """Show a view's numbers, except the essences, which are counted as they move."""
        kit, seat, voice = self.kit, self.seat, self.kit.voice
        collects = view.phase != GAME_OVER
        line = income_line(voice, view, seat) if collects else ""
        income = "\n".join(income_lines(voice, view, seat)) if collects else ""
        name = f"[{seat_colour(seat)}|{voice.players[seat]}]"
        self.name_label.write(name, income if seat != kit.home else "")
        self.income.write(line, income, income_brief(voice, view, seat))
        self.points.write(
            kit.text("points", number=points_shown(view, seat)), "\n".join(score_lines(voice, view, seat))
        )
        self.ring.visible = seat in deciding(view)
        self.name_label.alpha = PALE if view.passed[seat] else 1.0
        if self.likeness is not None:
            self.likeness.passed, self.likeness.points = bool(view.passed[seat]), points_shown(view, seat)
        self.marks.write(self._marks(view))
        self._about_marks.tip = self._marks_told(view)
        self._about_marks.visible = bool(self.marks.text)
        counts = {"hand": len(view.hand[seat]), "deck": len(view.deck[seat]), "discards": len(view.discards[seat])}
        self.piles.write(
            kit.text("piles_short" if self.flat else "piles", **counts), voice.text("pages.rival.piles", **counts)
        )

    def react(self, mood: Mood) -> None:
        """Let it be seen how somebody takes what happened."""
        if self.likeness is not None:
            self.likeness.react(mood)

    def _likeness(self) -> Likeness | None:
        """A rival's face; the own one is not needed to know who plays here."""
        if self.seat == self.kit.home:
            return None
        radius, middle = (LOW_FACE, (LOW_FACE - 2, 15.0)) if self.flat else (FACE, (FACE, FACE - 6))
        name, colour = self.kit.voice.players[self.seat], self.kit.look.colour(seat_colour(self.seat))
        return Likeness(
            self.kit.look, radius, name, self.kit.characters.get(self.seat), colour, goal=WINNING_POINTS, at=middle
        )

    @property
    def after_name(self) -> Point:
        """Where the canvas is free beside the name."""
        shown = next(iter(self.name_label.texts()))
        return self.name_label.world().apply((min(shown.block.width + 14, self.name_label.width - 40), 20.0))

    def _spots(self) -> Iterator[TipSpot]:
        """The tips of the pool's counters."""
        for essence, counter in enumerate(self.pool.counters):
            wide, high = self.pool.width / ESSENCES, counter.height
            box = Box(self.pool.x + counter.x - wide / 2, self.pool.y + counter.y - high / 2, wide, high)
            yield TipSpot(self.kit.look, box, f"about {counter.name}", partial(self._told_of, essence, counter))

    def _told_of(self, essence: int, counter: Counter) -> str:
        voice = self.kit.voice
        return voice.about("desk.tip.pool", self.seat, essence=voice.essence(essence), number=counter.value)

    def _marks_told(self, view: State) -> str:
        voice = self.kit.voice
        held, passed = view.token == self.seat, view.passed[self.seat]
        keys = [key for key, stands in (("first_player", held), ("has_passed", passed)) if stands]
        return "\n".join(voice.about(f"desk.tip.{key}", self.seat) for key in keys)

    def _marks(self, view: State) -> str:
        """In words, or in signs where these have no room."""
        words = self._marked(view, "")
        room = self.marks.width
        fits = not self.flat and self.kit.look.text.measure(words, COUNTS)[0] <= room
        return words if fits else self._marked(view, "_short")

    def _marked(self, view: State, manner: str) -> str:
        marks = []
        if view.token == self.seat:
            marks.append(self.kit.text(f"first_player{manner}"))
        if view.passed[self.seat]:
            marks.append(self.kit.text(f"has_passed{manner}"))
        return " · ".join(marks)


def rival_board(kit: Kit, board: Board) -> tuple[SeatBoard, SeatHead]:
    """A rival's panel, with its head on it."""
    panel = SeatBoard(kit.look, board.seat, board.whole)
    flat = board.head.h < 100
    head = SeatHead(
        kit, board.seat, board.head, side=26.0 if flat else 50.0 - 10.0 * kit.look.text.scale, lines=2 if flat else 4
    )
    head.at = (board.head.x - board.whole.x, board.head.y - board.whole.y)
    panel.add(head)
    return panel, head


def own_boards(kit: Kit) -> tuple[SeatBoard, SeatBoard, SeatHead]:
    """The viewer's two panels: components in play, and pool and piles."""
    tableau = SeatBoard(kit.look, kit.home, TABLEAU)
    own = SeatBoard(kit.look, kit.home, OWN)
    own.name = "own board"
    own.focusable = own.edged = False
    head = SeatHead(kit, kit.home, Box(14, 8, OWN.w - 28, OWN.h - 16), side=60.0 - 10.0 * kit.look.text.scale, lines=4)
    head.piles.visible = False
    own.add(head)
    return tableau, own, head

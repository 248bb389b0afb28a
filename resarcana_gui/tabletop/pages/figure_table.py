"""A table of figures: rows by seat or round, columns for their sources; for a ledger, or the end of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from resarcana_gui.scene.action import Action, Call, Together, in_turn
from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import BODY, SMALL, STRONG, UiStyle

PAD: Final = 14.0
ROW: Final = 46.0
"""The height of a row at a text scale of 1."""
NAMES: Final = 0.3
"""The share of the width for the headings of rows."""
SIGN: Final = 0.62
"""The side of a row's sign, relative to its height."""
STRIPE: Final = 0.35
"""The opacity of every second row's background."""
LIT: Final = 0.22
"""The opacity of the background of a highlighted row."""
NONE: Final = "\N{EN DASH}"
"""Shown where there is no figure."""
HEADING: Final = replace(SMALL, align="right")
"""The style of headings of columns."""
FIGURE: Final = TextStyle(24, Face.BOLD, align="right")
"""The style of figures."""
TOTAL: Final = TextStyle(28, Face.BOLD, "gold", align="right")
"""The style of totals."""


@dataclass(frozen=True)
class FigureColumn:
    """A column: its heading, and whether it adds up the others."""

    heading: str
    """A word or an icon; markup."""
    total: bool = False


@dataclass(frozen=True)
class FigureRow:
    """A row: its heading, and its figures from left to right; None where there is none."""

    heading: str
    """Markup."""
    figures: tuple[int | None, ...]
    sign: Drawing | None = None
    """A drawing before the heading, such as the sign of a seat."""
    lit: bool = False
    """Whether it is highlighted, like the winner's row or the current one."""


class FigureTable(Texts):
    """Shows all columns, or only as many as are `revealed`, from the left."""

    revealed: Watched[int] = Watched(inner=True)

    def __init__(
        self, look: UiStyle, columns: Sequence[FigureColumn], rows: Sequence[FigureRow], width: float, *,
        name: str = "figures",
    ) -> None:  # fmt: skip
        """Raises ValueError for a row whose number of figures is not that of the columns."""
        for row in rows:
            if len(row.figures) != len(columns):
                raise ValueError(f"{row.heading!r} has {len(row.figures)} figures for {len(columns)} columns.")
        self.high: Final = ROW * look.text.scale
        super().__init__(size=(width, self.high * (len(rows) + 1)), name=name)
        self.look: Final = look
        self.columns: Final = tuple(columns)
        self.rows: Final = tuple(rows)
        self.revealed = len(columns)

    def count_up(self) -> Action:
        """Return the animation that reveals the columns one after the other; in reduced motion it shows them all at
        once."""
        if self.look.pace.reduced or self.look.pace.at_once:
            return Together()
        self.revealed = 0
        steps = [
            self.look.animator.wait("count") + Call(partial(setattr, self, "revealed", at + 1))
            for at in range(len(self.columns))
        ]
        return in_turn(*steps)

    def column_box(self, column: int, row: int) -> Box:
        """Return the box of a figure; row -1 has the headings."""
        names = self.width * NAMES
        wide = (self.width - names - PAD) / max(len(self.columns), 1)
        return Box(names + column * wide, (row + 1) * self.high, wide, self.high)

    def texts(self) -> Iterable[ShownText]:
        for at, column in enumerate(self.columns):
            yield self._shown(column.heading, HEADING, self.column_box(at, -1))
        for number, row in enumerate(self.rows):
            left = PAD + (self.high * SIGN + PAD if row.sign is not None else 0.0)
            place = Box(left, (number + 1) * self.high, self.width * NAMES - left, self.high)
            yield self._shown(row.heading, STRONG if row.lit else BODY, place)
            for at, figure in enumerate(row.figures[: self.revealed]):
                style = TOTAL if self.columns[at].total else FIGURE
                yield self._shown(NONE if figure is None else str(figure), style, self.column_box(at, number))

    def _shown(self, words: str, style: TextStyle, box: Box) -> ShownText:
        block = self.look.text.block(words, style, box.w, box.h)
        return ShownText(block, box.x, box.y + max(0.0, (box.h - block.height) / 2), style)

    def draw(self, painter: Painter) -> None:
        for number, row in enumerate(self.rows):
            box = Box(0, (number + 1) * self.high, self.width, self.high)
            if number % 2 == 0:
                painter.put(self._stripe("well"), box, STRIPE)
            if row.lit:
                painter.put(self._stripe("gold"), box, LIT)
            if row.sign is not None:
                side = self.high * SIGN
                painter.put(row.sign, Box(PAD, box.centery - side / 2, side, side))
        rule = Box(0, self.high - 1.0, self.width, 2.0)
        painter.put(self._stripe("edge_low"), rule)
        self.draw_texts(painter)

    def _stripe(self, colour: str) -> Panel:
        return Panel(self.look.colour(colour), self.look.colour(colour), 6.0)

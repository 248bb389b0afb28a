"""The companion's advice: the best answers with their chances, and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.ui_style import BODY, SMALL, STRONG, UiStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface

PAD: Final = 16.0
GAP: Final = 16.0
"""The space to the left and right of a chance, together, at a text scale of 1."""
CHANCE: Final = TextStyle(30, Face.BOLD, "gold", on="panel")
WHAT: Final = replace(STRONG, size=21)
WHY: Final = replace(SMALL, colour="ink_soft")


class AdviceLine(NamedTuple):
    """A line of the advice, as text."""

    what: str
    chance: str
    why: str


class AdvicePanel(Surface):
    """A panel over the table; pointing at a line shows what it is about."""

    def __init__(self, look: UiStyle, title: str, lines: Sequence[AdviceLine], *, width: float) -> None:
        """Without lines there is only the title, as while the companion thinks."""
        super().__init__(look, (width, 0.0), "panel", name="advice")
        head = Label(look, title, BODY, width=width - 2 * PAD, at=(PAD, PAD - 4), name="advice title")
        self.add(head)
        self.rows: Final[list[AdviceRow]] = []
        y = head.y + head.height + 8
        side = max((look.text.block(line.chance, CHANCE).width for line in lines), default=0.0) + GAP * look.text.scale
        for number, line in enumerate(lines):
            row = AdviceRow(look, line, f"advice {number}", width - 2 * PAD, side)
            row.at = (PAD, y)
            y += row.height + 4
            self.rows.append(row)
        self.add(*self.rows)
        self.size = (width, y + PAD - 8)


class AdviceRow(Control):
    """One line of the advice: an answer and its worth."""

    def __init__(self, look: UiStyle, line: AdviceLine, name: str, width: float, side: float) -> None:
        """`side` is the width of the column of chances, or of ranks."""
        super().__init__(look, size=(width, 0.0), name=name)
        self.line: Final = line
        self._side: Final = side
        self.size = (width, max(shown.box.bottom for shown in self.texts()) + 6)

    @property
    def pointed(self) -> bool:
        """Whether it is pointed at, or reached by keys."""
        return self.hovered or self.focused

    def texts(self) -> Iterable[ShownText]:
        block, side = self.look.text.block, self._side
        yield ShownText(block(self.line.chance, CHANCE, side), 4, 2, CHANCE)
        what = block(self.line.what, WHAT, self.width - side - 8)
        yield ShownText(what, side, 6, WHAT)
        if self.line.why:
            yield ShownText(block(self.line.why, WHY, self.width - side - 8), side, 8 + what.height, WHY)

    def draw(self, painter: Painter) -> None:
        if self.pointed:
            painter.put(self.look.well(), self.box)
        self.draw_texts(painter)
        self.draw_ring(painter, 6.0)

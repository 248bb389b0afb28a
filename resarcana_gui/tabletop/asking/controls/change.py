"""How a number in the player's pool would change, written below it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box

MORE: Final = TextStyle(24, Face.BOLD, "good", align="centre", leading=1.0)
LESS: Final = TextStyle(24, Face.BOLD, "bad", align="centre", leading=1.0)
PAD: Final = 4.0
HIGHEST: Final = 16.0
"""How far it reaches up into the column."""


class Change(Texts):
    """Lies on a small dark ground at the foot of a column; nothing is written when nothing changes."""

    def __init__(self, look: Look, column: Box) -> None:
        super().__init__(name="change")
        self.look: Final = look
        self._number = 0
        high = look.text.size(MORE) + 2 * PAD
        self.size, self.at = (column.w, high), (column.x, column.bottom - min(high / 2, HIGHEST))
        self.visible = False

    def show(self, number: int) -> None:
        """Show a change, positive or negative."""
        self._number, self.visible = number, bool(number)
        self.changed(inner=True)

    def texts(self) -> Iterable[ShownText]:
        sign, style = ("+", MORE) if self._number > 0 else ("\N{MINUS SIGN}", LESS)
        block = self.look.text.block(f"{sign}{abs(self._number)}", style, self.width, self.height)
        yield ShownText(block, (self.width - block.width) / 2, (self.height - block.height) / 2, style)

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.panel(radius=self.height / 2, edge=1.0, alpha=0.9), self.box)
        self.draw_texts(painter)

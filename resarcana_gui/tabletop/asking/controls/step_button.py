"""Buttons for one more and one less, and for one place to the left or right."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point

LETTER: Final = TextStyle(18, Face.BOLD, "ink_soft", on="button_low")
SIGN: Final = 22.0
"""The size of a plus or minus."""


class StepButton(Control):
    """A sign, such as a plus or an arrow, with its key."""

    def __init__(
        self, look: Look, sign: str, on_click: Callable[[], object], size: Point, *, key: str = "", name: str = ""
    ) -> None:
        super().__init__(look, size=size, name=name)
        self.sign = sign
        self.key = key
        self.on_click = on_click

    def activate(self) -> None:
        self.on_click()

    def texts(self) -> Iterable[ShownText]:
        if self.key:
            block = self.look.text.block(self.key, LETTER, self.width / 2, self.height)
            yield ShownText(block, self.width - block.width - 8, (self.height - block.height) / 2, LETTER)

    def draw(self, painter: Painter) -> None:
        kind = "off" if not self.enabled else "button_hot" if self.hovered and not self.pressed else "button"
        painter.put(self.look.panel(kind, radius=10.0, edge=1.5), self.box)
        colour = self.look.colour("gold" if self.enabled else "off_ink")
        middle = self.box.centerx - (14 if self.key else 0)
        painter.put(Glyph(self.sign, colour), Box(middle - SIGN / 2, self.box.centery - SIGN / 2, SIGN, SIGN))
        if self.enabled:
            self.draw_texts(painter)
        self.draw_ring(painter, 10.0)

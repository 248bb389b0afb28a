"""Marks the past: while the table shows it, all is tinted, and a plate says when it was and leads back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from resarcana_gui.scene.look import HEADING, Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Plain
from resarcana_gui.scene.sign import Sign
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.screens import actions
from resarcana_gui.screens.context import WHOLE, Context

WIDTH: Final = 400.0
WIDER: Final = 160.0
"""How much wider the plate is at twice the text size."""
PAD: Final = 18.0
WORDS: Final = replace(HEADING, size=27, align="centre")
GAP: Final = 12.0
"""Between the table and the column."""
TINT: Final = 0.28
"""The opacity of the tint."""
LEVEL: Final = 55.0
"""Above all cards, and below what is opened over them."""


class PastOverlay(Node):
    """Lies on a table, invisible while it shows the present."""

    def __init__(self, context: Context, column: Box, on_back: Callable[[], object]) -> None:
        """The table reaches as far as the `column` beside it; the plate stands in the corner before that, in the place
        of questions. `on_back` leads back to now."""
        super().__init__(name="past", z=LEVEL)
        look = context.look
        self._look: Final = look
        self._corner: Final = (column.left - GAP, column.bottom)
        self._width: Final = WIDTH + WIDER * (look.text.scale - 1.0)
        back, key = context.text("log.now"), context.bindings.hint(actions.NOW)
        self.button = Button(look, back, on_back, key=key, kind="primary", name="back to now")
        self.button.icon = Sign("last", look.colour("gold"))
        self.words = Label(look, "", WORDS, width=self._width - 2 * PAD)
        self.plate = Node(name="plate")
        self.add(Tint(look, Box(0, 0, column.left - GAP / 2, WHOLE.bottom)), self.plate)
        self.visible = False

    def show(self, words: str) -> None:
        """Say which moment the table shows; nothing for now."""
        self.visible = bool(words)
        if not words:
            return
        self.words.write(words)
        button, width = self.button, self._width
        button.size = (width - 2 * PAD, max(button.height, 52.0))
        self.words.at = (PAD, PAD)
        button.at = (PAD, PAD + self.words.height + 12)
        self.plate.size = (width, button.y + button.height + PAD)
        self.plate.at = (self._corner[0] - width, self._corner[1] - self.plate.height)
        self.plate.clear()
        self.plate.add(Surface(self._look, self.plate.size, "frame"), self.words, button)


class Tint(Node):
    """A colour over everything that lets the pointer through."""

    touchable = False

    def __init__(self, look: Look, box: Box) -> None:
        super().__init__(at=box.topleft, size=box.size, name="tint")
        self._look: Final = look

    def draw(self, painter: Painter) -> None:
        painter.put(Plain(self._look.colour("past"), TINT), self.box)

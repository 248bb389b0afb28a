"""An empty place for a card: a hollow, with a note of what is missing."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from resarcana_gui.scene.look import SMALL, Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Hollow, Outline
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.label import Label

WORDS: Final[TextStyle] = replace(SMALL, align="centre", halo="night")
SIGN: Final[TextStyle] = replace(WORDS, size=34)
"""The size of a sign without text."""
INSET: Final = 8.0
CORNER: Final = 8.0
PALE: Final = 0.62
"""The opacity of a sign without text: it is the ground that is marked, not something that lies there."""
HOLLOW: Final = Hollow(CORNER)


class Vacancy(Node):
    """A place for one card."""

    def __init__(
        self, look: Look, box: Box, text: str = "", name: str = "vacancy", *, style: TextStyle = WORDS
    ) -> None:
        super().__init__(at=box.topleft, size=box.size, name=name)
        self.look = look
        self.words = Label(
            look, text, style, at=(INSET, INSET), width=box.w - 2 * INSET, height=box.h - 2 * INSET
        )  # fmt: skip
        self.add(self.words)

    def write(self, text: str) -> None:
        """Say what is missing."""
        if text != self.words.text:
            self.words.write(text)

    def draw(self, painter: Painter) -> None:
        draw_hollow(painter, self.look, self.box)


def draw_hollow(painter: Painter, look: Look, box: Box) -> None:
    """A place cut into the table; in plain themes a line around it."""
    painter.put(HOLLOW, box)
    if not look.theme.worn:
        painter.put(Outline(look.colour("edge_low"), CORNER, 2.0), box, 0.6)

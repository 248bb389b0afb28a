"""A turning point in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final, NamedTuple

from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.look import BODY, SMALL, Look
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.text import TextStyle

PAD: Final = 18.0
SIDE: Final = 130.0
"""Where the round and the loss stand, at a text scale of 1."""
LOSS: Final = TextStyle(34, Face.BOLD, "bad", on="panel_top")
WHEN: Final = replace(SMALL, on="panel_top")
TEXT: Final = replace(BODY, on="panel_top")


class Words(NamedTuple):
    """What is said of a turning point."""

    loss: str
    when: str
    asked: str
    """What it was about; empty where that goes without saying."""
    played: str
    better: str


class MomentRow(Control):
    """When, what was asked and played, and what was better. A click shows the table as it was."""

    sound = "button"

    def __init__(self, look: Look, words: Words, *, name: str, width: float, on_open: Callable[[], object]) -> None:
        super().__init__(look, size=(width, 0.0), name=name)
        self._words, self._open = words, on_open
        self.size = (width, max(shown.box.bottom for shown in self.texts()) + 14)

    def activate(self) -> None:
        self._open()

    def texts(self) -> Iterable[ShownText]:
        block, side = self.look.text.block, SIDE * self.look.text.scale
        words = self._words
        loss = block(words.loss, LOSS, side)
        yield ShownText(loss, PAD, 12, LOSS)
        yield ShownText(block(words.when, WHEN, side), PAD, 12 + loss.height, WHEN)
        y = 14.0
        for line, style in ((words.asked, WHEN), (words.played, TEXT), (words.better, TEXT)):
            if line:
                text = block(line, style, self.width - side - 3 * PAD)
                yield ShownText(text, side + 2 * PAD, y, style)
                y += text.height + 4

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.panel("button_hot" if self.hovered else "panel", edge=0.4), self.box)
        self.draw_texts(painter)
        self.draw_ring(painter)

"""A turning point in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

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


class MomentRow(Control):
    """When, what was played, and what was better. A click shows the table as it was."""

    sound = "button"

    def __init__(
        self, look: Look, words: tuple[str, str, str], *, loss: str, name: str, width: float,
        on_open: Callable[[], object],
    ) -> None:  # fmt: skip
        super().__init__(look, size=(width, 0.0), name=name)
        self._words, self._loss, self._open = words, loss, on_open
        self.size = (width, max(shown.box.bottom for shown in self.texts()) + 14)

    def activate(self) -> None:
        self._open()

    def texts(self) -> Iterable[ShownText]:
        block, side = self.look.text.block, SIDE * self.look.text.scale
        when, played, better = self._words
        loss = block(self._loss, LOSS, side)
        yield ShownText(loss, PAD, 12, LOSS)
        yield ShownText(block(when, WHEN, side), PAD, 12 + loss.height, WHEN)
        y = 14.0
        for words in (played, better):
            text = block(words, TEXT, self.width - side - 3 * PAD)
            yield ShownText(text, side + 2 * PAD, y, TEXT)
            y += text.height + 4

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.panel("button_hot" if self.hovered else "panel", edge=0.4), self.box)
        self.draw_texts(painter)
        self.draw_ring(painter)

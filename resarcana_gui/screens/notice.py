"""Notices: sentences at the top of the window for a few seconds; clicks pass through them."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.look import BODY, Look
from resarcana_gui.scene.motion import Fade
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface

WIDTH: Final = 900.0
PAD: Final = 18.0


def board(look: Look, sentence: str) -> Surface:
    """Return a sentence on a board of its own."""
    label = Label(look, sentence, BODY)
    if label.width > WIDTH:
        label = Label(look, sentence, BODY, width=WIDTH)
    frame = Surface(look, (label.width + 2 * PAD, label.height + 2 * PAD))
    label.at = (PAD, PAD)
    frame.add(label)
    return frame


class Notice(Node):
    """Shows one sentence at a time; a new one replaces the old one, or waits until that has been read."""

    def __init__(self, look: Look) -> None:
        super().__init__(name="notice", z=900.0)
        self.look = look
        self.sentence = ""
        self._left = 0
        self._waiting: list[str] = []

    def tell(self, sentence: str, *, waits: bool = False) -> None:
        """Show a sentence; with `waits` only after those that are shown or waiting."""
        if waits and self.sentence:
            self._waiting.append(sentence)
            return
        self.clear()
        self.sentence, self._left = sentence, milliseconds("notice")
        frame = board(self.look, sentence)
        frame.at = ((CANVAS[0] - frame.width) / 2, 24.0)
        frame.alpha = 0.0
        self.add(frame)
        self._fade(frame, 1.0)

    def update(self, ms: int) -> None:
        """Let time pass, in milliseconds."""
        if self._left > 0:
            self._left -= ms
            if self._left <= 0:
                self.sentence = ""
                self.clear()
                if self._waiting:
                    self.tell(self._waiting.pop(0))

    def _fade(self, frame: Node, to: float) -> None:
        fade = Fade(frame, to, milliseconds("dialog_in"), self.look.pace.easing(Use.FADE))
        self.look.queue.add(fade, INTERFACE)

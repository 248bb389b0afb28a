"""The undo button: its tip is what it undoes, or why it cannot."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.sign import Sign
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens import actions
from resarcana_gui.screens.shell import Shell

WORD: Final = TextStyle(20, Face.BOLD)
MARGINS: Final = 64.0
"""The room beside the label, with its key."""


class UndoButton(Button):
    """Clicked while it cannot undo, it says why."""

    def __init__(self, shell: Shell, on_click: Callable[[], object]) -> None:
        super().__init__(shell.look, shell.text("table.undo"), on_click, style=WORD, name="undo")
        self.shell = shell
        self._hint_of_undo: Final = partial(shell.bindings.hint, actions.UNDO)
        self.key = self._hint_of_undo
        self.on_refused = shell.messages.tell
        self.sound = ""

    def offer(self, what: str, stop: str) -> None:
        """Enable it: `what` it undoes, in a few words, and where undo stops, in a sentence."""
        self.allow()
        self.tip = f"{self.shell.text('table.takes_back', what=what)}\n{stop}"

    def fit(self, width: float) -> None:
        """Take this width; an icon replaces the label if there is no room for it."""
        word = self.shell.text("table.undo")
        cramped = self.look.text.measure(word, self.style)[0] + MARGINS > width
        self.text, self.key = ("", "") if cramped else (word, self._hint_of_undo)
        self.icon = Sign("undo", self.look.colour("gold")) if cramped else None
        self.size = (width, self.height)

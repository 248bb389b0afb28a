"""The undo button: pointed at, it says what it undoes, or why it cannot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens import actions
from resarcana_gui.screens.shell import Shell

WORD: Final = TextStyle(20, Face.BOLD)


class UndoButton(Button):
    """Clicked while it cannot undo, it says why."""

    def __init__(self, shell: Shell, on_click: Callable[[], object]) -> None:
        hint = shell.bindings.hint(actions.UNDO)
        super().__init__(shell.look, shell.text("table.undo"), on_click, key=hint, style=WORD, name="undo")
        self.shell = shell
        self.on_refused = shell.tell
        self.sound = ""

    def offer(self, what: str, stop: str) -> None:
        """Enable it: what it undoes, in a few words, and how far undo reaches, in a sentence."""
        self.allow()
        self.tip = f"{self.shell.text('table.takes_back', what=what)}\n{stop}"

"""The buttons in the viewer's corner of a table: undo and redo, or the way to the result when the game is over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens import actions
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table.grace_period import CountdownLine
from resarcana_gui.screens.table_view import TableLayout

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
        self.on_refused = self.explain
        self.sound = ""

    def explain(self, sentence: str) -> None:
        """Say why nothing can be undone: beside it, where nothing is covered that is read at the top."""
        if self.shown:
            self.shell.messages.explain(sentence, self)
        else:
            self.shell.messages.tell(sentence)

    def offer(self, what: str, stop: str) -> None:
        """Enable it: `what` it undoes, in a few words, and where undo stops, in a sentence."""
        self.allow()
        self.tip = f"{self.shell.text('table.takes_back', what=what)}\n{stop}"

    def fit(self, width: float) -> None:
        """Take this width. With too little room for word and key, an icon stands before the word, or alone."""
        self.text, self.key, self.icon = self.shell.text("table.undo"), self._hint_of_undo, None
        self.size = (width, self.height)
        if self.look.text.measure(self.text, self.style)[0] + MARGINS > width:
            self.key, self.icon = "", UiIcon("undo", self.look.colour("gold"))
            (shown,) = self.texts()
            if shown.block.font_size < WORD.size:
                self.text = ""


GAP: Final = 6.0
INSET: Final = 10.0
"""How far the countdown line is inset into the undo button."""


@dataclass(frozen=True)
class TableActions:
    """The actions of a table's buttons."""

    undo: Callable[[], object]
    redo: Callable[[], object]
    result: Callable[[], object]
    """Show the result of the game again."""
    pause: Callable[[], object]
    help: Callable[[], object]
    advice: Callable[[], object] | None = None
    """Ask the companion; None for a game without one."""


class Controls(Node):
    """The buttons in the viewer's corner of one table."""

    def __init__(self, shell: Shell, do: TableActions, layout: TableLayout) -> None:
        super().__init__(name="controls")
        self._shell: Final = shell
        look, box = shell.look, layout.undo
        self._width: Final = box.w
        self.undo = UndoButton(shell, do.undo)
        self.undo.at, self.undo.size = box.topleft, box.size
        self.redo = Button(look, "", do.redo, icon=UiIcon("redo", look.colour("gold")), name="redo")
        self.redo.sound = ""
        self.redo.visible = False
        self.redo.size = (box.h, box.h)
        self.redo.at = (box.right - box.h, box.y)
        self.result = Button(look, shell.text("table.result"), do.result, kind="primary", name="result")
        self.result.at, self.result.size = layout.confirm.topleft, layout.confirm.size
        if (
            self.result.natural()[0] + self.result.height / 2 <= self.result.width
        ):  # or else its letters would be too small
            self.result.icon = UiIcon("trophy", look.colour("gold"))
        self.countdown = CountdownLine(look, (box.x + INSET, box.bottom - INSET), box.w - 2 * INSET)
        self.add(self.undo, self.redo, self.result, self.countdown)

    def update(self, *, over: bool, remaining: float) -> None:
        """Show the button to the result once the game is over, and the remaining share of the grace period, from 1
        to 0."""
        self.undo.visible, self.result.visible = not over, over
        self.redo.visible = self.redo.visible and not over
        self.countdown.show(remaining)

    def offer_redo(self, what: str) -> None:
        """Show a redo button beside undo if something can be redone; otherwise undo takes its room."""
        self.redo.visible = bool(what)
        text, hint = self._shell.text, self._shell.bindings.hint
        self.redo.tip = lambda: text("table.does_again", what=what, hint=hint(actions.REDO))
        self.undo.fit(self._width - (self.redo.width + GAP if what else 0.0))

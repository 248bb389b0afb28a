"""The button for undo: it says what it takes back, or why it cannot."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from resarcana_gui.scene.control import ShownText
from resarcana_gui.scene.look import SMALL
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.sign import Sign
from resarcana_gui.scene.widgets.button import PAD, Button
from resarcana_gui.screens import actions
from resarcana_gui.screens.shell import Shell

DETAIL: Final = replace(SMALL, size=18, colour="ink_soft", on="button_top")
HIGH: Final = 74.0
"""How high it is with two lines."""
NARROW: Final = 1.2
"""From this text scale on there is no room for a second line; what it takes back is still told beside it."""
CUT: Final = "…"
LOOSE_ENDS: Final = " (,:-"
"""What no line ends with."""


class UndoButton(Button):
    """Under its name stands what it would take back."""

    detail: Watched[str] = Watched(inner=True)
    """What it would take back, as far as there is room for it; markup."""

    def __init__(self, shell: Shell, on_click: Callable[[], object]) -> None:
        look, hint = shell.look, shell.bindings.hint(actions.UNDO)
        icon = Sign("undo", look.colour("gold"))
        super().__init__(look, shell.text("table.undo"), on_click, key=hint, icon=icon, name="undo")
        self.shell = shell
        self.on_refused = shell.tell
        self.sound = ""
        self.detail = ""
        self.roomy = look.text.scale <= NARROW
        if self.roomy:
            self.height = HIGH

    def offer(self, what: str, stop: str) -> None:
        """It can be used: what it takes back, in a few words, and how far one may go on taking back, in a sentence."""
        self.allow()
        self.tip = f"{self.shell.text('table.takes_back', what=what)}\n{stop}"
        self.detail = self._shortened(what) if self.roomy else ""

    def forbid(self, reason: str) -> None:
        super().forbid(reason)
        self.detail = ""

    def texts(self) -> Iterable[ShownText]:
        yield from super().texts()
        if self.detail:
            style = replace(DETAIL, on=f"{self.kind}_top")
            block = self.look.text.block(self.detail, style)
            yield ShownText(block, self._left, self.height / 2 + 1 + self._sunk(), style)

    def _caption(self) -> ShownText:
        shown = super()._caption()
        if not self.detail:
            return shown
        return shown._replace(y=self.height / 2 - shown.block.height + 2 + self._sunk())

    @property
    def _left(self) -> float:
        """Where its words begin."""
        return PAD / 2 + self._icon_side(self.height - 16)

    def _shortened(self, what: str) -> str:
        """As many words as there is room for in one line."""
        room = self.width - self._left - PAD / 2 - self._hint_width()
        words = what.split(" ")
        shown = what
        while len(words) > 1 and self.look.text.measure(shown, DETAIL)[0] > room:
            words.pop()
            shown = _closed(" ".join(words)).rstrip(LOOSE_ENDS) + CUT
        return shown


def _closed(words: str) -> str:
    """Without a bracket that is not closed."""
    return words[: words.rindex("(")] if words.count("(") > words.count(")") else words

"""The undo button: it says what it undoes, or why it cannot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from resarcana_gui.scene.control import ShownText
from resarcana_gui.scene.look import SMALL
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.sign import Sign
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.button import PAD, Button
from resarcana_gui.screens import actions
from resarcana_gui.screens.shell import Shell

DETAIL: Final = replace(SMALL, size=18, colour="ink_soft", on="button_top", leading=1.05)
HIGH: Final = 86.0
"""Its height with the lines below its name."""
LINES: Final = 46.0
"""The greatest height of these lines."""
TOP: Final = 5.0
NARROW: Final = 1.2
"""From this text scale on there is no room for more lines; the tip still says what it undoes."""


class UndoButton(Button):
    """Below its name stands what it would undo."""

    detail: Watched[str] = Watched(inner=True)
    """What it would undo; markup. Empty where there is no room for it."""

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

    def offer(self, what: str, stop: str, shorter: Sequence[str] = ()) -> None:
        """Enable it: what it undoes, in a few words, and how far undo reaches, in a sentence. `shorter` gives shorter
        versions for the button itself, so that nothing is cut off; if none fits, the words are only in the tip."""
        self.allow()
        self.tip = f"{self.shell.text('table.takes_back', what=what)}\n{stop}"
        fitting = filter(self._fits, (what, *shorter))
        self.detail = next(fitting, "") if self.roomy else ""

    def forbid(self, reason: str) -> None:
        super().forbid(reason)
        self.detail = ""

    def texts(self) -> Iterable[ShownText]:
        yield from super().texts()
        if self.detail:
            style = replace(DETAIL, on=f"{self.kind}_top")
            name = super()._caption().block
            room = self.height - name.height - 2 * TOP
            block = self.look.text.block(self.detail, style, self.width - self._left - PAD / 2, min(room, LINES))
            yield ShownText(block, self._left, TOP + name.height + (room - block.height) / 2 + self._sunk(), style)

    def _caption(self) -> ShownText:
        shown = super()._caption()
        return shown._replace(y=TOP + self._sunk()) if self.detail else shown

    def _key_box(self) -> Box:
        """Beside its name, not beside the detail."""
        box = super()._key_box()
        return Box(box.x, TOP + 2 + self._sunk(), box.w, box.h) if self.detail else box

    def _fits(self, what: str) -> bool:
        """Whether the words fit."""
        return self.look.text.measure(what, DETAIL, self.width - self._left - PAD / 2)[1] <= LINES

    @property
    def _left(self) -> float:
        """Where its words begin."""
        return PAD / 2 + self._icon_side(self.height - 16)

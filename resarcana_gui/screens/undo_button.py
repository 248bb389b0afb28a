"""The button for undo: it says what it takes back, or why it cannot."""

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
"""How high it is with the lines below its name."""
LINES: Final = 46.0
"""How high these are at most."""
TOP: Final = 5.0
NARROW: Final = 1.2
"""From this text scale on there is no room for more lines; what it takes back is still told beside it."""


class UndoButton(Button):
    """Under its name stands what it would take back."""

    detail: Watched[str] = Watched(inner=True)
    """What it would take back; markup. Empty where there is no room for it."""

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
        """It can be used: what it takes back, in a few words, and how far one may go on taking back, in a sentence;
        `shorter` is the same in fewer words, for the button itself: nothing on it is cut off; what has no room at
        all is in the tip alone."""
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
        """Beside its name, not beside what stands below."""
        box = super()._key_box()
        return Box(box.x, TOP + 2 + self._sunk(), box.w, box.h) if self.detail else box

    def _fits(self, what: str) -> bool:
        """Whether words have room."""
        return self.look.text.measure(what, DETAIL, self.width - self._left - PAD / 2)[1] <= LINES

    @property
    def _left(self) -> float:
        """Where its words begin."""
        return PAD / 2 + self._icon_side(self.height - 16)

"""Messages to the player above every screen: dialogs, notices at the top for a few seconds, and tips beside
controls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.hover import Hover
from resarcana_gui.scene.motion import Fade
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import BODY, UiStyle
from resarcana_gui.scene.viewport import CANVAS, WHOLE
from resarcana_gui.scene.widgets.dialog import Dialog
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.scene.widgets.tooltip import Tooltip
from resarcana_gui.screens.announcer import Announcer
from resarcana_gui.screens.services import Sounds


class ControlTips:
    """Shows the tips of one window, one at a time."""

    def __init__(self, look: UiStyle, hover: Hover[Control]) -> None:
        self.tooltip: Final = Tooltip(look)
        self._hover: Final = hover
        self._explained: Control | None = None
        """The control whose explanation is shown."""

    def explain(self, sentence: str, control: Control) -> None:
        """Show a sentence beside a control until something else is pointed at."""
        self._explained = control
        self.tooltip.explain_node(sentence, control, WHOLE)

    def point(self, control: Control | None) -> None:
        """Show the tip of a control that has been pointed at for long enough; None: nothing is pointed at any more."""
        explained, self._explained = self._explained, None
        if control is not None and control is explained:  # its explanation is shown before its tip is due
            self._explained = explained
        elif control is not None and control.hint:
            self.tooltip.explain_node(control.hint, control, WHOLE)
        else:
            self.tooltip.hide()

    def update(self, spared: Sequence[Box]) -> None:
        """Update the tip, since its text may change while it is shown (after a click on its control, say), and keep
        it off the `spared` areas."""
        control = self._hover.shown
        stands = self.tooltip.visible and self._explained is None
        if stands and control is not None and control.hint != self.tooltip.text:
            self.point(control)
        self.tooltip.spare(spared)

    def hide(self) -> None:
        """Hide the tip, which might cover what is used next by keys."""
        self._explained = None
        self.tooltip.hide()


WIDTH: Final = 900.0
PAD: Final = 18.0


def board(look: UiStyle, sentence: str) -> Surface:
    """Return a sentence on a board of its own."""
    label = Label(look, sentence, BODY)
    if label.width > WIDTH:
        label = Label(look, sentence, BODY, width=WIDTH)
    frame = Surface(look, (label.width + 2 * PAD, label.height + 2 * PAD))
    label.at = (PAD, PAD)
    frame.add(label)
    return frame


class Notice(Node):
    """Shows one sentence at a time; a new one replaces the old one, or waits until that has been read. Clicks pass
    through."""

    def __init__(self, look: UiStyle) -> None:
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
                self._end()

    def withdraw(self, sentence: str) -> None:
        """Show a sentence no longer, if it is the one that is shown."""
        if sentence and self.sentence == sentence:
            self._end()

    def _end(self) -> None:
        """Take away the sentence that is shown, and show the one that waits."""
        self.sentence, self._left = "", 0
        self.clear()
        if self._waiting:
            self.tell(self._waiting.pop(0))

    def _fade(self, frame: Node, to: float) -> None:
        fade = Fade(frame, to, milliseconds("dialog_in"), self.look.pace.easing(Use.FADE))
        self.look.queue.add(fade, INTERFACE)


MOMENT: Final = 950.0
"""The level of the notice that something takes a moment: above everything."""

Answer: TypeAlias = "tuple[str, Callable[[], object] | None]"
"""The label of a dialog's button, and what it does; None to only close the dialog."""


class Messages:
    """Shows messages, and announces them."""

    def __init__(
        self,
        look: UiStyle,
        root: Node,
        overlay: Node,
        tips: ControlTips,
        announcer: Announcer,
        sounds: Sounds,
        seen: Callable[[], Box],
    ) -> None:
        """Dialogs go on the `overlay`, everything else on the `root`; `seen` returns the visible area in canvas
        coordinates."""
        self._look: Final = look
        self._root: Final = root
        self._overlay: Final = overlay
        self._tips: Final = tips
        self._announcer: Final = announcer
        self._sounds: Final = sounds
        self._seen: Final = seen
        self.notices: Final = Notice(look)
        root.add(self.notices)
        self.present: Callable[[], object] | None = None
        """Show the current picture without waiting for the next frame."""

    def ask(self, title: str, content: str | Node, answers: Sequence[Answer], **style: object) -> Dialog:
        """Open a dialog above everything, with answers and what they do; Esc gives the last one."""
        dialog = Dialog(self._look, self._seen(), title, content, answers, **style)  # type: ignore[arg-type]
        self._overlay.add(dialog)
        dialog.open()
        self._sounds.play("dialog_open")
        dialog.on_close = partial(self._sounds.play, "dialog_close")
        return dialog

    def close_dialogs(self) -> None:
        """Close every dialog, unanswered."""
        self._overlay.clear()

    @property
    def asking(self) -> bool:
        """Whether a dialog is open."""
        return any(isinstance(child, Dialog) and not child.closing for child in self._overlay.children)

    def tell(self, sentence: str) -> None:
        """Show a sentence for a few seconds at the top of the window."""
        self.notices.tell(sentence)
        self._announcer.tell(sentence)

    def tell_then(self, sentence: str) -> None:
        """Show a sentence after those that are shown or waiting."""
        self.notices.tell(sentence, waits=True)
        self._announcer.tell(sentence)

    def explain(self, sentence: str, control: Control) -> None:
        """Show a sentence beside a control until something else is pointed at."""
        self._announcer.tell(sentence)
        self._tips.explain(sentence, control)

    def take_a_moment(self, sentence: str) -> None:
        """Say that what follows takes a moment, during which the picture stands still."""
        if self.present is None:
            return
        sign = board(self._look, sentence)
        sign.at = ((WHOLE.w - sign.width) / 2, (WHOLE.h - sign.height) / 2)
        sign.z = MOMENT
        self._root.add(sign)
        self.present()
        self._root.remove(sign)

"""Messages to the player above every screen: dialogs, notices at the top, and tips beside controls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import WHOLE
from resarcana_gui.scene.widgets.dialog import Dialog
from resarcana_gui.screens.announcer import Announcer
from resarcana_gui.screens.control_tips import ControlTips
from resarcana_gui.screens.notice import Notice, board
from resarcana_gui.screens.services import Sounds

MOMENT: Final = 950.0
"""The level of the notice that something takes a moment: above everything."""

Answer: TypeAlias = "tuple[str, Callable[[], object] | None]"
"""The label of a dialog's button, and what it does; None to only close the dialog."""


class Messages:
    """Shows messages, and announces them."""

    def __init__(
        self,
        look: Look,
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

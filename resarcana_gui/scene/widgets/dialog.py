"""Dialogs: a question or a page above everything else until it is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.scene.action import Call, Later
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import Event, KeyDown
from resarcana_gui.scene.layout import row
from resarcana_gui.scene.motion import Fade, Scale
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import BODY, HEADING, UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface, Veil

PAD: Final = 36.0
GAP: Final = 24.0
BETWEEN: Final = 18.0
SMALLER: Final = 0.96
"""The scale it opens from."""
FAINT: Final = 0.01
"""The opacity it starts with. It must be visible because it takes keys and clicks from the first moment."""


class Dialog(Control):
    """A frame in the middle of the canvas with a title, a text or other content, and buttons below. Esc presses the
    last button, Enter the first unless another has the focus. Any answer closes it.

    `canvas` is the box it covers. Add it to the root, then `open` it.
    """

    modal = True
    focusable = False

    def __init__(
        self,
        look: UiStyle,
        canvas: Box,
        title: str,
        content: str | Node,
        answers: Sequence[tuple[str, Callable[[], object] | None]],
        *,
        width: float = 640.0,
        danger: bool = False,
        style: TextStyle = BODY,
    ) -> None:
        super().__init__(look, size=canvas.size, at=canvas.topleft, name=title)
        self.z = 500.0
        self.veil = Veil(look, size=canvas.size)
        self.content = Label(look, content, style, width=width - 2 * PAD) if isinstance(content, str) else content
        self.buttons = [Button(look, text, self._answering(act)) for text, act in answers]
        if self.buttons:
            self.buttons[0].kind = "danger" if danger else "primary"
        self._title = Label(look, title, HEADING, width=width - 2 * PAD)
        self.frame = self._framed(canvas, width)
        self.add(self.veil, self.frame)
        self.closing = False
        self.on_close: Callable[[], object] | None = None
        """Called when it begins to close."""

    def open(self) -> None:
        """Show it above everything, and grow to full size in a short animation."""
        ease, ms = self.look.pace.easing(Use.ENTER), milliseconds("dialog_in")
        self.alpha, self.frame.scale = FAINT, SMALLER
        appear = Fade(self, 1.0, ms, self.look.pace.easing(Use.FADE)) | Scale(self.frame, 1.0, ms, ease)
        self.look.queue.add(appear, INTERFACE)

    def close(self) -> None:
        """Fade out, and leave the tree."""
        if self.closing:
            return
        self.closing = self.ghost = True
        if self.on_close is not None:
            self.on_close()
        fade = Later(lambda: Fade(self, 0.0, milliseconds("dialog_out"), self.look.pace.easing(Use.FADE)))
        self.look.queue.add(fade + Call(self._gone), INTERFACE)

    def handle(self, event: Event) -> bool:
        if not isinstance(event, KeyDown) or event.repeat or not self.buttons:
            return False
        if event.chord == "escape":
            self.buttons[-1].activate()
            return True
        if event.chord in {"return", "enter"} and not any(button.focused for button in self.buttons):
            self.buttons[0].activate()
            return True
        return False

    def _answering(self, act: Callable[[], object] | None) -> Callable[[], object]:
        def answer() -> None:
            if not self.closing:
                self.close()
                if act is not None:
                    act()

        return answer

    def _framed(self, canvas: Box, width: float) -> Surface:
        """Return a frame with title, content and buttons below each other, as high as they need."""
        foot = max((button.height for button in self.buttons), default=0.0)
        top = PAD + self._title.height + GAP / 2
        height = top + self.content.height + GAP + foot + PAD
        frame = Surface(self.look, (width, height), "frame")
        frame.anchor = CENTRE
        frame.at = (canvas.w / 2, canvas.h / 2)
        self._title.at = (PAD, PAD - 6)
        self.content.at = (PAD, top)
        base = Box(PAD, height - PAD - foot, width - 2 * PAD, foot)
        sizes = [button.size for button in self.buttons]
        for button, box in zip(self.buttons, row(base, sizes, BETWEEN, align=1.0), strict=True):
            button.at = box.topleft
        frame.add(self._title, self.content, *self.buttons)
        return frame

    def _gone(self) -> None:
        if self.parent is not None:
            self.parent.remove(self)

"""Hides the controls of a question where something is looked up over them, shows only keys that work, and keeps the
focus in place when controls change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from resarcana_gui.scene.action import Call, Wait
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.focus import Focus
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.pads.pad_buttons import FAMILIES, button_sign
from resarcana_gui.scene.queue import INTERFACE, Queue
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.tabletop.asking.controls.asking_controls import AskingControls
from resarcana_gui.tabletop.asking.controls.picker import Picker
from resarcana_gui.tabletop.asking.controls.question_controls import QuestionControls

ENTER: Final = frozenset({"Enter", "Space", *(button_sign(family, "return") for family in FAMILIES)})
"""Names of the keys that go to the focused control first."""
ESCAPE: Final = frozenset({"Esc", *(button_sign(family, "escape") for family in FAMILIES)})
"""Names of the key that goes to what lies above the table first."""
FAINT: Final = 0.01
"""The opacity of controls that begin to appear: above 0, so that they can be used at once."""


class ControlsWatcher:
    """Watches the controls of one table."""

    def __init__(self, look: UiStyle, focus: Focus) -> None:
        self._look: Final = look
        self._focus: Final = focus

    def follow(self, controls: AskingControls | None, above: Box | None, *, menu: bool, reading: bool) -> None:
        """Hide controls below what lies `above` the table, and show them again afterwards. `menu`: whether a menu is
        open; `reading`: whether something is read that takes the keys."""
        if controls is None:
            return
        aside = above is not None and any(above.colliderect(node.bounds()) for node in _shown(controls))
        if controls.visible == aside:
            controls.visible = not aside
            if not aside:
                self._come_back(controls)
        self._tell_keys(controls, above=menu or above is not None, reading=reading)

    def _come_back(self, controls: AskingControls) -> None:
        controls.alpha = FAINT
        self._look.queue.add(self._look.animator.fade(controls, 1.0, "dialog_in"), INTERFACE)
        if self._focus.current is None and controls.start is not None:
            self._focus.give(controls.start, shown=False)

    def _tell_keys(self, controls: AskingControls, *, above: bool, reading: bool) -> None:
        """Show only keys that work: Enter goes to the visibly focused control, Esc to what lies above, and every key
        to what is read or typed in."""
        current = self._focus.current
        typing = current is not None and current.takes_text
        elsewhere = current if current is not None and current.focused else None
        for node in controls.walk():
            if isinstance(node, Button) and node.key:
                entered = node.key not in ENTER or elsewhere in (None, node)
                node.believable = entered and not (typing or reading) and not (above and node.key in ESCAPE)


def _shown(controls: AskingControls) -> Iterator[Node]:
    """Yield what lies on the table; of a picker, which has no size of its own, what it holds."""
    for node in controls.children:
        yield from node.children if isinstance(node, Picker) else (node,)


class FollowUpFocus:
    """Focuses the first card when controls ask a follow-up question, so that Enter goes to it; and restores the
    focus when the player reconsiders. Enter has no effect until the focus is visible, so that a key pressed twice by
    accident does not answer both questions."""

    def __init__(
        self, queue: Queue, focus: Focus, usual: Callable[[], Control | None], by_keys: Callable[[], bool]
    ) -> None:
        """`usual` returns what is focused otherwise. `by_keys` returns whether a key was used last: only then is the
        focus shown."""
        self._queue = queue
        self._focus = focus
        self._usual = usual
        self._by_keys = by_keys
        self._before = focus.keep()

    def watch(self, controls: QuestionControls) -> None:
        """Watch these controls from now on."""
        controls.on_replace = partial(self._during, controls)

    def _during(self, controls: QuestionControls, turn: Callable[[], object]) -> None:
        """Let controls replace their question, and move the focus."""
        kept = self._focus.keep()
        turn()
        if controls.following is not None:
            self._before = kept
            start = controls.start
            self._focus.give(start, shown=False)
            if start is not None and (kept.shown or self._by_keys()):
                self._queue.add(Wait(milliseconds("second_press")) + Call(partial(self._see, start)), INTERFACE)
            return
        self._focus.give(_named(controls, self._before.control) or self._usual(), shown=self._before.shown)
        self._focus.restore(self._before)

    def _see(self, start: Control) -> None:
        """Show the focus, unless it has moved on."""
        if self._focus.current is start:
            self._focus.give(start)


def _named(controls: QuestionControls, control: Control | None) -> Control | None:
    """Return the control that has replaced another one of the same name."""
    wanted = control.name if control is not None else None
    return next((node for node in controls.walk() if isinstance(node, Control) and node.name == wanted), None)

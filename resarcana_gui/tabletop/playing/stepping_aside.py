"""What a question puts on the table steps aside for what is looked up, shows only keys that work, and keeps the focus
where it is wanted when its controls change."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.focus import Focus
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.pads.buttons import FAMILIES, written
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.tabletop.asking.controls.face import AskingFace
from resarcana_gui.tabletop.asking.controls.question_panel import QuestionPanel

ENTER: Final = frozenset({"Enter", "Space", *(written(family, "return") for family in FAMILIES)})
ESCAPE: Final = frozenset({"Esc", *(written(family, "escape") for family in FAMILIES)})
"""The keys that first of all go to the focused control, or to what lies above."""
FAINT: Final = 0.01
"""The opacity of a panel that begins to appear: it can be used from the first moment."""


class SteppingAside:
    """Watches the panel of one table."""

    def __init__(self, look: Look, focus: Focus) -> None:
        self._look: Final = look
        self._focus: Final = focus

    def follow(self, panel: AskingFace | None, above: Box | None, *, menu: bool, reading: bool) -> None:
        """Hide a panel below what lies `above` the table, and bring it back; `menu` is whether a menu is open, and
        `reading` whether something is read that takes the keys."""
        if panel is None:
            return
        aside = above is not None and any(above.colliderect(node.bounds()) for node in panel.children)
        if panel.visible == aside:
            panel.visible = not aside
            if not aside:
                self._come_back(panel)
        self._tell_keys(panel, above=menu or above is not None, reading=reading)

    def _come_back(self, panel: AskingFace) -> None:
        panel.alpha = FAINT
        self._look.queue.add(self._look.moves.fade(panel, 1.0, "dialog_in"), INTERFACE)
        if self._focus.current is None and panel.start is not None:
            self._focus.give(panel.start, shown=False)

    def _tell_keys(self, panel: AskingFace, *, above: bool, reading: bool) -> None:
        """Enter belongs to the visibly focused control, Esc to what lies above, and every key to what is read or typed
        in."""
        current = self._focus.current
        typing = current is not None and current.takes_text
        elsewhere = current if current is not None and current.focused else None
        for node in panel.walk():
            if isinstance(node, Button) and node.key:
                entered = node.key not in ENTER or elsewhere in (None, node)
                node.believable = entered and not (typing or reading) and not (above and node.key in ESCAPE)


class Attention:
    """Focuses the first card as soon as a panel asks a further question, so that Enter goes to it; and restores the
    focus when the player reconsiders."""

    def __init__(self, focus: Focus, usual: Callable[[], Control | None]) -> None:
        """`usual`: where the focus begins otherwise."""
        self._focus = focus
        self._usual = usual
        self._before = focus.keep()

    def watch(self, panel: QuestionPanel) -> None:
        """Follow a panel from now on."""
        panel.turning = partial(self._during, panel)

    def _during(self, panel: QuestionPanel, turn: Callable[[], object]) -> None:
        """The panel shows other controls instead of its own."""
        kept = self._focus.keep()
        turn()
        if panel.following is not None:
            self._before = kept
            self._focus.give(panel.start, shown=kept.shown)
            return
        self._focus.give(_named(panel, self._before.control) or self._usual(), shown=self._before.shown)
        self._focus.restore(self._before)


def _named(panel: QuestionPanel, control: Control | None) -> Control | None:
    """The control in a panel that has replaced another of the same name."""
    wanted = control.name if control is not None else None
    return next((node for node in panel.walk() if isinstance(node, Control) and node.name == wanted), None)

"""Where keys are when a panel asks what goes along with a choice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.focus import Focus
from resarcana_gui.tabletop.asking.panels.question_panel import QuestionPanel


class Attention:
    """Gives the focus to the first card as soon as a panel asks for one more thing, so that Enter means what it is on;
    and takes it back to where it was when the player thinks better of it."""

    def __init__(self, focus: Focus, usual: Callable[[], Control | None]) -> None:
        """`usual`: where keys begin when they were nowhere before."""
        self._focus = focus
        self._usual = usual
        self._before = focus.keep()

    def watch(self, panel: QuestionPanel) -> None:
        """Follow what a panel asks from now on."""
        panel.turning = partial(self._during, panel)

    def _during(self, panel: QuestionPanel, turn: Callable[[], object]) -> None:
        """The panel shows other controls in place of its own."""
        kept = self._focus.keep()
        turn()
        if panel.following is not None:
            self._before = kept
            self._focus.give(panel.start, shown=kept.shown)
            return
        self._focus.give(_named(panel, self._before.control) or self._usual(), shown=self._before.shown)
        self._focus.restore(self._before)


def _named(panel: QuestionPanel, control: Control | None) -> Control | None:
    """What stands in a panel where another control of its name stood."""
    wanted = control.name if control is not None else None
    return next((node for node in panel.walk() if isinstance(node, Control) and node.name == wanted), None)

"""Tips beside controls: while they are pointed at, and explanations after they were used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.hover import Hover
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import WHOLE
from resarcana_gui.scene.widgets.tooltip import Tooltip


class ControlTips:
    """Shows the tips of one window, one at a time."""

    def __init__(self, look: Look, hover: Hover[Control]) -> None:
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

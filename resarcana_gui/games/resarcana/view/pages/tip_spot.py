"""A part of a panel that explains what stands there when it is pointed at."""

from __future__ import annotations

from collections.abc import Callable

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.look import TARGET, Look
from resarcana_gui.scene.transform import Box


class TipSpot(Control):
    """It is not to be seen itself. A click on it does what one on its ground would do."""

    focusable = False
    overlaps = True

    def __init__(self, look: Look, box: Box, name: str, say: Callable[[], str] | None = None) -> None:
        """`say` tells what stands there now, if it is not the same as long as the tip is; the spot is at least so large
        that it can be pointed at with ease."""
        wide, high = max(box.w, TARGET), max(box.h, TARGET)
        at = (box.centerx - wide / 2, box.centery - high / 2)
        super().__init__(look, size=(wide, high), at=at, name=name)
        self._say = say

    @property
    def hint(self) -> str:
        return self._say() if self._say is not None else self.tip

    def activate(self) -> None:
        use_ground(self)


def use_ground(control: Control) -> None:
    """Do what a click does on what a control lies on."""
    ground = next((node for node in control.lineage() if isinstance(node, Control) and node is not control), None)
    if ground is not None and ground.enabled:
        ground.activate()

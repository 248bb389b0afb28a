"""Any key and any click: for screens that end as soon as somebody is there."""

from __future__ import annotations

from collections.abc import Callable

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import Event, KeyDown, PointerDown
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.viewport import CANVAS


class AnyInput(Control):
    """Covers the canvas invisibly and calls a function once, at the first key or click."""

    modal = True
    focusable = False

    def __init__(self, look: Look, called: Callable[[], object]) -> None:
        super().__init__(look, size=CANVAS, name="anywhere")
        self.z = 300.0
        self._called: Callable[[], object] | None = called

    def handle(self, event: Event) -> bool:
        if not isinstance(event, KeyDown | PointerDown):
            return False
        called, self._called = self._called, None
        if called is not None:
            called()
        return True

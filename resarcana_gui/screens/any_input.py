"""Detects any key or click, for screens that run by themselves until somebody is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import Event, KeyDown, PointerDown
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.transform import Box


class AnyInput(Control):
    """An invisible control that covers a box and calls a function with every key and click."""

    modal = True
    focusable = False

    def __init__(self, look: Look, canvas: Box, called: Callable[[Event], object]) -> None:
        super().__init__(look, size=canvas.size, at=canvas.topleft, name="anywhere")
        self.z = 300.0
        self._called: Final = called

    def handle(self, event: Event) -> bool:
        if not isinstance(event, KeyDown | PointerDown):
            return False
        self._called(event)
        return True

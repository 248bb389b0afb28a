"""Marks the past: the table is tinted while it shows a past position."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.transform import Box

TINT: Final = 0.28
"""The tint's opacity."""
LEVEL: Final = 55.0
"""Above all cards, below what is opened over them."""


class PastOverlay(Node):
    """A tint over the whole table except the top bar; the pointer passes through it. Invisible in the present."""

    touchable = False

    def __init__(self, look: Look, table: Box, top_bar: Box) -> None:
        super().__init__(at=table.topleft, size=table.size, name="past", z=LEVEL)
        self._look: Final = look
        above = Box(0, 0, table.w, max(top_bar.top - table.top, 0.0))
        below = Box(0, top_bar.bottom - table.top, table.w, table.bottom - top_bar.bottom)
        self._parts: Final = (above, below)
        self.visible = False

    def draw(self, painter: Painter) -> None:
        for part in self._parts:
            painter.put(PlainBox(self._look.colour("past"), TINT), part)

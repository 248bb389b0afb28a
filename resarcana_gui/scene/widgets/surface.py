"""Surfaces behind other nodes."""

from __future__ import annotations

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.ground.leather_panel import framed
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.shapes import Panel, PlainBox
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import UiStyle

REACH = 14.0
DROP = 5.0
ROUND = 24.0
"""How far inside its edge a page is certainly opaque, whatever the radius of its corners."""


class Surface(Node):
    """A panel of the theme: `kind` is panel, frame (leather with a seam), parchment, or well (sunk)."""

    def __init__(
        self,
        look: UiStyle,
        size: Point,
        kind: str = "panel",
        *,
        at: Point = (0.0, 0.0),
        shadow: bool = True,
        solid: float = 1.0,
        name: str = "",
    ) -> None:
        super().__init__(at=at, size=size, name=name)
        self.look = look
        self.kind = kind
        self.shadow = shadow and kind != "well"
        self.solid = solid
        """Its opacity, from 0 to 1."""

    def draw(self, painter: Painter) -> None:
        if self.shadow:
            below = self.box.inflate(2 * REACH, 2 * REACH).move(0, DROP)
            if self.kind == "frame":
                painter.put_around(self.look.shadow(12.0, REACH), below, self.box.inflate(-2 * ROUND, -2 * ROUND))
            else:
                painter.put(self.look.shadow(12.0, REACH), below)
        painter.put(self._drawing(), self.box)

    def _drawing(self) -> Drawing:
        return framed(self.look) if self.kind == "frame" else self._panel()

    def _panel(self) -> Panel:
        if self.kind == "frame":
            return self.look.panel()
        return self.look.well() if self.kind == "well" else self.look.panel(self.kind, alpha=self.solid)


class Veil(Control):
    """Darkens everything behind it and blocks the pointer."""

    focusable = False

    def draw(self, painter: Painter) -> None:
        painter.put(PlainBox(self.look.colour("veil"), 0.62), self.box)

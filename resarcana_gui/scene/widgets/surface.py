"""Surfaces that other things lie on."""

from __future__ import annotations

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Plain
from resarcana_gui.scene.transform import Point

REACH = 14.0
DROP = 5.0


class Surface(Node):
    """A panel of the theme: `kind` is panel, frame (with a second line), parchment, or well (sunk)."""

    def __init__(
        self,
        look: Look,
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
        """How solid it is, from 0 to 1: what lies behind may shine through."""

    def draw(self, painter: Painter) -> None:
        if self.shadow:
            below = self.box.inflate(2 * REACH, 2 * REACH).move(0, DROP)
            painter.put(self.look.shadow(12.0, REACH), below)
        if self.kind == "frame":
            painter.put(self.look.frame(), self.box)
        elif self.kind == "well":
            painter.put(self.look.well(), self.box)
        else:
            painter.put(self.look.panel(self.kind, alpha=self.solid), self.box)


class Veil(Control):
    """Darkens everything behind it and lets no pointer through."""

    focusable = False

    def draw(self, painter: Painter) -> None:
        painter.put(Plain(self.look.colour("veil"), 0.62), self.box)

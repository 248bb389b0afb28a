"""A ring of light around what is spoken of."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Outline
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.context import Context

MARGIN: Final = 10.0
RADIUS: Final = 14.0


class Lit(Node):
    """Lies over a table."""

    def __init__(self, context: Context, box: Box) -> None:
        around = box.inflate(2 * MARGIN, 2 * MARGIN)
        super().__init__(at=around.topleft, size=around.size, name="lit")
        self._colour: Final = context.look.colour("chosen")

    def draw(self, painter: Painter) -> None:
        for wider, alpha in ((14.0, 0.18), (8.0, 0.35), (0.0, 1.0)):
            painter.put(Outline(self._colour, RADIUS + wider / 2, 5.0), self.box.inflate(wider, wider), alpha)

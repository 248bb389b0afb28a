"""Rings of light around what a lesson or a remark mentions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Outline
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.context import Context

MARGIN: Final = 10.0
RADIUS: Final = 14.0
LEVEL: Final = 41.0
"""The level on a table of speech and its rings; a card that is looked at and its note lie above."""


class LightRing(Node):
    """A ring of light over the table, around one box."""

    def __init__(self, context: Context, box: Box) -> None:
        around = box.inflate(2 * MARGIN, 2 * MARGIN)
        super().__init__(at=around.topleft, size=around.size, name="lit")
        self._colour: Final = context.look.colour("chosen")

    def draw(self, painter: Painter) -> None:
        for wider, alpha in ((14.0, 0.18), (8.0, 0.35), (0.0, 1.0)):
            painter.put(Outline(self._colour, RADIUS + wider / 2, 5.0), self.box.inflate(wider, wider), alpha)


class Lights(Node):
    """Rings of light around everything that is mentioned, wherever it lies now."""

    def __init__(self, context: Context, found: Callable[[], Sequence[Box]]) -> None:
        """`found` returns the areas."""
        super().__init__(name="lights")
        self._context: Final = context
        self._found: Final = found
        self._around: Sequence[Box] = ()
        self.follow()

    def follow(self) -> None:
        """Update the rings: what is mentioned may have moved, appeared or gone."""
        boxes = [box.copy() for box in self._found()]
        if boxes != self._around:
            self._around = boxes
            self.clear()
            self.add(*(LightRing(self._context, box) for box in boxes))

"""How many stars of how many, to be looked at."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.parts.stars import LIT, Star

DIM: Final = 0.3


def draw_stars(painter: Painter, look: Look, lit: int, most: int, box: Box) -> None:
    """Side by side in a box, as large as its height and width allow."""
    side = min(box.h, box.w / most)
    left = box.centerx - side * most / 2
    bright = LIT if look.theme.worn else look.colour("gold")
    for at in range(most):
        on = at < lit
        star = Star(bright if on else look.colour("off_ink"))
        painter.put(star, Box(left + at * side, box.centery - side / 2, side, side), 1.0 if on else DIM)


class ShownStars(Node):
    """A row of them, as large as its side is in text of the usual size."""

    def __init__(self, look: Look, lit: int, most: int, side: float) -> None:
        side *= look.text.scale
        super().__init__(size=(side * most, side), name="stars")
        self._look, self._lit, self._most = look, lit, most

    def draw(self, painter: Painter) -> None:
        draw_stars(painter, self._look, self._lit, self._most, self.box)

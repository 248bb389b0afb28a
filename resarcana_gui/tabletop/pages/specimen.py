"""A card with numbered parts, for explaining it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.geometry.spots import SHAPE

DISC: Final = 40.0
GROWN: Final = 1.5
"""How much larger the discs are at most, with large texts."""
NUMBER: Final = TextStyle(24, Face.BOLD, "ink", on="danger_low", align="centre", leading=1.0)


class Disc(Node):
    """A number on a red disc."""

    def __init__(self, look: Look, number: int) -> None:
        side = DISC * min(look.text.scale, GROWN)
        super().__init__(size=(side, side), name=f"number {number}")
        self.look = look
        self.add(Label(look, str(number), NUMBER, width=side, height=side))

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.panel("danger", radius=self.width / 2), self.box)


def specimen(look: Look, face: Drawing, width: float, numbers: Mapping[int, Point]) -> Node:
    """A card of a width, by its face; numbered discs lie about points of it, given as shares of its width and
    height."""
    card = Node(size=(width, width * SHAPE), name="card")
    card.add(Sprite(face, card.size))
    for number, (x, y) in numbers.items():
        disc = Disc(look, number)
        disc.at = (x * card.width - disc.width / 2, y * card.height - disc.height / 2)
        card.add(disc)
    return card

"""An icon on the large face of a card: its tip is its meaning, a click looks it up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from resarcana_gui.reference.articles import OF_SIGN
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.look import TARGET, Look
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Outline
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.screens.learning import CardSign


class SignSpot(Control):
    """The clickable area of an icon, large enough to be hit. Not focusable: keys find the icons in the text beside
    the card."""

    sound = "tick"
    focusable = False
    overlaps = True

    def __init__(self, look: Look, sign: CardSign, corner: Point, follow: Callable[[str], object]) -> None:
        """`corner` is the card's upper left corner."""
        box = sign.box.move(*corner)
        wide, high = max(box.w, TARGET), max(box.h, TARGET)
        at = (box.centerx - wide / 2, box.centery - high / 2)
        super().__init__(look, size=(wide, high), at=at, name=f"on card {OF_SIGN}{sign.name}")
        self.tip = sign.meaning
        self._name: Final = sign.name
        self._follow: Final = follow
        self._sign: Final = Box(box.x - at[0], box.y - at[1], box.w, box.h)

    def activate(self) -> None:
        self._follow(f"{OF_SIGN}{self._name}")

    def draw(self, painter: Painter) -> None:
        if self.hovered:
            painter.put(Outline(self.look.colour("chosen"), 8.0, 2.5), self._sign.inflate(4, 0))


def sign_spots(look: Look, signs: Iterable[CardSign], corner: Point, follow: Callable[[str], object]) -> list[SignSpot]:
    """Return a spot for each icon of a face."""
    return [SignSpot(look, sign, corner, follow) for sign in signs]

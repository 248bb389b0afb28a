"""Cards on pages: small ones to click, in rows, and the icons on the face of a large one, whose tips are their
meanings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final

import pygame

from resarcana_gui.reference.articles import SIGN_PREFIX
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.layout import CARD_CORNER, CARD_SHAPE
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.shapes import Outline
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import TARGET, UiStyle
from resarcana_gui.screens.game_ui import CardSign

GAP: Final = 16.0


class CardThumb(Control):
    """A small card with its name as a tip; it glows while it is pointed at, and a click opens it."""

    sound = "tick"

    def __init__(
        self, look: UiStyle, name: str, title: str, face: Drawing, on_open: Callable[[], object], *, width: float
    ) -> None:
        super().__init__(look, size=(width, width * CARD_SHAPE), name=f"card {name}")
        self.tip = title
        self._face: Final = face
        self._open: Final = on_open

    def activate(self) -> None:
        self._open()

    def draw(self, painter: Painter) -> None:
        radius = self.width * CARD_CORNER
        if self.hovered:
            painter.put(self.look.glow("hot", radius), self.box.inflate(28, 28))
        painter.put_or_stand_in(self._face, self.box, _dark())
        self.draw_ring(painter, radius)


@cache
def _dark() -> pygame.Surface:
    """Return the stand-in for faces that are not drawn yet: many appear at once."""
    surface = pygame.Surface((2, 3), pygame.SRCALPHA, 32)
    surface.fill((38, 28, 20, 255))
    return surface


def fill_width(width: float, least: float, gap: float = GAP) -> float:
    """Return the width that nodes need, at least `least`, to fill a row of this width."""
    across = max(1, int((width + gap) // (least + gap)))
    return float(max(least, int((width + gap) / across - gap)))


def in_rows(thumbs: Sequence[Node], width: float, gap: float = GAP) -> Node:
    """Return a node of this width with nodes of one size in as many rows as they need."""
    whole = Node(name="rows")
    whole.add(*thumbs)
    if not thumbs:
        whole.size = (width, 0.0)
        return whole
    wide, high = thumbs[0].size
    across = max(1, int((width + gap) // (wide + gap)))
    for at, thumb in enumerate(thumbs):
        row, column = divmod(at, across)
        thumb.at = (column * (wide + gap), row * (high + gap))
    whole.size = (width, -(-len(thumbs) // across) * (high + gap) - gap)
    return whole


class SignSpot(Control):
    """The clickable area of an icon, large enough to be hit; a click looks the icon up. Not focusable: keys find the
    icons in the text beside the card."""

    sound = "tick"
    focusable = False
    overlaps = True

    def __init__(self, look: UiStyle, sign: CardSign, corner: Point, follow: Callable[[str], object]) -> None:
        """`corner` is the card's upper left corner."""
        box = sign.box.move(*corner)
        wide, high = max(box.w, TARGET), max(box.h, TARGET)
        at = (box.centerx - wide / 2, box.centery - high / 2)
        super().__init__(look, size=(wide, high), at=at, name=f"on card {SIGN_PREFIX}{sign.name}")
        self.tip = sign.meaning
        self._name: Final = sign.name
        self._follow: Final = follow
        self._sign: Final = Box(box.x - at[0], box.y - at[1], box.w, box.h)

    def activate(self) -> None:
        self._follow(f"{SIGN_PREFIX}{self._name}")

    def draw(self, painter: Painter) -> None:
        if self.hovered:
            painter.put(Outline(self.look.colour("chosen"), 8.0, 2.5), self._sign.inflate(4, 0))


def sign_spots(
    look: UiStyle, signs: Iterable[CardSign], corner: Point, follow: Callable[[str], object]
) -> list[SignSpot]:
    """Return a spot for each icon of a face."""
    return [SignSpot(look, sign, corner, follow) for sign in signs]

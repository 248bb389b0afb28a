"""Places for cards, drawn as hollows in the table: empty ones, and those whose card has been claimed."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.seats.rings import BrassRing, Disc, RoundPicture
from resarcana_gui.scene.seats.seat_styles import SeatStyle
from resarcana_gui.scene.shapes import Hollow, Outline
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, square_about
from resarcana_gui.scene.ui_style import SMALL, UiStyle
from resarcana_gui.scene.widgets.label import Label

WORDS: Final[TextStyle] = replace(SMALL, align="centre", halo="night")
"""The style of its text."""
ICON: Final[TextStyle] = replace(WORDS, size=34)
"""The style of an icon without text."""
INSET: Final = 8.0
"""The margin around the text."""
CORNER: Final = 8.0
"""The radius of its corners."""
PALE: Final = 0.62
"""The opacity of an icon without text: it marks the ground and must not look like a card."""
HOLLOW: Final = Hollow(CORNER)


class EmptySlot(Node):
    """A place for one card, with a text or an icon that says what is missing."""

    def __init__(
        self, look: UiStyle, box: Box, text: str = "", name: str = "empty slot", *, style: TextStyle = WORDS
    ) -> None:
        super().__init__(at=box.topleft, size=box.size, name=name)
        self.look = look
        self.words = Label(
            look, text, style, at=(INSET, INSET), width=box.w - 2 * INSET, height=box.h - 2 * INSET
        )  # fmt: skip
        self.add(self.words)

    def write(self, text: str) -> None:
        """Set the text that says what is missing."""
        if text != self.words.text:
            self.words.write(text)

    def draw(self, painter: Painter) -> None:
        draw_slot(painter, self.look, self.box)


def draw_slot(painter: Painter, look: UiStyle, box: Box) -> None:
    """Draw a hollow in the table; with a line around it where surfaces are plain."""
    painter.put(HOLLOW, box)
    if not look.theme.worn:
        painter.put(Outline(look.colour("edge_low"), CORNER, 2.0), box, 0.6)


RADIUS: Final = 36.0
"""The largest radius of the owner's medallion."""
RING: Final = 0.86
"""The radius of the face inside the ring, relative to the medallion."""
BADGE: Final = 0.42
"""The size of the seat's sign, relative to the medallion."""


class ClaimableSlot(Control):
    """A place whose card can be claimed: it then shows the owner's medallion, and its `tip` says which card it was."""

    focusable = False
    overlaps = True

    def __init__(self, look: UiStyle, box: Box, name: str) -> None:
        super().__init__(look, size=box.size, at=box.topleft, name=name)
        self._face: Drawing | None = None
        self._style: SeatStyle | None = None

    def show_unclaimed(self) -> None:
        """Show no owner: the card still lies here."""
        self.tip = ""
        if self._face is not None:
            self._face = self._style = None
            self.changed(inner=True)

    def show(self, face: Drawing, style: SeatStyle, tip: str) -> None:
        """Show the owner's face, and set the tip."""
        self.tip = tip
        if self._face is None or (self._face.key, self._style) != (face.key, style):
            self._face, self._style = face, style
            self.changed(inner=True)

    def draw(self, painter: Painter) -> None:
        draw_slot(painter, self.look, self.box)
        if self._face is None or self._style is None:
            return
        radius = min(RADIUS, self.width * 0.3)
        x, y = self.box.center
        disc = square_about((x, y), radius)
        painter.put(BrassRing(RING), disc)
        painter.put(RoundPicture(self._face), disc.scale_by(RING))
        side = 2 * radius * BADGE
        sign = Box(disc.right - side * 0.8, disc.bottom - side * 0.8, side, side)
        painter.put(Disc(), sign)
        painter.put(self._style.sign, sign.scale_by(0.54))

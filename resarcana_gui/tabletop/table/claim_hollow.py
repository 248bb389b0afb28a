"""What a card that can be claimed lies in: a hollow in the table, and later the small medallion of its owner."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.seats.rings import BrassRing, Disc, RoundPicture
from resarcana_gui.scene.seats.seat_styles import SeatStyle
from resarcana_gui.scene.transform import Box, square_about
from resarcana_gui.tabletop.table.vacancy import draw_hollow

RADIUS: Final = 36.0
RING: Final = 0.86
SIGN: Final = 0.42
"""How large the sign of the seat is, for the medallion."""


class ClaimHollow(Control):
    """Explains itself when pointed at: its `tip` says what lay there, and who has it."""

    focusable = False
    overlaps = True

    def __init__(self, look: Look, box: Box, name: str) -> None:
        super().__init__(look, size=box.size, at=box.topleft, name=name)
        self._face: Drawing | None = None
        self._style: SeatStyle | None = None

    def unclaimed(self) -> None:
        """The card lies there."""
        self.tip = ""
        if self._face is not None:
            self._face = self._style = None
            self.changed(inner=True)

    def show(self, face: Drawing, style: SeatStyle, tip: str) -> None:
        """Show who has it, and say so."""
        self.tip = tip
        if self._face is None or (self._face.key, self._style) != (face.key, style):
            self._face, self._style = face, style
            self.changed(inner=True)

    def draw(self, painter: Painter) -> None:
        draw_hollow(painter, self.look, self.box)
        if self._face is None or self._style is None:
            return
        radius = min(RADIUS, self.width * 0.3)
        x, y = self.box.center
        disc = square_about((x, y), radius)
        painter.put(BrassRing(RING), disc)
        painter.put(RoundPicture(self._face), disc.scale_by(RING))
        side = 2 * radius * SIGN
        sign = Box(disc.right - side * 0.8, disc.bottom - side * 0.8, side, side)
        painter.put(Disc(), sign)
        painter.put(self._style.sign, sign.scale_by(0.54))

"""The row of one finished game in the list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.seats.rings import BrassRing, Disc, RoundPicture
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import BODY, SMALL, UiStyle
from resarcana_gui.screens.parts.stack import INSIDE, disc_side

PAD: Final = 18.0
FACE: Final = 60.0
DISC: Final = 68.0
STEP: Final = 46.0
"""The distance from one face to the next: they overlap a little."""
POINTS: Final = TextStyle(34, Face.BOLD, "ink", on="night", align="centre")
NAME: Final = replace(BODY, size=26, face=Face.DISPLAY, on="panel_top")
WHEN: Final = replace(SMALL, align="right", on="panel_top")
RADIUS: Final = 12.0


class RecordRow(Control):
    """A finished game as a row of the list; a click opens it."""

    sound = "button"

    def __init__(
        self, look: UiStyle, name: str, faces: Sequence[Drawing], *, won: bool, points: str,
        words: tuple[str, str, str], width: float, on_open: Callable[[], object],
    ) -> None:  # fmt: skip
        """`faces` are those of the other players; `words` are the headline, the details and the date."""
        scale = look.text.scale
        super().__init__(look, size=(width, 26 + 62 * max(1.0, scale)), name=name)
        self._faces: Final = faces
        self._won: Final = won
        self._points: Final = points
        self._words: Final = words
        self._open: Final = on_open

    def activate(self) -> None:
        self._open()

    def texts(self) -> Iterable[ShownText]:
        look, (name, how, when) = self.look, self._words
        disc = self._disc()
        points = look.text.block(self._points, POINTS, disc.w * INSIDE, disc.h * INSIDE)
        yield ShownText(points, disc.centerx - points.width / 2, disc.centery - points.height / 2, POINTS)
        then = look.text.block(when, WHEN)
        left = self._left()
        room = self.width - left - then.width - 3 * PAD
        style = replace(NAME, colour="gold" if self._won else "ink")
        who = look.text.block(name, style, room, NAME.size * look.text.scale * 1.3)
        what = look.text.block(how, replace(SMALL, on="panel_top"), room, SMALL.size * look.text.scale * 1.4)
        top = (self.height - who.height - what.height - 2) / 2
        yield ShownText(who, left, top, style)
        yield ShownText(what, left, top + who.height + 2, replace(SMALL, on="panel_top"))
        yield ShownText(then, self.width - PAD - then.width, (self.height - then.height) / 2, WHEN)

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.panel("button_hot" if self.hovered else "panel", radius=RADIUS, edge=0.4), self.box)
        self._draw_seal(painter)
        for at in reversed(range(len(self._faces))):
            face = Box(self._disc().right + PAD + at * STEP, (self.height - FACE) / 2, FACE, FACE)
            painter.put(BrassRing(0.86), face)
            painter.put(RoundPicture(self._faces[at]), face.scale_by(0.86))
        self.draw_texts(painter)
        self.draw_ring(painter, RADIUS)

    def _draw_seal(self, painter: Painter) -> None:
        disc = self._disc()
        painter.put(Disc(), disc)
        if self._won:
            side = disc.w * 0.36
            trophy = Box(disc.right - side * 0.8, disc.top - side * 0.1, side, side)
            painter.put(UiIcon("trophy", self.look.colour("gold")), trophy)

    def _disc(self) -> Box:
        side = min(self.height - 16, disc_side(DISC, self.look.text.scale))
        return Box(PAD, (self.height - side) / 2, side, side)

    def _left(self) -> float:
        """Return the left edge of the text."""
        faces = FACE + (len(self._faces) - 1) * STEP + PAD if self._faces else 0.0
        return self._disc().right + PAD + faces

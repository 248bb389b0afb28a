"""The rows of a review: a moment that turned the game, by a choice or by what the others did; and who played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from resarcana_gui.scene.control import Control, ShownText, Texts
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.seats.rings import BrassRing, Disc, RoundPicture
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import BODY, SMALL, UiStyle

PAD: Final = 18.0
SIDE: Final = 176.0
"""The width of the column with the change and the round, at a text scale of 1."""
PICTURE: Final = 52.0
"""The diameter of the picture beside a line."""
CHANGE: Final = TextStyle(27, Face.BOLD, "bad", on="panel_top")
WHEN: Final = replace(SMALL, on="panel_top")
TEXT: Final = replace(BODY, on="panel_top")
FACE: Final = 64.0
INSIDE: Final = 0.76
"""The width of the points inside their disc, relative to it."""
NAME: Final = replace(BODY, face=Face.DISPLAY, size=24)
POINTS: Final = TextStyle(30, Face.BOLD, "gold", on="panel_top")


class RowLine(NamedTuple):
    """A line of a row: a text, with a picture of what it is about."""

    text: str
    picture: Drawing | None = None
    soft: bool = False


class MomentWords(NamedTuple):
    """What is told of a moment."""

    number: int
    change: str
    """The chance before and after it."""
    when: str
    good: bool
    lines: Sequence[RowLine]


class MomentRow(Control):
    """A moment that turned the game. A click shows the table as it was then."""

    sound = "button"

    def __init__(
        self, look: UiStyle, words: MomentWords, *, name: str, width: float, on_open: Callable[[], object]
    ) -> None:
        super().__init__(look, size=(width, 0.0), name=name)
        self._words, self._open = words, on_open
        self.size = (width, max(*(shown.box.bottom for shown in self.texts()), *self._ends()) + 12)

    def activate(self) -> None:
        self._open()

    def texts(self) -> Iterable[ShownText]:
        look, words, side = self.look.text, self._words, SIDE * self.look.text.scale
        style = replace(CHANGE, colour="good" if words.good else "bad")
        head = look.block(f"{words.number}.  {words.when}", WHEN, side)
        yield ShownText(head, PAD, 14, WHEN)
        yield ShownText(look.block(words.change, style, side), PAD, 16 + head.height, style)
        for line, top, height in self._placed():
            shown = WHEN if line.soft else TEXT
            block = look.block(line.text, shown, self._room())
            yield ShownText(block, self._left(), top + (height - block.height) / 2, shown)

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.panel("button_hot" if self.hovered else "panel", edge=0.4), self.box)
        for line, top, height in self._placed():
            if line.picture is not None:
                box = Box(self._left() - PICTURE - 14, top + (height - PICTURE) / 2, PICTURE, PICTURE)
                painter.put(BrassRing(0.88), box)
                painter.put(RoundPicture(line.picture), box.scale_by(0.86))
        self.draw_texts(painter)
        self.draw_ring(painter)

    def _placed(self) -> Iterable[tuple[RowLine, float, float]]:
        """Yield the lines with their upper edges and heights."""
        top = 12.0
        for line in self._words.lines:
            block = self.look.text.block(line.text, WHEN if line.soft else TEXT, self._room())
            height = max(block.height, PICTURE if line.picture is not None else 0.0)
            yield line, top, height
            top += height + 4

    def _ends(self) -> Iterable[float]:
        return [top + height for _, top, height in self._placed()]

    def _left(self) -> float:
        return SIDE * self.look.text.scale + 2 * PAD + PICTURE + 14

    def _room(self) -> float:
        return self.width - self._left() - PAD


class SeatResult(Texts):
    """A player's face, name and points; the winner's with a trophy."""

    def __init__(self, look: UiStyle, face: Drawing, name: str, points: str, *, won: bool) -> None:
        super().__init__(name="seat result")
        self.look: Final = look
        self._face: Final = face
        self._won: Final = won
        self._name: Final = look.text.block(name, replace(NAME, colour="gold" if won else "ink"))
        side = max(FACE, look.text.measure(points, POINTS)[1] + 18)
        self._points: Final = look.text.block(points, POINTS, INSIDE * side, side)
        self._side: Final = side
        self.size = (2 * side + self._name.width + 24, side)

    def texts(self) -> Iterable[ShownText]:
        side = self._side
        yield ShownText(self._points, 1.5 * side + 4 - self._points.width / 2, (side - self._points.height) / 2, POINTS)
        yield ShownText(self._name, 2 * side + 14, (side - self._name.height) / 2, NAME)

    def draw(self, painter: Painter) -> None:
        side = self._side
        face = Box(0, 0, side, side)
        painter.put(BrassRing(0.88), face)
        painter.put(RoundPicture(self._face, grey=not self._won), face.scale_by(0.86))
        painter.put(Disc(), Box(side + 4, 0, side, side))
        if self._won:
            painter.put(
                UiIcon("trophy", self.look.colour("gold")), Box(side * 0.66, side * 0.62, side * 0.4, side * 0.4)
            )
        self.draw_texts(painter)

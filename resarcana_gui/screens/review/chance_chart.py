"""A chart of a seat's chance to win over a game: the line of the chance, the moments that turned it with a picture of
what was played, and the result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.seats.rings import BrassRing, Disc, RoundPicture
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import SMALL, UiStyle
from resarcana_gui.screens.parts.curves import SHARES, Curve, CurveDot

SPOT: Final = 18.0
PICTURE: Final = 58.0
"""The diameter of a picture above the chart ..."""
NUMBER: Final = 26.0
"""... and of the number on it, at a text scale of 1."""
GAP: Final = 6.0
END: Final = 76.0
"""The width kept for the result at the right edge."""
COUNT: Final = TextStyle(18, Face.BOLD, "gold", on="panel")


class Point(NamedTuple):
    """A chance: how far into the game, from 0 to 1, and how likely the seat was to win."""

    along: float
    chance: float


class Mark(NamedTuple):
    """A moment that turned the game, with its number on the page."""

    along: float
    chance: float
    """The chance after it."""
    number: int
    good: bool
    picture: Drawing
    """A picture of what was played."""


class ChanceChart(Texts):
    """The game from left to right, the chance from bottom to top; vertical lines mark the rounds."""

    def __init__(
        self, look: UiStyle, points: Sequence[Point], marks: Sequence[Mark], rounds: Sequence[tuple[float, str]],
        scale: Sequence[str], result: tuple[float, Drawing] | None, *, width: float, height: float,
    ) -> None:  # fmt: skip
        """`rounds` are the beginnings, from 0 to 1, and names of the rounds; `scale` has a label for each of SHARES.
        `result` is the share of the victory in the end, and the face shown there; None while it is not known."""
        super().__init__(size=(width, height), name="chance chart")
        self.look, self._points, self._marks, self._rounds, self._scale = look, points, marks, rounds, scale
        self._result: Final = result
        self._foot: Final = look.text.measure("X", SMALL)[1] + 8
        self._head: Final = PICTURE + 2 * GAP if marks else 0.0

    def texts(self) -> Iterable[ShownText]:
        well = self._well()
        for share, words in zip(SHARES, self._scale, strict=True):
            block = self.look.text.block(words, SMALL)
            yield ShownText(block, 0, well.y + 4 + (well.h - block.height - 8) * (1 - share), SMALL)
        plot, free = self.plot(), 0.0
        for along, name in self._rounds:
            block = self.look.text.block(name, SMALL)
            x = plot.x + along * plot.w
            if x >= free and x + block.width <= self.width:
                yield ShownText(block, x, well.bottom + 6, SMALL)
                free = x + block.width + 8
        for mark, box in zip(self._marks, self.pictures(), strict=True):
            disc = _badge(box, self._badge_side())
            block = self.look.text.block(str(mark.number), COUNT)
            yield ShownText(block, disc.centerx - block.width / 2, disc.centery - block.height / 2, COUNT)

    def draw(self, painter: Painter) -> None:
        plot, well = self.plot(), self._well()
        painter.put(self.look.well(), well)
        line = PlainBox(self.look.colour("well_edge"), 0.35)
        for along, _ in self._rounds:
            painter.put(line, Box(plot.x + along * plot.w, plot.y, 1.0, plot.h))
        if self._points:
            xs = tuple(point.along for point in self._points)
            chances = tuple(point.chance for point in self._points)
            painter.put(Curve(chances, self.look.colour("gold"), self.look.colour("well_edge"), xs), plot)
        for mark, box in zip(self._marks, self.pictures(), strict=True):
            self._draw_mark(painter, mark, box)
        self._draw_result(painter)
        self.draw_texts(painter)

    def plot(self) -> Box:
        """Return the area of the curve."""
        left = self.look.text.measure(self._scale[-1], SMALL)[0] + 24
        return Box(left, self._head + 14, self.width - left - 12 - END, self.height - self._foot - self._head - 28)

    def spot(self, mark: Mark) -> Box:
        """Return the area of a moment's dot."""
        x, y = self._at(mark.along, mark.chance)
        return Box(x - SPOT / 2, y - SPOT / 2, SPOT, SPOT)

    def pictures(self) -> Sequence[Box]:
        """Return the areas of the moments' pictures above the chart, in their order, beside each other."""
        step, plot = PICTURE + GAP, self.plot()
        lefts = [self._at(mark.along, 0.0)[0] - PICTURE / 2 for mark in self._marks]
        for at in range(1, len(lefts)):
            lefts[at] = max(lefts[at], lefts[at - 1] + step)
        most = plot.right + END - PICTURE
        for at in range(len(lefts) - 1, -1, -1):
            lefts[at] = min(lefts[at], most - step * (len(lefts) - 1 - at))
        return [Box(left, 0.0, PICTURE, PICTURE) for left in lefts]

    def _draw_mark(self, painter: Painter, mark: Mark, box: Box) -> None:
        spot, colour = self.spot(mark), self._colour(mark)
        painter.put(PlainBox(colour, 0.5), Box(spot.centerx - 1, box.bottom, 2.0, max(0.0, spot.y - box.bottom)))
        painter.put(CurveDot(colour), spot)
        painter.put(BrassRing(0.88), box)
        painter.put(RoundPicture(mark.picture), box.scale_by(0.86))
        painter.put(Disc(), _badge(box, self._badge_side()))

    def _draw_result(self, painter: Painter) -> None:
        if self._result is not None:
            share, face = self._result
            x, y = self._at(1.0, share)
            top = min(max(y - PICTURE / 2, self._well().y + 4), self._well().bottom - PICTURE - 4)
            box = Box(x + GAP, top, PICTURE, PICTURE)
            painter.put(BrassRing(0.88), box)
            painter.put(RoundPicture(face, grey=share == 0.0), box.scale_by(0.86))

    def _colour(self, mark: Mark) -> Colour:
        return self.look.colour("good" if mark.good else "bad")

    def _badge_side(self) -> float:
        return NUMBER * min(self.look.text.scale, 1.5)

    def _well(self) -> Box:
        plot = self.plot()
        return Box(plot.x - 10, self._head, plot.w + 20 + END, self.height - self._foot - self._head)

    def _at(self, along: float, chance: float) -> tuple[float, float]:
        plot = self.plot()
        return plot.x + along * plot.w, plot.y + (1 - chance) * plot.h


def _badge(picture: Box, side: float) -> Box:
    """Return the area of the number on a picture."""
    return Box(picture.right - side * 0.8, picture.bottom - side * 0.8, side, side)

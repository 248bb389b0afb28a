"""A chart of a seat's chance to win over a game, with its turning points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import SMALL, UiStyle
from resarcana_gui.screens.parts.curves import SHARES, Curve, CurveDot

SPOT: Final = 18.0


class Point(NamedTuple):
    """A turn: how far into the game it is, from 0 to 1, and the chance after it."""

    along: float
    chance: float
    turning: bool = False


class ChanceChart(Texts):
    """The game from left to right, the chance from bottom to top; vertical lines mark the rounds."""

    def __init__(
        self, look: UiStyle, points: Sequence[Point], rounds: Sequence[tuple[float, str]], scale: Sequence[str], *,
        width: float, height: float,
    ) -> None:  # fmt: skip
        """`rounds` are the beginnings, from 0 to 1, and names of the rounds; `scale` has a label for each of SHARES."""
        super().__init__(size=(width, height + look.text.measure("X", SMALL)[1] + 8), name="chance chart")
        self.look, self._points, self._rounds, self._scale, self._height = look, points, rounds, scale, height

    def texts(self) -> Iterable[ShownText]:
        for share, words in zip(SHARES, self._scale, strict=True):
            block = self.look.text.block(words, SMALL)
            yield ShownText(block, 0, 4 + (self._height - block.height - 8) * (1 - share), SMALL)
        plot, free = self.plot(), 0.0
        for along, name in self._rounds:
            block = self.look.text.block(name, SMALL)
            x = plot.x + along * plot.w
            if x >= free and x + block.width <= self.width:
                yield ShownText(block, x, self._height + 6, SMALL)
                free = x + block.width + 8

    def draw(self, painter: Painter) -> None:
        plot = self.plot()
        painter.put(self.look.well(), Box(plot.x - 10, 0, plot.w + 20, self._height))
        for along, _ in self._rounds:
            painter.put(
                PlainBox(self.look.colour("well_edge"), 0.35), Box(plot.x + along * plot.w, plot.y, 1.0, plot.h)
            )
        if self._points:
            xs = tuple(point.along for point in self._points)
            chances = tuple(point.chance for point in self._points)
            painter.put(Curve(chances, self.look.colour("gold"), self.look.colour("well_edge"), xs), plot)
        for point in self._points:
            if point.turning:
                painter.put(CurveDot(self.look.colour("bad")), self.spot(point))
        self.draw_texts(painter)

    def plot(self) -> Box:
        """Return the area of the curve."""
        left = self.look.text.measure(self._scale[-1], SMALL)[0] + 24
        return Box(left, 14, self.width - left - 12, self._height - 28)

    def spot(self, point: Point) -> Box:
        """Return the area of a turn's dot."""
        plot = self.plot()
        x, y = plot.x + point.along * plot.w, plot.y + (1 - point.chance) * plot.h
        return Box(x - SPOT / 2, y - SPOT / 2, SPOT, SPOT)

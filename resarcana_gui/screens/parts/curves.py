"""Line charts of shares over time."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.i18n import Catalog
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.masks import WHITE, smooth, tinted
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import SMALL, UiStyle

THIN: Final = 4.0
SHARES: Final = (0.0, 0.5, 1.0)
"""The shares that are labelled beside a chart, from bottom to top."""


def share_labels(texts: Catalog) -> list[str]:
    """Return the labels of SHARES: languages write percentages differently."""
    return [texts.text("settings.percent", number=round(100 * share)) for share in SHARES]


@dataclass(frozen=True)
class Curve:
    """A line through shares from 0 to 1, over a grid."""

    shares: tuple[float, ...]
    colour: Colour
    grid: Colour
    along: tuple[float, ...] = ()
    """The position of each share from left to right, from 0 to 1; evenly spaced if empty."""

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole = clear(size)
        width, height = size[0] - 1, size[1] - 1
        for share in (0.0, 0.5, 1.0):
            y = round(height * (1 - share))
            pygame.draw.line(whole, (*self.grid, 255), (0, y), (width, y))
        last = max(1, len(self.shares) - 1)
        along = self.along or [at / last for at in range(len(self.shares))]
        points = [(x * width, height * (1 - share)) for x, share in zip(along, self.shares, strict=True)]
        if len(points) == 1:
            points.append((width, points[0][1]))
        thick = max(2, round(THIN * density))
        pygame.draw.lines(whole, (*self.colour, 255), False, points, thick)  # noqa: FBT003 - pygame names it closed
        return whole


class TimeLine(Texts):
    """A chart of a share over time."""

    def __init__(
        self,
        look: UiStyle,
        shares: Sequence[float],
        ends: tuple[str, str],
        scale: Sequence[str],
        *,
        width: float,
        height: float,
    ) -> None:
        """`ends` label the beginning and the end; `scale` labels SHARES."""
        super().__init__(size=(width, height + look.text.measure("X", SMALL)[1] + 6), name="over time")
        self.look, self._shares, self._ends, self._scale, self._height = look, tuple(shares), ends, scale, height

    def texts(self) -> Iterable[ShownText]:
        for share, words in zip(SHARES, self._scale, strict=True):
            block = self.look.text.block(words, SMALL)
            yield ShownText(block, 0, (self._height - block.height) * (1 - share), SMALL)
        first, last = (self.look.text.block(end, SMALL) for end in self._ends)
        yield ShownText(first, self._left(), self._height + 6, SMALL)
        yield ShownText(last, self.width - last.width, self._height + 6, SMALL)

    def draw(self, painter: Painter) -> None:
        curve = Curve(self._shares, self.look.colour("gold"), self.look.colour("well_edge"))
        painter.put(curve, Box(self._left(), 10, self.width - self._left(), self._height - 20))
        self.draw_texts(painter)

    def _left(self) -> float:
        return self.look.text.measure(self._scale[-1], SMALL)[0] + 14


@dataclass(frozen=True)
class CurveDot:
    """A disc that marks a point of a curve."""

    colour: Colour

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return tinted(smooth(size, self._disc), self.colour)

    def _disc(self, fine: pygame.Surface, _scale: float) -> None:
        middle = fine.get_width() / 2
        pygame.draw.circle(fine, WHITE, (middle, middle), middle)

"""A still: the finished picture stands for everything for a moment, so that it can shake as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.surfaces import SPARED
from resarcana_gui.scene.transform import Point


class Still(Node):
    """Takes the next picture of everything but what is `above`, and shows it until it is removed; what is above goes on
    moving over it. In a large window that shifts along with it, since all of it would have to be drawn again otherwise.
    The stage draws it: give it to the look."""

    offset: Watched[Point] = Watched(inner=True)
    """How far the picture is shifted, in canvas pixels."""

    def __init__(self, above: Sequence[Node]) -> None:
        super().__init__(name="still")
        self.ghost = True
        self.offset = (0.0, 0.0)
        self.above: Final = tuple(above)
        self.picture: pygame.Surface | None = None
        self._at = (0, 0)
        """Where it was seen last, in pixels."""

    @property
    def large(self) -> bool:
        """Whether so much has to be copied when it shifts that not every frame has the time."""
        return self.picture is not None and self.picture.get_width() * self.picture.get_height() > SPARED

    def fits(self, size: tuple[int, int]) -> bool:
        """Whether it has a picture of this size."""
        return self.picture is not None and self.picture.get_size() == size

    def shift(self, scale: float) -> tuple[int, int]:
        """How far the picture is to be moved from where it was seen, in pixels, of which a canvas pixel has `scale`: it
        is seen there from now on."""
        before, (x, y) = self._at, self.offset
        self._at = (round(x * scale), round(y * scale))
        return self._at[0] - before[0], self._at[1] - before[1]

    def collect(self, painter: Painter) -> None:
        """Put the picture in its place, and what is above over it."""
        assert self.picture is not None
        self.shift(painter.matrix.scales[0])
        painter.lay(self.picture, self._at, 0)
        start = len(painter.blits)
        for node in self.above:
            if node.parent is not None and node.parent.shown:
                with painter.inside(node.parent.world(), 1.0, None):
                    node.paint(painter)
        if self.large and self._at != (0, 0):
            painter.shift(start, self._at)

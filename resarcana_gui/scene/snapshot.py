"""A snapshot: the finished picture replaces the whole tree for a moment, so that it can shake as a whole."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import pygame

from resarcana_gui.scene.drawing.surface_pool import SurfacePool
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.transform import Point


class Snapshot(Node):
    """Takes the next picture of everything except the nodes `above`, and shows it until it is removed. The nodes
    above keep moving over it. The stage draws it: set it as the look's `snapshot`."""

    offset: Watched[Point] = Watched(inner=True)
    """The shift of the picture, in canvas pixels."""

    def __init__(self, above: Sequence[Node]) -> None:
        super().__init__(name="snapshot")
        self.ghost = True
        self.offset = (0.0, 0.0)
        self.above: Final = tuple(above)
        self.picture: pygame.Surface | None = None

    def fits(self, size: tuple[int, int]) -> bool:
        """Return whether it has a picture of this size."""
        return self.picture is not None and self.picture.get_size() == size

    @contextmanager
    def without_what_is_above(self) -> Iterator[None]:
        """Hide the nodes above while the tree's picture is taken."""
        shown = [node for node in self.above if node.visible]
        for node in shown:
            node.visible = False
        try:
            yield
        finally:
            for node in shown:
                node.visible = True

    def take(self, surface: pygame.Surface, pool: SurfacePool) -> None:
        """Keep a copy of a surface."""
        self.picture = pool.take(surface.get_size(), opaque=True)
        self.picture.blit(surface, (0, 0))

    def collect(self, painter: Painter) -> None:
        """Draw the picture, and then the nodes above."""
        assert self.picture is not None
        scale = painter.matrix.scales[0]
        painter.lay(self.picture, (round(self.offset[0] * scale), round(self.offset[1] * scale)), 0)
        for node in self.above:
            if node.parent is not None and node.parent.shown:
                with painter.inside(node.parent.world(), 1.0, None):
                    node.paint(painter)

"""The live picture: what a stage shows on its surface, frame after frame. Only what changed is painted, and the
surface is drawn on only where something changed."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from resarcana_gui.scene.drawing.compositor import Compositor
from resarcana_gui.scene.drawing.frame_budget import FrameBudget
from resarcana_gui.scene.drawing.surface_cache import SurfaceCache
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import LiveFrames, Painter
from resarcana_gui.scene.transform import IDENTITY
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import Viewport


class LivePicture:
    """The picture of a tree on one surface."""

    def __init__(self, look: UiStyle, cache: SurfaceCache, budget: FrameBudget | None) -> None:
        self.places: list[pygame.Rect] = []
        """The places of the surface that were drawn on in the last frame."""
        self.rough = False
        """Whether a stand-in was drawn, so that the frame should be drawn again."""
        self._look: Final = look
        self._cache: Final = cache
        self._frames: Final = LiveFrames(budget)
        self._compositor: Final = Compositor()
        self._known: Hashable = None
        """What every picture depends on. When it changes, nodes forget what they painted."""

    def forget(self) -> None:
        """Assume nothing about the content of the surface: the next frame is drawn in full."""
        self._compositor.forget()

    def rest(self) -> None:
        """Note a frame in which nothing has changed."""
        self._frames.pool.begin()

    def draw(self, surface: pygame.Surface, viewport: Viewport, root: Node) -> None:
        """Draw a tree."""
        self._begin(surface, viewport)
        self.places = []
        snapshot = self._look.snapshot
        if snapshot is None or root not in snapshot.lineage():
            self._draw_tree(surface, viewport, root)
            return
        if not snapshot.fits(surface.get_size()):
            with snapshot.without_what_is_above():
                self._draw_tree(surface, viewport, root)
            snapshot.take(surface, self._frames.pool)
        painter = Painter(surface, self._cache, viewport.transform, self._frames)
        snapshot.collect(painter)
        self._show(painter)

    def _begin(self, surface: pygame.Surface, viewport: Viewport) -> None:
        self._frames.transient.begin()
        self._frames.pool.begin()
        known = (self._look.version, viewport.transform, surface.get_size())
        if known != self._known:
            self._known, self._frames.epoch = known, object()

    def _draw_tree(self, surface: pygame.Surface, viewport: Viewport, root: Node) -> None:
        painter = Painter(surface, self._cache, viewport.transform, self._frames)
        with painter.inside(IDENTITY, 1.0, viewport.box):
            root.paint(painter)
        self._show(painter)

    def _show(self, painter: Painter) -> None:
        self.places += self._compositor.show(painter.surface, self._look.colour("night"), painter.blits)
        self.rough = painter.stand_ins > 0

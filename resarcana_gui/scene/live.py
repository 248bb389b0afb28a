"""The live picture: what a stage shows on its surface, frame after frame. Only what changed is painted, and only where
something changed the surface is drawn on."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

import pygame

from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.composer import Composer, Shown
from resarcana_gui.scene.floor import Floor
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.rotated_pictures import RotatedPictures
from resarcana_gui.scene.still import Still
from resarcana_gui.scene.surfaces import SurfacePool
from resarcana_gui.scene.transform import IDENTITY, Transform
from resarcana_gui.scene.transient_pictures import TransientPictures
from resarcana_gui.scene.viewport import Viewport


class LivePicture:
    """The picture of a tree on one surface."""

    def __init__(self, look: Look, cache: SurfaceCache, allowance: Allowance | None) -> None:
        self.places: list[pygame.Rect] = []
        """Where the surface was drawn on in the last frame."""
        self._look: Final = look
        self._cache: Final = cache
        self._allowance: Final = allowance
        self._spares: Final = SurfacePool()
        self._floor: Final = Floor(allowance, self._spares)
        self._turning: Final = RotatedPictures(allowance)
        self._composer = Composer()
        self._passing = TransientPictures()
        self._epoch: object = object()
        self._still: Still | None = None
        """The still that stands for everything now, ..."""
        self._below: Shown | None = None
        """... and what it stands for."""
        self._known: Hashable = None
        """What every picture depends on: nodes forget theirs when it changes."""
        self._done: set[Node] = set()
        """What was not drawn with the tree in the frame before."""
        self._rough = False

    @property
    def rough(self) -> bool:
        """Whether something was only a stand-in, so that it should be drawn again."""
        return self._rough or self._composer.late or self._turning.rough or self._floor.rough

    def forget(self) -> None:
        """The surface no longer shows what was drawn on it."""
        self._composer.forget()

    def rest(self) -> None:
        """Nothing has changed in this frame."""
        self._passing.rest()

    def clear(self) -> None:
        """Nothing that was shown will be shown again: keep none of it."""
        self._floor.clear()
        self._composer, self._passing, self._done = Composer(), TransientPictures(), set()
        self._still = self._known = self._below = None

    def draw(self, surface: pygame.Surface, viewport: Viewport, root: Node, lowest: Sequence[Node]) -> None:
        """Draw a tree; the `lowest` of its nodes lie below everything that moves."""
        self.places = []
        still = self._standing(root)
        self._turning.begin()
        self._passing.begin()
        if still is None or not still.fits(surface.get_size()):
            self._draw_tree(surface, viewport, root, lowest, still)
        if still is not None:
            self._draw_still(surface, viewport, still)

    def _standing(self, root: Node) -> Still | None:
        """The still that stands for everything now; the picture of the one before may be drawn on again."""
        still = self._look.still
        if still is not None and root not in still.lineage():
            still = None
        if self._still is not None and self._still is not still and self._still.picture is not None:
            if self._below is not None:
                self._composer.stands_no_more(self._below)
            self._spares.give(self._still.picture)
            self._still.picture = self._below = None
        self._still = still
        return still

    def _draw_still(self, surface: pygame.Surface, viewport: Viewport, still: Still) -> None:
        night, begins = self._look.colour("night"), not still.fits(surface.get_size())
        if begins:
            still.picture = self._spares.take(surface.get_size())
            still.picture.blit(surface, (0, 0))
            painter = self._painter(surface, viewport)
            painter.lay(still.picture, (0, 0), 0)
            self._below = self._composer.stands(surface, night, painter.blits[0])
        painter = self._painter(surface, viewport)
        painter.epoch = self._today(surface, viewport)
        still.collect(painter)
        self._show(painter, night, (), at_once=begins)  # what is above it is on no picture

    def _draw_tree(
        self, surface: pygame.Surface, viewport: Viewport, root: Node, lowest: Sequence[Node], still: Still | None
    ) -> None:
        """Draw everything but what is above the still that begins."""
        seen: dict[Node, bool] = {}
        lying = [node for node in lowest if node is not root and _seen(node, root, seen)]
        painter, night = self._painter(surface, viewport), self._look.colour("night")
        base: pygame.Surface | tuple[int, int, int] = night
        stale: Sequence[pygame.Rect] = ()
        if not lying:
            self._floor.clear()
        else:
            base, stale = self._floor.lay(
                lying, (self._look.version, viewport.transform, surface.get_size()), surface.get_size(),
                viewport.transform, night, self._painter_of_floor, at_once=self._look.pace.at_once,
            )  # fmt: skip
        painter.done = self._drawn_before({*lying} if still is None else {*lying, *still.above})
        painter.epoch = self._today(surface, viewport)
        with painter.inside(IDENTITY, 1.0, viewport.box):
            root.paint(painter)
        self._show(painter, base, stale, at_once=still is not None)  # a still takes what is seen

    def _show(
        self,
        painter: Painter,
        base: pygame.Surface | tuple[int, int, int],
        stale: Sequence[pygame.Rect],
        *,
        at_once: bool = False,
    ) -> None:
        allowance = None if at_once or self._look.pace.at_once else self._allowance
        self.places += self._composer.show(painter.surface, base, painter.blits, stale, allowance)
        self._rough = painter.rough

    def _drawn_before(self, done: set[Node]) -> set[Node]:
        """What is not drawn with the tree; if it is other than in the frame before, that concerns what it lies in."""
        for node in done ^ self._done:
            for above in node.lineage():
                above.remembered = None
        self._done = done
        return done

    def _today(self, surface: pygame.Surface, viewport: Viewport) -> object:
        known = (self._look.version, viewport.transform, surface.get_size())
        if known != self._known:
            self._known, self._epoch = known, object()
        return self._epoch

    def _painter(self, surface: pygame.Surface, viewport: Viewport) -> Painter:
        return Painter(
            surface, self._cache, viewport.transform,
            turning=self._turning, allowance=self._allowance, passing=self._passing, spares=self._spares,
        )  # fmt: skip

    def _painter_of_floor(self, surface: pygame.Surface, root: Transform, allowance: Allowance | None) -> Painter:
        return Painter(surface, self._cache, root, allowance=allowance)


def _seen(node: Node, root: Node, known: dict[Node, bool]) -> bool:
    """Whether a node is in a tree and shown there; what is `known` of its ancestors is not asked again."""
    if node not in known:
        shown = node.visible and node.alpha > 0
        above = node.parent
        known[node] = shown and (node is root or (above is not None and _seen(above, root, known)))
    return known[node]

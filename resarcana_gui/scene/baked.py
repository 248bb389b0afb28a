"""Nodes that are drawn once, together with all their descendants, and then shown as one picture: cards."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from resarcana_gui.scene.drawing.surface_cache import SurfaceCache
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.transform import Transform, scaled


class BakedNode(Node):
    """A node that shows itself and its descendants as one picture, made again only when something in it changes.
    Moving, rotating or fading it is then cheap; do not animate its descendants for long.

    `reach` is how far anything shows outside its box. Nodes with the same `share` must look alike and use one picture:
    set it where there are many of a kind.
    """

    reach = 0.0
    share: Hashable = None
    latest: pygame.Surface | None = None
    """The picture shown last. It may stand in while there is no time to make another."""
    lingers = False
    """Whether `latest` may stand in."""

    def paint_children(self, painter: Painter) -> None:
        """Do nothing: the children are part of the picture."""

    def draw(self, painter: Painter) -> None:
        """Draw the picture. While the node grows, shrinks or flips, the picture is stretched: drawing it for every
        size on the way would take longer than a frame."""
        around, face = self.box.inflate(2 * self.reach, 2 * self.reach), _Face(self, painter.cache)
        if self.scale_x == self.scale_y == 1.0:
            painter.put_or_stand_in(face, around, self.latest, ready=self.ready)
            return
        own = self._own_density(*painter.matrix.scales)
        whole = (max(1, round(around.w * own)), max(1, round(around.h * own)))
        painter.put_stretched(painter.cache.get((face.key, whole, own), lambda: face.render(whole, own)), around)

    def _own_density(self, scale_x: float, scale_y: float) -> float:
        """Return the pixels per unit at rest, computed from the side that is scaled most, which is the most precise."""
        if abs(self.scale_x) >= abs(self.scale_y):
            return round(scale_x / abs(self.scale_x), 3)
        return round(scale_y / abs(self.scale_y), 3)

    def draw_face(self, painter: Painter) -> None:
        """Draw the node itself, below its children."""

    def ready(self, size: tuple[int, int]) -> bool:
        """Return whether it can be drawn at once in a size in pixels. If not, preparation continues in the
        background."""
        return True

    @property
    def face_key(self) -> Hashable:
        """What the picture depends on. Subclasses whose look depends on more extend it."""
        return ("shared", self.share) if self.share is not None else (self.serial, self.revision)


class _Face:
    """The drawing of a baked node."""

    def __init__(self, node: BakedNode, cache: SurfaceCache) -> None:
        self._node = node
        self._cache = cache

    @property
    def key(self) -> Hashable:
        return ("baked", self._node.face_key, self._node.size)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        surface = clear(size)
        painter = Painter(surface, self._cache, self._lying(size))
        self._node.draw_face(painter)
        Node.paint_children(self._node, painter)
        painter.flush()
        if self._node.lingers:
            self._node.latest = surface
        return surface

    def _lying(self, size: tuple[int, int]) -> Transform:
        """Return the transform of the node on a picture of this size."""
        node = self._node
        wide, high = node.width + 2 * node.reach, node.height + 2 * node.reach
        factor = min(size[0] / wide, size[1] / high) if wide and high else 1.0
        return scaled(factor, node.reach * factor, node.reach * factor)

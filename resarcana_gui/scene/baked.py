"""Nodes drawn once, with all their descendants, and then shown as one picture: cards."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.surfaces import clear, resized
from resarcana_gui.scene.transform import Box, scaled


class Baked(Node):
    """A node that shows itself and its descendants as one picture, made again only when something in it changes.
    Moving, rotating or fading it is then cheap; do not animate its descendants for long.

    `reach` is how far anything shows outside its box. Nodes with the same `share` must look alike and use one picture:
    set it where there are many of a kind.
    """

    reach = 0.0
    share: Hashable = None

    def paint_children(self, painter: Painter) -> None:
        """They are part of the picture."""

    def draw(self, painter: Painter) -> None:
        painter.put(_Face(self, painter.cache), self.box.inflate(2 * self.reach, 2 * self.reach))

    def draw_face(self, painter: Painter) -> None:
        """Draw the node itself, below its children."""

    @property
    def face_key(self) -> Hashable:
        """What its picture depends on; subclasses whose looks depend on more extend it."""
        return ("shared", self.share) if self.share is not None else (self.serial, self.revision)


class _Face:
    """The drawing of a baked node."""

    def __init__(self, node: Baked, cache: SurfaceCache) -> None:
        self._node = node
        self._cache = cache

    @property
    def key(self) -> Hashable:
        return ("baked", self._node.face_key, self._node.size)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        """While it grows, shrinks or flips its picture is stretched: drawing it for every size on the way would take
        longer than a frame."""
        node = self._node
        if node.scale_x == node.scale_y == 1.0 or not (node.scale_x and node.scale_y):
            return self._drawn(size, density)
        own = self._density(size)
        around = node.width + 2 * node.reach, node.height + 2 * node.reach
        whole = (max(1, round(around[0] * own)), max(1, round(around[1] * own)))
        return resized(self._cache.get((self.key, "whole", whole), lambda: self._drawn(whole, own)), size)

    def _density(self, size: tuple[int, int]) -> float:
        """Pixels per unit, from the side that is stretched most and so is the most precise."""
        node = self._node
        if abs(node.scale_x) >= abs(node.scale_y):
            return round(size[0] / (node.width + 2 * node.reach) / abs(node.scale_x), 2)
        return round(size[1] / (node.height + 2 * node.reach) / abs(node.scale_y), 2)

    def _drawn(self, size: tuple[int, int], density: float) -> pygame.Surface:
        node, surface = self._node, clear(size)
        whole = Box(0, 0, node.width + 2 * node.reach, node.height + 2 * node.reach)
        factor = min(size[0] / whole.w, size[1] / whole.h) if whole.w and whole.h else density
        painter = Painter(surface, self._cache, scaled(factor, node.reach * factor, node.reach * factor))
        node.draw_face(painter)
        Node.paint_children(node, painter)
        painter.flush()
        return surface

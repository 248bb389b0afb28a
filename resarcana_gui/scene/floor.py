"""The floor: what lies below everything that moves. While it stays as it is it is drawn once, and then shown as one
picture in every frame."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter

Ground = Callable[[pygame.Surface], Painter]
"""Fills a surface with what is behind everything, and gives a painter for it that stands where the root lies."""


class Floor:
    """Keeps the picture of some nodes, which have to lie below all others."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._picture: pygame.Surface | None = None

    def lay(self, surface: pygame.Surface, nodes: Sequence[Node], known: Hashable, ground: Ground) -> None:
        """Draw the nodes on a surface; `known` is what their picture depends on besides themselves."""
        key = (known, surface.get_size(), tuple(_state(node) for node in nodes))
        if key != self._key:  # it changes now, and may change again with the next frame
            self._key, self._picture = key, None
            _paint(ground(surface), nodes)
            return
        if self._picture is None:
            self._picture = pygame.Surface(surface.get_size(), 0, 32)
            _paint(ground(self._picture), nodes)
        surface.blit(self._picture, (0, 0))


def _state(node: Node) -> Hashable:
    above = tuple((each.at, each.rotation, each.scale_x, each.scale_y, each.alpha) for each in node.lineage())
    return (node.serial, node.revision, above)


def _paint(painter: Painter, nodes: Sequence[Node]) -> None:
    for node in nodes:
        parents = list(node.lineage())[1:]
        alpha = 1.0
        for parent in parents:
            alpha *= parent.alpha
        with painter.inside(parents[0].world(), alpha, None):
            node.paint(painter)
    painter.flush()

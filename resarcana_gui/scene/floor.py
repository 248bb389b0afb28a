"""The floor: what lies below everything that moves. Each part of it is drawn when it changes, and shown as a picture
in every other frame; while none changes, all of it is one picture."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.transform import Box, Transform

Ground = Callable[[pygame.Surface, Transform], Painter]
"""Gives a painter for a surface, in which the root lies like this."""

SHARE: Final = 0.9
"""What covers so much of a surface is drawn directly: a picture of it would cost as much."""
MARGIN: Final = 40
"""How far a part may show outside its box, in canvas pixels: its shadow, its light."""


@dataclass
class Part:
    """One node of the floor as it was drawn last."""

    state: Hashable
    picture: pygame.Surface | None = None
    at: tuple[int, int] = (0, 0)


class Floor:
    """Keeps the pictures of some nodes, which have to lie below all others, and beside each other."""

    def __init__(self) -> None:
        self._known: Hashable = None
        self._parts: dict[int, Part] = {}
        self._order: tuple[int, ...] = ()
        self._nodes: Sequence[Node] = ()
        self._fresh: set[int] = set()
        self._whole: pygame.Surface | None = None

    def lay(self, surface: pygame.Surface, root: Transform, night: Colour, ground: Ground) -> None:
        """Draw what was noted on a surface; `root` is how the canvas lies on it, `night` what is behind everything."""
        if self._fresh:
            self._compose(surface, root, night, ground)
            return
        if self._whole is None:
            self._whole = pygame.Surface(surface.get_size(), 0, 32)
            self._compose(self._whole, root, night, ground)
        surface.blit(self._whole, (0, 0))

    def note(self, nodes: Sequence[Node], known: Hashable) -> None:
        """Note what lies on the floor now, and what its pictures depend on besides."""
        if known != self._known:
            self._known, self._parts = known, {}
        self._nodes = nodes
        states = {node.serial: _state(node) for node in nodes}
        self._fresh = {serial for serial, state in states.items() if self._state(serial) != state}
        order = tuple(states)
        if self._fresh or order != self._order:
            self._whole, self._order = None, order
        for serial in self._fresh:
            self._parts[serial] = Part(states[serial])
        for gone in self._parts.keys() - states.keys():
            del self._parts[gone]

    def _state(self, serial: int) -> Hashable:
        part = self._parts.get(serial)
        return None if part is None else part.state

    def _compose(self, surface: pygame.Surface, root: Transform, night: Colour, ground: Ground) -> None:
        """What has just changed may change again, and is drawn as it is; of the rest the pictures are used."""
        surface.fill(night)
        whole = SHARE * surface.get_width() * surface.get_height()
        for node in self._nodes:
            part = self._parts[node.serial]
            box = root.bounds(node.bounds()) if node.size != (0.0, 0.0) else None
            if node.serial in self._fresh or box is None or box.w * box.h > whole:
                _paint(ground(surface, root), node)
                continue
            if part.picture is None:
                self._keep(part, node, box, root, ground)
            if part.picture is not None:
                surface.blit(part.picture, part.at, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _keep(self, part: Part, node: Node, box: Box, root: Transform, ground: Ground) -> None:
        reach = round(MARGIN * root.scales[0])
        left, top = int(box.left) - reach, int(box.top) - reach
        size = (int(box.w) + 2 * reach + 2, int(box.h) + 2 * reach + 2)
        part.picture, part.at = clear(size), (left, top)
        moved = Transform(root.a, root.b, root.c, root.d, root.e - left, root.f - top)
        _paint(ground(part.picture, moved), node)


def _state(node: Node) -> Hashable:
    above = tuple((each.at, each.rotation, each.scale_x, each.scale_y, each.alpha) for each in node.lineage())
    return (node.revision, above)


def _paint(painter: Painter, node: Node) -> None:
    parents = list(node.lineage())[1:]
    alpha = 1.0
    for parent in parents:
        alpha *= parent.alpha
    with painter.inside(parents[0].world(), alpha, None):
        node.paint(painter)
    painter.flush()

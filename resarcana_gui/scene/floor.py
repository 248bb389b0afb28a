"""The floor: what lies below everything that moves. It is one picture, of which only the part is drawn anew that has
changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.transform import Transform

Ground = Callable[[pygame.Surface, Transform], Painter]
"""Gives a painter for a surface, in which the root lies like this."""

MARGIN: Final = 6
"""How far a node shows outside its box, in canvas pixels, unless it says more as its `reach`."""


AT_ONCE: Final = 2
"""So many changed nodes are drawn anew in a frame; others follow in the next, which nobody sees."""


class Floor:
    """Keeps the picture of some nodes, which have to lie below all others."""

    def __init__(self) -> None:
        self._known: Hashable = None
        self._nodes: Sequence[Node] = ()
        self._states: dict[int, Hashable] = {}
        self._fresh: set[int] = set()
        """The nodes that are not as they were in the last frame."""
        self._stale: dict[int, pygame.Rect] = {}
        """What the picture does not show as it is now, and where that is, and was."""
        self._where: dict[int, pygame.Rect] = {}
        """Where every node shows anything, and without its margin:"""
        self._boxes: dict[int, pygame.Rect] = {}
        self._whole: pygame.Surface | None = None

    @property
    def rough(self) -> bool:
        """Whether something is still to follow, so that the frame should be drawn again."""
        return bool(self._stale)

    def note(self, nodes: Sequence[Node], known: Hashable) -> None:
        """Note what lies on the floor now, and what its picture depends on besides."""
        states = {node.serial: _state(node) for node in nodes}
        if known != self._known or list(states) != list(self._states):
            self._known, self._whole, self._stale = known, None, {}
            self._fresh = set(states)
        else:
            self._fresh = {serial for serial, state in states.items() if self._states[serial] != state}
        self._nodes, self._states = nodes, states

    def lay(self, surface: pygame.Surface, root: Transform, night: Colour, ground: Ground) -> None:
        """Draw what was noted on a surface; `root` is how the canvas lies on it, `night` what is behind everything."""
        self._measure(surface, root)
        if self._whole is None:
            if self._fresh:  # it has just come, and may change again at once
                self._compose(surface, root, night, ground)
                return
            self._whole = pygame.Surface(surface.get_size(), 0, 32)
            self._compose(self._whole, root, night, ground)
        for serial, place in list(self._stale.items())[:AT_ONCE]:
            with _only(self._whole, place):
                self._compose(self._whole, root, night, ground, place)
            del self._stale[serial]
        surface.blit(self._whole, (0, 0))

    def _measure(self, surface: pygame.Surface, root: Transform) -> None:
        """Where every node is; what has changed has to be drawn where it was, too."""
        for node in self._nodes:
            serial = node.serial
            if serial not in self._fresh and serial in self._where and self._whole is not None:
                continue
            here = _around(node, root, surface, MARGIN + float(getattr(node, "reach", 0.0)))
            self._boxes[serial] = _around(node, root, surface, 0.0)
            if serial in self._fresh and self._whole is not None:
                before = self._stale.get(serial, self._where.get(serial, here))
                self._stale[serial] = here.union(before)
            self._where[serial] = here

    def _compose(
        self, surface: pygame.Surface, root: Transform, night: Colour, ground: Ground, place: pygame.Rect | None = None
    ) -> None:
        surface.fill(night)
        for node in self._nodes:
            if place is None or self._boxes[node.serial].colliderect(place):
                _paint(ground(surface, root), node)


@contextmanager
def _only(surface: pygame.Surface, place: pygame.Rect) -> Iterator[None]:
    """Draw nowhere else."""
    before = surface.get_clip()
    surface.set_clip(place.clip(before))
    try:
        yield
    finally:
        surface.set_clip(before)


def _around(node: Node, root: Transform, surface: pygame.Surface, margin: float) -> pygame.Rect:
    """The pixels of a node, and of a margin around it; all, when it has no size of its own."""
    if node.size == (0.0, 0.0):
        return surface.get_rect()
    box = root.bounds(node.bounds())
    reach = margin * root.scales[0]
    left, top = int(box.left - reach), int(box.top - reach)
    return pygame.Rect(left, top, int(box.right + reach) + 2 - left, int(box.bottom + reach) + 2 - top)


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

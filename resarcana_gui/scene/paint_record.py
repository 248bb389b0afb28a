"""What a painter remembers of each node, so that what has not changed need not be drawn again."""

from __future__ import annotations

from typing import NamedTuple, Protocol, TypeAlias

import pygame

from resarcana_gui.scene.blits import Blit
from resarcana_gui.scene.transform import Transform

Space: TypeAlias = tuple[Transform, float, pygame.Rect]
"""Where something is drawn: the transform to the surface, the opacity, and the part of the surface that is seen."""


class PaintRecord(NamedTuple):
    """What a node with its descendants put on a surface, and everything that depends on but the cache."""

    epoch: object
    revision: int
    own: Transform | None
    """Its matrix: another one means that its place or opacity changed."""
    space: Space
    blits: list[Blit]


class PaintedNode(Protocol):
    """What a painter knows of a node."""

    revision: int
    own_matrix: Transform | None
    remembered: PaintRecord | None

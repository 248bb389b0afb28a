"""Where something that speaks may stand on a table, so that it hides least of what is needed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.furniture import Furniture

LARGEST: Final = 420.0
"""What is wider is no single thing, but a part of the table with others on it."""
DEARER: Final = 4.0
"""So much more it costs to hide what matters now."""
EDGE: Final = 16.0


def stood(speakers: Iterable[Node], furniture: Furniture, screen: Node, dear: Sequence[Box]) -> Node:
    """The same, perhaps narrow or wide, where it hides least: beside the own row, or above it to the right. `dear` is
    what matters now."""
    used = [
        node.bounds()
        for node in screen.walk()
        if isinstance(node, Control) and node.focusable and node.shown and node.width < LARGEST
    ]
    wanted = [*dear, furniture.confirm, furniture.undo]
    tried = [
        (_hidden(Box(*at, *node.size), used, wanted, screen.height), number, at, node)
        for number, node in enumerate(speakers)
        for at in _places(node, furniture, screen.width)
    ]
    _, _, at, node = min(tried, key=lambda entry: (entry[0], entry[1]))
    node.at = at
    return node


def _places(node: Node, furniture: Furniture, width: float) -> Sequence[tuple[float, float]]:
    right, low = width - node.width - EDGE, furniture.rail.bottom + EDGE
    return ((right, low), (EDGE, low), (right, EDGE))


def _hidden(box: Box, used: Sequence[Box], dear: Sequence[Box], lowest: float) -> float:
    below = max(0.0, box.bottom - lowest) * box.w
    return _shared(box, used) + DEARER * (_shared(box, dear) + below)


def _shared(box: Box, others: Sequence[Box]) -> float:
    """How much of a box lies on others, in square pixels."""
    return sum(part.w * part.h for part in (box.clip(other) for other in others))

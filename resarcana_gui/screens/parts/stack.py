"""Layout of nodes below each other, or side by side."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Point


def below(nodes: Sequence[Node], at: Point = (0.0, 0.0), gap: float = 12.0) -> float:
    """Lay out nodes below each other from a point on; returns where the next one would begin, without the gap."""
    x, y = at
    for number, node in enumerate(nodes):
        y += gap if number else 0.0
        node.at = (x, y)
        y += node.height
    return y


def beside(nodes: Sequence[Node], at: Point = (0.0, 0.0), gap: float = 12.0) -> float:
    """Lay out nodes side by side from a point on, vertically centred; returns the greatest height."""
    x, y = at
    height = max((node.height for node in nodes), default=0.0)
    for node in nodes:
        node.at = (x, y + (height - node.height) / 2)
        x += node.width + gap
    return height


def stacked(nodes: Sequence[Node], gap: float = 12.0, name: str = "") -> Node:
    """A node that holds these nodes below each other, and is as large as they are."""
    whole = Node(name=name)
    whole.add(*nodes)
    height = below(nodes, gap=gap)
    whole.size = (max((node.width for node in nodes), default=0.0), height)
    return whole

"""Layout of nodes below each other, side by side, or in lines."""

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


def in_lines(nodes: Sequence[Node], width: float, at: Point = (0.0, 0.0), gap: float = 12.0) -> float:
    """Lay out nodes side by side from a point on, in as many lines of a width as they need; returns where the last line
    ends."""
    x, y = at
    height = 0.0
    for node in nodes:
        if x > at[0] and x + node.width > at[0] + width:
            x, y, height = at[0], y + height + gap, 0.0
        node.at = (x, y)
        x, height = x + node.width + gap, max(height, node.height)
    return y + height


def stacked(nodes: Sequence[Node], gap: float = 12.0, name: str = "") -> Node:
    """A node that holds these nodes below each other, and is as large as they are."""
    whole = Node(name=name)
    whole.add(*nodes)
    height = below(nodes, gap=gap)
    whole.size = (max((node.width for node in nodes), default=0.0), height)
    return whole

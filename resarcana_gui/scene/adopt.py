"""Changing what a node lies on without anything being seen to move: a card goes from the hand to the table."""

from __future__ import annotations

from resarcana_gui.scene.node import Node


def adopt(parent: Node, node: Node) -> None:
    """Lay a node on another parent where it is on the canvas now, turned and scaled as it is. Raises ValueError when
    the parent lies on the node, or has a scale of zero."""
    before = node.world()
    ax, ay = node.anchor
    anchor = before.apply((ax * node.width, ay * node.height))
    back = parent.world().inverse()
    if back is None:
        raise ValueError(f"{parent!r} has no size in which a node could lie.")
    inner = back.then(before)
    parent.add(node)
    node.at = back.apply(anchor)
    node.rotation = inner.angle
    node.scale_x, node.scale_y = inner.scales

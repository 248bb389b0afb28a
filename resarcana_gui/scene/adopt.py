"""Moves a node to another parent without a visible change: a card goes from the hand to the table."""

from __future__ import annotations

from resarcana_gui.scene.node import Node


def adopt(parent: Node, node: Node) -> None:
    """Give a node another parent, keeping its place, angle and scale on the canvas. Raises ValueError when the parent
    is the node's descendant, or has a scale of zero."""
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

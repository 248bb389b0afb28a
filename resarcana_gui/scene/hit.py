"""Hit testing: finds the topmost node under a point, through all transforms. Hidden, transparent and clipped nodes
are ignored."""

from __future__ import annotations

from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Point


def at(root: Node, point: Point, without: Node | None = None) -> Node | None:
    """Return the topmost touchable node under a point in the space of `root`. Nodes behind a modal node are not
    found. `without` is ignored: pass a dragged node to find what lies below it."""
    found = _find(root, point, without)
    return found if found is not None and found.touchable else None


def into(node: Node, point: Point) -> Point | None:
    """Return a canvas point in a node's own space; None when a scale of zero leaves no such point."""
    back = node.world().inverse()
    return back.apply(point) if back is not None else None


def _find(node: Node, point: Point, without: Node | None) -> Node | None:
    """Return the topmost touchable node, or else the modal node in the way."""
    there = node.visible and node.alpha > 0 and node is not without and not node.ghost
    back = node.matrix().inverse() if there else None
    if back is None:
        return None
    inner = back.apply(point)
    inside = node.contains(inner)
    if inside or not node.clips:
        for child in reversed(node.children):
            found = _find(child, inner, without)
            if found is not None:
                return found
    return node if node.modal or (node.touchable and inside) else None

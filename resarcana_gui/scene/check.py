"""The layout check: walks a tree and reports what a player could not read, click or see. For tests of screens.

Everything is judged by its place on the canvas of 1920 by 1080, at rest.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from resarcana_gui.scene import polygon
from resarcana_gui.scene.colour import HIGH_CONTRAST, LARGE, LARGE_CONTRAST, TEXT_CONTRAST, Colour, contrast
from resarcana_gui.scene.control import Control, ShownText, Texts
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import MINIMUM
from resarcana_gui.scene.theme import Theme
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import TARGET
from resarcana_gui.scene.widgets.surface import Surface

SLACK: Final = 1.0
"""Differences of this many canvas pixels are ignored."""

TOUCH: Final = 6.0
"""How far the boxes of texts may overlap, in canvas pixels: letters do not reach the edges of their lines."""

SINKS: Final = 0.4
"""The share of the height that must be visible of a node that may lie partly below the canvas."""

UNKNOWN_ICON: Final = re.compile(r"\{\w+\}")
"""An icon without a picture, as it appears in a text."""


class Fault(NamedTuple):
    """A violated rule: which rule, where, and how."""

    rule: str
    node: Node
    what: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.node!r}: {self.what}"


def check(root: Node, theme: Theme, canvas: Box) -> list[Fault]:
    """Return every fault of a tree whose root lies on the canvas."""
    shown = list(_shown(root))
    faults = [fault for node in shown for fault in _of_node(node, theme, canvas)]
    faults += _collisions([node for node in shown if isinstance(node, Texts)])
    return faults + list(_overlaps([node for node in shown if isinstance(node, Control) and node.touchable]))


def report(faults: list[Fault]) -> str:
    """Return the faults as lines of text."""
    return "\n".join(map(str, faults))


def visible_part(node: Node, box: Box | None = None) -> Box:
    """Return the visible part of a node on the canvas: its box, clipped by all its ancestors."""
    part = node.world().bounds(node.box if box is None else box)
    above = node.parent
    while above is not None:
        if above.clips:
            part = part.clip(above.bounds())
        above = above.parent
    return part


def _shown(node: Node) -> Iterator[Node]:
    if node.visible and node.alpha > 0:
        yield node
        for child in node.children:
            yield from _shown(child)


def _of_node(node: Node, theme: Theme, canvas: Box) -> Iterator[Fault]:
    if isinstance(node, Texts):
        for shown in node.texts():
            yield from _of_text(node, shown, theme)
    if isinstance(node, Control) and node.touchable:
        yield from _of_target(node)
    if isinstance(node, Texts):
        yield from _of_place(node, canvas)


def _of_place(node: Texts, canvas: Box) -> Iterator[Fault]:
    part = visible_part(node)
    if not _within(part, canvas) and not (node.may_sink and _sunk(part, canvas)):
        yield Fault("outside", node, f"reaches {_words(part)}, beyond the canvas")
    ground = next((above for above in node.lineage() if isinstance(above, Surface)), None)
    if ground is not None and not _within(part, ground.bounds()):
        yield Fault("spilt", node, f"reaches {_words(part)}, beyond {ground!r} on which it lies")


def _of_text(node: Texts, shown: ShownText, theme: Theme) -> Iterator[Fault]:
    text = shown.block.text
    if shown.block.overflow:
        yield Fault("cut", node, f"{text!r} is not all of the text")
    if not _scrolled(node) and not _within(shown.box, node.box):
        yield Fault("cut", node, f"{text!r} reaches {_words(shown.box)}, beyond {_words(node.box)}")
    size = shown.block.font_size * min(node.world().scales)
    if size < MINIMUM - 0.01:
        yield Fault("small text", node, f"{text!r} has {size:.1f} pixels of at least {MINIMUM}")
    if nameless := UNKNOWN_ICON.search(text):
        yield Fault("icon", node, f"{nameless.group()} in {text!r} has no picture")
    yield from _of_colours(node, shown, theme, size)


def _of_colours(node: Texts, shown: ShownText, theme: Theme, size: float) -> Iterator[Fault]:
    """Yield faults of every colour of a text, including those of single words."""
    if shown.style.halo:
        return
    usual, large = (TEXT_CONTRAST, LARGE_CONTRAST) if theme.worn else (HIGH_CONTRAST, TEXT_CONTRAST)
    needed = large if size >= LARGE else usual
    words: dict[Colour, str] = {}
    for run in shown.block.runs:
        words.setdefault(run.colour, run.text)
    for colour, text in words.items():
        ratio = contrast(colour, theme[shown.style.on])
        if text.strip() and ratio < needed:
            yield Fault("contrast", node, f"{text!r} on {shown.style.on} is {ratio:.2f} of {needed}")


def _collisions(texts: list[Texts]) -> Iterator[Fault]:
    """Yield a fault for texts that overlap on the same background."""
    written: dict[int, list[tuple[Texts, Box]]] = {}
    for node in texts:
        boxes = [node.world().bounds(shown.box) for shown in node.texts() if shown.block.text.strip()]
        ground = next((above for above in node.lineage() if above is not node and _bears(above)), None)
        if boxes and ground is not None:
            written.setdefault(id(ground), []).extend((node, box) for box in boxes)
    for beside in written.values():
        for (one, box), (other, second) in combinations(beside, 2):
            shared = box.clip(second)
            if one is not other and shared.w > TOUCH and shared.h > TOUCH:
                yield Fault("collision", one, f"runs into {other!r} by {shared.w:.0f}x{shared.h:.0f}")


def _bears(node: Node) -> bool:
    """Return whether texts lie on this node rather than on what is below it."""
    return isinstance(node, Control | Surface) or node.clips


def _of_target(node: Control) -> Iterator[Fault]:
    box = node.bounds()
    if min(box.w, box.h) < TARGET - 0.01:
        yield Fault("small target", node, f"{box.w:.0f}x{box.h:.0f} is smaller than {TARGET:.0f}x{TARGET:.0f}")


def _overlaps(controls: list[Control]) -> Iterator[Fault]:
    """Yield a fault for controls whose outlines overlap, unless one contains the other or a modal node separates
    them. Neighbours may touch."""
    parts = {id(node): visible_part(node) for node in controls}
    for one, other in combinations(controls, 2):
        shared = parts[id(one)].clip(parts[id(other)])
        near = shared.w > SLACK and shared.h > SLACK and not (one.overlaps or other.overlaps)
        if not near or one in other.lineage() or other in one.lineage() or _parted(one, other):
            continue
        if (one.outline is None and other.outline is None) or polygon.depth(_edge(one), _edge(other)) > SLACK:
            yield Fault("overlap", one, f"lies on {other!r} by {shared.w:.0f}x{shared.h:.0f}")


def _edge(node: Control) -> polygon.Polygon:
    """Return the outline of a control on the canvas."""
    corners = polygon.of_box(node.box) if node.outline is None else node.outline
    return polygon.transformed(corners, node.world())


def _parted(one: Node, other: Node) -> bool:
    """Return whether they cannot be used at the same time, as one lies in a modal node that the other does not lie
    in. A control that covers a whole dialog belongs to the dialog."""
    return _modal(one) is not _modal(other) or not (_focusable(one) and _focusable(other))


def _modal(node: Node) -> Node | None:
    return next((above for above in node.lineage() if above.modal), None)


def _focusable(node: Node) -> bool:
    return isinstance(node, Control) and node.focusable


def _scrolled(node: Node) -> bool:
    return node.clips


def _within(box: Box, outer: Box) -> bool:
    if box.w <= 0 or box.h <= 0:
        return True
    return outer.inflate(2 * SLACK, 2 * SLACK).contains(box)


def _sunk(box: Box, canvas: Box) -> bool:
    """Return whether it lies on the canvas except for its lower part, with at least the share SINKS of its height
    visible."""
    high = canvas.bottom - box.top
    return _within(box.clip(Box(box.x, box.y, box.w, high)), canvas) and high >= SINKS * box.h


def _words(box: Box) -> str:
    return f"{box.left:.0f},{box.top:.0f} to {box.right:.0f},{box.bottom:.0f}"

"""Where something that speaks may stand on a table, so that it hides least of what is needed."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from resarcana_gui.scene.control import Control, Texts
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.screens.table_layout import TableLayout

LARGEST: Final = 420.0
"""Whatever is wider is not a single thing but a part of the table with others on it."""
DEARER: Final = 4.0
"""How much more it costs to hide what matters now, ..."""
FORBIDDEN: Final = 1000.0
"""... and to lie where buttons are."""
EDGE: Final = 16.0
STEPS: Final = (12, 8)
"""How finely room is looked for across and down the screen, where the usual places are taken."""
NARROWEST: Final = 300.0
"""Fewer than a few words on a line cannot be read."""


def best_placed(speakers: Iterable[Node], layout: TableLayout, screen: Node, dear: Sequence[Box]) -> Node:
    """The one of several speakers, such as a narrow and a wide one with the same words, that hides least of the screen,
    moved to where it does: beside the player's own row, or above it to the right, or wherever else nothing is hidden.
    To hide what is `dear` costs more; so does what is the player's own."""
    used, nodes = list(_used(screen)), list(speakers)
    wanted = [*dear, *(box for box in used if box.top >= layout.rail.bottom)]

    def cost(box: Box, most: float) -> float:
        hidden = FORBIDDEN * _forbidden(box, layout, screen.height)
        return hidden if hidden >= most else hidden + _hidden(box, used, wanted)

    best, least = nodes[0], math.inf
    for places in (_usual, _anywhere):
        for speaker, at in ((each, at) for each in nodes for at in places(each, layout, screen)):
            if least and (hidden := cost(Box(*at, *speaker.size), least)) < least:
                best, best.at, least = speaker, at, hidden
    return best


def _used(screen: Node) -> Iterator[Box]:
    """What there is to be seen on a screen: things, and words."""
    for node in screen.walk():
        if isinstance(node, Texts) and node.shown:
            if isinstance(node, Control) and node.width < LARGEST:
                yield node.bounds()
            elif not isinstance(node, Control):
                yield from (node.world().bounds(shown.box) for shown in node.texts() if shown.block.text)


def left_by(asked: Iterable[Box], room: Box) -> Sequence[Box]:
    """The parts of a room where nothing is asked, the largest first; they may share ground."""
    parts = [room]
    for box in asked:
        parts = [left for part in parts for left in _beside(box.inflate(2 * EDGE, 2 * EDGE), part)]
    return sorted(parts, key=lambda part: -part.w * part.h)


def _beside(box: Box, part: Box) -> Sequence[Box]:
    """What is left of a part: above, to the left, to the right and below."""
    if not box.colliderect(part):
        return [part]
    sides = (
        Box(part.x, part.y, part.w, box.top - part.y),
        Box(part.x, part.y, box.left - part.x, part.h),
        Box(box.right, part.y, part.right - box.right, part.h),
        Box(part.x, box.bottom, part.w, part.bottom - box.bottom),
    )
    return [side for side in sides if side.w >= NARROWEST and side.h > 0]


def _usual(node: Node, layout: TableLayout, screen: Node) -> Iterator[Point]:
    """Beside the player's own row, to the right or left, and above it to the right."""
    right, low = screen.width - node.width - EDGE, layout.rail.bottom + EDGE
    yield from ((right, low), (EDGE, low), (right, EDGE))


def _anywhere(node: Node, layout: TableLayout, screen: Node) -> Iterator[Point]:
    """Places all over the screen, from the lower right corner on."""
    right, low = screen.width - node.width - EDGE, screen.height - node.height - EDGE
    across, down = STEPS
    for row in range(down, -1, -1):
        for column in range(across, -1, -1):
            yield EDGE + (right - EDGE) * column / across, EDGE + (low - EDGE) * row / down


def _hidden(box: Box, used: Sequence[Box], dear: Sequence[Box]) -> float:
    return _shared(box, used) + DEARER * _shared(box, dear)


def _forbidden(box: Box, layout: TableLayout, lowest: float) -> float:
    """How much of it lies where buttons are, or below the screen."""
    below = max(0.0, box.bottom - lowest) * box.w
    return below + _shared(box, [layout.rail, layout.confirm, layout.undo])


def _shared(box: Box, others: Sequence[Box]) -> float:
    """How much of a box lies on others, in square pixels."""
    parts = (box.clip(others[at]) for at in box.collidelistall(others))
    return sum(part.w * part.h for part in parts)

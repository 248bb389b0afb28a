"""Layout of explanations on a page: below each other, and in columns of about the same height."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.scene.look import BODY, Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.linked import Follow, LinkedText
from resarcana_gui.screens.parts.stack import below

GAP: Final = 10.0
BETWEEN: Final = 40.0
"""Between columns."""
SIGN: Final = TextStyle(30)
APART: Final = 40.0
"""Between nodes side by side."""
BESIDE: Final = 14.0
"""Between a sign and its explanation."""


def column(nodes: Sequence[Node], width: float, gap: float = GAP) -> Node:
    """Nodes below each other."""
    whole = Node()
    whole.add(*nodes)
    whole.size = (width, below(nodes, gap=gap))
    return whole


def share(width: float, number: int) -> float:
    """The width of each of these columns."""
    return (width - BETWEEN * (number - 1)) / number


def in_columns(rows: Sequence[Node], width: float, number: int) -> Node:
    """Rows in one column, or two of about the same height; each row is as wide as its column."""
    if number == 1:
        return column(rows, width)
    whole, wide, cut = Node(), share(width, number), half(rows)
    left, right = column(rows[:cut], wide), column(rows[cut:], wide)
    right.x = wide + BETWEEN
    whole.add(left, right)
    whole.size = (width, max(left.height, right.height))
    return whole


def half(nodes: Sequence[Node]) -> int:
    """How many of them make the first of two columns of about the same height."""
    whole, high = sum(node.height + GAP for node in nodes), 0.0
    for at, node in enumerate(nodes):
        if high >= whole / 2:
            return at
        high += node.height + GAP
    return len(nodes)


def explained_picture(look: Look, sign: Node, words: str, width: float, name: str = "") -> Node:
    """A picture, and its meaning beside it."""
    row = Node(name=name)
    text = Label(look, words, BODY, at=(sign.width + BESIDE, 0), width=width - sign.width - BESIDE)
    high = max(sign.height, text.height)
    sign.y, text.y = (high - sign.height) / 2, (high - text.height) / 2
    row.add(sign, text)
    row.size = (width, high)
    return row


def told_sign(look: Look, name: str, words: str, width: float, follow: Follow | None = None) -> Node:
    """A sign of the cards, and its meaning beside it; `follow` is called with what is to be looked up about it."""
    sign = Label(look, f"{{{name}}}", SIGN)
    if follow is not None:
        sign = LinkedText(look, f"[>sign.{name}|{{{name}}}]", SIGN, width=sign.width, follow=follow)
    return explained_picture(look, sign, words, width, f"sign {name}")


def flow(nodes: Sequence[Node], width: float) -> Node:
    """Nodes side by side in as many lines as they need, each centred in its line."""
    whole = Node()
    lines: list[list[Node]] = [[]]
    x = 0.0
    for node in nodes:
        if x and x + node.width > width:
            lines.append([])
            x = 0.0
        node.x = x
        lines[-1].append(node)
        x += node.width + APART
    y = 0.0
    for line in lines:
        high = max(node.height for node in line)
        for node in line:
            node.y = y + (high - node.height) / 2
        y += high + 6
    whole.add(*nodes)
    whole.size = (width, y)
    return whole

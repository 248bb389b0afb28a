"""The layout of explanations on a page: below each other, in columns of about the same height, and a card with
numbered parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import BODY, UiStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.linked import Follow, LinkedText
from resarcana_gui.screens.parts.stack import below
from resarcana_gui.tabletop.geometry.placements import SHAPE

GAP: Final = 10.0
"""Between nodes below each other."""
BETWEEN: Final = 40.0
"""Between columns."""
SIGN: Final = TextStyle(30)
"""The style of an icon that is explained."""
APART: Final = 40.0
"""Between nodes side by side."""
BESIDE: Final = 14.0
"""Between a picture and its explanation."""


def column(nodes: Sequence[Node], width: float, gap: float = GAP) -> Node:
    """Return nodes below each other."""
    whole = Node()
    whole.add(*nodes)
    whole.size = (width, below(nodes, gap=gap))
    return whole


def column_width(width: float, number: int) -> float:
    """Return the width of each of these columns."""
    return (width - BETWEEN * (number - 1)) / number


def in_columns(rows: Sequence[Node], width: float, number: int) -> Node:
    """Return rows in one column, or in two of about the same height; each row is as wide as its column."""
    if number == 1:
        return column(rows, width)
    whole, wide, cut = Node(), column_width(width, number), first_column_length(rows)
    left, right = column(rows[:cut], wide), column(rows[cut:], wide)
    right.x = wide + BETWEEN
    whole.add(left, right)
    whole.size = (width, max(left.height, right.height))
    return whole


def first_column_length(nodes: Sequence[Node]) -> int:
    """Return how many of the nodes make the first of two columns of about the same height."""
    whole, high = sum(node.height + GAP for node in nodes), 0.0
    for at, node in enumerate(nodes):
        if high >= whole / 2:
            return at
        high += node.height + GAP
    return len(nodes)


def explained_picture(look: UiStyle, sign: Node, words: str, width: float, name: str = "") -> Node:
    """Return a picture with its meaning beside it."""
    row = Node(name=name)
    text = Label(look, words, BODY, at=(sign.width + BESIDE, 0), width=width - sign.width - BESIDE)
    high = max(sign.height, text.height)
    sign.y, text.y = (high - sign.height) / 2, (high - text.height) / 2
    row.add(sign, text)
    row.size = (width, high)
    return row


def explained_icon(look: UiStyle, name: str, words: str, width: float, follow: Follow | None = None) -> Node:
    """Return an icon of the cards with its meaning beside it; `follow` is called with the article to be looked up
    about it."""
    sign = Label(look, f"{{{name}}}", SIGN)
    if follow is not None:
        sign = LinkedText(look, f"[>sign.{name}|{{{name}}}]", SIGN, width=sign.width, follow=follow)
    return explained_picture(look, sign, words, width, f"sign {name}")


def flow(nodes: Sequence[Node], width: float) -> Node:
    """Return nodes side by side in as many lines as they need, each vertically centred in its line."""
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


DISC: Final = 40.0
"""The side of a numbered disc."""
GROWN: Final = 1.5
"""The greatest scale of discs, with large texts."""
NUMBER: Final = TextStyle(24, Face.BOLD, "ink", on="danger_low", align="centre", leading=1.0)
"""The style of its number."""


class Disc(Node):
    """A number on a red disc."""

    def __init__(self, look: UiStyle, number: int) -> None:
        side = DISC * min(look.text.scale, GROWN)
        super().__init__(size=(side, side), name=f"number {number}")
        self.look = look
        self.add(Label(look, str(number), NUMBER, width=side, height=side))

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.panel("danger", radius=self.width / 2), self.box)


def numbered_card(look: UiStyle, face: Drawing, width: float, numbers: Mapping[int, Point]) -> Node:
    """Return the face of a card with numbered discs around points of it, given as shares of its width and height."""
    card = Node(size=(width, width * SHAPE), name="card")
    card.add(Sprite(face, card.size))
    for number, (x, y) in numbers.items():
        disc = Disc(look, number)
        disc.at = (x * card.width - disc.width / 2, y * card.height - disc.height / 2)
        card.add(disc)
    return card

"""Cards in groups, each under its heading: as many groups side by side as fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import BODY
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.geometry.placements import LYING, SHAPE, SLOT, TURNED
from resarcana_gui.tabletop.pages.table_page import PageContext

WIDTH: Final = 140.0
"""The width of a card in pixels of the smallest window: wide enough to show its lines."""
BETWEEN: Final = 34.0
"""Between groups side by side."""
BELOW: Final = 18.0
"""Between rows of groups."""
APART: Final = 16.0
"""Between two rows of cards."""


class CardGroup(NamedTuple):
    """Cards that belong together."""

    title: str
    """Its heading; markup."""
    cards: tuple[int, ...]
    hidden: int = 0
    """The number of further cards, which are unknown."""


CardState: TypeAlias = Callable[[int], tuple[int, bool]]
"""Returns what lies on a card, as a number that its faces understand, and whether it is turned."""


def grouped_cards(context: PageContext, groups: Sequence[CardGroup], width: float, lies: CardState) -> Node:
    """Return the groups in rows, in a node of this width."""
    whole = Node(name="shelf")
    x = y = high = 0.0
    for group in groups:
        block = _block(context, group, width, lies)
        if x and x + block.width > width:
            x, y, high = 0.0, y + high + BELOW, 0.0
        block.at = (x, y)
        x, high = x + block.width + BETWEEN, max(high, block.height)
        whole.add(block)
    whole.size = (width, y + high)
    return whole


def _block(context: PageContext, group: CardGroup, width: float, lies: CardState) -> Node:
    """Return one group: its heading, and its cards in as many rows as they need."""
    wide = WIDTH * context.look.pixel
    step, high = wide * SLOT, wide * SHAPE
    across = max(1, int(width // step))
    number = len(group.cards) + (1 if group.hidden else 0)
    room = min(number, across) * step
    natural, _ = context.look.text.measure(group.title, BODY)
    title = Label(context.look, group.title, BODY, width=min(width, max(room, min(natural + 2, 2 * step))))
    block = Node(size=(max(room, title.width), 0.0), name=group.title)
    block.add(title)
    top = title.height + 10
    for at in range(number):
        row, column = divmod(at, across)
        middle = (step * (column + 0.5), top + (high + APART) * row + high / 2)
        known = at < len(group.cards)
        block.add(_card(context, group.cards[at], wide, middle, lies) if known else _pile(context, group, wide, middle))
    block.height = top + (high + APART) * -(-number // across) - APART + 6
    return block


def _card(context: PageContext, card: int, width: float, at: Point, lies: CardState) -> CardNode:
    node = CardNode(context.look, context.card_faces, card, width, name=f"listed {card}")
    node.at, (node.on, turned) = at, lies(card)
    if turned:
        node.rotation, node.scale = TURNED, LYING
    return node


def _pile(context: PageContext, group: CardGroup, width: float, at: Point) -> CardNode:
    """Return the back that stands for unknown cards."""
    node = CardNode(context.look, context.card_faces, None, width, name="unknown cards")
    node.at, node.count = at, group.hidden
    return node

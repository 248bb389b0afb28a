"""Cards from decks, and cards seen from the back: drawn, shuffled, peeked at; and the movements of cards that flip
or are lifted."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.motion import NodeTween, Values
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.timing import Easing, Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.acts.visual_effects import remove_node
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.geometry.placements import Placement
from resarcana_gui.tabletop.table.card_table import CARD, CardTable

HALF: Final = 0.5
"""The share of a flip from which the face is seen."""


class TurnOver(NodeTween):
    """A face-down card flips while it grows to its full size."""

    def __init__(self, card: CardNode, ms: int, easing: Easing) -> None:
        super().__init__(card, ms, easing)
        self._card = card

    def now(self) -> Values:
        return self._card.scale_y, 0.0

    def end(self, start: Values) -> Values:
        return 1.0, 1.0

    def show(self, values: Values) -> None:
        scale, share = values
        self._card.face_down = share < HALF
        self._card.scale_y = scale
        self._card.scale_x = scale * abs(math.cos(math.pi * share))


class Lift(NodeTween):
    """A card is lifted and laid down: it is largest, and so nearest, in the middle of the movement."""

    def __init__(self, node: Node, height: float, ms: int, easing: Easing) -> None:
        """`height`: its greatest growth, relative to its size."""
        super().__init__(node, ms, easing)
        self._height = height

    def now(self) -> Values:
        return self.node.scale_y, 0.0

    def end(self, start: Values) -> Values:
        return 1.0, 1.0

    def show(self, values: Values) -> None:
        scale, share = values
        self.node.scale = 1.0 if share >= 1.0 else scale * (1.0 + self._height * math.sin(math.pi * share))


RIFFLE: Final = 0.42
"""How far the halves of a shuffled pile move apart, relative to its width."""
RISE: Final = 0.3
"""How far cards that are peeked at rise, relative to their width."""
FAN: Final = 0.5
"""The distance between cards that are peeked at, relative to their width."""


def draw_face_up(table: CardTable, card: int, deck: Placement, name: str = CARD) -> Action:
    """Move a card off a deck, flipping on its way, while all others move to their places."""
    moved = table.rearrange(name, deck)
    node = table.cards.get(card)
    return moved if node is None else Together(moved, turn_over(table, node, name))


def turn_over(table: CardTable, node: CardNode, name: str = CARD) -> Action:
    """Hide a card's face, and flip it face up."""
    node.hide()
    return TurnOver(node, milliseconds(name), table.look.pace.easing(Use.TABLE))


def move_face_down(table: CardTable, back: str, start: Placement, end: Point) -> Action:
    """Move a card that the viewer does not see from one place to another."""

    def begin() -> Action:
        node = _back(table, back, start)
        return in_turn(table.look.animator.move(node, end, CARD), Call(partial(remove_node, node)))

    return Later(begin)


def riffle(table: CardTable, back: str, placement: Placement) -> Action:
    """Shuffle a pile: its halves slide apart and into each other."""
    animator = table.look.animator

    def begin() -> Action:
        halves = [(_back(table, back, placement), side * RIFFLE * placement.width) for side in (-1, 1)]
        out = Together(*(animator.move(node, (placement.x + aside, placement.y), "breath") for node, aside in halves))
        home = Together(*(animator.move(node, placement.at, "turn") for node, _ in halves))
        return in_turn(out, home, *(Call(partial(remove_node, node)) for node, _ in halves))

    return Later(begin)


def peek(table: CardTable, back: str, placement: Placement, number: int) -> Action:
    """Let the top cards of a pile rise in a small fan, and lie down again."""
    backs = [_rises(table, back, placement, at - (number - 1) / 2) for at in range(number)]
    return table.look.animator.staggered(backs, "deal")


def _rises(table: CardTable, back: str, placement: Placement, aside: float) -> Action:
    animator = table.look.animator

    def begin() -> Action:
        node = _back(table, back, placement)
        up = (placement.x + aside * placement.width * FAN, placement.y - placement.width * RISE)
        return in_turn(
            animator.move(node, up, "turn", Use.ENTER), animator.wait("count"),
            animator.move(node, placement.at, "turn"), Call(partial(remove_node, node)),
        )  # fmt: skip

    return Later(begin)


def _back(table: CardTable, back: str, placement: Placement) -> CardNode:
    """Add a card seen from the back."""
    node = CardNode(table.look, table.faces, None, placement.width, back=back, at=placement.at)
    node.ghost, node.share = True, ("back", back, placement.width)
    table.effect_layer.add(node)
    return node

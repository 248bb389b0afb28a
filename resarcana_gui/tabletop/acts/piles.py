"""Cards from decks, and cards of which only the back is visible: dealt, shuffled, looked at."""

from __future__ import annotations

from functools import partial
from typing import Final

from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.acts.motions import TurnOver
from resarcana_gui.tabletop.acts.visual_effects import gone
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.geometry.spots import Spot
from resarcana_gui.tabletop.table.card_table import CARD, CardTable

RIFFLE: Final = 0.42
"""How far the halves of a shuffled pile move apart, relative to its width."""
RISE: Final = 0.3
"""How far cards rise that are looked at, relative to their width."""
FAN: Final = 0.5
"""How far apart they are then, relative to their width."""


def face_up_from(table: CardTable, card: int, deck: Spot, name: str = CARD) -> Action:
    """A card comes off a deck and flips on its way, while all others move to their places."""
    moved = table.rearranged(name, deck)
    node = table.cards.get(card)
    return moved if node is None else Together(moved, turned_over(table, node, name))


def turned_over(table: CardTable, node: CardNode, name: str = CARD) -> Action:
    """A card is face down, and flips on its way."""
    node.hide()
    return TurnOver(node, milliseconds(name), table.look.pace.easing(Use.TABLE))


def back_flies(table: CardTable, back: str, start: Spot, end: Point) -> Action:
    """A card whose viewer does not see it moves from one place to another."""

    def begin() -> Action:
        node = _back(table, back, start)
        return in_turn(table.look.moves.move(node, end, CARD), Call(partial(gone, node)))

    return Later(begin)


def riffled(table: CardTable, back: str, spot: Spot) -> Action:
    """The halves of a pile slide into each other."""
    moves = table.look.moves

    def begin() -> Action:
        halves = [(_back(table, back, spot), side * RIFFLE * spot.width) for side in (-1, 1)]
        out = Together(*(moves.move(node, (spot.x + aside, spot.y), "breath") for node, aside in halves))
        home = Together(*(moves.move(node, spot.at, "turn") for node, _ in halves))
        return in_turn(out, home, *(Call(partial(gone, node)) for node, _ in halves))

    return Later(begin)


def looked_at(table: CardTable, back: str, spot: Spot, number: int) -> Action:
    """The top cards of a pile rise in a small fan, and lie down again."""
    backs = [_rises(table, back, spot, at - (number - 1) / 2) for at in range(number)]
    return table.look.moves.staggered(backs, "deal")


def _rises(table: CardTable, back: str, spot: Spot, aside: float) -> Action:
    moves = table.look.moves

    def begin() -> Action:
        node = _back(table, back, spot)
        up = (spot.x + aside * spot.width * FAN, spot.y - spot.width * RISE)
        return in_turn(
            moves.move(node, up, "turn", Use.ENTER), moves.wait("count"), moves.move(node, spot.at, "turn"),
            Call(partial(gone, node)),
        )  # fmt: skip

    return Later(begin)


def _back(table: CardTable, back: str, spot: Spot) -> CardNode:
    """A card seen from the back."""
    node = CardNode(table.look, table.faces, None, spot.width, back=back, at=spot.at)
    node.ghost, node.share = True, ("back", back, spot.width)
    table.effect_layer.add(node)
    return node

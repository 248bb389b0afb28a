"""The card held up to be read: what another seat uses or lays down. Its price flies to it, its gains come from it, and
it goes back at the next event."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.motion import Fade, Move, Scale
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.acts.caption import hushed, told
from resarcana_gui.tabletop.acts.visual_effects import GLIMPSES, gone
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.face_layout import HELD_UP
from resarcana_gui.tabletop.geometry.spots import Spot
from resarcana_gui.tabletop.table.card_table import CardTable

GLIMPSED: Final = 170.0
"""The width of a card that is shown only for a moment."""
GAP: Final = 12.0
SMALL: Final = 0.35
"""The initial scale of a card that is being held up."""
ABOVE: Final = 60.0
"""The level of a card that moves on from where it was held up."""


def hold(table: CardTable, seat: int, card: int, start: Point) -> Action:
    """Hold up a seat's card, from where it comes. Nothing if it is up already; another goes back."""
    held, end = table.held, table.held_at(seat)
    if held is not None and held.card == card:
        return told(table, end)
    before = _back(table, held) if held is not None else Together()
    table.held = node = _shown(table, card, HELD_UP, start)
    return Together(before, _come(table, node, end), told(table, end, anew=True))


def released(table: CardTable) -> Action:
    """After it could be read, the card that is held up goes back to its place. Nothing when none is."""
    held, table.held = table.held, None
    if held is None:
        return Together()
    return in_turn(table.look.moves.wait("read"), _back(table, held) | Later(lambda: hushed(table)))


def handed_on(table: CardTable, seat: int, card: int) -> Spot:
    """The held-up card of a seat now moves: where it starts. It takes that place at once; what was told goes with
    it."""
    held, table.held = table.held, None
    table.look.queue.add(hushed(table), GLIMPSES)
    if held is None or held.card != card:
        return Spot(*table.held_at(seat), HELD_UP, 0.0, ABOVE)
    gone(held)
    return Spot(held.x, held.y, HELD_UP, 0.0, ABOVE)


def glimpsed(table: CardTable, seat: int, card: int, start: Point) -> Action:
    """Show a card for long enough to be read, beside the one held up."""
    look, x, y = table.look, *table.held_at(seat)
    end = (_beside(table, x, len(table.held_layer.children)), y)
    node = _shown(table, card, GLIMPSED, start)
    return in_turn(
        _come(table, node, end), look.moves.wait("read"), look.moves.fade(node, 0.0, "breath"),
        Call(lambda: gone(node)),
    )  # fmt: skip


def _come(table: CardTable, node: CardNode, end: Point) -> Action:
    ease, ms = table.look.pace.easing(Use.ENTER), milliseconds("card")
    return Move(node, end, ms, ease) | Scale(node, 1.0, ms, ease) | Fade(node, 1.0, ms // 2, ease)


def _shown(table: CardTable, card: int, width: float, start: Point) -> CardNode:
    """A card that is only looked at, at its start. Its picture is made once, however often it is held up."""
    node = CardNode(table.look, table.faces, card, width)
    node.ghost, node.share = True, ("held up", card, width, table.faces.key)
    node.at, node.scale, node.alpha = start, SMALL, 0.0
    table.held_layer.add(node)
    return node


def _back(table: CardTable, held: CardNode) -> Action:
    """A card shrinks back to its place, or to where cards that are no longer face up go."""
    assert held.card is not None
    node, moves = table.cards.get(held.card), table.look.moves
    shrink = moves.scale(held, SMALL, "turn") | moves.fade(held, 0.0, "turn")
    end = node.at if node is not None else table.way_out(held.card).at
    return in_turn(moves.move(held, end, "turn") | shrink, Call(lambda: gone(held)))


def _beside(table: CardTable, x: float, number: int) -> float:
    """The centre of the next card shown beside this many, on the side where there is room."""
    if not number:
        return x
    away = (HELD_UP + GLIMPSED) / 2 + GAP + (number - 1) * (GLIMPSED + GAP)
    right = x + away + GLIMPSED / 2 <= table.room.right
    return x + away if right else x - away

"""The card that is held up to be read: what another seat uses or plays. Its price flies to it, its gains come from
it, and it goes back at the next event."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.motion import Fade, Move, Scale
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.acts.captions import hide_caption, told
from resarcana_gui.tabletop.acts.visual_effects import GLIMPSES, remove_node
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.face_layout import HELD_UP
from resarcana_gui.tabletop.geometry.placements import Placement
from resarcana_gui.tabletop.table.card_table import CardTable

GLIMPSED: Final = 170.0
"""The width of a card that is shown only briefly, in canvas pixels."""
GAP: Final = 12.0
"""Between cards that are shown side by side."""
SMALL: Final = 0.35
"""The scale at which a card begins and ends being held up."""
ABOVE: Final = 60.0
"""The level of a card that moves on from where it was held up."""


def hold_up(table: CardTable, seat: int, card: int, start: Point) -> Action:
    """Hold up a seat's card, which comes from `start`. Does nothing if it is held up already; another card goes
    back."""
    held, end = table.held, table.held_at(seat)
    if held is not None and held.card == card:
        return told(table, end)
    before = _back(table, held) if held is not None else Together()
    table.held = node = _shown(table, card, HELD_UP, start)
    return Together(before, _come(table, node, end), told(table, end, anew=True))


def put_back(table: CardTable) -> Action:
    """Put the card that is held up back in its place, after time to read it. Does nothing if none is."""
    held, table.held = table.held, None
    if held is None:
        return Together()
    return in_turn(table.look.animator.wait("read"), _back(table, held) | Later(lambda: hide_caption(table)))


def hand_on(table: CardTable, seat: int, card: int) -> Placement:
    """Return the spot from which a seat's held-up card moves on; it is held up no longer, and its caption fades."""
    held, table.held = table.held, None
    table.look.queue.add(hide_caption(table), GLIMPSES)
    if held is None or held.card != card:
        return Placement(*table.held_at(seat), HELD_UP, 0.0, ABOVE)
    remove_node(held)
    return Placement(held.x, held.y, HELD_UP, 0.0, ABOVE)


def show_briefly(table: CardTable, seat: int, card: int, start: Point) -> Action:
    """Show a card long enough to be read, beside the one held up."""
    look, x, y = table.look, *table.held_at(seat)
    end = (_beside(table, x, len(table.held_layer.children)), y)
    node = _shown(table, card, GLIMPSED, start)
    return in_turn(
        _come(table, node, end), look.animator.wait("read"), look.animator.fade(node, 0.0, "breath"),
        Call(lambda: remove_node(node)),
    )  # fmt: skip


def _come(table: CardTable, node: CardNode, end: Point) -> Action:
    ease, ms = table.look.pace.easing(Use.ENTER), milliseconds("card")
    return Move(node, end, ms, ease) | Scale(node, 1.0, ms, ease) | Fade(node, 1.0, ms // 2, ease)


def _shown(table: CardTable, card: int, width: float, start: Point) -> CardNode:
    """Add a card that is only looked at, at its start. Its picture is made once, however often it is held up."""
    node = CardNode(table.look, table.faces, card, width)
    node.ghost, node.share = True, ("held up", card, width, table.faces.key)
    node.at, node.scale, node.alpha = start, SMALL, 0.0
    table.held_layer.add(node)
    return node


def _back(table: CardTable, held: CardNode) -> Action:
    """Shrink a card back to its place, or to where cards that are no longer face up go."""
    assert held.card is not None
    node, animator = table.cards.get(held.card), table.look.animator
    shrink = animator.scale(held, SMALL, "turn") | animator.fade(held, 0.0, "turn")
    end = node.at if node is not None else table.exit_spot(held.card).at
    return in_turn(animator.move(held, end, "turn") | shrink, Call(lambda: remove_node(held)))


def _beside(table: CardTable, x: float, number: int) -> float:
    """Return the x of the centre of the next card beside this many, on the side where there is room."""
    if not number:
        return x
    away = (HELD_UP + GLIMPSED) / 2 + GAP + (number - 1) * (GLIMPSED + GAP)
    right = x + away + GLIMPSED / 2 <= table.room.right
    return x + away if right else x - away

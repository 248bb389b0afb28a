"""The card that is held up to be read: what a rival uses, places, claims or discards, below its board. What it costs
flies to it, what it gives comes from it, and it goes back when the next thing happens."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules.codes import NOBODY
from resarcana_gui.games.resarcana.view.acts.caption import hushed, told
from resarcana_gui.games.resarcana.view.acts.effects import GLIMPSES, gone
from resarcana_gui.games.resarcana.view.geometry.areas import MIDDLE
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene.action import Action, Call, Together, in_turn
from resarcana_gui.scene.motion import Fade, Move, Scale
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.plan import HELD_UP
from resarcana_gui.tabletop.geometry.spots import Spot

GLIMPSED = 170.0
"""How wide a card is that is shown only for a moment."""
GAP = 12.0
SMALL = 0.35
"""How large a card begins that comes to be held up, for its size then."""


def hold(scenery: Scenery, seat: int, component: int, start: Point) -> Action:
    """Hold a card up, from where it comes. Nothing, when it is held up already; another goes back."""
    held = scenery.held
    if held is not None and held.card == component:
        return told(scenery, scenery.held_at(seat))
    before = _back(scenery, held) if held is not None else Together()
    scenery.held = card = _shown(scenery, component, HELD_UP, start)
    ease, ms = scenery.kit.look.pace.easing(Use.ENTER), milliseconds("card")
    end = scenery.held_at(seat)
    come = Move(card, end, ms, ease), Scale(card, 1.0, ms, ease), Fade(card, 1.0, ms // 2, ease)
    return Together(before, *come, told(scenery, end))


def released(scenery: Scenery) -> Action:
    """Long enough to be read, then the card that is held up goes back to where it lies. Nothing, when none is."""
    held, scenery.held = scenery.held, None
    if held is None:
        return Together()
    return in_turn(scenery.kit.look.moves.wait("read"), _back(scenery, held) | hushed(scenery))


def handed_on(scenery: Scenery, component: int) -> Spot:
    """The card that is held up is one that moves now: where it goes on from. It takes its place at once."""
    held, scenery.held = scenery.held, None
    scenery.kit.look.queue.add(in_turn(scenery.kit.look.moves.wait("claim"), hushed(scenery)), GLIMPSES)
    if held is None or held.card != component:
        at = scenery.held_at(scenery.state.owner[component])
        return Spot(*at, HELD_UP, 0.0, 60.0)
    gone(held)
    return Spot(held.x, held.y, HELD_UP, 0.0, 60.0)


def _shown(scenery: Scenery, component: int, width: float, start: Point) -> CardNode:
    """A card that is only looked at, where it begins. Its picture is made once, however often it is held up."""
    faces = scenery.kit.faces
    card = CardNode(scenery.kit.look, faces, component, width)
    card.ghost, card.share = True, ("held up", component, width, faces.key)
    card.at, card.scale, card.alpha = start, SMALL, 0.0
    scenery.held_layer.add(card)
    return card


def _back(scenery: Scenery, held: CardNode) -> Action:
    """A card shrinks back to where the component lies, or to its owner's discard pile."""
    component = held.card
    node = scenery.cards.get(component) if component is not None else None
    owner = scenery.state.owner[component] if component is not None else NOBODY
    pile = scenery.discards_spot(owner).at if owner != NOBODY else scenery.away().at
    moves = scenery.kit.look.moves
    shrink = moves.scale(held, SMALL, "turn") | moves.fade(held, 0.0, "turn")
    return in_turn(moves.move(held, node.at if node is not None else pile, "turn") | shrink, Call(lambda: gone(held)))


def glimpsed(scenery: Scenery, seat: int, component: int, start: Point) -> Action:
    """A card is shown for long enough to be read, beside what is held up already, and is gone."""
    look, x, y = scenery.kit.look, *scenery.held_at(seat)
    beside = len(scenery.held_layer.children)
    card = _shown(scenery, component, GLIMPSED, start)
    ease, ms = look.pace.easing(Use.ENTER), milliseconds("card")
    end = (_beside(x, beside), y)
    come = Move(card, end, ms, ease) | Scale(card, 1.0, ms, ease) | Fade(card, 1.0, ms // 2, ease)
    return in_turn(come, look.moves.wait("read"), look.moves.fade(card, 0.0, "breath"), Call(lambda: gone(card)))


def _beside(x: float, number: int) -> float:
    """Where the middle of a card is that is shown as the one after so many, on the side where there is room."""
    if not number:
        return x
    away = (HELD_UP + GLIMPSED) / 2 + GAP + (number - 1) * (GLIMPSED + GAP)
    right = x + away + GLIMPSED / 2 <= MIDDLE.right
    return x + away if right else x - away

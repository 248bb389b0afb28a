"""Cards from decks and to discard piles: drawn, turned up, shuffled, looked at."""

from __future__ import annotations

from functools import partial

from resarcana_gui.games.resarcana.rules import card_events as events
from resarcana_gui.games.resarcana.rules import setup_events as setup
from resarcana_gui.games.resarcana.rules.codes import MONUMENT_DECK_TOP
from resarcana_gui.games.resarcana.view.acts.effects import gone
from resarcana_gui.games.resarcana.view.acts.motions import TurnedOver
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.geometry.spots import Spot

RIFFLE = 0.42
"""How far the two halves of a pile go apart that is shuffled, for its width."""
RISE = 0.3
"""How far cards rise that are looked at, for their width."""


def drawn(scenery: Scenery, event: events.CardDrawn) -> Action:
    """From the deck to the hand: the own card turns over on its way, a rival's shows its back."""
    event.fold(scenery.state)
    spot = scenery.deck_spot(event.seat)
    scenery.kit.sound("draw", spot.at)
    if event.seat == scenery.kit.home:
        return face_up_from_deck(scenery, event.card, spot)
    away = scenery.boards[event.seat][0].bounds()
    flies = _back_flies(scenery, "artifact", Spot(spot.x, away.bottom + 40, spot.width), spot.at)
    return flies + Call(scenery.refresh)


def turned_up(scenery: Scenery, event: setup.MonumentTurnedUp) -> Action:
    """The top monument comes off its deck, and turns over."""
    event.fold(scenery.state)
    spot = scenery.monument_deck_spot()
    scenery.kit.sound("card_flip", spot.at)
    return face_up_from_deck(scenery, event.card, spot)


def reshuffled(scenery: Scenery, event: events.DiscardsReshuffled) -> Action:
    """The discard pile goes back to the deck, and is shuffled."""
    event.fold(scenery.state)
    pile, deck = scenery.discards_spot(event.seat), scenery.deck_spot(event.seat)
    goes = scenery.rearranged() | _back_flies(scenery, "artifact", pile, deck.at)
    return in_turn(goes, Call(scenery.refresh), _riffled(scenery, "artifact", deck))


def shuffled(scenery: Scenery, event: setup.DeckShuffled) -> Action:
    """A deck is shuffled."""
    event.fold(scenery.state)
    spot = scenery.deck_spot(event.seat)
    return scenery.rearranged() | _riffled(scenery, "artifact", spot) + Call(scenery.refresh)


def monuments_shuffled(scenery: Scenery, event: setup.MonumentsShuffled) -> Action:
    """The monument deck is shuffled."""
    event.fold(scenery.state)
    scenery.refresh()
    return _riffled(scenery, "monument", scenery.monument_deck_spot())


def looked(scenery: Scenery, event: events.CardsLooked | events.CardsReordered) -> Action:
    """The top cards of a deck rise, are looked at, and lie down again."""
    event.fold(scenery.state)
    monuments = event.deck == MONUMENT_DECK_TOP
    spot = scenery.monument_deck_spot() if monuments else scenery.deck_spot(event.seat)
    scenery.kit.sound("card_slide", spot.at)
    backs = [
        _rises(scenery, "monument" if monuments else "artifact", spot, at - (len(event.cards) - 1) / 2)
        for at in range(len(event.cards))
    ]
    return Together(scenery.rearranged(), scenery.kit.look.moves.staggered(backs, "deal")) + Call(scenery.refresh)


def face_up_from_deck(scenery: Scenery, component: int, deck: Spot, name: str = "card") -> Action:
    """A card comes off a deck and turns over on its way."""
    moved = scenery.rearranged(name, deck)
    node = scenery.cards.get(component)
    if node is None:
        return moved + Call(scenery.refresh)
    node.hide()
    ease = scenery.kit.look.pace.easing(Use.TABLE)
    return Together(moved, TurnedOver(node, milliseconds(name), ease)) + Call(scenery.refresh)


def _back(scenery: Scenery, back: str, spot: Spot) -> CardNode:
    """A card that its viewer does not see."""
    card = CardNode(scenery.kit.look, scenery.kit.faces, None, spot.width, back=back)
    card.ghost, card.share = True, ("back", back, spot.width)
    card.at = spot.at
    scenery.effect_layer.add(card)
    return card


def _back_flies(scenery: Scenery, back: str, start: Spot, end: Point) -> Action:
    """A card that its viewer does not see goes from one place to another."""

    def begin() -> Action:
        card = _back(scenery, back, start)
        return in_turn(scenery.kit.look.moves.move(card, end, "card"), Call(lambda: gone(card)))

    return Later(begin)


def _riffled(scenery: Scenery, back: str, spot: Spot) -> Action:
    """A pile is halved, and its halves go into each other."""
    moves = scenery.kit.look.moves

    def begin() -> Action:
        scenery.kit.sound("shuffle", spot.at)
        halves = [(_back(scenery, back, spot), side * RIFFLE * spot.width) for side in (-1, 1)]
        out = Together(*(moves.move(card, (spot.x + aside, spot.y), "breath") for card, aside in halves))
        home = Together(*(moves.move(card, spot.at, "turn") for card, _ in halves))
        return in_turn(out, home, *(Call(partial(gone, card)) for card, _ in halves))

    return Later(begin)


def _rises(scenery: Scenery, back: str, spot: Spot, aside: float) -> Action:
    """One of the cards that are looked at: it rises to its place in a small fan, and lies down again."""
    moves = scenery.kit.look.moves

    def begin() -> Action:
        card = _back(scenery, back, spot)
        up = (spot.x + aside * spot.width * 0.5, spot.y - spot.width * RISE)
        return in_turn(
            moves.move(card, up, "turn", Use.ENTER), moves.wait("count"), moves.move(card, spot.at, "turn"),
            Call(lambda: gone(card)),
        )  # fmt: skip

    return Later(begin)

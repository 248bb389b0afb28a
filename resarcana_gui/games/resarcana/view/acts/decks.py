"""Cards drawn, turned up, shuffled and looked at."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules import card_events as events
from resarcana_gui.games.resarcana.rules import setup_events as setup
from resarcana_gui.games.resarcana.rules.codes import MONUMENT_DECK_TOP
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene.action import Action, Call, Together, in_turn
from resarcana_gui.tabletop.acts.piles import back_flies, face_up_from, looked_at, riffled
from resarcana_gui.tabletop.geometry.spots import Spot


def drawn(scenery: Scenery, event: events.CardDrawn) -> Action:
    """Draw a card: the viewer's flips on its way to the hand, a rival's shows its back."""
    event.fold(scenery.state)
    spot = scenery.deck_spot(event.seat)
    scenery.resources.sound("draw", spot.at)
    if event.seat == scenery.resources.home:
        return face_up_from(scenery, event.card, spot) + Call(scenery.refresh)
    away = scenery.boards[event.seat][0].bounds()
    flies = back_flies(scenery, "artifact", Spot(spot.x, away.bottom + 40, spot.width), spot.at)
    return flies + Call(scenery.refresh)


def turned_up(scenery: Scenery, event: setup.MonumentTurnedUp) -> Action:
    """Take the top monument off its deck and flip it."""
    event.fold(scenery.state)
    spot = scenery.monument_deck_spot()
    scenery.resources.sound("card_flip", spot.at)
    return face_up_from(scenery, event.card, spot) + Call(scenery.refresh)


def reshuffled(scenery: Scenery, event: events.DiscardsReshuffled) -> Action:
    """Move the discard pile back to the deck and shuffle it."""
    event.fold(scenery.state)
    pile, deck = scenery.discards_spot(event.seat), scenery.deck_spot(event.seat)
    goes = scenery.rearranged() | back_flies(scenery, "artifact", pile, deck.at)
    return in_turn(goes, Call(scenery.refresh), _shuffle(scenery, "artifact", deck))


def shuffled(scenery: Scenery, event: setup.DeckShuffled) -> Action:
    """Shuffle a seat's deck."""
    event.fold(scenery.state)
    spot = scenery.deck_spot(event.seat)
    return scenery.rearranged() | _shuffle(scenery, "artifact", spot) + Call(scenery.refresh)


def monuments_shuffled(scenery: Scenery, event: setup.MonumentsShuffled) -> Action:
    """Shuffle the monument deck."""
    event.fold(scenery.state)
    scenery.refresh()
    return _shuffle(scenery, "monument", scenery.monument_deck_spot())


def looked(scenery: Scenery, event: events.CardsLooked | events.CardsReordered) -> Action:
    """Raise the top cards of a deck to be looked at, and put them back."""
    event.fold(scenery.state)
    monuments = event.deck == MONUMENT_DECK_TOP
    spot = scenery.monument_deck_spot() if monuments else scenery.deck_spot(event.seat)
    scenery.resources.sound("card_slide", spot.at)
    shown = looked_at(scenery, "monument" if monuments else "artifact", spot, len(event.cards))
    return Together(scenery.rearranged(), shown) + Call(scenery.refresh)


def _shuffle(scenery: Scenery, back: str, spot: Spot) -> Action:
    """Shuffle a pile, with its sound."""
    return Call(lambda: scenery.resources.sound("shuffle", spot.at)) + riffled(scenery, back, spot)

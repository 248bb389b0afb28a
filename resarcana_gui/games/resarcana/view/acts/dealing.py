"""Cards laid out and dealt before the first round and between the games of a match, and cards drawn, turned up,
shuffled and looked at."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules import card_events as events
from resarcana_gui.games.resarcana.rules import setup_events as setup
from resarcana_gui.games.resarcana.rules.codes import MONUMENT_DECK_TOP, NOBODY
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.action import Action, Call, Together, in_turn
from resarcana_gui.tabletop.acts.piles import draw_face_up, move_face_down, peek, riffle, turn_over
from resarcana_gui.tabletop.geometry.placements import Placement


def dealt(scenery: Scenery, event: Event) -> Action:
    """Bring new cards from outside the table, one after the other."""
    before = set(scenery.cards)
    event.fold(scenery.state)
    moved = scenery.rearrange("card", scenery.away(), dealt=True) + Call(scenery.refresh)
    if set(scenery.cards) - before:
        scenery.resources.sound("deal", scenery.away().at)
    return moved


def passed_on(scenery: Scenery, event: setup.PacketsPassed) -> Action:
    """Pass the rest of a packet to one neighbour, and take one from the other."""
    event.fold(scenery.state)
    home, seats = scenery.resources.home, scenery.state.seats
    giver, taker = (scenery.hand_spot((home + towards) % seats) for towards in (-event.direction, event.direction))
    scenery.resources.sound("deal", giver.at)
    return scenery.rearrange("claim", giver, dealt=True, out=taker) + Call(scenery.refresh)


def chosen(scenery: Scenery, event: setup.MageChosen | setup.CardKept | setup.CardPicked) -> Action:
    """Keep a card; nothing hidden is shown."""
    event.fold(scenery.state)
    scenery.resources.sound("card_slide", scenery.hand_spot(event.seat).at)
    return scenery.rearrange() + Call(scenery.refresh)


def revealed(scenery: Scenery, event: setup.MagesRevealed) -> Action:
    """Flip the mage that each seat has chosen; the others go back to the box."""
    before = set(scenery.cards)
    event.fold(scenery.state)
    moved = scenery.rearrange("claim", scenery.away())
    flips = [_flipped(scenery, card) for card in event.cards if card in scenery.cards and card not in before]
    if flips:
        scenery.resources.sound("card_flip", scenery.away().at)
    return Together(moved, *flips) + Call(scenery.refresh)


def _flipped(scenery: Scenery, component: int) -> Action:
    """Move a card from its owner, flipping on its way."""
    node, owner = scenery.cards[component], scenery.state.owner[component]
    node.at = scenery.hand_spot(owner).at if owner != NOBODY else scenery.away().at
    return turn_over(scenery, node, "claim")


def drawn(scenery: Scenery, event: events.CardDrawn) -> Action:
    """Draw a card: the viewer's flips on its way to the hand, a rival's shows its back."""
    event.fold(scenery.state)
    placement = scenery.deck_spot(event.seat)
    scenery.resources.sound("draw", placement.at)
    if event.seat == scenery.resources.home:
        return draw_face_up(scenery, event.card, placement) + Call(scenery.refresh)
    away = scenery.boards[event.seat][0].bounds()
    flies = move_face_down(scenery, "artifact", Placement(placement.x, away.bottom + 40, placement.width), placement.at)
    return flies + Call(scenery.refresh)


def turned_up(scenery: Scenery, event: setup.MonumentTurnedUp) -> Action:
    """Take the top monument off its deck and flip it."""
    event.fold(scenery.state)
    placement = scenery.monument_deck_spot()
    scenery.resources.sound("card_flip", placement.at)
    return draw_face_up(scenery, event.card, placement) + Call(scenery.refresh)


def reshuffled(scenery: Scenery, event: events.DiscardsReshuffled) -> Action:
    """Move the discard pile back to the deck and shuffle it."""
    event.fold(scenery.state)
    pile, deck = scenery.discards_spot(event.seat), scenery.deck_spot(event.seat)
    goes = scenery.rearrange() | move_face_down(scenery, "artifact", pile, deck.at)
    return in_turn(goes, Call(scenery.refresh), _shuffle(scenery, "artifact", deck))


def shuffled(scenery: Scenery, event: setup.DeckShuffled) -> Action:
    """Shuffle a seat's deck."""
    event.fold(scenery.state)
    placement = scenery.deck_spot(event.seat)
    return scenery.rearrange() | _shuffle(scenery, "artifact", placement) + Call(scenery.refresh)


def monuments_shuffled(scenery: Scenery, event: setup.MonumentsShuffled) -> Action:
    """Shuffle the monument deck."""
    event.fold(scenery.state)
    scenery.refresh()
    return _shuffle(scenery, "monument", scenery.monument_deck_spot())


def looked(scenery: Scenery, event: events.CardsLooked | events.CardsReordered) -> Action:
    """Raise the top cards of a deck to be looked at, and put them back."""
    event.fold(scenery.state)
    monuments = event.deck == MONUMENT_DECK_TOP
    placement = scenery.monument_deck_spot() if monuments else scenery.deck_spot(event.seat)
    scenery.resources.sound("card_slide", placement.at)
    shown = peek(scenery, "monument" if monuments else "artifact", placement, len(event.cards))
    return Together(scenery.rearrange(), shown) + Call(scenery.refresh)


def _shuffle(scenery: Scenery, back: str, placement: Placement) -> Action:
    """Shuffle a pile, with its sound."""
    return Call(lambda: scenery.resources.sound("shuffle", placement.at)) + riffle(scenery, back, placement)

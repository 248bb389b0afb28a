"""Cards laid out and dealt before the first round, and between the games of a match."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules import setup_events as setup
from resarcana_gui.games.resarcana.rules.codes import NOBODY
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.action import Action, Call, Together
from resarcana_gui.tabletop.acts.piles import turned_over


def dealt(scenery: Scenery, event: Event) -> Action:
    """Bring new cards from outside the table, one after the other."""
    before = set(scenery.cards)
    event.fold(scenery.state)
    moved = scenery.rearranged("card", scenery.away(), dealt=True) + Call(scenery.refresh)
    if set(scenery.cards) - before:
        scenery.resources.sound("deal", scenery.away().at)
    return moved


def passed_on(scenery: Scenery, event: setup.PacketsPassed) -> Action:
    """Pass the rest of a packet to one neighbour, and take one from the other."""
    event.fold(scenery.state)
    home, seats = scenery.resources.home, scenery.state.seats
    giver, taker = (scenery.hand_spot((home + towards) % seats) for towards in (-event.direction, event.direction))
    scenery.resources.sound("deal", giver.at)
    return scenery.rearranged("claim", giver, dealt=True, out=taker) + Call(scenery.refresh)


def chosen(scenery: Scenery, event: setup.MageChosen | setup.CardKept | setup.CardPicked) -> Action:
    """Keep a card; nothing hidden is shown."""
    event.fold(scenery.state)
    scenery.resources.sound("card_slide", scenery.hand_spot(event.seat).at)
    return scenery.rearranged() + Call(scenery.refresh)


def revealed(scenery: Scenery, event: setup.MagesRevealed) -> Action:
    """Flip the mage that each seat has chosen; the others go back to the box."""
    before = set(scenery.cards)
    event.fold(scenery.state)
    moved = scenery.rearranged("claim", scenery.away())
    flips = [_flipped(scenery, card) for card in event.cards if card in scenery.cards and card not in before]
    if flips:
        scenery.resources.sound("card_flip", scenery.away().at)
    return Together(moved, *flips) + Call(scenery.refresh)


def _flipped(scenery: Scenery, component: int) -> Action:
    """Move a card from its owner, flipping on its way."""
    node, owner = scenery.cards[component], scenery.state.owner[component]
    node.at = scenery.hand_spot(owner).at if owner != NOBODY else scenery.away().at
    return turned_over(scenery, node, "claim")

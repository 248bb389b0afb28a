"""What a seat sees of the truth."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules.codes import (
    ALL_SEATS,
    AWAY,
    HELD,
    HIDDEN,
    HIDDEN_CHOICE,
    IN_DECK,
    IN_HAND,
    IN_MONUMENT_DECK,
    NOBODY,
    OFFERED,
)
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.state import EVERYONE


def observe(truth: State, viewer: int) -> State:
    """Return what a seat sees. Any state may be observed by its own viewer; only the truth by others. Raises
    ValueError otherwise."""
    view = truth.clone()
    if truth.viewer == viewer:
        return view
    if truth.viewer != EVERYONE:
        raise ValueError("Only the truth can be observed by another seat.")
    view.viewer = viewer
    _hide_hands_and_decks(truth, view)
    _hide_offers(truth, view)
    _hide_monument_deck(truth, view)
    _hide_zones(truth, view)
    _hide_memories(truth, view)
    return view


def _hide_hands_and_decks(truth: State, view: State) -> None:
    viewer = view.viewer
    for seat in range(truth.seats):
        if seat != viewer:
            view.hand[seat] = [HIDDEN - truth.batch[card] for card in truth.hand[seat] if card != truth.shown]
            if truth.shown in truth.hand[seat]:
                view.hand[seat].append(truth.shown)
        seen = truth.deck_seen[seat] if seat == viewer else 0
        view.deck[seat] = truth.deck[seat][:seen] + [HIDDEN - truth.batch[card] for card in truth.deck[seat][seen:]]


def _hide_offers(truth: State, view: State) -> None:
    for seat in range(truth.seats):
        if seat != view.viewer:
            view.offer[seat] = [HIDDEN] * len(truth.offer[seat])
            view.packet[seat] = [HIDDEN] * len(truth.packet[seat])
            mage = truth.chosen[seat]
            if mage != NOBODY and truth.zone[mage] == OFFERED:
                view.chosen[seat] = HIDDEN_CHOICE


def _hide_monument_deck(truth: State, view: State) -> None:
    seen = truth.top_exact[view.viewer]
    deck = truth.monument_deck
    view.monument_deck = deck[:seen] + [HIDDEN] * (len(deck) - seen)


def _hide_zones(truth: State, view: State) -> None:
    viewer = view.viewer
    bit = 1 << viewer
    for component in range(truth.cards.count):
        zone = _zone_seen(truth, component, viewer)
        view.zone[component] = zone
        if zone == AWAY:
            view.owner[component] = NOBODY
            view.batch[component] = 0
            view.known[component] = 0
        elif truth.known[component] != ALL_SEATS:
            view.known[component] = truth.known[component] & bit


def _zone_seen(truth: State, component: int, viewer: int) -> int:
    zone = truth.zone[component]
    known = truth.known[component] >> viewer & 1
    if zone == OFFERED:
        return zone if truth.owner[component] == viewer else AWAY
    if zone == IN_MONUMENT_DECK:
        return zone if known else AWAY
    if zone in (IN_HAND, IN_DECK):
        if not known:
            return AWAY
        return zone if truth.owner[component] == viewer or component == truth.shown else HELD
    return zone


def _hide_memories(truth: State, view: State) -> None:
    remembered = len(truth.memory) // truth.seats
    for seat in range(truth.seats):
        if seat != view.viewer:
            view.top_loose[seat] = 0
            view.memory[seat * remembered : (seat + 1) * remembered] = [0] * remembered

"""Small moves shared by many rules: gaining within limits, drawing with a reshuffle, destroying."""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards.essences import capped
from resarcana_gui.games.resarcana.rules.codes import HAND_SIZE, NO_COMPONENT
from resarcana_gui.games.resarcana.rules.payments import mixes_of_types
from resarcana_gui.games.resarcana.rules.questions import MixQuestion
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Chance


def gain(state: State, seat: int, essences: int, component: int = NO_COMPONENT) -> None:
    """Move essences from the supply to a pool."""
    essences = capped(state.pool[seat], essences)
    if essences:
        state.gain(seat, essences, component)


def gain_mix(state: State, question: MixQuestion) -> bool:
    """Gain essences of the seat's choice, by a component. The seat is asked if it has a choice; return whether it
    is."""
    ways = mixes_of_types(question.number, question.types).each
    if len(ways) > 1:
        state.ask(question)
        return True
    gain(state, question.seat, ways[0], question.component)
    return False


def put(state: State, component: int, essences: int) -> None:
    """Put essences from the supply on a component."""
    essences = capped(state.on[component], essences)
    if essences:
        state.put(component, essences)


def take(state: State, seat: int, component: int) -> None:
    """Move all essences on a component to its owner's pool."""
    essences = capped(state.pool[seat], state.on[component])
    if essences:
        state.take(seat, component, essences)
    clear(state, component)


def pay(state: State, seat: int, essences: int, component: int) -> None:
    """Move essences from a pool to the supply. The pool must have them."""
    if essences:
        state.pay(seat, essences, component)


def draw(state: State, seat: int, chance: Chance) -> bool:
    """Draw a card, after a reshuffle when the deck is empty. Return whether there was one."""
    if not state.deck[seat]:
        reshuffle(state, seat, chance)
    if not state.deck[seat]:
        return False
    state.draw(seat, state.deck[seat][0])
    return True


def open_hands(state: State, chance: Chance) -> None:
    """Shuffle every seat's deck and draw the opening hands."""
    for seat in range(state.seats):
        state.shuffle_deck(seat, tuple(chance.shuffled(state.deck[seat])))
        for _ in range(HAND_SIZE):
            draw(state, seat, chance)


def reshuffle(state: State, seat: int, chance: Chance) -> None:
    """Shuffle the discards, if there are any, and put them under what is left of the deck."""
    if state.discards[seat]:
        state.reshuffle(seat, tuple(chance.shuffled(state.discards[seat])))


def destroy(state: State, card: int) -> None:
    """Move an artifact in play to its owner's discard pile, and the essences on it to the supply."""
    clear(state, card)
    state.destroy(state.owner[card], card)


def clear(state: State, component: int) -> None:
    """Return the essences on a component to the supply."""
    if state.on[component]:
        state.remove(component, state.on[component])


def clockwise(state: State, first: int) -> list[int]:
    """Return all seats, clockwise from the first."""
    return [(first + step) % state.seats for step in range(state.seats)]


def rivals(state: State, seat: int) -> list[int]:
    """Return all other seats, clockwise."""
    return [(seat + step) % state.seats for step in range(1, state.seats)]

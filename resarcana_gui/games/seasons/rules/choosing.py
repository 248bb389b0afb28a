"""Choices that effects leave open: energies, and cards that were drawn."""

from __future__ import annotations

from resarcana_gui.games.seasons.rules.basic_moves import (
    cards_left,
    different,
    discard_rest,
    has_room,
    limit_of,
    refill,
)
from resarcana_gui.games.seasons.rules.codes import FROM_DRAWN
from resarcana_gui.games.seasons.rules.effect_questions import (
    AskDrawOrDiscard,
    AskGain,
    AskGive,
    AskKeep,
    AskKeepOwn,
    AskPlayDrawn,
)
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.summoning import put_into_play
from resarcana_gui.kernel.chance import Chance


def gain_chosen(state: State, seat: int, card: int, number: int) -> None:
    """Gain this many energies of the seat's choice. More than the limit at once comes to the same as the limit."""
    asked = min(number, limit_of(state, seat))
    if asked > 0:
        state.ask(AskGain(seat, card, asked))


def keep_one(state: State, seat: int, card: int) -> None:
    """Keep one of the cards drawn, and discard the others."""
    choices = different(state.drawn)
    if len(choices) > 1:
        state.ask(AskKeep(seat, card))
    elif choices:
        keep(state, seat, choices[0])


def keep(state: State, seat: int, number: int) -> None:
    """Keep this card of those drawn, and discard the others."""
    state.keep_drawn(seat, number)
    discard_rest(state, seat)


def play_one(state: State, seat: int, card: int) -> None:
    """Put one of the cards drawn into play for free; without room, discard them all."""
    choices = different(state.drawn)
    if not has_room(state, seat):
        discard_rest(state, seat)
    elif len(choices) > 1:
        state.ask(AskPlayDrawn(seat, card))
    elif choices:
        play_drawn(state, seat, choices[0])


def play_drawn(state: State, seat: int, number: int) -> None:
    """Put this card of those drawn into play for free. The others are discarded before its effect."""
    put_into_play(state, seat, number, FROM_DRAWN)
    discard_rest(state, seat)


def deal_own(state: State, seat: int, card: int) -> None:
    """Keep one of the cards drawn; the others are for the opponents."""
    choices = different(state.drawn)
    if len(choices) > 1:
        state.ask(AskKeepOwn(seat, card))
    elif choices:
        state.keep_drawn(seat, choices[0])
        deal_on(state, seat, card, (seat + 1) % state.seats)


def deal_on(state: State, seat: int, card: int, receiver: int) -> None:
    """Give each opponent from this one on one of the cards drawn, as far as they go."""
    other = receiver
    while state.drawn:
        choices = different(state.drawn)
        if len(choices) > 1:
            state.ask(AskGive(seat, card, other))
            return
        state.give_drawn(seat, other, choices[0])
        other = (other + 1) % state.seats


def draw_or_discard(state: State, seat: int, card: int, chance: Chance) -> None:
    """Draw a card or discard one from hand, and gain energies for it."""
    if state.hand[seat] and cards_left(state) + len(state.hand[seat]) > 1:
        state.ask(AskDrawOrDiscard(seat, card))
    elif state.hand[seat]:
        discard_for_energies(state, seat, card, state.hand[seat][0])
    else:
        draw_for_energies(state, seat, card, chance)


def draw_for_energies(state: State, seat: int, card: int, chance: Chance) -> None:
    """Draw a card openly, if there is one, and gain as many energies as its prestige."""
    if refill(state, chance):
        number = state.pile[0]
        state.draw_openly(seat, number)
        gain_chosen(state, seat, card, state.cards.cards[number].prestige)


def discard_for_energies(state: State, seat: int, card: int, number: int) -> None:
    """Discard a card from hand, and gain as many energies as its prestige."""
    state.discard(seat, number)
    gain_chosen(state, seat, card, state.cards.cards[number].prestige)

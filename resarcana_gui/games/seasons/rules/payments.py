"""Paying energies: from the reserve, and from cards in play whose energies are spent like those of the reserve."""

from __future__ import annotations

from resarcana_gui.games.seasons.cards.energies import ENERGIES, count_of, of, shared
from resarcana_gui.games.seasons.rules.basic_moves import stores_of
from resarcana_gui.games.seasons.rules.codes import NO_CARD
from resarcana_gui.games.seasons.rules.payment_questions import AskSource
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.waiting import PayEnergies


def pay(state: State, seat: int, energies: int, by: int = NO_CARD) -> None:
    """Pay energies that a seat has, as the next step: where they can come from several places, the seat says from
    which."""
    if energies:
        if stores_of(state, seat):
            state.add_step(PayEnergies(seat, energies, NO_CARD))
        else:
            state.pay(seat, energies, by)


def pay_on(state: State, step: PayEnergies) -> None:
    """Go on paying: ask about the next card with energies, where there is a choice; the rest comes from the reserve."""
    seat, energies, after = step.owner, step.energies, step.after
    for card in _stores_after(state, seat, after):
        least, most = bounds(state, seat, card, energies)
        if least != most:
            state.ask(AskSource(seat, card, energies))
            return
        if most:
            state.spend(seat, card, most)
            energies -= most
    if energies:
        state.pay(seat, energies, NO_CARD)


def _stores_after(state: State, seat: int, after: int) -> list[int]:
    """Return the cards that have not been asked about, in the order in which they came into play."""
    play = state.play[seat]
    later = play[play.index(after) + 1 :] if after != NO_CARD else play
    return [card for card in stores_of(state, seat) if card in later]


def bounds(state: State, seat: int, card: int, energies: int) -> tuple[int, int]:
    """Return the least and the most energies of each type that can be paid from a card when this cost is left."""
    elsewhere = state.reserve[seat]
    for other in _stores_after(state, seat, card):
        elsewhere += state.on[other]
    return energies - shared(elsewhere, energies), shared(state.on[card], energies)


def ways_from(state: State, seat: int, card: int, energies: int) -> list[int]:
    """Return every amount that can come from a card, the least first."""
    least, most = bounds(state, seat, card, energies)
    found = [0]
    for energy in range(ENERGIES):
        counts = range(count_of(least, energy), count_of(most, energy) + 1)
        found = [amount + of(energy, count) for amount in found for count in counts]
    return found

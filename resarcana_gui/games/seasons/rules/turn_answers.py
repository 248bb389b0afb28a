"""What a seat can do in its turn."""

from __future__ import annotations

from resarcana_gui.games.seasons.cards.energies import ENERGIES, count_of, of, total
from resarcana_gui.games.seasons.rules.activating import usable
from resarcana_gui.games.seasons.rules.basic_moves import discount_of, spendable, stores_of, summoning_tax
from resarcana_gui.games.seasons.rules.codes import (
    CRYSTALLISE_BONUS,
    EXCHANGE_BONUS,
    GAUGE_BONUS,
    MOST_BONUSES,
    MOST_GAUGE,
    NO_CARD,
)
from resarcana_gui.games.seasons.rules.commands import Activate, Answer, Crystallise, EndTurn, Summon, UseBonus
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.summoning import affordable

EXCHANGED = 2
"""How many energies the bonus exchanges."""


def turn_answers(state: State, seat: int) -> list[Answer]:
    """Return every action of a seat, ending the turn last."""
    found: list[Answer] = []
    amount = spendable(state, seat)
    if len(state.play[seat]) < state.gauge[seat] and state.hand[seat]:
        _add_summonings(state, seat, amount, found)
    copies = state.cards.copies
    for card in state.play[seat]:
        if not state.turned[card] and copies[card].powers:
            for index, power in enumerate(copies[card].powers):
                if not power.before_die and usable(state, seat, card, power):
                    found.append(Activate(seat, card, index))
    if state.may_crystallise:
        _add_crystallising(state, seat, found)
    if state.bonuses[seat] < MOST_BONUSES:
        if total(amount) >= EXCHANGED:
            found.append(UseBonus(seat, EXCHANGE_BONUS))
        found.append(UseBonus(seat, CRYSTALLISE_BONUS))
        if state.gauge[seat] < MOST_GAUGE:
            found.append(UseBonus(seat, GAUGE_BONUS))
    found.append(EndTurn(seat))
    return found


def _add_summonings(state: State, seat: int, amount: int, found: list[Answer]) -> None:
    discount, tax = discount_of(state, seat), summoning_tax(state, seat)
    before = NO_CARD
    for card in state.hand[seat]:
        if card != before and affordable(state, seat, card, amount, discount, tax):
            found.append(Summon(seat, card))
        before = card


def _add_crystallising(state: State, seat: int, found: list[Answer]) -> None:
    _add_amounts(seat, state.reserve[seat], NO_CARD, found)
    for card in stores_of(state, seat):
        _add_amounts(seat, state.on[card], card, found)


def _add_amounts(seat: int, amount: int, card: int, found: list[Answer]) -> None:
    for energy in range(ENERGIES):
        counts = range(1, count_of(amount, energy) + 1)
        found += [Crystallise(seat, of(energy, count), card) for count in counts]

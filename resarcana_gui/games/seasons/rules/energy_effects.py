"""Effects on the own gauge, crystals and energies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.seasons.cards import tables
from resarcana_gui.games.seasons.cards.energies import total
from resarcana_gui.games.seasons.cards.tables import CardEffect
from resarcana_gui.games.seasons.rules.basic_moves import (
    check_reserve,
    extra_worth,
    familiars_of,
    gain,
    items_of,
    lose,
    move_gauge,
    opponents,
)
from resarcana_gui.games.seasons.rules.choosing import gain_chosen
from resarcana_gui.games.seasons.rules.codes import NO_CARD
from resarcana_gui.games.seasons.rules.effect_questions import AskNewType, AskOpponent, AskStore
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.kernel.chance import Chance

Does = Callable[[State, int, int, CardEffect, int, Chance], None]
"""What an effect does. It takes the table, the seat that owns the effect, the copy of the card, the effect, the
energies that were paid for it, and chance."""


# Gauge, crystals, energies.


def _gauge(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    move_gauge(state, seat, effect.number, card)


def _crystals(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    state.gain_crystals(seat, effect.number, card)


def _gain(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    gain(state, seat, effect.energies, card)


def _energies(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    gain_chosen(state, seat, card, effect.number)


def _store(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    state.ask(AskStore(seat, card, effect.number))


def _crystals_if_full(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    if total(state.reserve[seat]) >= effect.bound:
        state.gain_crystals(seat, effect.number, card)


def _energies_if_poor(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    if total(state.reserve[seat]) <= effect.bound:
        gain_chosen(state, seat, card, effect.number)


def _crystals_per_item(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    _gain_crystals(state, seat, card, effect.number * len(items_of(state, seat, card)))


def _energies_per_item(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    gain_chosen(state, seat, card, effect.number * len(items_of(state, seat, card)))


def _crystals_per_familiar(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    _gain_crystals(state, seat, card, effect.number * familiars_of(state, seat))


def _gain_crystals(state: State, seat: int, card: int, number: int) -> None:
    if number:
        state.gain_crystals(seat, number, card)


def _lose(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    lose(state, seat, effect.number, card)


def _copy_reserve(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    others = opponents(state, seat)
    if len(others) > 1:
        state.ask(AskOpponent(seat, card))
    else:
        gain(state, seat, state.reserve[others[0]], card)


# Crystallising.


def _crystallise_paid(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    _gain_crystals(state, seat, card, effect.number + total(paid) * extra_worth(state, seat))


def _crystallise_reserve(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    energies = state.reserve[seat]
    if energies:
        worth = effect.number + extra_worth(state, seat)
        state.crystallise(seat, energies, worth * total(energies), NO_CARD)


def _permit(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    state.permit(seat)


def _fill(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    state.put(seat, card, paid)
    if total(state.on[card]) >= effect.bound:
        state.take(seat, card, state.on[card])
        state.sacrifice(seat, card)
        state.gain_crystals(seat, effect.number, card)
        check_reserve(state, seat)


def _exchange(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    state.ask(AskNewType(seat, card, paid))


ENERGY_EFFECTS: Final[dict[int, Does]] = {
    tables.GAUGE: _gauge,
    tables.CRYSTALS: _crystals,
    tables.GAIN: _gain,
    tables.ENERGIES: _energies,
    tables.STORE: _store,
    tables.CRYSTALS_IF_FULL: _crystals_if_full,
    tables.ENERGIES_IF_POOR: _energies_if_poor,
    tables.COPY_RESERVE: _copy_reserve,
    tables.CRYSTALS_PER_ITEM: _crystals_per_item,
    tables.ENERGIES_PER_ITEM: _energies_per_item,
    tables.CRYSTALS_PER_FAMILIAR: _crystals_per_familiar,
    tables.CRYSTALLISE_PAID: _crystallise_paid,
    tables.CRYSTALLISE_RESERVE: _crystallise_reserve,
    tables.PERMIT: _permit,
    tables.FILL: _fill,
    tables.EXCHANGE: _exchange,
    tables.LOSE: _lose,
}
"""Rows of `effects.DOES`."""

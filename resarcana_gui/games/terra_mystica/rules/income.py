"""Income, and the cult bonus at a round's end."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.tables import PRIESTS_SENT
from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT
from resarcana_gui.games.terra_mystica.rules.basics import faction_of, gain
from resarcana_gui.games.terra_mystica.rules.codes import BY_CULT_BONUS, BY_INCOME, NONE
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import KINDS


def income_of(state: State, seat: int) -> Amount:
    """What a seat's board, bonus card and favour tiles bring each round."""
    return _sum([lasting_income(state, seat), card_income(state, seat)])


def lasting_income(state: State, seat: int) -> Amount:
    """What a seat's board and favour tiles bring each round, whichever bonus card it holds."""
    parts, faction = state.parts, faction_of(state, seat)
    sources = [faction.income[kind][state.built[seat * KINDS + kind]] for kind in range(1, KINDS)]
    sources += [tile.income for tile in parts.favour_tiles if state.favours[seat] >> tile.number & 1]
    return _sum(sources)


def card_income(state: State, seat: int) -> Amount:
    """What a seat's bonus card brings each round that it is held."""
    card = state.card[seat]
    return state.parts.bonus_cards[card].income if card != NONE else Amount()


def _sum(amounts: Sequence[Amount]) -> Amount:
    coins = workers = priests = power = 0
    for amount in amounts:
        coins += amount.coins
        workers += amount.workers
        priests += amount.priests
        power += amount.power
    return Amount(coins, workers, priests, power)


def take_income(state: State, seat: int) -> None:
    """Gain the income of a round."""
    gain(state, seat, income_of(state, seat), BY_INCOME)


def bonus_times(state: State, seat: int) -> int:
    """How often a seat gets the cult bonus of this round."""
    tile = state.parts.scoring_tiles[state.scoring[state.round - 1]]
    if tile.cult == PRIESTS_SENT:
        return state.sent[seat] // tile.every
    return state.cults[seat * CULT_COUNT + tile.cult] // tile.every


def take_cult_bonus(state: State, seat: int) -> int:
    """Gain the cult bonus of this round, but for spades: how many there are."""
    tile, times = state.parts.scoring_tiles[state.scoring[state.round - 1]], bonus_times(state, seat)
    told = tile.gain
    amount = Amount(told.coins * times, told.workers * times, told.priests * times, told.power * times)
    gain(state, seat, amount, BY_CULT_BONUS)
    return tile.spades * times

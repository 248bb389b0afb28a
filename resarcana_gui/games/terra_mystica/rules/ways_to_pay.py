"""Conversions as ways to pay: what makes a price payable, and nothing more."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.rules.basics import burnable, priest_supply
from resarcana_gui.games.terra_mystica.rules.codes import (
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_POWER,
    PRIEST_TO_WORKER,
    WORKER_POWER,
    WORKER_TO_COIN,
)
from resarcana_gui.games.terra_mystica.rules.commands import Answer
from resarcana_gui.games.terra_mystica.rules.state import State

MOST_CONVERSIONS: Final = 10
"""A price that takes more conversions is not worth them."""


def conversions_for(state: State, seat: int, price: Amount) -> list[Answer] | None:
    """Return the conversions after which a seat can pay a price; none for a price that it can pay as it is, None if
    there is no way. Power is used first, and burned where it is missing."""
    short_workers = max(0, price.workers - state.workers[seat])
    short_priests = max(0, price.priests - state.priests[seat])
    short_coins = max(0, price.coins - state.coins[seat])
    if short_priests > priest_supply(state, seat):
        return None
    power = burnable(state, seat) - PRIEST_POWER * short_priests
    by_power = min(short_workers, max(0, power) // WORKER_POWER)
    by_priest = short_workers - by_power
    power -= WORKER_POWER * by_power
    coins_by_power = min(short_coins, max(0, power))
    by_worker = short_coins - coins_by_power
    power -= coins_by_power
    spare_priests, spare_workers = state.priests[seat] - price.priests, state.workers[seat] - price.workers
    if power < 0 or by_priest > max(0, spare_priests) or by_worker > max(0, spare_workers):
        return None
    burns = max(0, burnable(state, seat) - power - state.bowl3[seat])
    numbers = {
        POWER_TO_PRIEST: short_priests,
        POWER_TO_WORKER: by_power,
        PRIEST_TO_WORKER: by_priest,
        POWER_TO_COIN: coins_by_power,
        WORKER_TO_COIN: by_worker,
    }
    return _answers(state, seat, burns, numbers)


def _answers(state: State, seat: int, burns: int, numbers: dict[int, int]) -> list[Answer] | None:
    menu = state.menus[seat]
    found = [menu.burn] * burns
    for exchange, number in numbers.items():
        found += [menu.convert[exchange]] * number
    return found if len(found) <= MOST_CONVERSIONS else None

"""What coins, workers, priests and power are worth in points, by the round in which they can be spent."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.terra_mystica.ai.weights import WEIGHTS
from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.rules.basics import faction_of, priest_supply
from resarcana_gui.games.terra_mystica.rules.codes import ROUNDS
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import KINDS

LAST_BOWLS: Final = [0.0, 0.5, 1.0]
"""Coins that a power in each bowl is worth after the last round, when coins are all that it can become."""


def next_round(state: State) -> int:
    """Return the round in which what is kept can be spent; one after the last for the final scoring."""
    return min(ROUNDS, state.round) + 1


def amount_worth(amount: Amount, at: int) -> float:
    """Return the points for an amount gained to be spent in that round."""
    coins = (
        amount.coins
        + WEIGHTS.worker[at] * amount.workers
        + WEIGHTS.priest[at] * amount.priests
        + WEIGHTS.power * amount.power
    )
    return coins * WEIGHTS.coin[at] + amount.points


def income_worth(state: State, seat: int) -> float:
    """Return the points for the income of the coming rounds, without the bonus card's, which is held for one round
    only."""
    income = lasting_income(state, seat)
    coins, workers = income.coins, income.workers
    worth = 0.0
    for at in range(state.round + 1, ROUNDS + 1):
        worth += amount_worth(income, at) - WEIGHTS.coin[at] * _idle(coins, workers, WEIGHTS.worker[at])
    return WEIGHTS.income * worth


def lasting_income(state: State, seat: int) -> Amount:
    """Return the income of each round without the bonus card's."""
    income, built = faction_of(state, seat).income, seat * KINDS
    coins = workers = priests = power = 0
    for kind in range(1, KINDS):
        amount = income[kind][state.built[built + kind]]
        coins += amount.coins
        workers += amount.workers
        priests += amount.priests
        power += amount.power
    held = state.favours[seat]
    if held:
        for tile in state.parts.favour_tiles:
            if held >> tile.number & 1:
                coins += tile.income.coins
                workers += tile.income.workers
                priests += tile.income.priests
                power += tile.income.power
    return Amount(coins, workers, priests, power)


def workers_to_come(state: State) -> float:
    """Return the points for a worker in each of the coming rounds."""
    worth = 0.0
    for at in range(state.round + 1, ROUNDS + 1):
        worth += WEIGHTS.worker[at] * WEIGHTS.coin[at]
    return worth


def held_worth(state: State, seat: int) -> float:
    """Return the points for what a seat holds, if it keeps it for the next round."""
    at = next_round(state)
    coins, workers, priests = state.coins[seat], state.workers[seat], state.priests[seat]
    one, two, three = WEIGHTS.bowls if at <= ROUNDS else LAST_BOWLS
    worth = coins + WEIGHTS.worker[at] * workers + WEIGHTS.priest[at] * priests
    worth += one * state.bowl1[seat] + two * state.bowl2[seat] + three * state.bowl3[seat]
    if at <= ROUNDS:
        worth -= _idle(coins, workers, WEIGHTS.worker[at])
    if not priest_supply(state, seat):
        worth -= 1.0
    return worth * WEIGHTS.coin[at] * (WEIGHTS.kept if at <= ROUNDS else 1.0)


def _idle(coins: int, workers: int, worker: float) -> float:
    """Return the coins that workers are worth less when there are too few coins to use them with."""
    idle = workers - WEIGHTS.spare_workers - coins / WEIGHTS.coins_per_worker
    if idle > 0.0:
        return WEIGHTS.idle_worker * worker * idle
    idle = coins - WEIGHTS.spare_coins - workers * WEIGHTS.worker_uses
    return WEIGHTS.idle_coin * idle if idle > 0.0 else 0.0

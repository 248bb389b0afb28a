"""What coins, workers, priests and power are worth in points, by the round in which they can be spent."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.rules.basics import faction_of, priest_supply
from resarcana_gui.games.terra_mystica.rules.codes import ROUNDS
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import KINDS

COIN: Final[tuple[float, ...]] = (1.03, 1.03, 0.97, 0.87, 0.7, 0.59, 0.47, 0.333)
"""Points for a coin that is spent in each round; after the last one, what the final scoring gives."""
WORKER: Final[tuple[float, ...]] = (2.09, 2.09, 2.09, 2.09, 2.09, 2.09, 1.79, 1.0)
"""Coins that a worker is worth, likewise."""
PRIEST: Final[tuple[float, ...]] = (3.62, 3.62, 3.62, 3.62, 3.62, 3.62, 2.9, 1.0)
"""Coins that a priest is worth, likewise."""
BOWLS: Final[tuple[float, ...]] = (0.32, 1.23, 1.4)
"""Coins that a power in each bowl is worth; after the last round only what it converts to."""
LAST_BOWLS: Final[tuple[float, ...]] = (0.0, 0.5, 1.0)
POWER: Final = 0.52
"""Coins that a power to be gained is worth."""
IDLE_WORKER: Final = 0.46
"""The share of its worth that a worker loses when there are no coins to use it with."""
COINS_PER_WORKER: Final = 1.29
SPARE_WORKERS: Final = 1.16
KEPT: Final = 0.91
"""The share that counts of what is kept for the next round."""
INCOME: Final = 1.15
"""The share that counts of income to come."""
IDLE_COIN: Final = 0.59
"""The share of its worth that a coin loses when there are no workers to use it with."""
WORKER_USES: Final = 2.82
SPARE_COINS: Final = 4.11
LEECH: Final[tuple[float, ...]] = (0.64, 0.64, 0.6, 0.56, 0.55, 0.41, 0.23)
"""Points for each power that a neighbour's building offers, by round: it is soon spent, and moves two bowls."""


def next_round(state: State) -> int:
    """Return the round in which what is kept can be spent; one after the last for the final scoring."""
    return min(ROUNDS, state.round) + 1


def amount_worth(amount: Amount, at: int) -> float:
    """Return the points for an amount gained to be spent in that round."""
    coins = amount.coins + WORKER[at] * amount.workers + PRIEST[at] * amount.priests + POWER * amount.power
    return coins * COIN[at] + amount.points


def income_worth(state: State, seat: int) -> float:
    """Return the points for the income of the coming rounds, without the bonus card's, which is held for one round
    only."""
    income = lasting_income(state, seat)
    coins, workers = income.coins, income.workers
    worth = 0.0
    for at in range(state.round + 1, ROUNDS + 1):
        worth += amount_worth(income, at) - COIN[at] * _idle(coins, workers, WORKER[at])
    return INCOME * worth


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
        worth += WORKER[at] * COIN[at]
    return worth


def held_worth(state: State, seat: int) -> float:
    """Return the points for what a seat holds, if it keeps it for the next round."""
    at = next_round(state)
    coins, workers, priests = state.coins[seat], state.workers[seat], state.priests[seat]
    one, two, three = BOWLS if at <= ROUNDS else LAST_BOWLS
    worth = coins + WORKER[at] * workers + PRIEST[at] * priests
    worth += one * state.bowl1[seat] + two * state.bowl2[seat] + three * state.bowl3[seat]
    if at <= ROUNDS:
        worth -= _idle(coins, workers, WORKER[at])
    if not priest_supply(state, seat):
        worth -= 1.0
    return worth * COIN[at] * (KEPT if at <= ROUNDS else 1.0)


def _idle(coins: int, workers: int, worker: float) -> float:
    """Return the coins that workers are worth less when there are too few coins to use them with."""
    idle = workers - SPARE_WORKERS - coins / COINS_PER_WORKER
    if idle > 0.0:
        return IDLE_WORKER * worker * idle
    idle = coins - SPARE_COINS - workers * WORKER_USES
    return IDLE_COIN * idle if idle > 0.0 else 0.0

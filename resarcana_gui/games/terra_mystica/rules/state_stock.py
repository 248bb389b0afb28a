"""What seats gain and pay, as primitives of the state."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.rules.codes import (
    COINS_TO_POINT,
    POINT_TO_COIN,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_POWER,
    PRIEST_TO_WORKER,
    WORKER_POWER,
)
from resarcana_gui.games.terra_mystica.rules.state_fields import Fields
from resarcana_gui.games.terra_mystica.rules.stock_events import (
    Converted,
    PointsChanged,
    PowerBurned,
    PowerGained,
    PowerSpent,
    ResourcesGained,
    ResourcesPaid,
    SpadesBought,
    SpadesForfeited,
    WorkersOrdained,
)


class StockPrimitives(Fields):
    """Primitives about coins, workers, priests, power and points."""

    def gain(self, seat: int, coins: int, workers: int, priests: int, reason: int) -> None:
        self.coins[seat] += coins
        self.workers[seat] += workers
        self.priests[seat] += priests
        if self.log is not None:
            self.log.append(ResourcesGained(seat, coins, workers, priests, reason))

    def pay(self, seat: int, coins: int, workers: int, priests: int, reason: int) -> None:
        self.coins[seat] -= coins
        self.workers[seat] -= workers
        self.priests[seat] -= priests
        if self.log is not None:
            self.log.append(ResourcesPaid(seat, coins, workers, priests, reason))

    def gain_power(self, seat: int, number: int, reason: int) -> None:
        first = min(number, self.bowl1[seat])
        self.bowl1[seat] -= first
        self.bowl2[seat] += 2 * first - number
        self.bowl3[seat] += number - first
        if self.log is not None:
            self.log.append(PowerGained(seat, number, reason))

    def spend_power(self, seat: int, number: int, reason: int) -> None:
        self._use_power(seat, number)
        if self.log is not None:
            self.log.append(PowerSpent(seat, number, reason))

    def _use_power(self, seat: int, number: int) -> None:
        self.bowl3[seat] -= number
        self.bowl1[seat] += number

    def burn_power(self, seat: int, number: int) -> None:
        self.bowl2[seat] -= 2 * number
        self.bowl3[seat] += number
        self.begun = 1
        if self.log is not None:
            self.log.append(PowerBurned(seat, number))

    def change_points(self, seat: int, number: int, reason: int) -> None:
        self.points[seat] += number
        if self.log is not None:
            self.log.append(PointsChanged(seat, number, reason))

    def buy_spades(self, seat: int, number: int) -> None:
        if self.log is not None:
            self.log.append(SpadesBought(seat, number))

    def forfeit_spades(self, seat: int, number: int) -> None:
        if self.log is not None:
            self.log.append(SpadesForfeited(seat, number))

    def ordain(self, seat: int, number: int) -> None:
        self.workers[seat] -= number
        self.priests[seat] += number
        if self.log is not None:
            self.log.append(WorkersOrdained(seat, number))

    def convert(self, seat: int, exchange: int) -> None:
        if exchange == POWER_TO_PRIEST:
            self._use_power(seat, PRIEST_POWER)
            self.priests[seat] += 1
        elif exchange == POWER_TO_WORKER:
            self._use_power(seat, WORKER_POWER)
            self.workers[seat] += 1
        elif exchange == POWER_TO_COIN:
            self._use_power(seat, 1)
            self.coins[seat] += 1
        elif exchange == PRIEST_TO_WORKER:
            self.priests[seat] -= 1
            self.workers[seat] += 1
        else:
            self._convert_to_coin_or_point(seat, exchange)
        self.begun = 1
        if self.log is not None:
            self.log.append(Converted(seat, exchange))

    def _convert_to_coin_or_point(self, seat: int, exchange: int) -> None:
        if exchange == POINT_TO_COIN:
            self.points[seat] -= 1
            self.coins[seat] += 1
        elif exchange == COINS_TO_POINT:
            self.coins[seat] -= self.parts.factions[self.faction[seat]].abilities.trade
            self.points[seat] += 1
        else:
            self.workers[seat] -= 1
            self.coins[seat] += 1

"""Chance of which a scenario has fixed the beginning: the next rolls, and the next shuffles."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.games.seasons.cards.tables import FACES
from resarcana_gui.kernel.chance import Chance, Dice, FixedOrders, numbers_given, orders_used

ROLL_BITS = 50
"""The mark of this source: `rolls used << ROLL_BITS` and the mark of the source behind it."""


class FixedRolls(Chance):
    """Fixed faces for the coming rolls of single dice; another source for all else, and when they are used up."""

    def __init__(self, rolls: Sequence[int], then: Chance, used: int = 0) -> None:
        self._rolls = list(rolls)
        self._used = min(used, len(self._rolls))
        self._then = then

    def below(self, bound: int) -> int:
        if bound != FACES or self._used == len(self._rolls):
            return self._then.below(bound)
        self._used += 1
        return self._rolls[self._used - 1]

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        return self._then.shuffled(cards)

    def mark(self) -> int:
        return self._used << ROLL_BITS | self._then.mark()


def scenario_chance(rolls: Sequence[int], shuffles: Sequence[Sequence[int]], seed: int | str, mark: int) -> Chance:
    """Return the chance of a scenario, at a mark that an earlier one has returned."""
    rest = mark & ((1 << ROLL_BITS) - 1)
    orders = FixedOrders(shuffles, Dice(seed, numbers_given(rest)), orders_used(rest))
    return FixedRolls(rolls, orders, mark >> ROLL_BITS)

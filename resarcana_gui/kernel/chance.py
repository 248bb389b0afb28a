"""Chance. It comes from outside the rules, and the outcomes of shuffles are recorded in the events."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of random numbers and shuffles."""

    @abstractmethod
    def below(self, bound: int) -> int:
        """Return a number from 0 up to, but not including, the bound, all equally likely."""

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        """Return the cards in a new order, all orders equally likely (Fisher-Yates)."""
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def mark(self) -> int:
        """Return the position of this source: how many numbers it has given. `Dice(seed, mark)` continues from
        there."""
        return 0


class Dice(Chance):
    """A seeded source: the same seed gives the same numbers on every machine and in every Python version.

    Python promises that `random.random()` stays reproducible for a seed; it makes no such promise for `shuffle`.
    """

    def __init__(self, seed: int | str, mark: int = 0) -> None:
        self._seed: Final = seed
        self._random: random.Random | None = None  # created on first use: most searches need no chance
        self._mark = 0
        for _ in range(mark):
            self.below(1)

    def below(self, bound: int) -> int:
        self._mark += 1
        numbers = self._random
        if numbers is None:
            numbers = self._random = random.Random(self._seed)
        return int(numbers.random() * bound)

    def mark(self) -> int:
        return self._mark


class FixedOrders(Chance):
    """Fixed orders for the coming shuffles, used one after another; when they are used up, another source takes over.

    An order need not be complete: the cards it names come first, and the rest follow as the other source shuffles
    them. Names that are not among the cards being shuffled are skipped.
    """

    def __init__(self, orders: Sequence[Sequence[int]], then: Chance, used: int = 0) -> None:
        """The first `used` orders have already been used (see `orders_used`)."""
        self._orders = [list(order) for order in orders]
        self._used = min(used, len(self._orders))
        self._then = then

    def below(self, bound: int) -> int:
        return self._then.below(bound)

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        if self._used == len(self._orders):
            return self._then.shuffled(cards)
        order = self._orders[self._used]
        self._used += 1
        first = [card for card in dict.fromkeys(order) if card in cards]
        return first + self._then.shuffled([card for card in cards if card not in first])

    def mark(self) -> int:
        """Return the number of orders used and the other source's position, in one number (see `orders_used`,
        `numbers_given`)."""
        return self._used << MARK_BITS | self._then.mark()


MARK_BITS: Final = 40


def orders_used(mark: int) -> int:
    """Return the number of fixed orders used at this mark."""
    return mark >> MARK_BITS


def numbers_given(mark: int) -> int:
    """Return how many numbers the dice had given at this mark."""
    return mark & ((1 << MARK_BITS) - 1)

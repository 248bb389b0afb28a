"""Chance comes from outside the rules: shuffles whose outcome travels in the events."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where the outcomes of shuffles come from."""

    @abstractmethod
    def below(self, bound: int) -> int:
        """A number from 0 up to, but not including, the bound, all equally likely."""

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        """The cards in a new order, all orders equally likely (Fisher-Yates)."""
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def mark(self) -> int:
        """The position of this source: how many numbers it has given. `Dice(seed, mark)` continues from there."""
        return 0


class Dice(Chance):
    """Seeded chance: the same seed gives the same numbers, on every machine and in every Python version.

    Python promises that `random.random()` stays reproducible for a seed; it does not promise it for `shuffle`.
    """

    def __init__(self, seed: int | str, mark: int = 0) -> None:
        self._seed: Final = seed
        self._random: random.Random | None = None  # made when it is asked: most of what is tried needs no chance
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
    """Fixed orders for the coming shuffles, used in turn; another source when they are used up.

    An order need not be complete: the cards it names come first, the rest follow as the other source shuffles them.
    Names that are not among the cards being shuffled are skipped.
    """

    def __init__(self, orders: Sequence[Sequence[int]], then: Chance, used: int = 0) -> None:
        """`used` orders have been used already (see `orders_used`)."""
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
        """Both the number of orders used and the other source's position (see `orders_used`, `numbers_given`)."""
        return self._used << MARK_BITS | self._then.mark()


MARK_BITS: Final = 40


def orders_used(mark: int) -> int:
    """The number of fixed orders used at this mark."""
    return mark >> MARK_BITS


def numbers_given(mark: int) -> int:
    """The number of numbers the dice had given at this mark."""
    return mark & ((1 << MARK_BITS) - 1)

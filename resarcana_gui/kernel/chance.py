"""Chance comes from outside the rules: shuffles whose outcome travels in the events."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """Where the outcomes of shuffles come from."""

    @abstractmethod
    def below(self, bound: int) -> int:
        """A number from 0 up to, but not including, the bound; each is as likely."""

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        """The cards in a new order; every order is as likely (Fisher and Yates)."""
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def mark(self) -> int:
        """Where this source stands: how many numbers it has given. `Dice(seed, mark)` goes on from there."""
        return 0


class Dice(Chance):
    """Seeded chance: the same seed gives the same numbers, on every machine and in every Python version.

    Python promises that `random.random()` stays reproducible for a seed; it does not promise it for `shuffle`.
    """

    def __init__(self, seed: int | str, mark: int = 0) -> None:
        self._random = random.Random(seed)
        self._mark = 0
        for _ in range(mark):
            self.below(1)

    def below(self, bound: int) -> int:
        self._mark += 1
        return int(self._random.random() * bound)

    def mark(self) -> int:
        return self._mark


class FixedOrders(Chance):
    """Given orders for the coming shuffles, first come first served; another source when they are used up.

    An order need not be complete: the cards it names come first, the others follow as the other source shuffles
    them. Names that are not among the cards to be shuffled are passed over.
    """

    def __init__(self, orders: Sequence[Sequence[int]], then: Chance) -> None:
        self._orders = [list(order) for order in orders]
        self._then = then

    def below(self, bound: int) -> int:
        return self._then.below(bound)

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        if not self._orders:
            return self._then.shuffled(cards)
        first = [card for card in self._orders.pop(0) if card in cards]
        rest = [card for card in cards if card not in first]
        return first + (self._then.shuffled(rest) if rest else rest)

    def mark(self) -> int:
        return self._then.mark()

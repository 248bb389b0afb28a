"""Choosing one of many amounts of essences, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import ESSENCES, count_of, covers, of, shared, total


class Mix:
    """An amount in the making. Only steps are possible after which one of the given amounts can still be reached."""

    def __init__(self, amounts: Sequence[int]) -> None:
        """All amounts that may be chosen, the best first: that one is chosen at the beginning. At least one."""
        self.amounts: Final = tuple(amounts)
        self._known: Final = frozenset(amounts)
        self.least: Final = reduce(shared, amounts)
        """What is part of every amount."""
        self.chosen = self.amounts[0]
        """What is chosen now."""
        self._latest = -1
        """The essence that was added last."""

    @property
    def complete(self) -> bool:
        """Whether what is chosen is one of the amounts."""
        return self.chosen in self._known

    @property
    def remaining(self) -> int:
        """How many essences are to be added at least."""
        return min(total(amount) for amount in self._above(self.chosen)) - total(self.chosen)

    @property
    def types(self) -> tuple[int, ...]:
        """The essences that occur in any of the amounts."""
        return tuple(essence for essence in range(ESSENCES) if self.most(essence))

    def most(self, essence: int) -> int:
        """The most of an essence that can be chosen."""
        return max(count_of(amount, essence) for amount in self.amounts)

    def can_add(self, essence: int) -> bool:
        """Whether there may be one more of an essence, perhaps in place of another."""
        return self.most(essence) > count_of(self.chosen, essence)

    def add(self, essence: int) -> None:
        """One more of an essence. Where there is no room for it, it takes the place of others: of as few as it must,
        and not of the one that was added last. Does nothing when there cannot be one more."""
        if not self.can_add(essence):
            return
        more = self.chosen + of(essence)
        if not self._above(more):
            more = self._exchanged(essence)
        self._latest = essence
        self.chosen = self._forced(more)

    def can_remove(self, essence: int) -> bool:
        """Whether there may be one less of an essence."""
        return count_of(self.chosen, essence) > count_of(self.least, essence)

    def remove(self, essence: int) -> None:
        """One less of an essence. Does nothing when there cannot be."""
        if not self.can_remove(essence):
            return
        less = self.chosen - of(essence)
        if self.complete and self._forced(less) == self.chosen:
            less = self.least
        self.chosen = less

    def choose(self, amount: int) -> None:
        """Choose one of the amounts at once. Raises ValueError for another."""
        if amount not in self._known:
            raise ValueError(f"The amount {amount} is not among those to choose from.")
        self.chosen = amount

    def clear(self) -> None:
        """Choose nothing but what has to be."""
        self.chosen = self.least

    def reset(self) -> None:
        """As it was at the beginning."""
        self.chosen = self.amounts[0]

    def _above(self, amount: int) -> list[int]:
        return [one for one in self.amounts if covers(one, amount)]

    def _exchanged(self, essence: int) -> int:
        wished = count_of(self.chosen, essence) + 1
        best = max(
            (amount for amount in self.amounts if count_of(amount, essence) >= wished),
            key=lambda amount: self._kept(shared(amount, self.chosen)),
        )
        return shared(best, self.chosen) + of(essence)

    def _kept(self, amount: int) -> tuple[int, int]:
        """How good it is to keep this much of what is chosen."""
        return total(amount), count_of(amount, self._latest) if self._latest >= 0 else 0

    def _forced(self, amount: int) -> int:
        """The only amount that can still be reached, or else the one that was given."""
        above = self._above(amount)
        return above[0] if len(above) == 1 else amount

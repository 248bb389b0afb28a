"""Choosing one of many amounts, such as payments, step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Final, Generic, TypeVar

A = TypeVar("A")
"""An amount, as the game writes it."""

Counts = tuple[int, ...]
"""How many there are of each kind."""


class Mix(Generic[A]):
    """An amount in the making. Only steps are possible after which one of the given amounts can still be reached."""

    def __init__(
        self, amounts: Sequence[A], counts: Callable[[A], Sequence[int]], amount: Callable[[Sequence[int]], A]
    ) -> None:
        """All amounts that may be chosen, the best first: that one is chosen at the beginning. At least one. `counts`
        says how many of each kind an amount has, `amount` makes one of that."""
        self.amounts: Final = tuple(amounts)
        self._of: Final = counts
        self._amount: Final = amount
        self._all: Final = [tuple(counts(each)) for each in self.amounts]
        self._known: Final = frozenset(self._all)
        self._least: Final = reduce(_shared, self._all)
        self._chosen: Counts = self._all[0]
        self._latest = -1
        """The kind of which one was added last."""

    @property
    def chosen(self) -> A:
        """What is chosen now."""
        return self._amount(self._chosen)

    @chosen.setter
    def chosen(self, amount: A) -> None:
        self._chosen = tuple(self._of(amount))

    @property
    def complete(self) -> bool:
        """Whether what is chosen is one of the amounts."""
        return self._chosen in self._known

    @property
    def remaining(self) -> int:
        """How many are to be added at least."""
        return min(map(sum, self._above(self._chosen))) - sum(self._chosen)

    @property
    def types(self) -> Counts:
        """The kinds that occur in any of the amounts."""
        return tuple(kind for kind in range(len(self._least)) if self.most(kind))

    def count(self, kind: int) -> int:
        """How many of a kind are chosen now."""
        return self._chosen[kind]

    def most(self, kind: int) -> int:
        """The most of a kind that can be chosen."""
        return max(counts[kind] for counts in self._all)

    def can_add(self, kind: int) -> bool:
        """Whether there may be one more of a kind, perhaps in place of another."""
        return self.most(kind) > self._chosen[kind]

    def add(self, kind: int) -> None:
        """One more of a kind. Where there is no room for it, it takes the place of others: of as few as it must, and
        not of the one that was added last. Does nothing when there cannot be one more."""
        if not self.can_add(kind):
            return
        more = _changed(self._chosen, kind, 1)
        if not self._above(more):
            more = self._exchanged(kind)
        self._latest = kind
        self._chosen = self._forced(more)

    def can_remove(self, kind: int) -> bool:
        """Whether there may be one less of a kind."""
        return self._chosen[kind] > self._least[kind]

    def remove(self, kind: int) -> None:
        """One less of a kind. Does nothing when there cannot be."""
        if not self.can_remove(kind):
            return
        less = _changed(self._chosen, kind, -1)
        if self.complete and self._forced(less) == self._chosen:
            less = self._least
        self._chosen = less

    def choose(self, amount: A) -> None:
        """Choose one of the amounts at once. Raises ValueError for another."""
        if tuple(self._of(amount)) not in self._known:
            raise ValueError(f"The amount {amount} is not among those to choose from.")
        self.chosen = amount

    def clear(self) -> None:
        """Choose nothing but what has to be."""
        self._chosen = self._least

    def reset(self) -> None:
        """As it was at the beginning."""
        self._chosen = self._all[0]

    def _above(self, counts: Counts) -> list[Counts]:
        return [each for each in self._all if _shared(each, counts) == counts]

    def _exchanged(self, kind: int) -> Counts:
        wished = self._chosen[kind] + 1
        best = max(
            (counts for counts in self._all if counts[kind] >= wished),
            key=lambda counts: self._kept(_shared(counts, self._chosen)),
        )
        return _changed(_shared(best, self._chosen), kind, 1)

    def _kept(self, counts: Counts) -> tuple[int, int]:
        """How good it is to keep this much of what is chosen."""
        return sum(counts), counts[self._latest] if self._latest >= 0 else 0

    def _forced(self, counts: Counts) -> Counts:
        """The only amount that can still be reached, or else the one that was given."""
        above = self._above(counts)
        return above[0] if len(above) == 1 else counts


def _shared(one: Counts, other: Counts) -> Counts:
    """Kind by kind the smaller number."""
    return tuple(map(min, one, other))


def _changed(counts: Counts, kind: int, by: int) -> Counts:
    return (*counts[:kind], counts[kind] + by, *counts[kind + 1 :])

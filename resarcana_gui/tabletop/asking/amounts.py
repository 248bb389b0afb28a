"""Putting one of many amounts, such as payments, together step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from operator import le
from typing import Final, Generic, TypeVar

A = TypeVar("A")
"""An amount, in the form that the game uses."""

Counts = tuple[int, ...]
"""The number of each kind."""


class AmountModel(Generic[A]):
    """An amount in progress. Only steps are possible from which one of the given amounts can still be reached."""

    def __init__(
        self, amounts: Sequence[A], counts: Callable[[A], Sequence[int]], amount: Callable[[Sequence[int]], A]
    ) -> None:
        """`amounts`: all possible amounts, at least one, the best first; that one is chosen at the start. `counts`
        returns the number of each kind in an amount, `amount` the reverse."""
        self.amounts: Final = tuple(amounts)
        self._of: Final = counts
        self._amount: Final = amount
        self._all: Final = [tuple(counts(each)) for each in self.amounts]
        self._known: Final = frozenset(self._all)
        self._least: Final = reduce(_shared, self._all)
        self._chosen: Counts = self._all[0]
        self._latest = -1
        """The kind added last; -1 for none."""
        self._added: Counts = (0,) * len(self._least)
        """How much of the choice was added step by step; the rest was there at the start."""

    @property
    def chosen(self) -> A:
        """The current choice."""
        return self._amount(self._chosen)

    @chosen.setter
    def chosen(self, amount: A) -> None:
        self._start(tuple(self._of(amount)))

    @property
    def complete(self) -> bool:
        """Whether the choice is one of the amounts."""
        return self._chosen in self._known

    @property
    def remaining(self) -> int:
        """How many must still be added at least."""
        return min(map(sum, self._above(self._chosen))) - sum(self._chosen)

    @property
    def types(self) -> Counts:
        """The kinds that occur in any of the amounts."""
        return tuple(kind for kind in range(len(self._least)) if self.most(kind))

    def count(self, kind: int) -> int:
        """Return the chosen number of a kind."""
        return self._chosen[kind]

    def most(self, kind: int) -> int:
        """Return the greatest possible number of a kind."""
        return max(counts[kind] for counts in self._all)

    def can_add(self, kind: int) -> bool:
        """Return whether a kind can be increased, perhaps in place of another."""
        return self.most(kind) > self._chosen[kind]

    def add(self, kind: int) -> None:
        """Add one of a kind. Without room for it, it replaces others: as few as possible, first those that were not
        added before, and not the kind added last. Does nothing when that is impossible."""
        if not self.can_add(kind):
            return
        more = _changed(self._chosen, kind, 1)
        if not self._above(more):
            more = self._exchanged(kind)
        self._latest = kind
        self._chosen = self._forced(more)
        self._added = _shared(_changed(self._added, kind, 1), self._chosen)

    def can_remove(self, kind: int) -> bool:
        """Return whether a kind can be decreased."""
        return self._chosen[kind] > self._least[kind]

    def remove(self, kind: int) -> None:
        """Remove one of a kind. Does nothing when that is impossible."""
        if not self.can_remove(kind):
            return
        less = _changed(self._chosen, kind, -1)
        if self.complete and self._forced(less) == self._chosen:
            less = self._least
        self._chosen = less
        self._added = _shared(self._added, less)

    def choose(self, amount: A) -> None:
        """Choose one of the amounts. Raises ValueError for any other."""
        if tuple(self._of(amount)) not in self._known:
            raise ValueError(f"The amount {amount} is not among those to choose from.")
        self.chosen = amount

    def clear(self) -> None:
        """Choose as little as possible."""
        self._start(self._least)

    def reset(self) -> None:
        """Restore the initial choice."""
        self._start(self._all[0])

    def _start(self, counts: Counts) -> None:
        """Choose an amount of which nothing was added step by step."""
        self._chosen = counts
        self._added = (0,) * len(counts)

    def _above(self, counts: Counts) -> list[Counts]:
        return [each for each in self._all if all(map(le, counts, each))]

    def _exchanged(self, kind: int) -> Counts:
        wished = self._chosen[kind] + 1
        best = max(
            (counts for counts in self._all if counts[kind] >= wished),
            key=lambda counts: self._kept(_shared(counts, self._chosen)),
        )
        return _changed(_shared(best, self._chosen), kind, 1)

    def _kept(self, counts: Counts) -> tuple[int, int, int]:
        """Return how much these counts keep of the current choice, of what was added, and of the kind added last."""
        return sum(counts), sum(_shared(counts, self._added)), counts[self._latest] if self._latest >= 0 else 0

    def _forced(self, counts: Counts) -> Counts:
        """Return the only amount that can still be reached, or else the given counts."""
        above = self._above(counts)
        return above[0] if len(above) == 1 else counts


def _shared(one: Counts, other: Counts) -> Counts:
    """Return the smaller number of each kind."""
    return tuple(map(min, one, other))


def _changed(counts: Counts, kind: int, by: int) -> Counts:
    return (*counts[:kind], counts[kind] + by, *counts[kind + 1 :])

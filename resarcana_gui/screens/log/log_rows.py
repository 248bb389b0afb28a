"""The rows of the log, and where each row lies. It knows their heights, but not their looks."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
    """One sentence of the log."""

    sentence: str
    at: int
    """The position in the history it leads to."""
    seat: int | None = None
    """The seat whose doing it was; None for the game's."""
    heading: bool = False
    """Whether it is the heading of a round."""
    thin: bool = False
    """Whether it is the line before what is new; there is never more than one."""


class Rows:
    """The entries from top to bottom, with their places."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._ends: list[float] = []

    @property
    def height(self) -> float:
        """The height of all rows."""
        return self._ends[-1] if self._ends else 0.0

    def add(self, entry: Entry, height: float) -> None:
        """Add one at the bottom."""
        self.entries.append(entry)
        self._ends.append(self.height + height)

    def drop_line(self) -> int | None:
        """Remove the line before what is new; returns its row."""
        number = next((number for number, entry in enumerate(self.entries) if entry.thin), None)
        if number is not None:
            top, bottom = self.span(number)
            del self.entries[number], self._ends[number]
            self._ends[number:] = [end - (bottom - top) for end in self._ends[number:]]
        return number

    def cut(self, at: int) -> None:
        """Remove what led beyond a position."""
        while self.entries and self.entries[-1].at > at:
            self.entries.pop()
            self._ends.pop()

    def span(self, number: int) -> tuple[float, float]:
        """The top and bottom of a row."""
        return (self._ends[number - 1] if number else 0.0), self._ends[number]

    def row_at(self, y: float) -> int | None:
        """The row at a height; None outside all of them."""
        return bisect_right(self._ends, y) if 0 <= y < self.height else None

    def between(self, top: float, bottom: float) -> range:
        """The rows that lie at least partly between two heights."""
        first = bisect_right(self._ends, max(top, 0.0))
        last = bisect_right(self._ends, bottom)
        return range(first, min(last + 1, len(self.entries)))

    def sentence_from(self, numbers: Iterable[int]) -> int | None:
        """The first of these rows that is not a heading; None when there is none."""
        return next((number for number in numbers if not self.entries[number].heading), None)

    def led_to(self, at: int) -> int | None:
        """The last sentence told by a position."""
        told = (number for number in reversed(range(len(self.entries))) if self.entries[number].at <= at)
        return self.sentence_from(told)

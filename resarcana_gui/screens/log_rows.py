"""What the log tells, row by row, and where each row lies. It knows how high a row is, and nothing of how it looks."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
    """One sentence of the log."""

    sentence: str
    at: int
    """The position in the history that it leads to."""
    seat: int | None = None
    """Whose doing it was; nobody's for what the game does."""
    heading: bool = False
    """Whether it is the name of what follows: a round."""
    thin: bool = False
    """Whether it is only a line before what is new; there is never more than one."""


class Rows:
    """The entries from the top to the bottom, with where they lie."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._ends: list[float] = []

    @property
    def height(self) -> float:
        """How high all are."""
        return self._ends[-1] if self._ends else 0.0

    def add(self, entry: Entry, height: float) -> None:
        """One more at the bottom."""
        self.entries.append(entry)
        self._ends.append(self.height + height)

    def drop_line(self) -> int | None:
        """Forget the line before what is new; where it was."""
        number = next((number for number, entry in enumerate(self.entries) if entry.thin), None)
        if number is not None:
            top, bottom = self.span(number)
            del self.entries[number], self._ends[number]
            self._ends[number:] = [end - (bottom - top) for end in self._ends[number:]]
        return number

    def cut(self, at: int) -> None:
        """Forget what led beyond a position."""
        while self.entries and self.entries[-1].at > at:
            self.entries.pop()
            self._ends.pop()

    def span(self, number: int) -> tuple[float, float]:
        """Where a row begins and ends."""
        return (self._ends[number - 1] if number else 0.0), self._ends[number]

    def row_at(self, y: float) -> int | None:
        """The row at a height; None beside all of them."""
        return bisect_right(self._ends, y) if 0 <= y < self.height else None

    def between(self, top: float, bottom: float) -> range:
        """The rows of which something lies between two heights."""
        first = bisect_right(self._ends, max(top, 0.0))
        last = bisect_right(self._ends, bottom)
        return range(first, min(last + 1, len(self.entries)))

    def sentence_from(self, numbers: Iterable[int]) -> int | None:
        """The first of these rows that is no heading; None when there is none."""
        return next((number for number in numbers if not self.entries[number].heading), None)

    def led_to(self, at: int) -> int | None:
        """The last sentence that was told by a position."""
        told = (number for number in reversed(range(len(self.entries))) if self.entries[number].at <= at)
        return self.sentence_from(told)

"""The course of a game for the scrubber: positions, whose turn each belongs to, and where rounds begin."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Turn(NamedTuple):
    """A turn: the position before it, the round, and the player's name."""

    at: int
    round: int
    name: str
    yours: bool = False
    """Whether it is the viewer's."""


class Timeline:
    """The turns of a game so far, in order, and the current position."""

    def __init__(self, turns: Sequence[Turn] = (), last: int = 0) -> None:
        self.turns = list(turns)
        self.last = last
        self._starts = [turn.at for turn in self.turns]

    def turn(self, at: int) -> Turn | None:
        """The turn that a position belongs to; None before the first."""
        number = bisect_right(self._starts, at) - 1
        return self.turns[number] if number >= 0 else None

    def earlier(self, at: int | None) -> int:
        """The beginning of the turn before a position; the start when there is none. None is now."""
        number = bisect_left(self._starts, self.last if at is None else at) - 1
        return self._starts[number] if number >= 0 else 0

    def later(self, at: int | None) -> int | None:
        """The beginning of the turn after a position; now when there is none."""
        number = bisect_right(self._starts, self.last if at is None else at)
        return self.known(self._starts[number]) if number < len(self._starts) else None

    def known(self, at: int) -> int | None:
        """A valid position; None when it is now."""
        return None if at >= self.last else max(at, 0)

    def rounds(self) -> Iterator[tuple[int, int]]:
        """Each round with the position at which it begins."""
        before = 0
        for turn in self.turns:
            if turn.round != before:
                before = turn.round
                yield turn.round, turn.at

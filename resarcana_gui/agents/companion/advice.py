"""What the companion says about a question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.agents.companion.reasons import Reason
from resarcana_gui.kernel.command import Command

SURE: Final = 2.0
"""Standard errors: two chances that differ by less are about equal."""
TURNING: Final = 0.08
"""A choice that costs at least this much of the chance to win may be a turning point."""
SUREST: Final = 97
"""Percent: the surest that anything is called which is not proved; the least sure is 100 minus this."""
CERTAIN: Final = 1.0
"""The chance of a victory that was proved. What was only looked at, however often, stays below."""
LIKELIEST: Final = 0.999


def percent(chance: float) -> int:
    """A chance as it is told to a person, in whole percent; 0 and 100 only where it was proved."""
    if chance in (0.0, CERTAIN):
        return round(100 * chance)
    return min(SUREST, max(100 - SUREST, round(100 * chance)))


def percents(chances: Sequence[float]) -> list[int]:
    """The chances of all seats as they are told: the likeliest has what is left of 100, since those who have next to
    nothing are told to have a little."""
    told = [percent(chance) for chance in chances]
    told[max(range(len(told)), key=chances.__getitem__)] += 100 - sum(told)
    return told


def uncertain(chance: float) -> float:
    """The chance of what was looked at: neither 0 nor 1, which only a proof gives."""
    return min(LIKELIEST, max(1.0 - LIKELIEST, chance))


@dataclass(frozen=True)
class Line:
    """An answer, and what may come of it when the questions that follow it are answered as well as can be."""

    answer: Command
    chance: float
    """The chance to win of the seat that is asked, from 0 to 1."""
    error: float
    """The standard error of the chance."""
    behind: float = 0.0
    """How much less the chance is than the best line's."""
    behind_error: float = 0.0
    """The standard error of that: less than the two errors together, since both lines met the same worlds."""
    reason: Reason | None = None
    """What speaks for it most, beside the other lines; None when nothing does clearly."""

    @property
    def as_good(self) -> bool:
        """Whether it is about as good as the best."""
        return self.behind <= SURE * self.behind_error


@dataclass(frozen=True)
class Advice:
    """The best lines first, and how likely each seat is to win if the best is taken."""

    lines: tuple[Line, ...]
    chances: tuple[float, ...]
    """By seat; they sum to 1."""

    @property
    def best(self) -> Line:
        """The best line."""
        return self.lines[0]

    def line(self, answer: Command) -> Line | None:
        """The line that begins with an answer; None when it is not among these."""
        return next((line for line in self.lines if line.answer == answer), None)

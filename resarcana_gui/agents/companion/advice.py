"""What the companion says about a question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.agents.companion.reasons import Reason
from resarcana_gui.kernel.command import Command

SURE: Final = 2.0
"""Two chances that differ by fewer standard errors than this count as about equal."""
SEEN: Final = 0.02
"""The difference from which one chance is told to be less than another ..."""
NEAR: Final = 0.06
"""... and from which the two do not look about equal, whatever the errors are."""
TURNING: Final = 0.08
"""The loss of chance from which a choice may be a turning point."""
SUREST: Final = 97
"""The highest percentage shown for anything not proved; the lowest is 100 minus this."""
CERTAIN: Final = 1.0
"""The chance of a proved victory. Whatever was only searched stays below it."""
LIKELIEST: Final = 0.999


def percent(chance: float) -> int:
    """Return a chance in whole percent, as shown to a player; 0 and 100 only where proved."""
    if chance in (0.0, CERTAIN):
        return round(100 * chance)
    return min(SUREST, max(100 - SUREST, round(100 * chance)))


def percents(chances: Sequence[float]) -> list[int]:
    """Return the chances of all seats in whole percent, as shown to players. The likeliest gets the remainder to
    100, since seats with next to nothing are shown to have a little."""
    told = [percent(chance) for chance in chances]
    told[max(range(len(told)), key=chances.__getitem__)] += 100 - sum(told)
    return told


def uncertain(chance: float) -> float:
    """Return a chance clipped to what searching can claim: never 0 or 1, which need a proof."""
    return min(LIKELIEST, max(1.0 - LIKELIEST, chance))


@dataclass(frozen=True)
class Line:
    """An answer, and what may come of it if the questions that follow are answered as well as possible."""

    answer: Command
    chance: float
    """The asked seat's chance to win, from 0 to 1."""
    error: float
    """The standard error of the chance."""
    behind: float = 0.0
    """How far the chance lies below the best line's."""
    behind_error: float = 0.0
    """The standard error of that difference; less than the two errors together, since both lines were tried in the
    same worlds."""
    reason: Reason | None = None
    """What speaks most for it compared with the other lines; None when nothing clearly does."""

    @property
    def as_good(self) -> bool:
        """Whether it is about as good as the best."""
        return self.behind <= SURE * self.behind_error

    @property
    def is_behind(self) -> bool:
        """Whether it is worse than the best, beyond chance and by enough to be seen in the chances that are told."""
        return not self.as_good and self.behind >= SEEN

    @property
    def about_equal(self) -> bool:
        """Whether a player can be told so: it is not behind, and the chances that are told do not say otherwise."""
        return not self.is_behind and self.behind < NEAR


@dataclass(frozen=True)
class Advice:
    """The lines, best first, and each seat's chance to win if the best is taken."""

    lines: tuple[Line, ...]
    chances: tuple[float, ...]
    """By seat; they sum to 1."""
    seat: int = 0
    """The advised seat."""
    early: bool = False
    """Whether it is too early in the game for numbers; chances are then told in words."""

    @property
    def best(self) -> Line:
        """The best line."""
        return self.lines[0]

    def line(self, answer: Command) -> Line | None:
        """Return the line that begins with an answer; None when it is not among the lines."""
        return next((line for line in self.lines if line.answer == answer), None)

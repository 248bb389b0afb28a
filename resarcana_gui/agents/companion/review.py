"""Reviewing a finished game: the seat's chances, where they turned, and whether by choice or by luck.

Choices are judged by what the seat knew then, never by the truth. Where nothing happened between two choices, not
even chance, the chance after the first is the chance before the second, and the later estimate is the better one: a
line worth more than it seemed at its beginning was no mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeAlias

from resarcana_gui.agents.companion.advice import CERTAIN, TURNING, Advice, Line
from resarcana_gui.agents.companion.adviser import Adviser
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

SURE: Final = 3.0
"""Standard errors that a turning point must cost."""
FORTUNE: Final = 0.12
"""The least change of a chance that is told as luck or as the others' doing: what a choice costs is known better."""
RISE: Final = 0.1
"""The least growth of a chance that is told."""

Alone: TypeAlias = Callable[[int, int], bool]
"""Whether nothing but a seat's own choices happened between two positions."""


@dataclass(frozen=True)
class Position:
    """A question that a seat was asked, and its answer."""

    at: int
    """The number of commands before it."""
    view: State
    """What the seat saw."""
    pending: Pending
    answer: Command


@dataclass(frozen=True)
class Moment:
    """A choice, in a turn or within it: what was played, and what would have been better."""

    at: int
    """The number of commands before it."""
    played: Line
    best: Line

    @property
    def loss(self) -> float:
        """What the choice cost of the chance to win."""
        return max(0.0, self.played.behind)

    @property
    def is_turning_point(self) -> bool:
        """Whether it cost a lot, beyond doubt."""
        return self.loss >= TURNING and self.loss > SURE * self.played.behind_error


class Swing(NamedTuple):
    """How a chance changed between a choice and the next, or the end: draws, reveals, and what others did."""

    moment: Moment
    before: float
    """The chance right after the choice, from 0 to 1."""
    after: float

    @property
    def gain(self) -> float:
        """How much it grew; negative when it shrank."""
        return self.after - self.before


class Rise(NamedTuple):
    """How a chance grew from one choice to a later one, or to the end, by whatever happened between them."""

    first: Moment
    before: float
    """The chance at the first choice, from 0 to 1."""
    last: Moment | None
    """The later choice; None for the end."""
    after: float


@dataclass(frozen=True)
class Review:
    """A seat's game, choice by choice, in hindsight (see in_hindsight)."""

    seat: int
    moments: tuple[Moment, ...]
    result: float
    """The seat's share of the victory in the end, from 0 to 1."""

    @property
    def turning_points(self) -> list[Moment]:
        """The choices that cost most, in order."""
        return [moment for moment in self.moments if moment.is_turning_point]

    @property
    def well_chosen(self) -> int:
        """The number of choices that were the best or about as good."""
        return sum(moment.played.as_good for moment in self.moments)

    @property
    def swings(self) -> list[Swing]:
        """After each choice, what changed without the seat's doing."""
        after = [*(moment.best.chance for moment in self.moments[1:]), self.result][: len(self.moments)]
        return [Swing(moment, moment.played.chance, then) for moment, then in zip(self.moments, after, strict=True)]

    @property
    def best_luck(self) -> Swing | None:
        """The swing that helped most; None when none helped much."""
        best = max(self.swings, key=lambda swing: swing.gain, default=None)
        return best if best is not None and best.gain >= FORTUNE else None

    @property
    def worst_luck(self) -> Swing | None:
        """The swing that harmed most; None when none harmed much."""
        worst = min(self.swings, key=lambda swing: swing.gain, default=None)
        return worst if worst is not None and worst.gain <= -FORTUNE else None

    @property
    def best_rise(self) -> Rise | None:
        """The largest growth of the chance between any two choices, or to the end; None when it never grew much."""
        lowest, best = None, None
        ends = [*((moment, moment.best.chance) for moment in self.moments), (None, self.result)]
        for moment, chance in ends:
            if lowest is not None and (best is None or chance - lowest.best.chance > best.after - best.before):
                best = Rise(lowest, lowest.best.chance, moment, chance)
            if moment is not None and (lowest is None or chance < lowest.best.chance):
                lowest = moment
        return best if best is not None and best.after - best.before >= RISE else None


def moments_of(adviser: Adviser, positions: Iterable[Position]) -> Iterator[Moment]:
    """Yield the moments one by one as they are ready, leaving out questions without a choice."""
    for position in positions:
        advice = adviser.judge(position.view, position.pending, position.answer)
        moment = None if advice is None else moment_of(position.at, position.answer, advice)
        if moment is not None:
            yield moment


def moment_of(at: int, answer: Command, advice: Advice) -> Moment | None:
    """Return what was played beside what is best; None when the answer was not examined."""
    played = advice.line(answer)
    return None if played is None else Moment(at, played, advice.best)


def in_hindsight(moments: Iterable[Moment], alone: Alone, end: int, result: float | None) -> Iterator[Moment]:
    """Yield a seat's moments, corrected by what its choices are known to have led to. `result` is its share of the
    victory at position `end`, None while the game goes on."""
    chain: list[Moment] = []
    for moment in moments:
        if chain and not alone(chain[-1].at, moment.at):
            yield from _corrected(chain, None)
            chain = []
        chain.append(moment)
    yield from _corrected(chain, result if chain and alone(chain[-1].at, end) else None)


def _corrected(chain: Sequence[Moment], after: float | None) -> list[Moment]:
    """Return moments between which nothing happened, each with the chance that the next one found, the last with
    `after`."""
    found: list[Moment] = []
    for moment in reversed(chain):
        corrected = moment if after is None else _led_to(moment, after)
        found.append(corrected)
        after = corrected.best.chance
    return found[::-1]


def _led_to(moment: Moment, after: float) -> Moment:
    """Return a moment whose choice led to this chance. If that is less than expected, the expectation of the best
    was too high by as much, unless it was certain."""
    less = min(0.0, after - moment.played.chance)
    top = moment.best.chance if moment.best.chance == CERTAIN else moment.best.chance + less
    top = max(top, after)
    played = replace(moment.played, chance=after, behind=top - after)
    return replace(moment, played=played, best=replace(moment.best, chance=top))

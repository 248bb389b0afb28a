"""Going through a game that was played: each seat's chances, where they turned, and whether by choice or by luck.

A seat's choices are looked at with what the seat knew then, never with the truth. Where nothing happened between two
of them, not even chance, the chance after the one is that before the other, and the later look is the better one: a way
that was worth more than it seemed at its beginning was no mistake.
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
"""The standard errors that a turning point has to cost."""

Alone: TypeAlias = Callable[[int, int], bool]
"""Whether from one position to another nothing happened but what a seat chose."""


@dataclass(frozen=True)
class Position:
    """A question that a seat was asked, and what it answered."""

    at: int
    """How many commands there were before it."""
    view: State
    """What the seat saw."""
    pending: Pending
    answer: Command


@dataclass(frozen=True)
class Moment:
    """A choice, in a turn or within it: what was played, and what would have been better."""

    at: int
    """How many commands there were before it."""
    played: Line
    best: Line

    @property
    def loss(self) -> float:
        """What the choice cost of the chance to win."""
        return max(0.0, self.played.behind)

    @property
    def is_turning_point(self) -> bool:
        """Whether it cost much, and surely."""
        return self.loss >= TURNING and self.loss > SURE * self.played.behind_error


class Swing(NamedTuple):
    """What happened to a chance between a choice and the next, or the end: draws, reveals, and what the others did."""

    moment: Moment
    before: float
    """The chance once that was chosen, from 0 to 1."""
    after: float

    @property
    def gain(self) -> float:
        """By how much it grew; less than 0 when it shrank."""
        return self.after - self.before


@dataclass(frozen=True)
class Review:
    """A seat's game, choice by choice, as it looks in hindsight (see in_hindsight)."""

    seat: int
    moments: tuple[Moment, ...]
    result: float
    """What it had of the victory in the end, from 0 to 1."""

    @property
    def turning_points(self) -> list[Moment]:
        """The choices that cost most, in order."""
        return [moment for moment in self.moments if moment.is_turning_point]

    @property
    def well_chosen(self) -> int:
        """How many choices were the best, or about as good."""
        return sum(moment.played.as_good for moment in self.moments)

    @property
    def swings(self) -> list[Swing]:
        """What was not its own choice, after each choice."""
        after = [moment.best.chance for moment in self.moments[1:]] + [self.result]
        return [Swing(moment, moment.played.chance, then) for moment, then in zip(self.moments, after, strict=True)]

    @property
    def best_luck(self) -> Swing | None:
        """What helped it most without its doing; None when nothing did by much."""
        best = max(self.swings, key=lambda swing: swing.gain, default=None)
        return best if best is not None and best.gain >= TURNING else None

    @property
    def worst_luck(self) -> Swing | None:
        """What harmed it most without its doing; None when nothing did by much."""
        worst = min(self.swings, key=lambda swing: swing.gain, default=None)
        return worst if worst is not None and worst.gain <= -TURNING else None


def moments_of(adviser: Adviser, positions: Iterable[Position]) -> Iterator[Moment]:
    """One choice after the other, as they are ready; those with nothing to choose between are left out."""
    for position in positions:
        advice = adviser.judge(position.view, position.pending, position.answer)
        moment = None if advice is None else moment_of(position.at, position.answer, advice)
        if moment is not None:
            yield moment


def moment_of(at: int, answer: Command, advice: Advice) -> Moment | None:
    """What was played beside what is best; None when it was not looked at."""
    played = advice.line(answer)
    return None if played is None else Moment(at, played, advice.best)


def in_hindsight(moments: Iterable[Moment], alone: Alone, end: int, result: float | None) -> Iterator[Moment]:
    """The moments of a seat as they look once it is known what its choices led to. The result is what it had of the
    victory at the end, at this position, if the game is over."""
    chain: list[Moment] = []
    for moment in moments:
        if chain and not alone(chain[-1].at, moment.at):
            yield from _corrected(chain, None)
            chain = []
        chain.append(moment)
    yield from _corrected(chain, result if chain and alone(chain[-1].at, end) else None)


def _corrected(chain: Sequence[Moment], after: float | None) -> list[Moment]:
    """Moments between which nothing happened, each with the chance that the next one found, the last with this one."""
    found: list[Moment] = []
    for moment in reversed(chain):
        corrected = moment if after is None else _led_to(moment, after)
        found.append(corrected)
        after = corrected.best.chance
    return found[::-1]


def _led_to(moment: Moment, after: float) -> Moment:
    """A moment when this is the chance that its choice led to. If that is less than expected, so was too much of what
    the best was expected to lead to, unless that was certain."""
    less = min(0.0, after - moment.played.chance)
    top = moment.best.chance if moment.best.chance == CERTAIN else moment.best.chance + less
    top = max(top, after)
    played = replace(moment.played, chance=after, behind=top - after)
    return replace(moment, played=played, best=replace(moment.best, chance=top))

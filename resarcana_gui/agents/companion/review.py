"""Going through a game that was played: each seat's chances, where they turned, and whether by choice or by luck.

A seat's turns are looked at with what the seat knew then, never with the truth.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from resarcana_gui.agents.companion.advice import TURNING, Advice, Line
from resarcana_gui.agents.companion.adviser import Adviser
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

SURE: Final = 3.0
"""The standard errors that a turning point has to cost."""


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
    """A turn: what was played, and what would have been better."""

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
    """What happened to a chance between a turn and the next, or the end: draws, reveals, and what the others did."""

    moment: Moment
    before: float
    """The chance once the turn was played, from 0 to 1."""
    after: float

    @property
    def gain(self) -> float:
        """By how much it grew; less than 0 when it shrank."""
        return self.after - self.before


@dataclass(frozen=True)
class Review:
    """A seat's game, turn by turn."""

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
        """What was not its own choice, after each turn."""
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
    """One turn after the other, as they are ready; those with nothing to choose are left out."""
    for position in positions:
        advice = adviser.advise(position.view, position.pending, (position.answer,))
        moment = None if advice is None else moment_of(position.at, position.answer, advice)
        if moment is not None:
            yield moment


def moment_of(at: int, answer: Command, advice: Advice) -> Moment | None:
    """What was played beside what is best; None when there was nothing to compare."""
    played = advice.line(answer)
    return None if played is None or len(advice.lines) < 2 else Moment(at, played, advice.best)

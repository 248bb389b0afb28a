"""Trials: answers tried in the same possible worlds, with the same randomness along the way."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.companion.advice import CERTAIN, Advice, Line, uncertain
from resarcana_gui.agents.companion.calibration import Calibration
from resarcana_gui.agents.companion.reasons import Reason
from resarcana_gui.kernel.chance import Chance, Dice
from resarcana_gui.kernel.command import Command


class SharedChance(Chance):
    """Gives every answer tried in one world the same numbers."""

    def __init__(self, seed: str) -> None:
        self._seed: Final = seed
        self._dice = Dice(seed)

    def begin(self, world: int) -> None:
        """Give the numbers of this world from now on."""
        self._dice = Dice(f"{self._seed}/{world}")

    def below(self, bound: int) -> int:
        return self._dice.below(bound)


class Trial:
    """One answer, and its seat's share of the victory in each world."""

    def __init__(self, answer: Command, slot: int, corrected: Sequence[float] = ()) -> None:
        """`corrected` is added to each seat's share in every world."""
        self.corrected: Final = corrected
        self.answer: Final = answer
        self.slot: Final = slot
        self.values: Final[list[float]] = []
        self.totals: Final[list[float]] = []
        """Each seat's share, summed over the worlds."""
        self.proved = False
        """Whether it wins whatever the others do."""

    def prove(self, seat: int, seats: int, worlds: int) -> None:
        """Record a certain victory for this seat in so many worlds, as many as the other trials have."""
        self.proved = True
        self.values[:] = [CERTAIN] * worlds
        self.totals[:] = [CERTAIN if at == seat else 0.0 for at in range(seats)]

    def add(self, shares: Sequence[float], seat: int) -> None:
        """Record each seat's share in the next world."""
        if self.corrected:
            shares = [share + more for share, more in zip(shares, self.corrected, strict=True)]
        whole = sum(shares) or 1.0
        if not self.totals:
            self.totals.extend([0.0] * len(shares))
        for at, share in enumerate(shares):
            self.totals[at] += share / whole
        self.values.append(shares[seat] / whole)

    @property
    def mean(self) -> float:
        """The seat's mean share."""
        return sum(self.values) / len(self.values)


def differences(best: Trial, trial: Trial) -> list[float]:
    """Return how much better one was than the other, world by world."""
    return [one - other for one, other in zip(best.values, trial.values, strict=True)]


def ranked(trials: Sequence[Trial]) -> list[Trial]:
    """Return the trials, best first."""
    return sorted(trials, key=lambda trial: (-trial.mean, trial.slot))


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean."""
    count = len(values)
    mean = sum(values) / count
    return math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1) / count)


class AdviceWriter:
    """Turns trials into advice for a seat, at a stage of the game."""

    def __init__(self, calibration: Calibration, seats: int, stage: int, seat: int = 0, *, early: bool = False) -> None:
        """`early` as in Advice."""
        self._calibration: Final = calibration
        self._seats: Final = seats
        self._stage: Final = stage
        self._seat: Final = seat
        self._early: Final = early

    def chance(self, expected: float) -> float:
        """Return the calibrated chance of a seat with this expected share, if nothing is proved."""
        return uncertain(self._calibration.chance(min(1.0, max(0.0, expected)), self._seats, self._stage))

    def told(self, trials: Sequence[Trial], reasons: Sequence[Reason | None]) -> Advice:
        """Return the advice, best line first; all trials must share their worlds."""
        best, lines = trials[0], []
        top = self._chance_of(best)
        for trial, reason in zip(trials, reasons, strict=True):
            slope = self._calibration.slope(trial.mean, self._seats, self._stage)
            chance = self._chance_of(trial)
            apart = differences(best, trial)
            raw = sum(apart) / len(apart)
            # the chances do not lie on a line: what is said to be lost is the difference of those that are told
            steep = (top - chance) / raw if raw else slope
            error = slope * standard_error(trial.values)
            lines.append(Line(trial.answer, chance, error, top - chance, steep * standard_error(apart), reason))
        corrected = self._calibration.chances(best.totals, self._seat, self._stage)
        chances = best.totals if best.proved else map(uncertain, corrected)
        return Advice(tuple(lines), tuple(chances), self._seat, self._early)

    def _chance_of(self, trial: Trial) -> float:
        return CERTAIN if trial.proved else self.chance(trial.mean)

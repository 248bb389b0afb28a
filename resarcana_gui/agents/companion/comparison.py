"""What a seat answered beside what it could have answered: whatever cannot have been much better soon drops out."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from resarcana_gui.agents.companion.advice import SURE, TURNING
from resarcana_gui.agents.companion.trials import AdviceWriter, Trial, differences, ranked, standard_error

LAPS: Final = ((4, 5), (6, 4), (8, 3), (12, 2), (16, 2), (24, 1))
"""After so many worlds it is seen who drops out, and so many at most go on; what is left after the last may have been
better."""
DOUBT: Final = 0.75
"""What may have been better by this share of a turning point does not drop out."""
CERTAINLY: Final = 3.0
"""The standard errors by which an answer has to be better for nobody to go on comparing it."""
USUAL: Final = 0.08
"""By how much two answers usually differ from world to world: ..."""
WORTH: Final = 3
"""... that counts as much as so many worlds that were looked at."""

Meet: TypeAlias = Callable[[Sequence[Trial], int], None]
"""Tries these in so many more worlds, the same for all of them."""


class AnswerComparison:
    """The answer that was given, and others."""

    def __init__(self, meet: Meet, given: Trial, others: Sequence[Trial], teller: AdviceWriter) -> None:
        self.others: list[Trial] = list(others)
        """Those that may have been much better."""
        self._meet: Final = meet
        self._given: Final = given
        self._teller: Final = teller

    def run(self) -> Trial:
        """Try all of them in more and more worlds; the best other one of those that were left last."""
        left, worlds = self.others, 0
        for end, most in LAPS:
            left = self.others
            self._meet([self._given, *left], end - worlds)
            worlds = end
            self.others = [trial for trial in ranked(left) if self._may_be_better(trial)][:most]
            if not self.others or self._is_much_better(self.others[0]):
                break
        return ranked(left)[0]

    def _may_be_better(self, trial: Trial) -> bool:
        """Whether it may have been better by about as much as a turning point costs."""
        highest = trial.mean + SURE * careful_error(differences(trial, self._given))
        return self._teller.chance(highest) - self._teller.chance(self._given.mean) >= DOUBT * TURNING

    def _is_much_better(self, trial: Trial) -> bool:
        """Whether it is as good as certain that it was better by as much as a turning point costs."""
        lowest = trial.mean - CERTAINLY * careful_error(differences(trial, self._given))
        return self._teller.chance(lowest) - self._teller.chance(self._given.mean) >= TURNING


def careful_error(values: Sequence[float]) -> float:
    """The standard error of the mean of these, when so few of them may look more alike than they are."""
    count = len(values)
    spread = standard_error(values) ** 2 * count
    return math.sqrt((spread * (count - 1) + USUAL**2 * WORTH) / (count - 1 + WORTH) / count)

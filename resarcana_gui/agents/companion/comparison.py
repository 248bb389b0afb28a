"""Comparing a given answer with the alternatives; those that cannot have been much better drop out early."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from resarcana_gui.agents.companion.advice import SURE, TURNING
from resarcana_gui.agents.companion.trials import AdviceWriter, Trial, differences, ranked, standard_error

LAPS: Final = ((4, 5), (6, 4), (8, 3), (12, 2), (16, 2), (24, 1))
"""Pairs of a number of worlds, after which alternatives may drop out, and how many continue at most. Those left
after the last pair may have been better."""
DOUBT: Final = 0.75
"""An alternative stays in if it may have been better by this fraction of a turning point."""
CERTAINLY: Final = 3.0
"""Standard errors by which an alternative must be better for the comparison to stop at once."""
USUAL: Final = 0.08
"""How much two answers usually differ from world to world ..."""
WORTH: Final = 3
"""... a prior that counts as much as this many worlds."""

Meet: TypeAlias = Callable[[Sequence[Trial], int], None]
"""Tries these in so many more worlds, the same for all of them."""


class AnswerComparison:
    """The given answer, and the alternatives to it."""

    def __init__(self, meet: Meet, given: Trial, others: Sequence[Trial], teller: AdviceWriter) -> None:
        self.others: list[Trial] = list(others)
        """Those that may have been much better."""
        self._meet: Final = meet
        self._given: Final = given
        self._teller: Final = teller

    def run(self) -> Trial:
        """Try all of them in more and more worlds; return the best alternative of those left last."""
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
        """Return whether it may have been better by about as much as a turning point costs."""
        highest = trial.mean + SURE * careful_error(differences(trial, self._given))
        return self._teller.chance(highest) - self._teller.chance(self._given.mean) >= DOUBT * TURNING

    def _is_much_better(self, trial: Trial) -> bool:
        """Return whether it was almost certainly better by as much as a turning point costs."""
        lowest = trial.mean - CERTAINLY * careful_error(differences(trial, self._given))
        return self._teller.chance(lowest) - self._teller.chance(self._given.mean) >= TURNING


def careful_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean, with a prior: a few values may look more alike than they are."""
    count = len(values)
    spread = standard_error(values) ** 2 * count
    return math.sqrt((spread * (count - 1) + USUAL**2 * WORTH) / (count - 1 + WORTH) / count)

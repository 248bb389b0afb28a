"""What is told of answers that were tried: chances, how far they lie apart, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.companion.advice import CERTAIN, Advice, Line, uncertain
from resarcana_gui.agents.companion.calibration import Calibration
from resarcana_gui.agents.companion.reasons import Reason
from resarcana_gui.agents.companion.trials import Trial, differences, standard_error


class Teller:
    """Tells of one question, at a table with so many seats and at a stage of the game."""

    def __init__(self, calibration: Calibration, seats: int, stage: int) -> None:
        self._calibration: Final = calibration
        self._seats: Final = seats
        self._stage: Final = stage

    def chance(self, expected: float) -> float:
        """The chance of a seat that is expected to have this share, if nothing is proved."""
        return uncertain(self._calibration.chance(min(1.0, max(0.0, expected)), self._seats, self._stage))

    def told(self, trials: Sequence[Trial], reasons: Sequence[Reason | None]) -> Advice:
        """All of it, the best first; all trials have met the same worlds."""
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
        chances = best.totals if best.proved else map(uncertain, self._calibration.chances(best.totals, self._stage))
        return Advice(tuple(lines), tuple(chances))

    def _chance_of(self, trial: Trial) -> float:
        return CERTAIN if trial.proved else self.chance(trial.mean)

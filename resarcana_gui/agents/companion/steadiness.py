"""Keeps what a player is told steady: where nothing but own choices lies between two questions, both chances are
estimates of the same thing, and what is told is their mean, approached in small steps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeAlias

from resarcana_gui.agents.companion.advice import CERTAIN, Advice, Line, uncertain
from resarcana_gui.agents.companion.calibration import log_odds, sigmoid
from resarcana_gui.kernel.command import Command

STEP: Final = 0.12
"""The most by which what is told changes from one question to the next while nothing happens."""

LedFrom: TypeAlias = Callable[[int], Command | None]
"""The answer given at an earlier position, if nothing but its seat's choices happened since; else None."""


class Steadiness:
    """Remembers what was told last at one table."""

    def __init__(self) -> None:
        self._at = -1
        self._told: Advice | None = None
        self._estimates = 0
        """How many estimates what was told is the mean of."""

    def told(self, at: int, advice: Advice, led_from: LedFrom) -> Advice:
        """Return what to tell of the advice on the question at a position."""
        before = self.expected(at, led_from)
        if before is None or CERTAIN in (before, advice.best.chance):
            self._estimates = 1
        else:
            advice = _moved(advice, before, self._estimates)
            self._estimates += 1
        self._at, self._told = at, advice
        return advice

    def expected(self, at: int, led_from: LedFrom) -> float | None:
        """Return the chance that was told of the answer that led to a position; None if none was, or if something
        has happened since."""
        if self._told is None or not 0 <= self._at < at:
            return None
        answer = led_from(self._at)
        line = None if answer is None else self._told.line(answer)
        return None if line is None else line.chance


def _moved(advice: Advice, before: float, estimates: int) -> Advice:
    """Return the advice with the best chance at the mean of itself and so many earlier estimates, or as near to it as
    one step goes; the other lines move along. Means and moves are of log odds."""
    now = log_odds(advice.best.chance)
    mean = sigmoid(now + (log_odds(before) - now) * estimates / (estimates + 1))
    top = uncertain(min(before + STEP, max(before - STEP, mean)))
    move = log_odds(top) - now
    lines = tuple(_line(line, top, move) for line in advice.lines)
    rest = 1.0 - advice.chances[advice.seat]
    others = (1.0 - top) / rest if rest > 0.0 else 0.0
    chances = [top if seat == advice.seat else chance * others for seat, chance in enumerate(advice.chances)]
    return replace(advice, lines=lines, chances=tuple(chances))


def _line(line: Line, top: float, move: float) -> Line:
    chance = uncertain(sigmoid(log_odds(line.chance) + move))
    scale = (top - chance) / line.behind if line.behind else 1.0
    return replace(line, chance=chance, behind=top - chance, behind_error=scale * line.behind_error)

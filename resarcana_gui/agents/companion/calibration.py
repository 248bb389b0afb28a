"""Calibration: turning a search's expectations into chances that come true as often as stated."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

EDGE: Final = 1e-4
"""The least distance of a chance from 0 and 1."""
NO_CORRECTION: Final = (1.0, 0.0)
"""The slope and offset that leave a chance unchanged."""
STEPS: Final = 60
DAMPING: Final = 1e-3
"""Regularisation: slopes far from 1 and offsets far from 0 need evidence."""

Correction = tuple[float, float]
"""Slope and offset on the scale of log odds (Platt scaling)."""


@dataclass(frozen=True)
class Calibration:
    """Corrections of one seat's expected share, by number of seats and stage of the game (Guide.clock); stages beyond
    the last use the last. Its rivals may play less well than it is expected to, so they are corrected otherwise."""

    corrections: Mapping[int, Sequence[Correction]] = field(default_factory=dict)

    def chances(self, expected: Sequence[float], seat: int, stage: int) -> list[float]:
        """Return each seat's chance from the expected shares, as they are corrected for this seat; they sum to 1. The
        others divide what is left as they were expected to."""
        whole = sum(expected) or 1.0
        own = self.chance(expected[seat] / whole, len(expected), stage)
        others = sum(expected) - expected[seat]
        even = 1.0 / max(1, len(expected) - 1)
        parts = [share / others if others > EDGE * whole else even for share in expected]
        return [own if at == seat else (1.0 - own) * part for at, part in enumerate(parts)]

    def chance(self, expected: float, seats: int, stage: int) -> float:
        """Return the chance of the corrected seat with this expected share."""
        slope, offset = self._correction(seats, stage)
        return sigmoid(slope * log_odds(expected) + offset)

    def slope(self, expected: float, seats: int, stage: int) -> float:
        """Return the derivative of the chance by the share: errors grow by this factor."""
        step = 0.005
        low, high = max(0.0, expected - step), min(1.0, expected + step)
        return (self.chance(high, seats, stage) - self.chance(low, seats, stage)) / (high - low)

    def _correction(self, seats: int, stage: int) -> Correction:
        known = self.corrections.get(seats, ())
        return known[max(0, min(stage, len(known) - 1))] if known else NO_CORRECTION


def log_odds(chance: float) -> float:
    """Return the logarithm of the odds."""
    bounded = min(1.0 - EDGE, max(EDGE, chance))
    return math.log(bounded / (1.0 - bounded))


def sigmoid(odds: float) -> float:
    """Return the chance with these log odds."""
    return 1.0 / (1.0 + math.exp(-odds))


def fitted(pairs: Sequence[tuple[float, float]]) -> Correction:
    """Fit slope and offset to pairs of an expected share and what came true (0 to 1): logistic regression by
    Newton's method."""
    slope, offset = NO_CORRECTION
    points = [(log_odds(expected), true) for expected, true in pairs]
    for _ in range(STEPS):
        gradient = [DAMPING * len(points) * (slope - 1.0), DAMPING * len(points) * offset]
        curve = [DAMPING * len(points) + EDGE, 0.0, DAMPING * len(points) + EDGE]
        for odds, true in points:
            chance = sigmoid(slope * odds + offset)
            weight = chance * (1.0 - chance)
            gradient[0] += (chance - true) * odds
            gradient[1] += chance - true
            curve[0] += weight * odds * odds
            curve[1] += weight * odds
            curve[2] += weight
        determinant = curve[0] * curve[2] - curve[1] ** 2
        slope -= (curve[2] * gradient[0] - curve[1] * gradient[1]) / determinant
        offset -= (curve[0] * gradient[1] - curve[1] * gradient[0]) / determinant
    return slope, offset


def brier(pairs: Sequence[tuple[float, float]]) -> float:
    """Return the mean squared difference between stated and actual; 0.25 for always stating one half."""
    return sum((said - true) ** 2 for said, true in pairs) / max(1, len(pairs))


def reliability(pairs: Sequence[tuple[float, float]], parts: int = 10) -> list[tuple[float, float, int]]:
    """What was said on average, what came true, and how often, for each part of the scale; empty parts are left out."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(parts)]
    for said, true in pairs:
        bins[min(parts - 1, int(said * parts))].append((said, true))
    return [
        (sum(said for said, _ in part) / len(part), sum(true for _, true in part) / len(part), len(part))
        for part in bins
        if part
    ]

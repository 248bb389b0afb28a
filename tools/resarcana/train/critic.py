"""The critic: predicts from the policy's rows that hold how a game will end."""

from __future__ import annotations

from typing import Final

import numpy as np
from scipy.sparse import csr_array

from resarcana_gui.agents.learned.table_learner import TRACE
from tools.resarcana.train.adam import Adam
from tools.resarcana.train.decisions import Batch, Floats

RATE: Final = 0.002


class Critic:
    """A net with one hidden layer and direct weights; only training needs it."""

    def __init__(self, rows: int, units: int, lots: np.random.Generator) -> None:
        self._into: Final = (0.1 * lots.standard_normal((rows, units))).astype(np.float32)
        self._constant: Final = np.zeros(units, np.float32)
        self._out: Final = np.zeros(units, np.float32)
        self._straight: Final = np.zeros(rows, np.float32)
        self._steps: Final = [Adam(each) for each in (self._into, self._constant, self._out, self._straight)]

    def expected(self, rows: csr_array) -> Floats:
        """Return the expected share of the victory at every decision."""
        return self._judged(rows, self._active(rows))

    def learn(self, rows: csr_array, shares: Floats) -> None:
        """Learn these shares at these decisions (logistic regression)."""
        active = self._active(rows)
        error = (shares - self._judged(rows, active)) / np.float32(len(shares))
        back = error[:, None] * self._out[None, :]
        back[active <= 0] = 0
        slopes = (rows.T @ back, back.sum(0), active.T @ error, rows.T @ error)
        for step, slope in zip(self._steps, slopes, strict=True):
            step.climb(slope, RATE)

    def _active(self, rows: csr_array) -> Floats:
        active: Floats = np.maximum(rows @ self._into + self._constant, 0)
        return active

    def _judged(self, rows: csr_array, active: Floats) -> Floats:
        judged: Floats = 1 / (1 + np.exp(-(rows @ self._straight + active @ self._out)))
        return judged


def credits_of(batch: Batch, expected: Floats) -> Floats:
    """Return how much better every decision turned out than was expected (generalized advantage estimation: Schulman
    and others, 2015)."""
    found = np.zeros_like(expected)
    credit = 0.0
    for at in range(len(expected) - 1, -1, -1):
        if batch.last[at]:
            credit = float(batch.share[at] - expected[at])
        else:
            credit = float(expected[at + 1] - expected[at]) + TRACE * credit
        found[at] = credit
    return found

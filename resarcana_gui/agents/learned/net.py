"""The net that judges positions: it rates each seat's strength, and from those its expectation of victory."""

from __future__ import annotations

from operator import itemgetter
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from resarcana_gui.agents.learned.weights_file import SCALE, SUM_IN_LOOP, read_table
from resarcana_gui.agents.search.sampling import softmax

HIDDEN: Final = 24
"""The number of units in the hidden layer."""

BIAS: Final = 0
"""The input that serves as the constant: the first fact, which must never hold by itself."""

ZERO: Final = 1 << 15
"""The two-byte number that stands for 0."""


class Weights:
    """The weights of one unit, two bytes each: one string of the lower bytes, and one of the higher."""

    def __init__(self, values: list[float]) -> None:
        """No value may be beyond 32."""
        numbers = [round(value * SCALE) + ZERO for value in values]
        self._low: Final = bytes([number & 255 for number in numbers])
        self._high: Final = bytes([number >> 8 for number in numbers])

    def summed(self, held: list[int]) -> float:
        """Return the sum of the weights of these facts and of the constant."""
        if not SUM_IN_LOOP:
            pick = itemgetter(BIAS, *held)
            lower: tuple[int, ...] = pick(self._low)
            higher: tuple[int, ...] = pick(self._high)
            return (sum(lower) + (sum(higher) << 8) - ZERO * len(lower)) / SCALE
        weights, more = self._low, self._high
        low: i64 = weights[BIAS]
        high: i64 = more[BIAS]
        whole: i64 = low + (high << 8) - ZERO
        for fact in held:
            at: i64 = fact
            low = weights[at]
            high = more[at]
            whole += low + (high << 8) - ZERO
        return float(whole) / SCALE


class Net:
    """Leads from the facts that hold for a seat to hidden units (ReLU), and from both to the seat's strength.
    Expectations are the softmax of the strengths."""

    def __init__(self, straight: Weights, layer: list[Weights], out: list[float]) -> None:
        self._straight: Final = straight
        self._layer: Final = layer
        self._out: Final = out

    def expectations(self, facts: list[list[int]]) -> list[float]:
        """Return each seat's expectation of victory, from 0 to 1, together 1, by the facts that hold for each."""
        return softmax([self.strength(held) for held in facts])

    def strength(self, held: list[int]) -> float:
        """Return the strength of a seat for which these facts hold."""
        strength = self._straight.summed(held)
        for at, weights in enumerate(self._layer):
            unit = weights.summed(held)
            if unit > 0.0:
                strength += unit * self._out[at]
        return strength


def net_rows() -> list[str]:
    """Return the names of a net's rows in its file. The last row holds the weights of the hidden units."""
    return ["straight", *[f"hidden {at}" for at in range(HIDDEN)], "out"]


def net_table(path: Path, fact_names: list[str]) -> list[list[float]]:
    """Return the rows of a net as written in its file. Raises OSError and DamagedFileError."""
    found = read_table(path, net_rows(), fact_names)
    return [found.get(at, [0.0] * len(fact_names)) for at in range(HIDDEN + 2)]


def read_net(path: Path, fact_names: list[str]) -> Net:
    """Return a trained net. Raises OSError and DamagedFileError."""
    rows = net_table(path, fact_names)
    return Net(Weights(rows[0]), [Weights(row) for row in rows[1:-1]], rows[-1][:HIDDEN])

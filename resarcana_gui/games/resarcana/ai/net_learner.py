"""Training of the net: its exact weights are changed after every position, by how the game ended."""

from __future__ import annotations

import random
from typing import Final

from resarcana_gui.agents.search.sampling import softmax
from resarcana_gui.games.resarcana.ai.facts import facts_of
from resarcana_gui.games.resarcana.ai.net import BIAS, HIDDEN

START: Final = 0.1
"""The range of the initial weights."""


class NetLearner:
    """A net in training; see Net for the meaning of its weights."""

    def __init__(self, rows: list[list[float]]) -> None:
        """`rows` are the rows as written in a file (see net_rows)."""
        self._size: Final = len(rows[0])
        self.straight: Final = rows[0]
        self.layer: Final = rows[1:-1]
        self.out: Final = rows[-1][:HIDDEN]

    def rows(self) -> list[list[float]]:
        """Return the weights as written in a file."""
        return [self.straight, *self.layer, [*self.out, *[0.0] * (self._size - HIDDEN)]]

    def learn(self, held: list[list[int]], shares: list[float], rate: float) -> None:
        """Take a gradient step towards each seat's final share of the victory."""
        units: list[list[float]] = [[] for _ in held]
        strengths = [self._strength(one, units[seat]) for seat, one in enumerate(held)]
        for seat, expected in enumerate(softmax(strengths)):
            self._step(held[seat], units[seat], rate * (shares[seat] - expected))

    def _strength(self, held: list[int], units: list[float]) -> float:
        """Return the strength of a seat for which these facts hold, and append the hidden units to `units`."""
        straight = self.straight
        strength = straight[BIAS]
        for fact in held:
            strength += straight[fact]
        for at, row in enumerate(self.layer):
            unit = row[BIAS]
            for fact in held:
                unit += row[fact]
            if unit > 0.0:
                strength += unit * self.out[at]
                units.append(unit)
            else:
                units.append(0.0)
        return strength

    def _step(self, held: list[int], units: list[float], step: float) -> None:
        straight = self.straight
        straight[BIAS] += step
        for fact in held:
            straight[fact] += step
        for at, unit in enumerate(units):
            if unit > 0.0:
                row = self.layer[at]
                change = step * self.out[at]
                self.out[at] += step * unit
                row[BIAS] += change
                for fact in held:
                    row[fact] += change


def untrained(count: int, seed: int) -> NetLearner:
    """Return a net with random weights for this many components."""
    dice = random.Random(seed)
    size = facts_of(count)
    layer = [[START * (dice.random() - 0.5) for _ in range(size)] for _ in range(HIDDEN)]
    return NetLearner([[0.0] * size, *layer, [dice.random() - 0.5 for _ in range(HIDDEN)]])

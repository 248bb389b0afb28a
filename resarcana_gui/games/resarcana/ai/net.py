"""The net that judges positions: how strong each seat stands, from which follows what each may expect of victory."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from resarcana_gui.agents.search.sampling import softmax
from resarcana_gui.games.resarcana.ai.facts import fact_names, facts, facts_of
from resarcana_gui.games.resarcana.ai.weights_file import read_table
from resarcana_gui.games.resarcana.cards.tables import CardSet
from resarcana_gui.games.resarcana.rules.state import State

HIDDEN: Final = 24
"""Units of the hidden layer."""

START: Final = 0.1
"""How large the weights are at first."""

BIAS: Final = 0
"""A fact that never holds by itself (no table is for no seats): it is the constant."""


class Net:
    """Facts that hold for a seat, to hidden units (no less than 0 each), to the seat's strength; and straight to it as
    well. The expectations are the softmax of the strengths."""

    def __init__(self, count: int, seed: int = 0) -> None:
        """Not yet trained, for so many components."""
        dice = random.Random(seed)
        self.size: Final = facts_of(count)
        self.straight = [0.0] * self.size
        self.layer: Final = [[START * (dice.random() - 0.5) for _ in range(self.size)] for _ in range(HIDDEN)]
        self.out = [dice.random() - 0.5 for _ in range(HIDDEN)]

    def expectations(self, state: State) -> list[float]:
        """What each seat may expect of victory, from 0 to 1; together 1."""
        return softmax([self.strength(held, []) for held in facts(state)])

    def strength(self, held: list[int], units: list[float]) -> float:
        """How strong a seat stands for which these facts hold. The hidden units are put into the list given."""
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

    def learn(self, held: list[list[int]], shares: list[float], rate: float) -> None:
        """Go a step towards what each seat has had in the end."""
        units: list[list[float]] = [[] for _ in held]
        strengths = [self.strength(one, units[seat]) for seat, one in enumerate(held)]
        for seat, expected in enumerate(softmax(strengths)):
            self._step(held[seat], units[seat], rate * (shares[seat] - expected))

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


def net_rows() -> list[str]:
    """The names of a net's rows in its file: the last holds the weights of the hidden units."""
    return ["straight", *[f"hidden {at}" for at in range(HIDDEN)], "out"]


def net_values(net: Net) -> list[list[float]]:
    """The weights as they are written."""
    return [net.straight, *net.layer, [*net.out, *[0.0] * (net.size - HIDDEN)]]


def read_net(path: Path, cards: CardSet) -> Net:
    """A trained net. Raises OSError and DamagedFileError."""
    slugs = [component.slug for component in cards.components]
    net = Net(cards.count)
    found = read_table(path, net_rows(), fact_names(slugs))
    empty = [0.0] * net.size
    net.straight = found.get(0, empty)
    for at in range(HIDDEN):
        net.layer[at] = found.get(at + 1, empty)
    net.out = found.get(HIDDEN + 1, empty)[:HIDDEN]
    return net

"""The knobs of training: what of the weights is changed together, and by how much at a time."""

from __future__ import annotations

import math
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

from resarcana_gui.games.terra_mystica.ai.weights import BY_FACTION, NUMBERS

Weights = dict[str, Any]
SHARE: Final = 0.15
"""A knob that is turned by one changes its numbers by this share, ..."""
POINTS: Final = 0.7
"""... or by so many points if they can be below 0."""


@dataclass(frozen=True)
class Knob:
    """Some numbers of one weight."""

    weight: str
    numbers: tuple[int | str, ...] = ()
    """Which of a list or of the factions; none for a single number."""
    faction: str | None = None
    """It matters only in games with this faction; None: in all."""

    def turn(self, weights: Weights, by: float) -> None:
        """Change the weights by so many units."""
        if not self.numbers:
            weights[self.weight] *= math.exp(SHARE * by)
        for number in self.numbers:
            values = weights[self.weight]
            values[number] = _turned(values[number], by, self.weight == BY_FACTION)


def _turned(value: float, by: float, added: bool) -> float:
    return float(value + POINTS * by if added else value * math.exp(SHARE * by))


LISTS: Final = (
    Knob("coin", (0, 1, 2, 3)),
    Knob("coin", (4, 5, 6)),
    Knob("worker", (0, 1, 2, 3, 4, 5, 6)),
    Knob("priest", (0, 1, 2, 3, 4, 5, 6)),
    Knob("bowls", (0,)),
    Knob("bowls", (1,)),
    Knob("bowls", (2,)),
    Knob("leech", (0, 1, 2, 3)),
    Knob("leech", (4, 5, 6)),
    Knob("ahead", (0,)),
    Knob("ahead", (1, 2, 3, 4, 5)),
    Knob("by_spades", (1,)),
    Knob("by_spades", (2, 3)),
    Knob("built_per_round", (1,)),
    Knob("built_per_round", (2,)),
    Knob("deeds", (2,)),
    Knob("deeds", (3,)),
    Knob("deeds", (4,), "chaosmagicians"),
    Knob("deeds", (5,), "nomads"),
    Knob("deeds", (6,), "witches"),
    Knob("deeds", (7,), "swarmlings"),
)
"""What the rules fix is not turned: what things convert to after the last round, and a hex that needs no spade."""


def knobs(weights: Weights) -> list[Knob]:
    """Return all knobs of the weights."""
    abilities = [Knob(BY_FACTION, (slug,), slug) for slug in weights[BY_FACTION]]
    single = [Knob(name, (), "engineers" if name == "bridge_to_come" else None) for name in NUMBERS]
    return [*LISTS, *single, *abilities]


def turned(weights: Weights, turns: Sequence[float]) -> Weights:
    """Return the weights with every knob turned by so many units."""
    found = deepcopy(weights)
    for knob, by in zip(knobs(weights), turns, strict=True):
        knob.turn(found, by)
    return found

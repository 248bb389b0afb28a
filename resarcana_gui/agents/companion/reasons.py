"""Why one answer is better than another: what differs most in what comes of them."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.state import State

CLEAR: Final = 2.0
"""Standard errors by which something has to differ."""
LEAST: Final = 0.04
"""The least weighted difference (see Insight.weight): what rarely holds is no reason."""

PROVED: Final = "proved"
"""The fact that an answer wins for certain: the companion's own, which every game puts into words."""

Facts = Mapping[str, float]
"""What holds in a position for a seat, by name: amounts, and 1 for whatever is true; missing names are 0."""


@dataclass(frozen=True)
class Reason:
    """A fact that differs: by what name its game knows it, and how much of it there is, on average, with this answer
    and without."""

    fact: str
    here: float
    elsewhere: float

    @property
    def difference(self) -> float:
        """How much more of it there is with this answer; less when negative."""
        return self.here - self.elsewhere


class Insight(ABC):
    """What a game brings along so that advice can be explained."""

    @abstractmethod
    def facts(self, state: State, seat: int) -> Facts:
        """What holds for a seat in a possible position, some time after an answer."""

    @abstractmethod
    def weight(self, fact: str) -> float:
        """How much one more of a fact means, for telling which difference matters most; negative for what is better
        not to have."""

    def said_by(self, answer: Command) -> Collection[str]:
        """The facts that an answer says itself: to give them as its reason would only repeat it."""
        return ()


def reason_for(
    insight: Insight, here: Sequence[Facts], elsewhere: Sequence[Facts], said: Collection[str] = ()
) -> Reason | None:
    """What speaks most for an answer, besides what it says itself: here are positions that came of it, elsewhere those
    that came of another in the same worlds, in the same order. None when nothing does clearly."""
    best: Reason | None = None
    for fact in sorted({name for facts in (*here, *elsewhere) for name in facts}.difference(said)):
        found = _compared(fact, here, elsewhere)
        if found is None:
            continue
        worth = found.difference * insight.weight(fact)
        if worth >= LEAST and (best is None or worth > best.difference * insight.weight(best.fact)):
            best = found
    return best


def _compared(fact: str, here: Sequence[Facts], elsewhere: Sequence[Facts]) -> Reason | None:
    """How a fact differs, if that is clear."""
    pairs = [(one.get(fact, 0.0), other.get(fact, 0.0)) for one, other in zip(here, elsewhere, strict=True)]
    count = len(pairs)
    mean = sum(one - other for one, other in pairs) / count
    spread = sum((one - other - mean) ** 2 for one, other in pairs) / max(1, count - 1)
    if abs(mean) <= CLEAR * math.sqrt(spread / count):
        return None
    return Reason(fact, sum(one for one, _ in pairs) / count, sum(other for _, other in pairs) / count)

"""Why one answer is better than another: the fact that differs most in what comes of them."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from statistics import fmean
from types import MappingProxyType
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.state import State

CLEAR: Final = 3.0
"""Standard errors by which a fact must differ. Some sixty facts are compared: at two, one reason in four was not
confirmed by further futures; at three, one in twenty."""
FAIRLY: Final = 1.0
"""Standard errors by which the whole kind of a fact must differ as well."""
LEAST: Final = 0.04
"""The least weighted difference (see Insight.weight): what rarely holds is no reason."""

PROVED: Final = "proved"
"""The fact that an answer certainly wins. It is the companion's own; every game puts it into words."""

Facts = Mapping[str, float]
"""What holds for a seat in a position, by name: amounts, and 1 for what is true; missing names are 0."""


@dataclass(frozen=True)
class Reason:
    """A fact that differs: its name, and its mean amount with this answer and without."""

    fact: str
    here: float
    elsewhere: float
    now: float = 0.0
    """How much of it there is already."""

    @property
    def difference(self) -> float:
        """How much more of it there is with this answer; negative for less."""
        return self.here - self.elsewhere


class Insight(ABC):
    """What a game provides so that advice can be explained."""

    @abstractmethod
    def facts(self, state: State, seat: int) -> Facts:
        """Return the facts for a seat in a possible position some time after an answer."""

    @abstractmethod
    def weight(self, fact: str) -> float:
        """Return the importance of one unit of a fact, for choosing among differences; negative for what is bad."""

    def kind(self, fact: str) -> str:
        """Return the kind of a fact, where one may come instead of another; empty where it has none."""
        return ""

    def said_by(self, answer: Command) -> Collection[str]:
        """Return the facts that an answer states itself; a reason would only repeat them."""
        return ()


def reason_for(
    insight: Insight,
    here: Sequence[Facts],
    elsewhere: Sequence[Facts],
    said: Collection[str] = (),
    now: Facts = MappingProxyType({}),
) -> Reason | None:
    """Return what speaks most for an answer beyond what it states itself; None when nothing clearly does. `here` are
    positions that came of it, `elsewhere` those that came of another answer in the same worlds, in the same order. A
    fact with a kind counts only if there is more of the whole kind: claiming one monument instead of another gains
    nothing."""
    found: list[tuple[float, Reason]] = []
    for fact in sorted({name for facts in (*here, *elsewhere) for name in facts}.difference(said)):
        mine, others = ([facts.get(fact, 0.0) for facts in each] for each in (here, elsewhere))
        reason = Reason(fact, fmean(mine), fmean(others), now.get(fact, 0.0))
        worth = reason.difference * insight.weight(fact)
        if worth >= LEAST and _differ(mine, others, CLEAR):
            found.append((-worth, reason))
    for _, reason in sorted(found, key=itemgetter(0)):
        kind = insight.kind(reason.fact)
        mine, others = ([_whole(insight, kind, facts) for facts in each] for each in (here, elsewhere))
        if not kind or ((fmean(mine) - fmean(others)) * reason.difference > 0 and _differ(mine, others, FAIRLY)):
            return reason
    return None


def _differ(here: Sequence[float], elsewhere: Sequence[float], errors: float) -> bool:
    """Return whether amounts differ by more than so many standard errors."""
    apart = [one - other for one, other in zip(here, elsewhere, strict=True)]
    count, mean = len(apart), fmean(apart)
    spread = sum((each - mean) ** 2 for each in apart) / max(1, count - 1)
    return abs(mean) > errors * math.sqrt(spread / count)


def _whole(insight: Insight, kind: str, facts: Facts) -> float:
    """Return the total amount of a kind."""
    return sum(amount for fact, amount in facts.items() if insight.kind(fact) == kind)

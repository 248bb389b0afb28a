"""Why one answer is better than another: what differs most in what comes of them."""

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
"""Standard errors by which something has to differ. Some sixty facts are compared: at two, one reason in four was not
borne out by further futures; at three, one in twenty."""
FAIRLY: Final = 1.0
"""Standard errors by which the whole kind of a fact has to differ as well."""
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
    now: float = 0.0
    """How much of it there is already."""

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

    def kind(self, fact: str) -> str:
        """What a fact is one of, where one comes instead of another; empty where nothing does."""
        return ""

    def said_by(self, answer: Command) -> Collection[str]:
        """The facts that an answer says itself: to give them as its reason would only repeat it."""
        return ()


def reason_for(
    insight: Insight,
    here: Sequence[Facts],
    elsewhere: Sequence[Facts],
    said: Collection[str] = (),
    now: Facts = MappingProxyType({}),
) -> Reason | None:
    """What speaks most for an answer, besides what it says itself: here are positions that came of it, elsewhere those
    that came of another in the same worlds, in the same order. None when nothing does clearly. One of a kind speaks for
    it only if there is more of its kind: a monument that is claimed instead of another is nothing won."""
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
    """Whether amounts differ by more than so many standard errors."""
    apart = [one - other for one, other in zip(here, elsewhere, strict=True)]
    count, mean = len(apart), fmean(apart)
    spread = sum((each - mean) ** 2 for each in apart) / max(1, count - 1)
    return abs(mean) > errors * math.sqrt(spread / count)


def _whole(insight: Insight, kind: str, facts: Facts) -> float:
    """How much there is of a whole kind."""
    return sum(amount for fact, amount in facts.items() if insight.kind(fact) == kind)

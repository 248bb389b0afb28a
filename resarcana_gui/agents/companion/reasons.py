"""The reason given with an answer: the fact that differs most in what comes of it and of another, else what it does at
once, else that nothing speaks against it."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
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
"""The fact that an answer certainly wins. It is the companion's own, as are the next two; every game puts them into
words."""
FREE: Final = "free"
"""The fact that an answer costs nothing and brings nothing at once."""
NOTHING: Final = "nothing"
"""The fact that nothing speaks against an answer."""

Facts = Mapping[str, float]
"""What holds for a seat in a position, by name: amounts, and 1 for what is true; missing names are 0."""


class Stance(Enum):
    """What a fact has to do with an answer."""

    FOR = "for"
    """It speaks for the answer, compared with another."""
    AGAINST = "against"
    """It speaks for the best answer, compared with this one."""
    AT_ONCE = "at_once"
    """The answer does it at once."""
    NOTED = "noted"
    """The game says it of the answer itself, from what the seat sees (see Insight.notes)."""
    NEUTRAL = "neutral"
    """It compares nothing."""


@dataclass(frozen=True)
class Reason:
    """A fact that differs: its name, and its mean amount with this answer and without."""

    fact: str
    here: float = 0.0
    elsewhere: float = 0.0
    now: float = 0.0
    """How much of it there is already."""
    stance: Stance = Stance.FOR

    @property
    def difference(self) -> float:
        """How much more of it there is with this answer; negative for less."""
        return self.here - self.elsewhere


class Insight(ABC):
    """What a game provides so that advice can be explained. Facts should name something that lies on the table."""

    @abstractmethod
    def facts(self, state: State, seat: int) -> Facts:
        """Return the facts for a seat in a possible position some time after an answer."""

    @abstractmethod
    def weight(self, fact: str) -> float:
        """Return the importance of one unit of a fact, for choosing among differences; negative for what is bad."""

    def kind(self, fact: str) -> str:
        """Return the kind of a fact, where one may come instead of another; empty where it has none."""
        return ""

    def notes(self, view: State, answer: Command) -> Sequence[Reason]:
        """Return what can be said for an answer from what its seat sees, by rules alone and so for certain; the most
        telling first, each with the stance NOTED. Of two with one fact the one with more `here` says more. A loss, with
        `here` below 0, counts only beside a larger one."""
        return ()

    def said_by(self, answer: Command) -> Collection[str]:
        """Return the facts that an answer states itself; a reason would only repeat them."""
        return ()


def reason_for(
    insight: Insight,
    here: Sequence[Facts],
    elsewhere: Sequence[Facts],
    said: Collection[str] = (),
    now: Facts = MappingProxyType({}),
    stance: Stance = Stance.FOR,
) -> Reason | None:
    """Return what speaks most for an answer (or against it, by the stance) beyond what is `said` already; None when
    nothing clearly does. `here` are positions that came of it, `elsewhere` those that came of another answer in the
    same worlds, in the same order. A fact with a kind counts only if there is more of the whole kind: claiming one
    monument instead of another gains nothing."""
    sign = 1.0 if stance is Stance.FOR else -1.0
    found: list[tuple[float, Reason]] = []
    for fact in sorted({name for facts in (*here, *elsewhere) for name in facts}.difference(said)):
        mine, others = ([facts.get(fact, 0.0) for facts in each] for each in (here, elsewhere))
        reason = Reason(fact, fmean(mine), fmean(others), now.get(fact, 0.0), stance)
        worth = sign * reason.difference * insight.weight(fact)
        if worth >= LEAST and _differ(mine, others, CLEAR):
            found.append((-worth, reason))
    for _, reason in sorted(found, key=itemgetter(0)):
        kind = insight.kind(reason.fact)
        mine, others = ([_whole(insight, kind, facts) for facts in each] for each in (here, elsewhere))
        if not kind or ((fmean(mine) - fmean(others)) * reason.difference > 0 and _differ(mine, others, FAIRLY)):
            return reason
    return None


def reason_at_once(
    insight: Insight, before: Sequence[Facts], after: Sequence[Facts], said: Collection[str] = ()
) -> Reason | None:
    """Return the most important thing that an answer does at once in every world, beyond what is `said` already: what
    it brings rather than what it costs. None when it does nothing that the game names. `before` and `after` are the
    facts around the answer, world by world."""
    found: list[tuple[bool, float, Reason]] = []
    for fact in sorted({name for facts in (*before, *after) for name in facts}.difference(said)):
        changes = {new.get(fact, 0.0) - old.get(fact, 0.0) for old, new in zip(before, after, strict=True)}
        change = changes.pop()
        worth = change * insight.weight(fact)
        if not changes and worth:
            old = before[0].get(fact, 0.0)
            reason = Reason(fact, old + change, old, old, Stance.AT_ONCE)
            found.append((worth < 0.0, -abs(worth), reason))
    return min(found, key=itemgetter(0, 1))[2] if found else None


def telling(
    insight: Insight, notes: Sequence[Reason], others: Sequence[Reason], said: Collection[str] = ()
) -> Reason | None:
    """Return the first of an answer's notes that is not `said` already, nor can be said of another answer as well;
    None if there is none. Notes of one kind (see Insight.kind) are compared with each other."""
    most = {insight.kind(note.fact) or note.fact: note.here for note in sorted(others, key=lambda note: note.here)}
    for note in notes:
        alone = -math.inf if note.here >= 0.0 else math.inf
        if note.fact not in said and note.here > most.get(insight.kind(note.fact) or note.fact, alone):
            return note
    return None


def brings(insight: Insight, reason: Reason) -> bool:
    """Return whether what a fact tells is good for the seat."""
    return reason.difference * insight.weight(reason.fact) > 0.0


def _differ(here: Sequence[float], elsewhere: Sequence[float], errors: float) -> bool:
    """Return whether amounts differ by more than so many standard errors."""
    apart = [one - other for one, other in zip(here, elsewhere, strict=True)]
    count, mean = len(apart), fmean(apart)
    spread = sum((each - mean) ** 2 for each in apart) / max(1, count - 1)
    return abs(mean) > errors * math.sqrt(spread / count)


def _whole(insight: Insight, kind: str, facts: Facts) -> float:
    """Return the total amount of a kind."""
    return sum(amount for fact, amount in facts.items() if insight.kind(fact) == kind)

"""Positions some time after an answer, from which reasons are drawn."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from resarcana_gui.agents.companion.advice import CERTAIN, Line
from resarcana_gui.agents.companion.explanation import explained
from resarcana_gui.agents.companion.reasons import (
    FREE,
    PROVED,
    Facts,
    Insight,
    Reason,
    Stance,
    reason_at_once,
    telling,
)
from resarcana_gui.agents.companion.trials import SharedChance
from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.agents.search.sampling import drawn
from resarcana_gui.agents.self_seeded import seed_from
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

AHEAD: Final = 1
"""How many stages ahead these positions lie."""
WORLDS: Final = 4
"""Worlds in all of which an answer must do something at once for that to be said."""
NEUTRAL: Final = Stance.NEUTRAL


class Futures:
    """Plays on from answers, in the same worlds for all of them."""

    def __init__(self, game: Game, limits: Limits, insight: Insight | None, number: int) -> None:
        """Without an insight there are no reasons. `number` is the number of futures per answer."""
        self._game: Final = game
        self._limits: Final = limits
        self._insight: Final = insight
        self._number: Final = number

    def reasons(self, view: State, pending: Pending, guide: Guide, lines: Sequence[Line]) -> Sequence[Reason | None]:
        """Return a reason for each line, the best first; there is always one if there is an insight."""
        insight = self._insight
        if insight is None:
            return [None] * len(lines)
        if lines[0].chance == CERTAIN:
            lesser = [self.at_once(view, line.answer, guide) or Reason(FREE, stance=NEUTRAL) for line in lines]
            proved = Reason(PROVED, 1.0, 0.0, stance=NEUTRAL)
            return [proved if line.chance == CERTAIN else less for line, less in zip(lines, lesser, strict=True)]
        futures = [self._of(view, pending, guide, line.answer, insight) for line in lines]
        return explained(insight, view, lines, futures, lambda line, said: self.at_once(view, line.answer, guide, said))

    def at_once(self, view: State, answer: Command, guide: Guide, said: Collection[str] = ()) -> Reason | None:
        """Return what an answer does at once beyond what is `said` already; None if that is nothing, or if there is
        no insight."""
        insight = self._insight
        if insight is None:
            return None
        chance, seat = SharedChance(seed_from(view, "reasons")), answer.seat
        before, after = list[Facts](), list[Facts]()
        for world in range(WORLDS):
            chance.begin(world)
            state = self._game.sample(view, chance)
            before.append(insight.facts(state, seat))
            self._game.apply(state, answer, chance)
            if guide.clock(state) != guide.clock(view):
                return None
            after.append(insight.facts(state, seat))
        return reason_at_once(insight, before, after, {*insight.said_by(answer), *said})

    def noted(self, view: State, answer: Command, other: Command) -> Reason | None:
        """Return what the game notes of an answer and not of another; None if that is nothing."""
        insight = self._insight
        if insight is None:
            return None
        return telling(insight, insight.notes(view, answer), insight.notes(view, other), insight.said_by(answer))

    def _of(self, view: State, pending: Pending, guide: Guide, answer: Command, insight: Insight) -> list[Facts]:
        chance = SharedChance(seed_from(view, "reasons"))
        found = []
        for world in range(self._number):
            chance.begin(world)
            state = self._game.sample(view, chance)
            self._game.apply(state, answer, chance)
            self._play_on(state, guide, guide.clock(view) + AHEAD, chance)
            found.append(insight.facts(state, pending.seat))
        return found

    def _play_on(self, world: State, guide: Guide, end: int, chance: Chance) -> None:
        """Play on as good players would, to the first turn after a stage."""
        for _ in range(self._limits.most_answers):
            if guide.is_over(world):
                return
            legal = guide.worthwhile(world, self._game.legal(world))
            chosen = 0
            if len(legal) > 1:
                pending = self._game.pending(world)
                assert pending is not None
                if guide.is_turn(pending) and guide.clock(world) > end:
                    return
                chosen = drawn(guide.logits(world, pending, legal), chance, self._limits.temperature)
            self._game.apply(world, legal[chosen], chance)

"""Positions some time after an answer, from which reasons are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.companion.reasons import PROVED, Facts, Insight, Reason, reason_for
from resarcana_gui.agents.companion.trials import SharedChance, Trial
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


class Futures:
    """Plays on from answers, in the same worlds for all of them."""

    def __init__(self, game: Game, limits: Limits, insight: Insight | None, number: int) -> None:
        """Without an insight there are no reasons. `number` is the number of futures per answer."""
        self._game: Final = game
        self._limits: Final = limits
        self._insight: Final = insight
        self._number: Final = number

    def reasons(self, view: State, pending: Pending, guide: Guide, lines: Sequence[Trial]) -> list[Reason | None]:
        """Return a reason for each line: for the best, what it has over the second; for the others, what they have
        over the best. Where a victory is certain, no other reason is given."""
        insight = self._insight
        if insight is None or len(lines) < 2:
            return [None] * len(lines)
        if lines[0].proved:
            return [Reason(PROVED, 1.0, 0.0) if trial.proved else None for trial in lines]
        now = insight.facts(view, pending.seat)
        futures = [self._of(view, pending, guide, trial.answer, insight) for trial in lines]
        return [
            reason_for(insight, mine, futures[0 if at else 1], insight.said_by(lines[at].answer), now)
            for at, mine in enumerate(futures)
        ]

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

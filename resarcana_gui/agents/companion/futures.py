"""Positions some time after an answer, from which reasons are drawn."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from resarcana_gui.agents.companion.advice import CERTAIN, Line
from resarcana_gui.agents.companion.reasons import (
    FREE,
    NOTHING,
    PROVED,
    Facts,
    Insight,
    Reason,
    Stance,
    brings,
    reason_at_once,
    reason_for,
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

    def reasons(self, view: State, pending: Pending, guide: Guide, lines: Sequence[Line]) -> list[Reason | None]:
        """Return a reason for each line, the best first; there is always one if there is an insight. No two lines claim
        the same fact for themselves, and a line that is behind claims nothing but what it does at once."""
        insight = self._insight
        if insight is None:
            return [None] * len(lines)
        if lines[0].chance == CERTAIN:
            lesser = [self.at_once(view, line.answer, guide) or Reason(FREE, stance=NEUTRAL) for line in lines]
            proved = Reason(PROVED, 1.0, 0.0, stance=NEUTRAL)
            return [proved if line.chance == CERTAIN else less for line, less in zip(lines, lesser, strict=True)]
        futures = [self._of(view, pending, guide, line.answer, insight) for line in lines]
        notes = [insight.notes(view, line.answer) for line in lines]
        found: list[Reason | None] = []
        for at, line in enumerate(lines):
            claimed = () if line.is_behind else [each.fact for each in found if each]
            said = {*insight.said_by(line.answer), *claimed}
            beside = futures[:1] if at else futures[1:]
            others = [note for other, told in enumerate(notes) if other != at for note in told]
            reason = None if line.is_behind else telling(insight, notes[at], others, said)
            reason = reason or self._compared(view, line, futures[at], beside, said)
            found.append(reason or telling(insight, notes[at], (), said) or self._plain(view, line, guide, said))
        return found

    def _compared(
        self, view: State, line: Line, here: Sequence[Facts], beside: Sequence[Sequence[Facts]], said: Collection[str]
    ) -> Reason | None:
        """Return what differs between what comes of a line and of another, the first of these that clearly differs."""
        insight = self._insight
        assert insight is not None
        now, stance = insight.facts(view, line.answer.seat), Stance.AGAINST if line.is_behind else Stance.FOR
        found = (reason_for(insight, here, elsewhere, said, now, stance) for elsewhere in beside)
        return next(filter(None, found), None)

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

    def _plain(self, view: State, line: Line, guide: Guide, said: Collection[str]) -> Reason:
        """Return what there is to say for a line of which nothing is noted, and without a clear difference."""
        assert self._insight is not None
        reason = self.at_once(view, line.answer, guide, said)
        if line.is_behind:
            return reason or Reason(FREE, stance=NEUTRAL)
        return reason if reason is not None and brings(self._insight, reason) else Reason(NOTHING, stance=NEUTRAL)

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

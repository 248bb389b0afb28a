"""A question that was answered, with what is needed to judge the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.companion.horizon import horizon_at
from resarcana_gui.agents.companion.reasons import Facts, Insight
from resarcana_gui.agents.companion.trials import SharedChance, Trial
from resarcana_gui.agents.search.ending import EndSolver
from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.agents.search.lone_rival import LoneRivalCheck
from resarcana_gui.agents.search.playout import Playout
from resarcana_gui.agents.search.tree import Tree
from resarcana_gui.agents.self_seeded import seed_from
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

TRIED: Final = 8
"""How many other answers, the likeliest, are tried in a turn ..."""
WITHIN: Final = 5
"""... and at any other question."""


class AnsweredQuestion:
    """One question as its seat saw it."""

    def __init__(self, game: Game, guide: Guide, limits: Limits, view: State, pending: Pending) -> None:
        """The guide must be the one for this view."""
        self._game: Final = game
        self._limits: Final = limits
        self._pending: Final = pending
        self.view: Final = view
        self.guide: Final = guide
        self.seat: Final = pending.seat
        self._chance: Final = SharedChance(seed_from(view, "review"))
        self._turn: Final = guide.is_turn(pending)
        playout = Playout(game, guide, limits, view, self._chance)
        self._left_alone: Final = LoneRivalCheck(game, guide, view, playout, self._chance)
        self._horizon: Final = horizon_at(game, guide, limits, view, pending, self._chance)
        self._tree: Final = self._planted(self._horizon)
        self.ending: Final = EndSolver(game, guide, view, pending.seat, self._chance)
        self._worlds = 0

    def others(self, answer: Command) -> list[Command]:
        """Return the likeliest sensible answers other than this one."""
        root = self._tree.root
        slots = [slot for slot, other in enumerate(root.answers) if other != answer]
        slots.sort(key=lambda slot: (-root.weights[slot], slot))
        return [root.answers[slot] for slot in slots[: TRIED if self._turn else WITHIN]]

    def trial(self, answer: Command) -> Trial:
        """Return a trial of an answer, corrected for a rival that it leaves to play on alone."""
        return Trial(answer, self._tree.root.include(answer), self._correction(answer))

    def rough_trial(self, answer: Command, given: Trial) -> Trial:
        """Return a trial of an answer other than the given one. In a turn the correction for a rival left alone is
        skipped until the answer seems the better one; within an action both leave the same rival alone."""
        return Trial(answer, self._tree.root.include(answer), () if self._turn else given.corrected)

    def meet(self, trials: Sequence[Trial], worlds: int) -> None:
        """Try these in so many new worlds."""
        for world in range(self._worlds, self._worlds + worlds):
            for trial in trials:
                self._chance.begin(world)
                trial.add(self._tree.iterate(trial.slot), self.seat)
        self._worlds += worlds

    def look_further(self, trials: Sequence[Trial], worlds: int, insight: Insight | None) -> list[list[Facts]]:
        """Try these in so many new worlds, one stage further than before; return the facts there for each, if there
        is an insight."""
        tree, found = self._planted(self._horizon + 1), [list[Facts]() for _ in trials]
        for world in range(self._worlds, self._worlds + worlds):
            for trial, facts in zip(trials, found, strict=True):
                self._chance.begin(world)
                trial.add(tree.iterate(tree.root.include(trial.answer)), self.seat)
                if insight is not None:
                    facts.append(insight.facts(tree.world, self.seat))
        return found

    def _planted(self, horizon: int) -> Tree:
        """Return a tree with this horizon. It ignores rivals left alone: that is corrected for once, not per answer."""
        limits = self._limits.looking(horizon, heedless=True)
        return Tree(self._game, self.guide, limits, self.view, self._pending, self._chance)

    def _correction(self, answer: Command) -> Sequence[float]:
        if self._limits.heed == 0.0:
            return ()
        self._chance.begin(0)
        return [self._limits.heed * more for more in self._left_alone.differences(self.seat, answer)]

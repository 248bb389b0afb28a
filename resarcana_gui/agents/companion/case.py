"""A question that was answered, and what is needed to judge the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.companion.trials import SharedChance, Trial
from resarcana_gui.agents.own_chance import seed_from
from resarcana_gui.agents.search.ending import EndSolver
from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.agents.search.left_alone import LeftAlone
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.agents.search.playout import Playout
from resarcana_gui.agents.search.tree import Tree
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

TRIED: Final = 8
"""The other answers, the likeliest, that are tried in a turn, ..."""
WITHIN: Final = 5
"""... and to any other question."""


class Case:
    """One question as its seat saw it."""

    def __init__(self, game: Game, guide: Guide, limits: Limits, view: State, pending: Pending) -> None:
        """The guide is that for this view."""
        self.view: Final = view
        self.guide: Final = guide
        self.seat: Final = pending.seat
        self._chance: Final = SharedChance(seed_from(view, "review"))
        self._tree: Final = Tree(game, guide, heedless(limits), view, pending, self._chance)
        self.ending: Final = EndSolver(game, guide, view, pending.seat, self._chance)
        self._turn: Final = guide.is_turn(pending)
        self._heed: Final = limits.heed
        playout = Playout(game, guide, limits, view, self._chance)
        self._worlds = 0
        self._left_alone: Final = LeftAlone(game, guide, view, playout, self._chance)

    def others(self, answer: Command) -> list[Command]:
        """The likeliest sensible answers but this one."""
        root = self._tree.root
        slots = [slot for slot, other in enumerate(root.answers) if other != answer]
        slots.sort(key=lambda slot: (-root.weights[slot], slot))
        return [root.answers[slot] for slot in slots[: TRIED if self._turn else WITHIN]]

    def trial(self, answer: Command) -> Trial:
        """A trial of an answer, with what a rival who is left alone by it makes of that."""
        return Trial(answer, self._tree.root.include(answer), self._correction(answer))

    def rough_trial(self, answer: Command, given: Trial) -> Trial:
        """A trial of another answer than the given one. In a turn nobody looks at whom it leaves alone before it seems
        the better one; within an action both leave the same rival alone."""
        return Trial(answer, self._tree.root.include(answer), () if self._turn else given.corrected)

    def meet(self, trials: Sequence[Trial], worlds: int) -> None:
        """Try these in so many worlds that none of them has met."""
        for world in range(self._worlds, self._worlds + worlds):
            for trial in trials:
                self._chance.begin(world)
                trial.add(self._tree.iterate(trial.slot), self.seat)
        self._worlds += worlds

    def _correction(self, answer: Command) -> Sequence[float]:
        if self._heed == 0.0:
            return ()
        self._chance.begin(0)
        return [self._heed * more for more in self._left_alone.differences(self.seat, answer)]


def heedless(limits: Limits) -> Limits:
    """The same, with no eye for rivals who are left alone: that is seen to once, and not for each answer."""
    return Limits(
        limits.iterations,
        horizon=limits.horizon,
        trust=limits.trust,
        width=limits.width,
        exploration=limits.exploration,
        doubt=limits.doubt,
        temperature=limits.temperature,
    )

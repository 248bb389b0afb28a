"""The adviser for games with a guide of the search: all answers in the same worlds, the better ones in more of them
(sequential halving)."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from resarcana_gui.agents.companion.advice import Advice
from resarcana_gui.agents.companion.adviser import Adviser
from resarcana_gui.agents.companion.calibration import Calibration
from resarcana_gui.agents.companion.futures import Futures
from resarcana_gui.agents.companion.horizon import horizon_at
from resarcana_gui.agents.companion.judge import Judge
from resarcana_gui.agents.companion.reasons import Insight
from resarcana_gui.agents.companion.rivals import Rival, calibration_against
from resarcana_gui.agents.companion.trials import AdviceWriter, SharedChance, Trial, ranked
from resarcana_gui.agents.search.ending import EndSolver
from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.agents.search.tree import Tree
from resarcana_gui.agents.self_seeded import seed_from
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

ITERATIONS: Final = 600
"""Iterations per question, shared among its answers."""
MOST_LINES: Final = 3
MOST_TRIED: Final = 16
"""Answers compared at most, the likeliest."""
PER_FUTURE: Final = 2.5
"""Iterations per future position examined for a line's reason ..."""
FEWEST_FUTURES: Final = 8
"""... of which there are at least this many."""


def never(view: State) -> bool:
    """Return False: it is never too early for numbers."""
    return False


class TreeAdviser(Adviser):
    """Advises by tree search. The same view always gets the same advice: randomness is seeded by what it sees."""

    def __init__(
        self,
        game: Game,
        guide: Guide,
        limits: Limits,
        calibration: Calibration | None = None,
        insight: Insight | None = None,
        *,
        rivals: Sequence[Rival] = (),
        early: Callable[[State], bool] = never,
    ) -> None:
        """Without an insight there are no reasons. The limits' iterations are for a whole question. The
        corrections of the rivals, by seat, replace the calibration. `early` says of a view whether chances are still
        to be told in words (see Advice.early)."""
        known = calibration if calibration is not None else Calibration()
        self._rivals: Final = rivals
        self._early: Final = early
        self._game: Final = game
        self._guide: Final = guide
        self._limits: Final = limits
        self._calibration: Final = known
        futures = max(FEWEST_FUTURES, int(limits.iterations / PER_FUTURE))
        self._futures: Final = Futures(game, limits, insight, futures)
        self._judge: Final = Judge(game, guide, limits, self._calibration_of, self._futures, insight)

    def advise(self, view: State, pending: Pending, stop: Callable[[], bool] = lambda: False) -> Advice | None:
        chance = SharedChance(seed_from(view, "advice"))
        guide = self._guide.seen_from(view)
        tree = self._tree(guide, view, pending, chance)
        ending = EndSolver(self._game, guide, view, pending.seat, chance)
        victory = ending.victory(self._limits.foresight)
        trials = self._trials(tree, victory)
        found = self._halved(tree, chance, trials, pending.seat, self._limits.iterations, stop)
        if found is None:
            return None
        if victory is not None:
            winner = next(trial for trial in trials if trial.answer == victory)
            found = [winner, *[trial for trial in found if trial is not winner]]
        lines = found[:MOST_LINES]
        if victory is not None:
            self._prove(lines, ending, pending.seat, view.seats)
        known = self._calibration_of(pending.seat)
        writer = AdviceWriter(known, view.seats, guide.clock(view), pending.seat, early=self._early(view))
        advice = writer.told(lines, [None] * len(lines))
        reasons = self._futures.reasons(view, pending, guide, advice.lines)
        explained = [replace(line, reason=reason) for line, reason in zip(advice.lines, reasons, strict=True)]
        return replace(advice, lines=tuple(explained))

    def judge(self, view: State, pending: Pending, answer: Command) -> Advice | None:
        return self._judge.judged(view, pending, answer)

    def stage(self, view: State) -> int:
        return self._guide.clock(view)

    def is_early(self, view: State) -> bool:
        return self._early(view)

    def expected(self, view: State, pending: Pending, iterations: int) -> list[float]:
        chance = SharedChance(seed_from(view, "advice"))
        tree = self._tree(self._guide.seen_from(view), view, pending, chance)
        found = self._halved(tree, chance, self._trials(tree, None), pending.seat, iterations, lambda: False)
        assert found is not None
        whole = sum(found[0].totals)
        return [share / whole for share in found[0].totals]

    def _calibration_of(self, seat: int) -> Calibration:
        return calibration_against(self._rivals, seat) if self._rivals else self._calibration

    def _tree(self, guide: Guide, view: State, pending: Pending, chance: SharedChance) -> Tree:
        chance.begin(0)
        limits = self._limits.looking(horizon_at(self._game, guide, self._limits, view, pending, chance))
        return Tree(self._game, guide, limits, view, pending, chance)

    def _trials(self, tree: Tree, victory: Command | None) -> list[Trial]:
        root = tree.root
        order = sorted(range(len(root.answers)), key=lambda slot: (-root.weights[slot], slot))
        tried = order[:MOST_TRIED] + [slot for slot in order[MOST_TRIED:] if root.answers[slot] == victory]
        return [Trial(root.answers[slot], slot) for slot in tried]

    def _halved(
        self,
        tree: Tree,
        chance: SharedChance,
        trials: list[Trial],
        seat: int,
        iterations: int,
        stop: Callable[[], bool],
    ) -> list[Trial] | None:
        """Return the trials that remain at the end, best first, all tried in the same worlds."""
        left, world = trials, 0
        stages = max(1, math.ceil(math.log2(max(1, len(trials)) / MOST_LINES)) + 1)
        for _ in range(stages):
            for _ in range(max(4, iterations // (stages * len(left)))):
                if stop():
                    return None
                for trial in left:
                    chance.begin(world)
                    trial.add(tree.iterate(trial.slot), seat)
                world += 1
            left = ranked(left)[: max(MOST_LINES, len(left) // 2)]
        return left

    def _prove(self, lines: Sequence[Trial], ending: EndSolver, seat: int, seats: int) -> None:
        """Mark the lines that certainly win, as the first does; others may only seem to."""
        worlds = max(len(trial.values) for trial in lines)
        for trial in lines:
            if trial is lines[0] or ending.wins(trial.answer, self._limits.foresight):
                trial.prove(seat, seats, worlds)

"""The companion's search: the same worlds for all answers, more of them for the better ones (sequential halving)."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.agents.companion.advice import CERTAIN, SURE, TURNING, Advice, Line, uncertain
from resarcana_gui.agents.companion.calibration import Calibration
from resarcana_gui.agents.companion.reasons import PROVED, Facts, Insight, Reason, reason_for
from resarcana_gui.agents.own_chance import seed_from
from resarcana_gui.agents.search.ending import EndSolver
from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.agents.search.sampling import drawn
from resarcana_gui.agents.search.tree import Tree
from resarcana_gui.kernel.chance import Chance, Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

ITERATIONS: Final = 600
"""Iterations for one question, shared among its answers."""
MOST_LINES: Final = 3
LEAST_WORLDS: Final = 12
"""After every this many worlds it is checked whether anything is still in doubt."""
MOST_TRIED: Final = 16
"""Answers, the likeliest; more are not compared."""
PER_FUTURE: Final = 2.5
"""One position is looked at for the reasons of a line per this many iterations, ..."""
FEWEST_FUTURES: Final = 8
"""... but never fewer than this."""
AHEAD: Final = 1
"""How many stages of the game ahead they lie."""


class SharedChance(Chance):
    """Gives every answer that is tried in one world the same numbers."""

    def __init__(self, seed: str) -> None:
        self._seed: Final = seed
        self._dice = Dice(seed)

    def begin(self, world: int) -> None:
        """Give the numbers of this world from now on."""
        self._dice = Dice(f"{self._seed}/{world}")

    def below(self, bound: int) -> int:
        return self._dice.below(bound)


class Trial:
    """One answer, and what its seat had of it in each world."""

    def __init__(self, answer: Command, slot: int) -> None:
        self.answer: Final = answer
        self.slot: Final = slot
        self.values: Final[list[float]] = []
        self.totals: Final[list[float]] = []
        """What each seat had, summed."""
        self.proved = False
        """Whether it wins, whatever the others do."""

    def prove(self, seat: int, worlds: int) -> None:
        """It wins for this seat in every world, of which the others have met so many."""
        self.proved = True
        self.values[:] = [CERTAIN] * worlds
        self.totals[:] = [CERTAIN if at == seat else 0.0 for at in range(len(self.totals))]

    def add(self, shares: Sequence[float], seat: int) -> None:
        """What each seat had in the next world."""
        whole = sum(shares) or 1.0
        if not self.totals:
            self.totals.extend([0.0] * len(shares))
        for at, share in enumerate(shares):
            self.totals[at] += share / whole
        self.values.append(shares[seat] / whole)

    @property
    def mean(self) -> float:
        """What the seat had of it on average."""
        return sum(self.values) / len(self.values)


class Adviser:
    """Advises one seat of a game. The same view always gets the same advice: its chance begins from what it sees."""

    def __init__(
        self,
        game: Game,
        guide: Guide,
        limits: Limits,
        calibration: Calibration | None = None,
        insight: Insight | None = None,
    ) -> None:
        """Without an insight there are no reasons. The limits' iterations are for a whole question."""
        self._game: Final = game
        self._guide: Final = guide
        self._limits: Final = limits
        self._calibration: Final = calibration if calibration is not None else Calibration()
        self._insight: Final = insight

    def advise(
        self, view: State, pending: Pending, among: Sequence[Command] = (), stop: Callable[[], bool] = lambda: False
    ) -> Advice | None:
        """What to answer, of all answers or among the best and these; None when told to stop. The view is that of the
        seat that is asked. There are no reasons when these are about as good as the best: nobody asks why."""
        chance = SharedChance(seed_from(view, "advice"))
        guide = self._guide.seen_from(view)
        tree = Tree(self._game, guide, self._limits, view, pending, chance)
        ending = EndSolver(self._game, guide, view, pending.seat, chance)
        victory = ending.victory(self._limits.foresight)
        trials = self._trials(tree, among if victory is None else (*among, victory))
        kept = {trial.slot for trial in trials if trial.answer in among}
        found = self._halved(tree, chance, trials, kept, pending.seat, stop)
        if found is None:
            return None
        if victory is not None:
            winner = next(trial for trial in trials if trial.answer == victory)
            found = [winner, *[trial for trial in found if trial is not winner]]
        lines = found[:MOST_LINES] + [trial for trial in found[MOST_LINES:] if trial.slot in kept]
        if victory is not None:
            self._prove(lines, ending, pending.seat)
        asked_about = [trial for trial in lines if trial.slot in kept]
        told_why = not asked_about or any(falls_short(lines[0], trial) for trial in asked_about)
        reasons = self._reasons(view, pending, guide, lines) if told_why else [None] * len(lines)
        return self._told(lines, reasons, view, guide)

    def is_turn(self, pending: Pending) -> bool:
        """Whether a question is worth the whole effort (see Guide.is_turn)."""
        return self._guide.is_turn(pending)

    def stage(self, view: State) -> int:
        """How far the game is (see Guide.clock)."""
        return self._guide.clock(view)

    def expected(self, view: State, pending: Pending, iterations: int) -> list[float]:
        """What each seat may expect to have of the victory, not calibrated; they sum to 1."""
        chance = SharedChance(seed_from(view, "advice"))
        tree = Tree(self._game, self._guide.seen_from(view), self._limits, view, pending, chance)
        for world in range(iterations):
            chance.begin(world)
            tree.iterate()
        whole = sum(tree.shares)
        return [share / whole for share in tree.shares]

    def _trials(self, tree: Tree, among: Sequence[Command]) -> list[Trial]:
        root = tree.root
        order = sorted(range(len(root.answers)), key=lambda slot: (-root.weights[slot], slot))
        tried = order[:MOST_TRIED] + [slot for slot in order[MOST_TRIED:] if root.answers[slot] in among]
        return [Trial(root.answers[slot], slot) for slot in tried]

    def _halved(
        self,
        tree: Tree,
        chance: SharedChance,
        trials: list[Trial],
        kept: set[int],
        seat: int,
        stop: Callable[[], bool],
    ) -> list[Trial] | None:
        """The trials that were left at the end, the best first. All that are left have met the same worlds. When those
        that are kept cannot have cost much, nobody looks any further."""
        left, world = trials, 0
        stages = max(1, math.ceil(math.log2(max(1, len(trials)) / MOST_LINES)) + 1)
        for _ in range(stages):
            for _ in range(max(4, self._limits.iterations // (stages * len(left)))):
                if stop():
                    return None
                for trial in left:
                    chance.begin(world)
                    trial.add(tree.iterate(trial.slot), seat)
                world += 1
                if kept and world % LEAST_WORLDS == 0 and are_harmless(left, kept):
                    return ranked(left)
            left = ranked(left)
            half = left[: max(MOST_LINES, len(left) // 2)]
            left = half + [trial for trial in left[len(half) :] if trial.slot in kept]
        return left

    def _prove(self, lines: Sequence[Trial], ending: EndSolver, seat: int) -> None:
        """Mark the lines that win for certain, as the first does; others may only seem to."""
        worlds = max(len(trial.values) for trial in lines)
        for trial in lines:
            if trial is lines[0] or ending.wins(trial.answer, self._limits.foresight):
                trial.prove(seat, worlds)

    def _told(self, trials: Sequence[Trial], reasons: Sequence[Reason | None], view: State, guide: Guide) -> Advice:
        seats, stage, best = view.seats, guide.clock(view), trials[0]
        top = self._chance(best, seats, stage)
        lines = []
        for trial, reason in zip(trials, reasons, strict=True):
            slope = self._calibration.slope(trial.mean, seats, stage)
            chance = self._chance(trial, seats, stage)
            apart = differences(best, trial)
            raw = sum(apart) / len(apart)
            # the chances do not lie on a line: what is said to be lost is the difference of those that are told
            steep = (top - chance) / raw if raw else slope
            error = slope * standard_error(trial.values)
            lines.append(Line(trial.answer, chance, error, top - chance, steep * standard_error(apart), reason))
        chances = best.totals if best.proved else map(uncertain, self._calibration.chances(best.totals, stage))
        return Advice(tuple(lines), tuple(chances))

    def _chance(self, trial: Trial, seats: int, stage: int) -> float:
        return CERTAIN if trial.proved else uncertain(self._calibration.chance(trial.mean, seats, stage))

    def _reasons(self, view: State, pending: Pending, guide: Guide, lines: Sequence[Trial]) -> list[Reason | None]:
        """The best line's reason is what it has over the second; the others' is what they have over the best. Where a
        victory is certain, nothing else is worth saying."""
        insight = self._insight
        if insight is None or len(lines) < 2:
            return [None] * len(lines)
        if lines[0].proved:
            return [Reason(PROVED, 1.0, 0.0) if trial.proved else None for trial in lines]
        now = insight.facts(view, pending.seat)
        futures = [self._futures(view, pending, guide, trial.answer, insight) for trial in lines]
        return [
            reason_for(insight, mine, futures[0 if at else 1], insight.said_by(lines[at].answer), now)
            for at, mine in enumerate(futures)
        ]

    def _futures(self, view: State, pending: Pending, guide: Guide, answer: Command, insight: Insight) -> list[Facts]:
        chance = SharedChance(seed_from(view, "reasons"))
        found = []
        for number in range(max(FEWEST_FUTURES, int(self._limits.iterations / PER_FUTURE))):
            chance.begin(number)
            world = self._game.sample(view, chance)
            self._game.apply(world, answer, chance)
            self._play_on(world, guide, guide.clock(view) + AHEAD, chance)
            found.append(insight.facts(world, pending.seat))
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


def differences(best: Trial, trial: Trial) -> list[float]:
    """How much better one was than the other, in each world."""
    return [one - other for one, other in zip(best.values, trial.values, strict=True)]


def falls_short(best: Trial, trial: Trial) -> bool:
    """Whether one is clearly better than another."""
    behind = differences(best, trial)
    return sum(behind) / len(behind) > SURE * standard_error(behind)


def ranked(trials: Sequence[Trial]) -> list[Trial]:
    """The best first."""
    return sorted(trials, key=lambda trial: (-trial.mean, trial.slot))


def are_harmless(trials: Sequence[Trial], kept: set[int]) -> bool:
    """Whether it is sure that choosing these slots was no turning point."""
    best = ranked(trials)[0]
    for trial in trials:
        behind = differences(best, trial)
        if trial.slot in kept and sum(behind) / len(behind) + SURE * standard_error(behind) >= TURNING:
            return False
    return True


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the mean of these."""
    count = len(values)
    mean = sum(values) / count
    return math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1) / count)

"""The opponent that searches."""

from __future__ import annotations

import math
import time
from typing import Final

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.agents.search.ending import EndSolver
from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.agents.search.sampling import drawn
from resarcana_gui.agents.search.solo_plan import SoloPlan
from resarcana_gui.agents.search.tree import Tree
from resarcana_gui.agents.search.tree_node import Node
from resarcana_gui.kernel.chance import Chance, Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

STRIDE: Final = 8
"""Every how many iterations it checks whether it may stop."""

CAUTION: Final = 0.8
"""How far one look at an answer may be off, in victories; the error of n looks is smaller by the root of n."""
FAVOURED: Final = 0.1
"""An answer is preferred to the one tried most only if it was tried at least this share as often."""

TRIED: Final = 400
"""The most answers tried for a way nearer to the victory, before it does nothing more."""
SEEN: Final = 3
"""How often an answer has to be tried before it is given instead."""

NEVER: Final = 1 << 40
LEAST_SECONDS: Final = 1e-4


class Searcher(Agent):
    """Searches a tree of what its seat sees. A budget's iterations or seconds are for a turn; the other questions get
    a part of them, and a question that is decided stops early."""

    def __init__(self, game: Game, guide: Guide, limits: Limits, seed: int | str) -> None:
        self._game: Final = game
        self._guide: Final = guide
        self._limits: Final = limits
        self._dice: Final = Dice(seed)
        self.iterations = 0
        """How often it has looked ahead, for measurements."""
        self._confidence: float | None = None

    def confidence(self) -> float | None:
        return self._confidence

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        self._confidence = None
        legal = self._game.legal(view)
        if len(legal) == 1:
            return legal[0]
        ending = EndSolver(self._game, self._guide.seen_from(view), view, pending.seat, self._dice)
        victory = ending.victory(self._limits.foresight)
        if victory is not None:
            return victory
        lost = ending.lost()
        root = self.searched(view, pending, budget).root
        self._confidence = clarity(root)
        slots = [slot for slot, answer in enumerate(root.answers) if answer not in lost]
        if not slots:
            slots = list(range(len(root.answers)))
        if self._limits.slack > 0.0:
            return root.answers[one_of_the_good(root, slots, self._limits, self._dice)]
        best = surest(root, slots)
        thrifty = self._limits.thrift > 0.0 and self._guide.is_turn(pending)
        if thrifty and root.answers[best] == self._guide.idle(legal):
            best = self._in_reach(view, root, slots, best)
        return root.answers[best]

    def _in_reach(self, view: State, root: Node, slots: list[int], idle: int) -> int:
        """The slot of the first answer on a way nearer to the victory, if it is worth about as much as doing nothing
        more; else the slot of that."""
        guide = self._guide.seen_from(view)
        world = guide.undisturbed(self._game.sample(view, self._dice), root.seat)
        line = SoloPlan(self._game, guide, root.seat, self._dice).nearer(world, TRIED)
        least = root.totals[idle] / root.counts[idle] - self._limits.thrift
        for slot in slots:
            count = root.counts[slot]
            if line and root.answers[slot] == line[0] and count >= SEEN and root.totals[slot] / count >= least:
                return slot
        return idle

    def searched(self, view: State, pending: Pending, budget: Budget) -> Tree:
        """The tree when the budget is spent."""
        guide = self._guide.seen_from(view)
        tree = Tree(self._game, guide, self._limits, view, pending, self._dice)
        part = 1.0 if guide.is_turn(pending) else self._limits.part
        iterations, seconds = self._amounts(budget, part)
        deadline = time.perf_counter() + seconds if seconds > 0.0 else 0.0
        done = 0
        while done < iterations:
            tree.iterate()
            done += 1
            if done % STRIDE == 0:
                left = iterations - done
                if deadline > 0.0:
                    now = time.perf_counter()
                    if now >= deadline:
                        break
                    left = min(left, int(done * (deadline - now) / (seconds - (deadline - now))))
                if is_decided(tree.root, left):
                    break
        self.iterations += done
        return tree

    def _amounts(self, budget: Budget, part: float) -> tuple[int, float]:
        """How many iterations, and how many seconds at most (0 for any)."""
        limits = self._limits
        seconds = limits.seconds if budget.seconds is None else max(LEAST_SECONDS, budget.seconds)
        iterations = limits.iterations
        if budget.iterations is not None:
            iterations = min(iterations, budget.iterations) if limits.strict else budget.iterations
        elif budget.seconds is not None and not limits.strict:
            iterations = NEVER
        if budget.iterations is not None and budget.seconds is None:
            seconds = 0.0
        return max(1, int(part * iterations)), part * seconds


def most_tried(root: Node, slots: list[int]) -> int:
    """The slot among these that was tried most often; of several, the one that was worth most."""
    best = slots[0]
    for slot in slots:
        count, most = root.counts[slot], root.counts[best]
        if count > most or (count == most and root.totals[slot] > root.totals[best]):
            best = slot
    return best


def surest(root: Node, slots: list[int]) -> int:
    """The slot among these, of those tried often enough, that is worth most even if it was overrated. The one tried
    most is often only what the policy favours, long after the search has seen another to be better."""
    best = most_tried(root, slots)
    most = root.counts[best]
    highest = -1.0
    for slot in slots:
        count = root.counts[slot]
        if count > FAVOURED * most:
            worth = root.totals[slot] / count - CAUTION / math.sqrt(count)
            if worth > highest:
                highest, best = worth, slot
    return best


def one_of_the_good(root: Node, slots: list[int], limits: Limits, chance: Chance) -> int:
    """One of these slots that is worth as much as the best but for the slack, drawn by how likely a player thinks of
    it. Where the outcome is nearly certain there is little slack: nobody overlooks a victory at hand."""
    worths = [root.totals[slot] / root.counts[slot] if root.counts[slot] else -1.0 for slot in slots]
    best = max(worths)
    least = best - limits.slack * min(1.0, max(0.0, 4.0 * best * (1.0 - best)))
    good = [slot for slot, worth in zip(slots, worths, strict=True) if worth >= least]
    return good[drawn([math.log(root.weights[slot]) for slot in good], chance, limits.whim)]


def clarity(root: Node) -> float:
    """How much more often the first answer was tried than the second: from 0, as often, to 1, the only one."""
    counts = sorted(root.counts)
    return 1.0 - counts[-2] / counts[-1] if len(counts) > 1 and counts[-1] else 1.0


def is_decided(root: Node, left: int) -> bool:
    """Whether the second answer can no longer catch up with the first in the iterations that are left."""
    most = second = 0
    for count in root.counts:
        if count > most:
            second = most
            most = count
        elif count > second:
            second = count
    return most - second > left

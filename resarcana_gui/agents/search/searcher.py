"""The opponent that searches."""

from __future__ import annotations

import time
from typing import Final

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.agents.search.node import Node
from resarcana_gui.agents.search.tree import Tree
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

STRIDE: Final = 8
"""After so many iterations it looks whether it may stop."""

NEVER: Final = 1 << 40


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

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        legal = self._game.legal(view)
        if len(legal) == 1:
            return legal[0]
        root = self.searched(view, pending, budget)
        return root.answers[most_tried(root)]

    def searched(self, view: State, pending: Pending, budget: Budget) -> Node:
        """The root of the tree when the budget is spent."""
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
                if is_decided(tree.root, left, done):
                    break
        self.iterations += done
        return tree.root

    def _amounts(self, budget: Budget, part: float) -> tuple[int, float]:
        """How many iterations, and how many seconds at most (0 for any)."""
        if budget.iterations is None and budget.seconds is None:
            return max(STRIDE, int(part * self._limits.iterations)), part * self._limits.seconds
        iterations = NEVER if budget.iterations is None else max(1, int(part * budget.iterations))
        return iterations, 0.0 if budget.seconds is None else max(1e-4, part * budget.seconds)


def most_tried(root: Node) -> int:
    """The slot tried most often; of several the one that was worth most."""
    best = 0
    for slot in range(1, len(root.answers)):
        count, most = root.counts[slot], root.counts[best]
        if count > most or (count == most and root.totals[slot] > root.totals[best]):
            best = slot
    return best


def is_decided(root: Node, left: int, done: int) -> bool:
    """Whether with so many iterations left the second answer can no longer catch up with the first."""
    most = second = 0
    for count in root.counts:
        if count > most:
            second = most
            most = count
        elif count > second:
            second = count
    return most - second > left

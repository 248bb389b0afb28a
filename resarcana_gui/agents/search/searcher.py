"""The searching opponent."""

from __future__ import annotations

import time
from typing import Final

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.agents.search.answer_selection import clarity, one_of_the_good, preferred, surest, taken_first
from resarcana_gui.agents.search.ending import EndSolver
from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.agents.search.solo_plan import SoloPlan
from resarcana_gui.agents.search.tree import Tree
from resarcana_gui.agents.search.tree_node import Node
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

STRIDE: Final = 8
"""Iterations between two checks whether to stop."""

TRIED: Final = 400
"""Answers tried at most in looking for a line towards the victory, before passing."""

NEVER: Final = 1 << 40
LEAST_SECONDS: Final = 1e-4


class Searcher(Agent):
    """Searches a tree over what its seat sees. A budget's iterations or seconds are for a turn; other questions get
    a fraction of them, and a search stops early once it is decided."""

    def __init__(self, game: Game, guide: Guide, limits: Limits, seed: int | str) -> None:
        self._game: Final = game
        self._guide: Final = guide
        self._limits: Final = limits
        self._dice: Final = Dice(seed)
        self.iterations = 0
        """Iterations run so far, for measurements."""
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
            chosen = one_of_the_good(root, slots, self._limits, self._dice)
        else:
            chosen = surest(root, slots)
        if self._guide.is_turn(pending):
            chosen = self._sensible(view, root, slots, chosen, self._guide.idle(legal))
        return root.answers[chosen]

    def _sensible(self, view: State, root: Node, slots: list[int], chosen: int, idle: Command) -> int:
        """Return the slot to play in a turn: instead of passing, an erring opponent takes what is at hand, and a
        thrifty one goes on while that advances it."""
        thrift = self._limits.thrift
        if root.answers[chosen] != idle:
            return chosen
        if self._limits.slack > 0.0:
            return taken_first(self._guide, view, root, slots, chosen)
        line = self._nearer(view, root.seat) if thrift > 0.0 else []
        return preferred(root, slots, chosen, line[0], thrift) if line else chosen

    def _nearer(self, view: State, seat: int) -> list[Command]:
        """Return a line that advances the seat in this stage as if nobody else had a turn left in it; empty if there
        is none."""
        guide = self._guide.seen_from(view)
        world = guide.undisturbed(self._game.sample(view, self._dice), seat)
        return SoloPlan(self._game, guide, seat, self._dice).nearer(world, TRIED)

    def searched(self, view: State, pending: Pending, budget: Budget) -> Tree:
        """Return the tree when the budget is spent."""
        guide = self._guide.seen_from(view)
        tree = Tree(self._game, guide, self._limits, view, pending, self._dice)
        part = 1.0 if guide.is_weighty(pending) else self._limits.part
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
        """Return the number of iterations, and the seconds at most (0 for no limit)."""
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


def is_decided(root: Node, left: int) -> bool:
    """Return whether the second answer can no longer catch up with the first in the iterations left."""
    most = second = 0
    for count in root.counts:
        if count > most:
            second = most
            most = count
        elif count > second:
            second = count
    return most - second > left

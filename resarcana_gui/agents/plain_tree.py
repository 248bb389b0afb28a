"""A plain tree search, frozen as a yardstick by which others are measured; improvements go elsewhere.

An information-set tree over the engine's own questions, a new world in each iteration, PUCT with a learned prior,
playouts to the end of the game.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.agents.search.sampling import drawn, softmax
from resarcana_gui.kernel.chance import Chance, Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

ITERATIONS: Final = 157
"""Iterations per turn, unless the budget sets them."""
PART: Final = 1 / 3
"""The fraction of them for other questions."""
EXPLORATION: Final = 1.0
UNIFORM: Final = 0.2
FIRST_PLAY: Final = 0.05
MOST_TRIED: Final = 30
MOST_ANSWERS: Final = 400
NEVER: Final = 1 << 40


class PlainNode:
    """A question with, for each answer, its prior, visits and the seat's total result."""

    def __init__(self, answers: Sequence[Command], logits: list[float]) -> None:
        shares = softmax(logits)
        order = sorted([(-share, at) for at, share in enumerate(shares)])[:MOST_TRIED]
        self.answers: Final = [answers[at] for _, at in order]
        self.priors: Final = [-share * (1.0 - UNIFORM) + UNIFORM / len(order) for share, _ in order]
        self.counts: Final = [0] * len(order)
        self.totals: Final = [0.0] * len(order)
        self.children: Final[dict[Command, PlainNode]] = {}
        self.visits = 0
        self.value = 0.0

    def selected(self, legal: Sequence[Command]) -> int:
        """Return the index of the answer to try next among the legal ones; -1 when none is known."""
        scale = EXPLORATION * math.sqrt(self.visits + 1)
        first = (self.value / self.visits if self.visits else 0.5) - FIRST_PLAY
        best = -1.0
        chosen = -1
        for at, answer in enumerate(self.answers):
            count = self.counts[at]
            worth = self.totals[at] / count if count else first
            worth += scale * self.priors[at] / (1 + count)
            if worth > best and answer in legal:
                best = worth
                chosen = at
        return chosen


class PlainTree(Agent):
    """The yardstick: an opponent that searches a tree with a guide's priors."""

    def __init__(self, game: Game, guide: Guide, seed: int | str) -> None:
        self._game: Final = game
        self._guide: Final = guide
        self._dice: Final = Dice(seed)

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        legal = self._game.legal(view)
        if len(legal) == 1:
            return legal[0]
        guide = self._guide.seen_from(view)
        root = PlainNode(legal, guide.logits(view, pending, legal))
        part = 1.0 if guide.is_turn(pending) else PART
        iterations = NEVER if budget.seconds is not None else max(1, int(part * ITERATIONS))
        if budget.iterations is not None:
            iterations = max(1, int(part * budget.iterations))
        deadline = 0.0 if budget.seconds is None else time.perf_counter() + part * budget.seconds
        for done in range(1, iterations + 1):
            self._iterate(root, view, guide)
            if _is_over(root, iterations - done) or (deadline > 0.0 and time.perf_counter() >= deadline):
                break
        return root.answers[root.counts.index(max(root.counts))]

    def _iterate(self, root: PlainNode, view: State, guide: Guide) -> None:
        world = self._game.sample(view, self._dice)
        nodes: list[PlainNode] = []
        places: list[int] = []
        seats: list[int] = []
        node: PlainNode | None = root
        while node is not None and not guide.is_over(world):
            legal = self._game.legal(world) if nodes else self._game.legal_for(world, view.viewer)
            chosen = node.selected(legal)
            if chosen < 0:
                break
            answer = node.answers[chosen]
            nodes.append(node)
            places.append(chosen)
            seats.append(answer.seat)
            self._game.apply(world, answer, self._dice)
            node = self._next(node, answer, world, guide)
        shares = _played_out(self._game, world, guide, self._dice)
        for at, passed in enumerate(nodes):
            worth = shares[seats[at]]
            passed.visits += 1
            passed.value += worth
            passed.counts[places[at]] += 1
            passed.totals[places[at]] += worth

    def _next(self, node: PlainNode, answer: Command, world: State, guide: Guide) -> PlainNode | None:
        """Return the question that follows an answer; None when it was new and has been added."""
        while not guide.is_over(world):
            legal = self._game.legal(world)
            if len(legal) == 1:
                self._game.apply(world, legal[0], self._dice)
                continue
            pending = self._game.pending(world)
            assert pending is not None
            child = node.children.get(answer)
            if child is None:
                node.children[answer] = PlainNode(legal, guide.logits(world, pending, legal))
            return child
        return None


def _played_out(game: Game, world: State, guide: Guide, chance: Chance) -> list[float]:
    """Play on with the policy to the end; return each seat's result."""
    for _ in range(MOST_ANSWERS):
        if guide.is_over(world):
            break
        legal = game.legal(world)
        chosen = 0
        if len(legal) > 1:
            pending = game.pending(world)
            assert pending is not None
            chosen = drawn(guide.logits(world, pending, legal), chance)
        game.apply(world, legal[chosen], chance)
    return guide.shares(world)


def _is_over(root: PlainNode, left: int) -> bool:
    """Return whether the second answer can no longer catch up with the first."""
    most = second = 0
    for count in root.counts:
        if count > most:
            second = most
            most = count
        elif count > second:
            second = count
    return most - second > left

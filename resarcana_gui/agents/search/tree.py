"""The search: an information-set tree over the questions of one seat's view (single-observer ISMCTS with PUCT).

Every iteration draws a possible world behind the view, goes down the tree by the answers that are legal there, adds
one question, plays on with the policy, and tells every question on the way what its seat had of it.
"""

from __future__ import annotations

from typing import Final

from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.agents.search.lone_rival import LoneRivalCheck
from resarcana_gui.agents.search.playout import Playout
from resarcana_gui.agents.search.tree_node import Node
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

ANY: Final = -1
"""No slot in particular."""
CONTENDER: Final = 8
"""An answer that was tried so often may be given in the end, and deserves a closer look, ..."""
BEHIND: Final = 0.1
"""... unless it is worth less by more than this than another."""


class Tree:
    """The tree of one question."""

    def __init__(self, game: Game, guide: Guide, limits: Limits, view: State, pending: Pending, chance: Chance) -> None:
        """The view must not change as long as the tree is used."""
        self._game: Final = game
        self._guide: Final = guide
        self._limits: Final = limits
        self._view: Final = view
        self._chance: Final = chance
        self._playout: Final = Playout(game, guide, limits, view, chance)
        self.root: Final = Node(pending.seat)
        self.root.slots(game.legal(view), view, pending, guide, limits)
        self._differences: Final[dict[int, list[float]]] = {}
        """What it changes that a rival whom an answer leaves alone may play well, by slot; of contenders only."""
        self.shares: Final = [0.0] * view.seats
        """What each seat had, summed over all iterations."""
        self.world = view
        """Where the last iteration has led to."""

    def iterate(self, forced: int = ANY) -> list[float]:
        """One more look at what may come, of the answer in a slot of the root when one is given. Returns what each seat
        had of it."""
        world = self._game.sample(self._view, self._chance)
        self.world = world
        self._guide.follow(world)
        nodes: list[Node] = []
        slots: list[int] = []
        shares = self._descended(world, nodes, slots, forced)
        if self._limits.heed > 0.0 and slots:
            shares = self._heeded(slots[0], shares)
        shares[self.root.seat] += self._guide.pleasure(world)
        for at, node in enumerate(nodes):
            node.add(slots[at], shares[node.seat])
        for seat, share in enumerate(shares):
            self.shares[seat] += share
        return shares

    def _heeded(self, slot: int, shares: list[float]) -> list[float]:
        """What each seat has, if a rival whom the root's answer leaves alone may play on well."""
        differences = self._differences.get(slot)
        if differences is None:
            if not self._is_contender(slot):
                return shares
            seeing = LoneRivalCheck(self._game, self._guide, self._view, self._playout, self._chance)
            differences = seeing.differences(self.root.seat, self.root.answers[slot])
            self._differences[slot] = differences
        heed = self._limits.heed
        return [share + heed * difference for share, difference in zip(shares, differences, strict=True)]

    def _is_contender(self, slot: int) -> bool:
        """Whether the root's answer was tried often enough, and is worth about as much as any that was."""
        counts, totals = self.root.counts, self.root.totals
        if counts[slot] < CONTENDER:
            return False
        enough = totals[slot] / counts[slot] + BEHIND
        for other, count in enumerate(counts):  # noqa: SIM110 - compiled, a loop is faster than a generator
            if count >= CONTENDER and totals[other] / count > enough:
                return False
        return True

    def _descended(self, world: State, nodes: list[Node], slots: list[int], forced: int) -> list[float]:
        """Go down the tree to a question that is new, and beyond; what each seat had of it."""
        game, guide = self._game, self._guide
        node: Node | None = self.root
        while True:
            if guide.is_over(world):
                return guide.shares(world)
            legal = game.legal(world)
            if len(legal) == 1:
                game.apply(world, legal[0], self._chance)
                continue
            pending = game.pending(world)
            assert pending is not None
            if self._is_passed_over(pending):
                game.apply(world, guide.idle(legal), self._chance)
                continue
            if nodes:
                node = nodes[-1].child(slots[-1], pending)
                if node is None:
                    nodes[-1].grow(slots[-1], pending)
                    return self._playout.judged(world)
            assert node is not None
            open_slots = node.slots(legal, world, pending, guide, self._limits)
            slot = node.selected(open_slots, self._limits.exploration) if forced == ANY or nodes else forced
            nodes.append(node)
            slots.append(slot)
            game.apply(world, node.answers[slot], self._chance)

    def _is_passed_over(self, pending: Pending) -> bool:
        """Whether this is a turn of a rival, of whom nothing is expected."""
        return self._limits.blind and pending.seat != self.root.seat and self._guide.is_turn(pending)

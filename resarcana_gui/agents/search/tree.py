"""The search: an information-set tree over the questions of one seat's view (single-observer ISMCTS with PUCT). Each
iteration draws a possible world behind the view, descends by the answers legal in it, adds one question, plays on
with the policy, and backs up each seat's share of the victory."""

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
"""Visits after which an answer of the root counts as a contender and is examined more closely ..."""
BEHIND: Final = 0.1
"""... unless its value is lower than another's by more than this."""


class Tree:
    """The search tree of one question."""

    def __init__(self, game: Game, guide: Guide, limits: Limits, view: State, pending: Pending, chance: Chance) -> None:
        """The view must not change while the tree is in use."""
        self._game: Final = game
        self._guide: Final = guide
        self._limits: Final = limits
        self._view: Final = view
        self._chance: Final = chance
        self._playout: Final = Playout(game, guide, limits, view, chance)
        self.root: Final = Node(pending.seat)
        self.root.slots(game.legal(view), view, pending, guide, limits)
        self._differences: Final[dict[int, list[float]]] = {}
        """By slot of a contender: the change in each seat's share if the rival that it leaves alone plays well."""
        self.shares: Final = [0.0] * view.seats
        """Each seat's share of the victory, summed over all iterations."""
        self.world = view
        """The world that the last iteration ended in."""

    def iterate(self, forced: int = ANY) -> list[float]:
        """Run one iteration, through the root answer in slot `forced` if given. Return each seat's share."""
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
        """Return the shares, corrected for a rival whom the root's answer leaves to play on alone."""
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
        """Return whether the root's answer was tried often enough and is worth about as much as the best."""
        counts, totals = self.root.counts, self.root.totals
        if counts[slot] < CONTENDER:
            return False
        enough = totals[slot] / counts[slot] + BEHIND
        for other, count in enumerate(counts):  # noqa: SIM110 - compiled, a loop is faster than a generator
            if count >= CONTENDER and totals[other] / count > enough:
                return False
        return True

    def _descended(self, world: State, nodes: list[Node], slots: list[int], forced: int) -> list[float]:
        """Descend to a new question, add it and play on; return each seat's share."""
        game, guide = self._game, self._guide
        node: Node | None = self.root
        # Others may be asked at the same time as the root's seat, and before it.
        pending, legal = game.pending_for(world, self.root.seat), game.legal_for(world, self.root.seat)
        while not guide.is_over(world):
            assert pending is not None
            if len(legal) == 1:
                game.apply(world, legal[0], self._chance)
            elif self._is_passed_over(pending):
                game.apply(world, guide.idle(legal), self._chance)
            else:
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
            pending, legal = game.pending(world), game.legal(world)
        return guide.shares(world)

    def _is_passed_over(self, pending: Pending) -> bool:
        """Return whether this is the turn of a rival that is assumed to do nothing."""
        return self._limits.blind and pending.seat != self.root.seat and self._guide.is_turn(pending)

"""The search: an information-set tree over the questions of one seat's view (single-observer ISMCTS with PUCT).

Every iteration draws a possible world behind the view, goes down the tree by the answers that are legal there, adds
one question, plays on with the policy, and tells every question on the way what its seat had of it.
"""

from __future__ import annotations

from typing import Final

from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.agents.search.limits import FOREVER, Limits
from resarcana_gui.agents.search.sampling import drawn
from resarcana_gui.agents.search.tree_node import Node
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

ANY: Final = -1
"""No slot in particular."""


class Tree:
    """The tree of one question."""

    def __init__(self, game: Game, guide: Guide, limits: Limits, view: State, pending: Pending, chance: Chance) -> None:
        """The view must not change as long as the tree is used."""
        self._game: Final = game
        self._guide: Final = guide
        self._limits: Final = limits
        self._view: Final = view
        self._chance: Final = chance
        self._end: Final = guide.clock(view) + limits.horizon
        self.root: Final = Node(pending.seat)
        self.root.slots(game.legal(view), view, pending, guide, limits)
        self.shares: Final = [0.0] * view.seats
        """What each seat had, summed over all iterations."""

    def iterate(self, forced: int = ANY) -> list[float]:
        """One more look at what may come, of the answer in a slot of the root when one is given. Returns what each seat
        had of it."""
        world = self._game.sample(self._view, self._chance)
        self._guide.follow(world)
        nodes: list[Node] = []
        slots: list[int] = []
        shares = self._descended(world, nodes, slots, forced)
        shares[self.root.seat] += self._guide.pleasure(world)
        for at, node in enumerate(nodes):
            node.add(slots[at], shares[node.seat])
        for seat, share in enumerate(shares):
            self.shares[seat] += share
        return shares

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
                    return self._leaf(world)
            assert node is not None
            open_slots = node.slots(legal, world, pending, guide, self._limits)
            slot = node.selected(open_slots, self._limits.exploration) if forced == ANY or nodes else forced
            nodes.append(node)
            slots.append(slot)
            game.apply(world, node.answers[slot], self._chance)

    def _is_passed_over(self, pending: Pending) -> bool:
        """Whether this is a turn of a rival, of whom nothing is expected."""
        return self._limits.blind and pending.seat != self.root.seat and self._guide.is_turn(pending)

    def _leaf(self, world: State) -> list[float]:
        """Play on with the policy, to the first turn behind the horizon and, unless that is trusted, to the end; what
        each seat has then."""
        end = self._end
        if self._played_on(world, end):
            return self._guide.shares(world)
        trust = self._limits.trust
        outlook = self._guide.outlook(world)
        if trust >= 1.0:
            return outlook
        self._played_on(world, end + FOREVER)
        shares = self._guide.shares(world)
        return [trust * expected + (1.0 - trust) * share for expected, share in zip(outlook, shares, strict=True)]

    def _played_on(self, world: State, end: int) -> bool:
        """Play on with the policy to the first turn after a stage; whether the game is over, or took too long."""
        game, guide = self._game, self._guide
        for _ in range(self._limits.most_answers):
            if guide.is_over(world):
                return True
            legal = game.legal(world)
            chosen = 0
            if len(legal) > 1:
                pending = game.pending(world)
                assert pending is not None
                if guide.is_turn(pending) and guide.clock(world) > end:
                    return False
                chosen = drawn(guide.logits(world, pending, legal), self._chance, self._limits.temperature)
            game.apply(world, legal[chosen], self._chance)
        return True

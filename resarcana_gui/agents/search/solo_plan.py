"""The last turns of somebody who plays on alone: a way to win, however many answers it takes."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.state import State

HALF: Final = 0.5
"""A seat with a larger share of the victory than this has not shared it."""
NOTICED: Final = 12
"""How many answers, the first ones, are tried to a question that is not a turn."""

Entry: TypeAlias = tuple[float, int, int, State, list[Command]]
"""A position to go on from: how near it is, how many answers it took, a number to tell it apart, and the answers."""


class SoloPlan:
    """Looks for answers of one seat that win before anybody else decides anything: best first, by how near a position
    is to the victory. The same answers in another order are taken to lead to the same position."""

    def __init__(self, game: Game, guide: Guide, seat: int, chance: Chance) -> None:
        self._game: Final = game
        self._guide: Final = guide
        self._seat: Final = seat
        self._chance: Final = chance

    def found(self, world: State, tries: int, first: Command | None = None) -> list[Command]:
        """The answers of a way to win in a world, perhaps one that begins in some way; none when there is none among
        so many positions."""
        for after, line in self._reached(world, tries, first):
            if self._guide.is_over(after) and self._guide.shares(after)[self._seat] > HALF:
                return line
        return []

    def nearer(self, world: State, tries: int) -> list[Command]:
        """The shortest way, among so many positions, to the nearest to the victory that the seat comes in this stage
        before anybody else decides anything; none when it comes no nearer."""
        guide, stage = self._guide, self._guide.clock(world)
        nearest, best = guide.nearness(world, self._seat), list[Command]()
        for after, line in self._reached(world, tries, None, stage):
            near = guide.nearness(after, self._seat)
            if near > nearest and not guide.is_over(after):
                best, nearest = line, near
        return best

    def _reached(
        self, world: State, tries: int, first: Command | None, stage: int | None = None
    ) -> Iterator[tuple[State, list[Command]]]:
        """The positions that so many tries lead to, perhaps all in one stage, and how: those where the game is over,
        and those from which the seat goes on."""
        queue: list[Entry] = [(0.0, 0, 0, world, [])]
        seen: set[tuple[int, ...]] = set()
        made = 0
        while queue and made < tries:
            _, _, _, state, line = heapq.heappop(queue)
            for answer in self._answers(state) if first is None or line else [first]:
                made += 1
                after = self._after(state, answer)
                longer = [*line, answer]
                if not self._guide.is_over(after):
                    done = tuple(sorted([hash(command) for command in longer]))
                    if done in seen or not self._is_asked(after) or stage not in (None, self._guide.clock(after)):
                        continue
                    seen.add(done)
                    near = self._guide.nearness(after, self._seat)
                    heapq.heappush(queue, (-near, len(longer), made, after, longer))
                yield after, longer

    def holds(self, world: State, line: Sequence[Command]) -> bool:
        """Whether the same answers win in another world."""
        state = world
        for answer in line:
            if not self._is_asked(state) or answer not in self._game.legal(state):
                return False
            state = self._after(state, answer)
        return self._guide.is_over(state) and self._guide.shares(state)[self._seat] > HALF

    def _answers(self, state: State) -> Sequence[Command]:
        legal, pending = self._game.legal(state), self._game.pending(state)
        assert pending is not None
        return self._guide.worthwhile(state, legal) if self._guide.is_turn(pending) else legal[:NOTICED]

    def _after(self, state: State, answer: Command) -> State:
        after = state.clone()
        self._game.apply(after, answer, self._chance)
        return after

    def _is_asked(self, state: State) -> bool:
        """Whether the seat itself decides what comes next."""
        pending = self._game.pending(state)
        return pending is not None and pending.seat == self._seat

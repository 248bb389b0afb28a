"""Planning the turns of a seat that plays on alone: a line that wins, however many answers it takes."""

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
"""A seat with more than this share of the victory has won alone."""
NOTICED: Final = 12
"""How many answers, the first ones, are tried to questions that are not turns."""

Entry: TypeAlias = tuple[float, int, int, State, list[Command]]
"""A position to continue from: its distance, the number of answers to it, a tie-breaker, the state, and the answers."""


class SoloPlan:
    """Looks for answers of one seat that win before anybody else decides anything: best-first search by nearness to
    the victory. The same answers in another order are assumed to lead to the same position."""

    def __init__(self, game: Game, guide: Guide, seat: int, chance: Chance) -> None:
        self._game: Final = game
        self._guide: Final = guide
        self._seat: Final = seat
        self._chance: Final = chance

    def found(self, world: State, tries: int, first: Command | None = None) -> list[Command]:
        """Return the answers of a winning line in a world, one that begins with `first` if given; empty when `tries`
        positions hold none."""
        for after, line in self._reached(world, tries, first):
            if self._guide.is_over(after) and self._guide.shares(after)[self._seat] > HALF:
                return line
        return []

    def nearer(self, world: State, tries: int) -> list[Command]:
        """Return the shortest line to the seat's most advanced position in this stage before anybody else decides
        anything; empty when nothing advances it."""
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

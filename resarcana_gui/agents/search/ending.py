"""Solving the end of a game: answers that certainly win, and answers that lose at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.agents.search.solo_plan import HALF, SoloPlan
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.state import State

WORLDS: Final = 8
"""Worlds in all of which a victory must be certain."""
TRIED: Final = 2000
"""Answers tried per question at most, over all worlds; a victory not found by then does not count as certain."""
OTHERS: Final = 4
"""How many answers, the first ones, are tried to the seat's own questions that are not turns."""
FAR: Final = 6
"""With a foresight of this many turns, whole rounds in which nobody else has a turn are planned too."""


class EndSolver:
    """Looks for victories that no rival's turn can prevent, whatever rivals answer in between (how they defend,
    say)."""

    def __init__(self, game: Game, guide: Guide, view: State, seat: int, chance: Chance) -> None:
        self._game: Final = game
        self._guide: Final = guide
        self._seat: Final = seat
        self._chance: Final = chance
        self._view: Final = view
        self._worlds: Final = [game.sample(view, chance)]
        self._legal: Final = guide.worthwhile(view, game.legal(view))
        self._left = 0
        self._ends = False
        """Whether any answer was seen to end the game."""
        self._goes_on = False
        """Whether the seat was seen to have another turn before any rival."""

    def victory(self, turns: int) -> Command | None:
        """Return the first answer of the shortest certain victory within so many of the seat's own turns, or None.
        The tree may find another that wins as surely later on; nobody at a table would understand it."""
        self._left = TRIED
        for within in range(turns):
            for at, answer in enumerate(self._legal):
                if self._wins_everywhere(answer, within, self._legal[:at]):
                    return answer
            if not self._goes_on:
                break
        line = self._planned(None) if self._goes_on and turns >= FAR else []
        return line[0] if line else None

    def wins(self, answer: Command, turns: int) -> bool:
        """Return whether an answer leads to a certain victory within so many of the seat's own turns, this one
        included."""
        self._left = TRIED
        if self._wins_everywhere(answer, turns - 1, ()):
            return True
        return turns >= FAR and bool(self._planned(answer))

    def lost(self) -> list[Command]:
        """Return the answers that end the game at once without winning it. Call `victory` first."""
        return [answer for answer in self._legal if self._loses(answer)] if self._ends else []

    def _wins_everywhere(self, answer: Command, turns: int, before: Sequence[Command]) -> bool:
        return all(self._wins(self._world(at), answer, turns, before) for at in range(WORLDS))

    def _planned(self, first: Command | None) -> list[Command]:
        """Return the answers of a longer certain victory where nobody else has another turn; empty when none is
        found."""
        plan = SoloPlan(self._game, self._guide, self._seat, self._chance)
        line = plan.found(self._worlds[0], TRIED, first)
        for at in range(1, WORLDS):
            if not plan.holds(self._world(at), line):
                return []
        return line

    def _world(self, at: int) -> State:
        """Return one of the worlds that the view allows."""
        while at >= len(self._worlds):
            self._worlds.append(self._game.sample(self._view, self._chance))
        return self._worlds[at]

    def _loses(self, answer: Command) -> bool:
        after = self._after(self._worlds[0], answer)
        return self._guide.is_over(after) and self._guide.shares(after)[self._seat] < HALF

    def _after(self, world: State, answer: Command) -> State:
        after = world.clone()
        self._game.apply(after, answer, self._chance)
        return after

    def _wins(self, world: State, answer: Command, turns: int, before: Sequence[Command]) -> bool:
        """Return whether an answer wins within so many more of the seat's own turns and none of a rival's. Answers
        in `before` were tried in its place and are not tried again right after it: most pairs of answers lead to the
        same position in either order."""
        self._left -= 1
        if self._left < 0:
            return False
        after = self._after(world, answer)
        if self._guide.is_over(after):
            self._ends = True
            return self._guide.shares(after)[self._seat] > HALF
        pending = self._game.pending(after)
        assert pending is not None
        legal = self._game.legal(after)
        if len(legal) == 1:
            return self._wins(after, legal[0], turns, before)
        mine = pending.seat == self._seat
        if self._guide.is_turn(pending):
            self._goes_on = self._goes_on or mine
            return mine and turns > 0 and self._some_turn(after, legal, turns - 1, before)
        return self._some(after, legal[:OTHERS], turns, before) if mine else self._all(after, legal, turns, before)

    def _some_turn(self, world: State, legal: Sequence[Command], turns: int, before: Sequence[Command]) -> bool:
        answers = self._guide.worthwhile(world, legal)
        for at, answer in enumerate(answers):
            tried = turns > 0 and answer in before
            if not tried and self._wins(world, answer, turns, answers[:at]):
                return True
        return False

    def _some(self, world: State, answers: Sequence[Command], turns: int, before: Sequence[Command]) -> bool:
        for answer in answers:  # noqa: SIM110 - compiled, a loop is faster than a generator
            if self._wins(world, answer, turns, before):
                return True
        return False

    def _all(self, world: State, answers: Sequence[Command], turns: int, before: Sequence[Command]) -> bool:
        for answer in answers:  # noqa: SIM110 - compiled, a loop is faster than a generator
            if not self._wins(world, answer, turns, before):
                return False
        return True

"""The end of a game, solved instead of guessed: answers that win for certain, and those that lose at once."""

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
"""The number of worlds in which a victory has to be certain."""
TRIED: Final = 2000
"""The most answers tried for one question, in all worlds together; beyond that no victory counts as certain."""
OTHERS: Final = 4
"""How many answers, the first ones, are tried to a question of its own that is not a turn."""
FAR: Final = 6
"""Who sees so many turns ahead also plans all the rest of a round in which nobody else has a turn."""


class EndSolver:
    """Looks for victories that no rival's turn can prevent. What rivals are asked in between
    (such as how they defend) may be answered in any way."""

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
        """Whether it was seen to have another turn before any rival."""

    def victory(self, turns: int) -> Command | None:
        """The first answer of the shortest way to a certain victory, within so many turns of its own, if there is one.
        The tree may find that another wins as surely some time later; nobody at a table would understand it."""
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
        """Whether an answer leads to a certain victory within so many turns of its own, this one included."""
        self._left = TRIED
        if self._wins_everywhere(answer, turns - 1, ()):
            return True
        return turns >= FAR and bool(self._planned(answer))

    def lost(self) -> list[Command]:
        """The answers after which the game is over at once, and not won; known once a victory was looked for."""
        return [answer for answer in self._legal if self._loses(answer)] if self._ends else []

    def _wins_everywhere(self, answer: Command, turns: int, before: Sequence[Command]) -> bool:
        return all(self._wins(self._world(at), answer, turns, before) for at in range(WORLDS))

    def _planned(self, first: Command | None) -> list[Command]:
        """The answers of a longer way that is certain, where nobody else has another turn; none if none is found."""
        plan = SoloPlan(self._game, self._guide, self._seat, self._chance)
        line = plan.found(self._worlds[0], TRIED, first)
        for at in range(1, WORLDS):
            if not plan.holds(self._world(at), line):
                return []
        return line

    def _world(self, at: int) -> State:
        """One of the worlds that the view allows."""
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
        """Whether an answer wins, given so many more turns of its own and none of a rival. What could have been given
        before it instead was tried there first: it is not tried again right after it, for most answers come to the
        same in either order."""
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

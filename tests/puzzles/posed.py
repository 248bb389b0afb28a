"""Puzzles for tests, that no game has to know."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from resarcana_gui.agents.evaluation import Evaluation
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.kernel.game import Options
from resarcana_gui.kernel.state import State
from resarcana_gui.puzzles.puzzle import Puzzle
from resarcana_gui.puzzles.puzzle_rules import PuzzleRules
from tests.toy.game import Stall


class Coins(Evaluation):
    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Stall)
        return float(state.coins[seat])


class StallPuzzler(PuzzleRules):
    """Any position of the market stall."""

    def begins(self, state: State) -> bool:
        return True

    def position(self, state: State, seats: Sequence[int]) -> Options:
        return {"cards": 3}

    def horizon(self, state: State) -> int:
        assert isinstance(state, Stall)
        return -(-state.turns // state.seats)

    def points(self, state: State, seat: int) -> int:
        assert isinstance(state, Stall)
        return state.points[seat]

    def wanted(self, state: State, seat: int) -> int:
        return 6

    def evaluation(self) -> Evaluation:
        return Coins()

    def key(self, state: State) -> Hashable:
        return super().key(state)


def puzzle(name: str, *, points: int = 5, length: int = 3, friends: int = 0, ways: int = 1) -> Puzzle:
    """One that uses what its name says, letter by letter."""
    solution: tuple[JsonObject, ...] = tuple({"kind": "use", "component": letter} for letter in name)
    return Puzzle(name, {"cards": 3}, points, solution, length, ways, friends, 40)

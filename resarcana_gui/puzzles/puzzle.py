"""A puzzle with what was proved of it, and an attempt to solve it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.state import State
from resarcana_gui.puzzles.lines import SOLVER
from resarcana_gui.puzzles.puzzler import Puzzler

GRADES: Final = (3.5, 4.5, 5.5, 7.0)
"""The difficulties at which the second grade begins, the third, ..."""
FRIEND: Final = 0.5
"""The number of actions that a false friend counts for in the difficulty."""
MOST_FRIENDS: Final = 6
"""False friends beyond this number make a puzzle no harder."""


class Standing(Enum):
    """How an attempt stands."""

    OPEN = "open"
    SOLVED = "solved"
    MISSED = "missed"
    """The horizon is reached without a solution."""


@dataclass(frozen=True)
class Puzzle:
    """One puzzle. The first seat solves it."""

    name: str
    """Derived from the position, so that it is the same for everybody and never changes."""
    options: Mapping[str, object]
    """The game's options, with the table that it begins with."""
    points: int
    """The points to reach up to the horizon, which take the lead; 0 for winning the game by then."""
    solution: tuple[JsonObject, ...]
    """The solver's answers, as plain data. No rival is asked in between."""
    length: int
    """The actions of the shortest solution, including one that only ends the round or turn."""
    ways: int
    """The number of solutions of this length that differ in what they do, whatever the order and the payment."""
    friends: int
    """The number of false friends: answers beside the solution that look at least as good, and fail."""
    lines: int
    """The number of positions that the proof looked at: all that can be reached."""

    @property
    def grade(self) -> int:
        """How hard it is, from 1."""
        difficulty = self.length + FRIEND * min(self.friends, MOST_FRIENDS)
        return 1 + sum(difficulty >= limit for limit in GRADES)


class Attempt:
    """Judges the tables of one puzzle."""

    def __init__(self, game: Game, puzzler: Puzzler, puzzle: Puzzle, begun: State) -> None:
        """`begun` is the table that the puzzle begins with: the truth, or what the solver sees of it."""
        self._game: Final = game
        self._puzzler: Final = puzzler
        self._puzzle: Final = puzzle
        self._horizon: Final = puzzler.horizon(begun)

    def wanted(self, state: State) -> int:
        """Return how many points the solver needs, given the table."""
        return self._puzzle.points or self._puzzler.wanted(state, SOLVER)

    def points(self, state: State) -> int:
        """Return the solver's points."""
        return self._puzzler.points(state, SOLVER)

    def standing(self, state: State) -> Standing:
        """Return how the attempt stands. Points count at the end of an action."""
        game = self._game
        outcome = game.outcome(state)
        if outcome is not None:
            return Standing.SOLVED if outcome.winners == (SOLVER,) else Standing.MISSED
        if self._puzzler.horizon(state) != self._horizon:
            return Standing.MISSED
        pending = game.pending(state)
        opens = pending is not None and pending.seat == SOLVER and game.opens_action(pending)
        reached = 0 < self._puzzle.points <= self.points(state)
        return Standing.SOLVED if opens and reached else Standing.OPEN

"""A puzzle with what was proved of it, an attempt to solve it, files of puzzles, and the puzzle of the day."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import Final

from resarcana_gui.files import read_text
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.state import State
from resarcana_gui.puzzles.lines import SOLVER
from resarcana_gui.puzzles.puzzle_rules import PuzzleRules

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

    def __init__(self, game: Game, puzzle_rules: PuzzleRules, puzzle: Puzzle, begun: State) -> None:
        """`begun` is the table that the puzzle begins with: the truth, or what the solver sees of it."""
        self._game: Final = game
        self._puzzle_rules: Final = puzzle_rules
        self._puzzle: Final = puzzle
        self._horizon: Final = puzzle_rules.horizon(begun)

    def wanted(self, state: State) -> int:
        """Return how many points the solver needs, given the table."""
        return self._puzzle.points or self._puzzle_rules.wanted(state, SOLVER)

    def points(self, state: State) -> int:
        """Return the solver's points."""
        return self._puzzle_rules.points(state, SOLVER)

    def standing(self, state: State) -> Standing:
        """Return how the attempt stands. Points count at the end of an action."""
        game = self._game
        outcome = game.outcome(state)
        if outcome is not None:
            return Standing.SOLVED if outcome.winners == (SOLVER,) else Standing.MISSED
        if self._puzzle_rules.horizon(state) != self._horizon:
            return Standing.MISSED
        pending = game.pending(state)
        opens = pending is not None and pending.seat == SOLVER and game.opens_action(pending)
        reached = 0 < self._puzzle.points <= self.points(state)
        return Standing.SOLVED if opens and reached else Standing.OPEN


NUMBERS: Final = ("points", "length", "ways", "friends", "lines")


class PuzzleError(ValueError):
    """A line is not a puzzle; the message is one sentence."""


def read_puzzles(path: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file, in its order. Raises PuzzleError and UnreadableError."""
    lines = enumerate(read_text(path).splitlines(), 1)
    return tuple(_read(line, f"{path}, line {number}") for number, line in lines if line)


def puzzle_data(puzzle: Puzzle) -> JsonObject:
    """Return a puzzle as plain data."""
    numbers = {name: getattr(puzzle, name) for name in NUMBERS}
    return {"name": puzzle.name, **numbers, "options": dict(puzzle.options), "solution": list(puzzle.solution)}


def puzzle_lines(puzzles: Iterable[Puzzle]) -> str:
    """Return the content of a file with these puzzles."""
    return "".join(json.dumps(puzzle_data(puzzle), separators=(",", ":")) + "\n" for puzzle in puzzles)


def puzzle_of(data: object) -> Puzzle:
    """Return the puzzle described by plain data. Raises PuzzleError."""
    if not isinstance(data, Mapping):
        raise PuzzleError("this is not a puzzle")
    name, options, solution = data.get("name"), data.get("options"), data.get("solution")
    numbers = [data.get(key) for key in NUMBERS]
    if not isinstance(name, str) or not isinstance(options, Mapping) or not isinstance(solution, list):
        raise PuzzleError("the name, the options or the solution is missing")
    if not all(isinstance(answer, Mapping) for answer in solution):
        raise PuzzleError("an answer of the solution has no fields")
    if not all(isinstance(number, int) and number >= 0 for number in numbers):
        raise PuzzleError(f"{', '.join(NUMBERS)} are whole numbers")
    points, length, ways, friends, lines = numbers
    return Puzzle(name, options, points, tuple(solution), length, ways, friends, lines)  # type: ignore[arg-type]


def _read(line: str, where: str) -> Puzzle:
    try:
        return puzzle_of(json.loads(line))
    except (ValueError, RecursionError) as error:
        raise PuzzleError(f"{where}: {error}.") from None


def daily(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """Return the puzzle of a day on the calendar, which is the same for everybody who has the same puzzles. Each
    comes once before any comes again."""
    turn, place = divmod(day.toordinal(), len(puzzles))
    return sorted(puzzles, key=lambda puzzle: _lot(f"{turn}/{puzzle.name}"))[place]


def _lot(text: str) -> bytes:
    """Return bytes to sort by, the same on every machine and in every version of Python."""
    return sha256(text.encode()).digest()


def streak(days: Collection[date], today: date) -> int:
    """Return the number of days in a row on which the puzzle of the day was solved, up to today, or up to yesterday
    while today's is open."""
    last = today if today in days else today - timedelta(days=1)
    length = 0
    while last - timedelta(days=length) in days:
        length += 1
    return length

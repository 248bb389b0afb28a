"""Reading and writing puzzles: a file of lines, one JSON object for each."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from resarcana_gui.files import read_text
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.puzzles.puzzle import Puzzle

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

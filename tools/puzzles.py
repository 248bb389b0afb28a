"""Finds puzzles in games between machines, and proves them: `python -m tools.puzzles`.

What is found is kept in build/puzzles, a line for each game, so that it can be interrupted at any time and goes on from
there. `--install` chooses from all that was found and puts it into the game's assets; `--prove` proves what lies there
anew. Nothing is kept that is not proved by every line of play.
"""

from __future__ import annotations

import json
import sys
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from resarcana_gui.agents.agent import Budget
from resarcana_gui.app.arguments import Parser, at_least
from resarcana_gui.app.errors import UsageError
from resarcana_gui.app.matches import Player, new_match
from resarcana_gui.app.output import INTERRUPTED
from resarcana_gui.games.plugin import Plugin, discover
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.match.errors import MatchTooLongError
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import play_out
from resarcana_gui.puzzles.puzzle import Puzzle, puzzle_data, puzzle_lines, puzzle_of, read_puzzles
from resarcana_gui.puzzles.puzzle_maker import PuzzleMaker
from resarcana_gui.puzzles.puzzle_rules import PuzzleRules
from resarcana_gui.puzzles.puzzle_search import best_of, puzzles_in
from tools.chosen_game import add_game

FOLDER: Final = Path("build", "puzzles")
"""The folder in the checkout, where `make` runs this, as are the assets."""
ITERATIONS: Final = 8
"""The machines' iterations per answer: enough for positions worth a puzzle."""
LONGEST: Final = 1500
"""The most commands a game may take; usual ones take a few hundred."""
MOST: Final = 10_000
"""Positions with more lines than this are skipped; proving again may take some more."""
BAD_ARGUMENTS: Final = 2


class PuzzleFinder:
    """Finds puzzles of one game."""

    def __init__(self, plugin: Plugin, puzzle_rules: PuzzleRules, most: int) -> None:
        self._plugin: Final = plugin
        self._puzzle_rules: Final = puzzle_rules
        self._maker: Final = PuzzleMaker(plugin.game(), puzzle_rules, most)

    def puzzles(self, seed: int) -> list[Puzzle]:
        """Return the puzzles in the game with this seed; none in one that does not end, as some do between machines
        that think so little."""
        match = self._match(seed)
        try:
            play_out(match, Budget(iterations=ITERATIONS), LONGEST)
        except MatchTooLongError:
            return []
        return puzzles_in(self._maker, self._plugin.game(), self._puzzle_rules, match.history)

    def prove_again(self, puzzle: Puzzle) -> Puzzle | None:
        """Return the same puzzle, proved again; None if it cannot be."""
        return self._maker.prove_again(puzzle)

    def _match(self, seed: int) -> Match:
        """Play a match. Setups, numbers of seats and the two strongest opponents take turns."""
        plugin = self._plugin
        setups, kinds = list(plugin.setups().values()), plugin.agent_names()[-2:]
        least, most = plugin.game().seat_range()
        seats = least + seed % (most - least + 1)
        players = [Player(f"{seat}", kinds[seed % len(kinds)]) for seat in range(1, seats + 1)]
        try:
            return new_match(plugin, setups[seed % len(setups)], players, seed)
        except OptionsError:  # a setup for fewer seats
            return new_match(plugin, setups[0], players, seed)


def searched(path: Path) -> Iterator[tuple[int, list[Puzzle]]]:
    """Return the games that were searched, with their puzzles; an incomplete last line is skipped."""
    if not path.exists():
        return
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            data: JsonObject = json.loads(line)
        except ValueError:
            continue
        seed, puzzles = data["seed"], data["puzzles"]
        assert isinstance(seed, int) and isinstance(puzzles, list)
        yield seed, [puzzle_of({"lines": 0, **each}) for each in puzzles]


def search(finder: PuzzleFinder, path: Path, games: int) -> None:
    """Search this many more games."""
    path.parent.mkdir(parents=True, exist_ok=True)
    known = list(searched(path))
    first, number = 1 + max((seed for seed, _ in known), default=0), sum(len(each) for _, each in known)
    for seed in range(first, first + games):
        began = time.monotonic()
        puzzles = finder.puzzles(seed)
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"seed": seed, "puzzles": [puzzle_data(puzzle) for puzzle in puzzles]}) + "\n")
        number += len(puzzles)
        took = time.monotonic() - began
        print(f"game {seed}: {len(puzzles)} puzzles in {took:.0f} s, {number} in all", flush=True)


def install(finder: PuzzleFinder, path: Path, target: Path, number: int) -> list[Puzzle]:
    """Choose from the puzzles that were found, prove them once more, and write them, the easiest first."""
    wanted = best_of((puzzle for _, each in searched(path) for puzzle in each), number)
    puzzles = [puzzle for puzzle in map(finder.prove_again, wanted) if puzzle is not None]
    puzzles.sort(key=lambda puzzle: (puzzle.grade, puzzle.length, puzzle.friends, puzzle.name))
    target.write_text(puzzle_lines(puzzles), encoding="utf-8", newline="\n")
    return puzzles


def summary(puzzles: Sequence[Puzzle]) -> str:
    """Return how many there are of each grade and kind."""
    grades = Counter(puzzle.grade for puzzle in puzzles)
    wins = sum(puzzle.points == 0 for puzzle in puzzles)
    told = ", ".join(f"{grades[grade]} of grade {grade}" for grade in sorted(grades))
    return f"{len(puzzles)} puzzles: {told}; {wins} to win, {len(puzzles) - wins} to take the lead"


def main(arguments: Sequence[str] | None = None) -> int:
    """Find, install or prove. Return 0; 1 if a proof fails; 2 for wrong arguments; 130 if interrupted."""
    try:
        return _run(_parser().parse_args(arguments))
    except UsageError as error:
        print(error, file=sys.stderr)
        return BAD_ARGUMENTS
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(told: Namespace) -> int:
    plugin = discover()[told.game]
    puzzle_rules = plugin.puzzle_rules()
    if puzzle_rules is None:
        raise UsageError(f"The game {told.game!r} has no puzzles.")
    found_file, shipped = FOLDER / f"{told.game}.jsonl", Path("assets", told.game, "puzzles.jsonl")
    finder = PuzzleFinder(plugin, puzzle_rules, told.most)
    if told.install:
        print(summary(install(finder, found_file, shipped, told.install)))
    elif told.prove:
        return _prove(finder, read_puzzles(shipped))
    else:
        search(finder, found_file, told.games)
    return 0


def _prove(finder: PuzzleFinder, puzzles: Sequence[Puzzle]) -> int:
    """Prove all puzzles again, and return the exit status."""
    wrong = 0
    for number, puzzle in enumerate(puzzles, 1):
        if finder.prove_again(puzzle) != puzzle:
            wrong += 1
            print(f"{puzzle.name} is not what it says", file=sys.stderr)
        print(f"{number} of {len(puzzles)}", end="\r", flush=True)
    print(f"{summary(puzzles)}; {len(puzzles) - wrong} proved")
    return int(wrong > 0)


def _parser() -> Parser:
    parser = Parser(prog="puzzles", description="Find puzzles in games between machines, and prove them.")
    add_game(parser)
    parser.add_argument("--games", type=at_least(1), default=1000, metavar="N", help="how many games to search")
    parser.add_argument("--most", type=at_least(1), default=MOST, metavar="N", help="how many lines to follow at most")
    parser.add_argument("--install", type=at_least(1), metavar="N", help="choose so many for the program")
    parser.add_argument("--prove", action="store_true", help="prove those in the program anew")
    return parser


if __name__ == "__main__":
    sys.exit(main())

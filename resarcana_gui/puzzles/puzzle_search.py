"""Finding puzzles in games between machines, and choosing those that differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from resarcana_gui.kernel.codec import KIND
from resarcana_gui.kernel.game import Game
from resarcana_gui.match.history import History
from resarcana_gui.puzzles.lines import UnprovenError
from resarcana_gui.puzzles.puzzle import MOST_FRIENDS, Puzzle
from resarcana_gui.puzzles.puzzle_maker import LEAST_ACTIONS, PuzzleMaker
from resarcana_gui.puzzles.puzzle_rules import PuzzleRules

COMPONENT: Final = "component"
"""The field of answers that says with what something is done, in games that have components."""
LEAST_GAIN: Final = 2
"""The least points that a seat must make up to a horizon, such as the end of a round, for that stretch to be
searched. The last stretch of a game, in which there is most to do, is always searched."""
LEAST_LEAD: Final = 4
"""Taking the lead with fewer points is too early in a game to be a goal."""
SIMILAR: Final = 0.5
"""Two puzzles are alike if their solutions share this part of their actions."""
REPEAT_PENALTY: Final = 0.4
"""How much less a puzzle is worth for each chosen one that has one of the same actions, on average."""


def turns(game: Game, puzzle_rules: PuzzleRules, history: History) -> Iterator[list[int]]:
    """Yield the positions of a finished game in which a seat began its turns before a horizon, for each seat and
    horizon that may make puzzles; the latest first."""
    groups: dict[tuple[int, int], list[int]] = {}
    for at, step in enumerate(history.steps):
        if step.opens and puzzle_rules.begins(history.state(at)):
            groups.setdefault((puzzle_rules.horizon(history.state(at)), step.seat), []).append(at)
    last = max((horizon for horizon, _ in groups), default=0)
    for (horizon, seat), positions in sorted(groups.items(), reverse=True):
        before, after = (puzzle_rules.points(history.state(at), seat) for at in (positions[0], positions[-1] + 1))
        if horizon == last or before + LEAST_GAIN <= after:
            yield positions


def puzzles_in(maker: PuzzleMaker, game: Game, puzzle_rules: PuzzleRules, history: History) -> list[Puzzle]:
    """Return the puzzles in a finished game: for each seat and horizon the best one to win and the best one to take
    the lead."""
    best: list[Puzzle] = []
    for positions in turns(game, puzzle_rules, history):
        puzzles = list(_until_unproven(maker, history, positions))
        for kind in (True, False):
            best += sorted((each for each in puzzles if (each.points == 0) == kind), key=worth)[-1:]
    return best


def _until_unproven(maker: PuzzleMaker, history: History, positions: Sequence[int]) -> Iterator[Puzzle]:
    """Yield the puzzles from the last turn back until there is too much to prove: before that there is as much or
    more."""
    for at in reversed(positions):
        try:
            puzzle = maker.puzzle(history.state(at), history.steps[at].seat)
        except UnprovenError:
            return
        if puzzle is not None:
            yield puzzle


def worth(puzzle: Puzzle) -> float:
    """Return how good a puzzle is: better if it takes thought and has few solutions."""
    return puzzle.length + min(puzzle.friends, MOST_FRIENDS) - puzzle.ways


def solution_actions(puzzle: Puzzle) -> frozenset[tuple[str, str]]:
    """Return what its solution does, and with what, in any order."""
    told = ((str(answer.get(KIND)), answer.get(COMPONENT)) for answer in puzzle.solution)
    return frozenset((kind, str(component)) for kind, component in told if component is not None)


def best_of(puzzles: Iterable[Puzzle], number: int) -> list[Puzzle]:
    """Return at most this many puzzles, no two alike: the best first, with a preference for actions that few others
    have, and as many to win as to take the lead as long as there are enough of both."""
    left = [puzzle for puzzle in puzzles if _demanding(puzzle)]
    taken: list[Puzzle] = []
    used: Counter[tuple[str, str]] = Counter()
    while left and len(taken) < number:
        wins = sum(puzzle.points == 0 for puzzle in taken)
        scarce = [puzzle for puzzle in left if (puzzle.points == 0) == (2 * wins <= len(taken))]
        best = max(scarce or left, key=lambda puzzle: worth(puzzle) - REPEAT_PENALTY * _usual(used, puzzle))
        taken.append(best)
        used.update(solution_actions(best))
        left = [puzzle for puzzle in left if not _alike(puzzle, best)]
    return taken


def _demanding(puzzle: Puzzle) -> bool:
    thought = puzzle.friends > 0 or puzzle.length > LEAST_ACTIONS + (puzzle.points == 0)
    return thought and not 0 < puzzle.points < LEAST_LEAD


def _usual(used: Counter[tuple[str, str]], puzzle: Puzzle) -> float:
    """Return how often its actions occur in the chosen puzzles, on average."""
    done = solution_actions(puzzle)
    return sum(used[action] for action in done) / max(1, len(done))


def _alike(puzzle: Puzzle, other: Puzzle) -> bool:
    mine, theirs = solution_actions(puzzle), solution_actions(other)
    return len(mine & theirs) >= SIMILAR * len(mine | theirs) or puzzle.name == other.name

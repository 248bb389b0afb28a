"""The stops at puzzles: their list, and one of them from its beginning to its end."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from resarcana_gui.games.plugin import Plugin
from resarcana_gui.puzzles.puzzle import Puzzle, daily
from resarcana_gui.puzzles.puzzle_progress import ALONE
from resarcana_gui.screens.puzzles.puzzle_table import PuzzleTable
from resarcana_gui.screens.puzzles.puzzles_page import PuzzlesPage
from resarcana_gui.screens.puzzles.solution import start_puzzle
from tools.headless_client import HeadlessClient
from tools.tour.stop import Stop

SOLVED: Final = 7
"""How many have been solved, each on its own day, when the list is shown."""


def begin(stage: HeadlessClient, puzzle: Puzzle) -> PuzzleTable:
    """Show a puzzle at its beginning."""
    shell = stage.shell
    table = PuzzleTable(shell, stage.game, puzzle, start_puzzle(shell, puzzle), None)
    shell.show(table)
    stage.rest()
    return table


def solve(stage: HeadlessClient, table: PuzzleTable, answers: int | None = None) -> None:
    """Answer as its solution does, to its end or this many times."""
    for answer in table.puzzle.solution[:answers]:
        table.controller.submit(table.match.game.codec.read_command(answer))
        stage.rest()
    stage.rest()


def hardest(stage: HeadlessClient) -> Puzzle:
    """Return a puzzle to win, with a long solution."""
    puzzles = stage.shell.matches.puzzles(stage.game)
    return max(puzzles, key=lambda puzzle: (puzzle.points == 0, puzzle.length))


def puzzles(stage: HeadlessClient) -> None:
    """The list, with some of them solved."""
    shell, today = stage.shell, stage.matches.today()
    posed, solved = shell.matches.puzzles(stage.game), shell.matches.puzzle_progress(stage.game)
    for at in range(1, SOLVED):
        day = today - timedelta(days=at)
        solved.mark_solved(daily(posed, day).name, ALONE, day)
        solved.mark_solved(posed[at].name, 1 + at % ALONE)
    shell.show(PuzzlesPage(shell, today))


def puzzle(stage: HeadlessClient) -> None:
    """A puzzle at its beginning, with a hint."""
    begin(stage, hardest(stage)).hint()
    stage.rest()


def puzzle_missed(stage: HeadlessClient) -> None:
    """A puzzle that was not solved in its round."""
    table = begin(stage, hardest(stage))
    for _ in range(60):
        if table.missed is not None:
            break
        table.controller.submit(table.match.legal()[-1])
        stage.rest()


def puzzle_solved(stage: HeadlessClient) -> None:
    """A solved puzzle."""
    solve(stage, begin(stage, hardest(stage)))


def puzzle_shown(stage: HeadlessClient) -> None:
    """A solution shown, at its second step."""
    table = begin(stage, hardest(stage))
    table.show()
    for _ in range(2):
        table.step_on()
        stage.rest()


def stops(plugin: Plugin) -> tuple[Stop, ...]:
    """Return the stops at a game's puzzles; none for a game without them."""
    every = (
        Stop("puzzles", puzzles),
        Stop("puzzle", puzzle),
        Stop("puzzle-missed", puzzle_missed),
        Stop("puzzle-solved", puzzle_solved),
        Stop("puzzle-shown", puzzle_shown),
    )
    return every if plugin.puzzles() else ()

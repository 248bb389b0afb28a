"""The list of puzzles of the chosen game: the one of the day, and all by grade."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import Final

from resarcana_gui.puzzles.puzzle import GRADES, Puzzle, daily, streak
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.ui_style import BODY, HEADING
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.page import Page
from resarcana_gui.screens.parts.stack import beside, stacked
from resarcana_gui.screens.puzzles.puzzle_tile import DailyCard, PuzzleTile, StarRow
from resarcana_gui.screens.puzzles.puzzle_words import PuzzleWords
from resarcana_gui.screens.shell import Shell

GAP: Final = 12.0
STAR: Final = 24.0


class PuzzlesPage(Page):
    """The list of puzzles. The one that was left has the focus; otherwise the puzzle of the day until it is solved,
    then the first unsolved one."""

    name_key = "puzzles.title"

    def __init__(self, shell: Shell, today: date, at: Puzzle | None = None) -> None:
        """`at` is the puzzle that was left, if any."""
        super().__init__(shell)
        self._at: Final = at
        self._today: Final = today
        self._puzzles: Final = shell.matches.puzzles(shell.chosen)
        self._solved: Final = shell.matches.puzzle_progress(shell.chosen)
        self._words: Final = PuzzleWords(shell)

    def lay(self, width: float) -> Node:
        parts: list[Node] = [self._daily(width), self._welcome(width)]
        for grade in range(1, len(GRADES) + 2):
            numbered = [(at + 1, each) for at, each in enumerate(self._puzzles) if each.grade == grade]
            if numbered:
                parts += [self._heading(grade, [each for _, each in numbered], width), self._grid(numbered, width)]
        return stacked(parts, gap=GAP)

    def entered(self) -> None:
        self.give_focus(self._first())

    def _first(self) -> str:
        if self._at in self._puzzles:
            return f"puzzle {self._puzzles.index(self._at) + 1}"
        if self._today not in self._solved.days:
            return "daily"
        open_ones = (at for at, each in enumerate(self._puzzles, 1) if not self._solved.stars(each.name))
        return f"puzzle {next(open_ones, 1)}"

    def _daily(self, width: float) -> DailyCard:
        shell, puzzle = self.shell, daily(self._puzzles, self._today)
        done = self._today in self._solved.days
        days = streak(self._solved.days, self._today)
        how = shell.text("puzzles.daily_done" if done else "puzzles.daily_open")
        row = shell.texts.plural("puzzles.streak", days) if days else ""
        words = (self._words.number(puzzle, self._today), self._words.task(puzzle), f"{how} {row}".strip())
        opened = partial(shell.routes.puzzle, puzzle, self._today)
        grade = (puzzle.grade, len(GRADES) + 1)
        return DailyCard(shell.look, words, grade, done=done, width=width, on_open=opened,
                         art=None if self.narrow else self._art(puzzle))  # fmt: skip

    def _welcome(self, width: float) -> Label:
        text, puzzles = self.shell.text, self._puzzles
        done = sum(self._solved.stars(each.name) > 0 for each in puzzles)
        return Label(self.shell.look, text("puzzles.welcome", done=done, all=len(puzzles)), BODY, width=width)

    def _heading(self, grade: int, puzzles: Sequence[Puzzle], width: float) -> Node:
        shell = self.shell
        done = sum(self._solved.stars(each.name) > 0 for each in puzzles)
        stars = StarRow(shell.look, grade, len(GRADES) + 1, STAR)
        words = shell.text("puzzles.grade", name=shell.text(f"puzzles.grades.{grade}"), done=done, all=len(puzzles))
        label = Label(shell.look, words, HEADING, width=width - stars.width - GAP)
        row = Node()
        row.add(stars, label)
        row.size = (width, beside([stars, label], gap=GAP))
        return row

    def _grid(self, numbered: Sequence[tuple[int, Puzzle]], width: float) -> Node:
        tiles = [self._tile(number, puzzle) for number, puzzle in numbered]
        side = tiles[0].width
        columns = max(1, int((width + GAP) // (side + GAP)))
        for at, tile in enumerate(tiles):
            tile.at = (at % columns * (side + GAP), at // columns * (side + GAP))
        grid = Node()
        grid.add(*tiles)
        grid.size = (width, tiles[-1].y + side)
        return grid

    def _tile(self, number: int, puzzle: Puzzle) -> PuzzleTile:
        shell, stars = self.shell, self._solved.stars(puzzle.name)
        tried = not stars and self._solved.tried(puzzle.name)
        state = shell.text("puzzles.tried" if tried else f"puzzles.stars.{stars}")
        tip, opened = f"{self._words.task(puzzle)}\n{state}", partial(shell.routes.puzzle, puzzle)
        return PuzzleTile(shell.look, number, stars, tip, opened, tried=tried, art=self._art(puzzle))

    def _art(self, puzzle: Puzzle) -> Drawing | None:
        game = self.shell.game
        return game.art(game.puzzle_art(puzzle))

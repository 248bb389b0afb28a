"""Writes the content of a puzzle's board: all of it, or as much as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Final

from resarcana_gui.puzzles.puzzle import GRADES, Puzzle, Standing
from resarcana_gui.screens.puzzles.puzzle_board import BoardButton, BoardTexts
from resarcana_gui.screens.puzzles.puzzle_words import PuzzleWords
from resarcana_gui.screens.puzzles.solution import Solution
from resarcana_gui.screens.shell import Shell

LARGE: Final = 1.4
"""The text scale from which the rules are left out: the list of puzzles has stated them."""
HOW: Final = 2
"""The number of hints after which a hint says how, not only what."""


@dataclass(frozen=True)
class Situation:
    """The state of an attempt at a puzzle."""

    standing: Standing
    points: int
    """The player's points ..."""
    wanted: int
    """... and the points to reach."""
    actions: int
    """The number of actions taken."""
    next_step: int | None
    """The index of the next step of the solution; None if the player has left it."""
    begun: bool
    """Whether anything has been answered."""
    hints: int
    showing: int | None
    """How many steps of the solution are shown; None while the player solves it."""
    missed: int | None
    """The points at the end of the last attempt, if it has just failed."""
    stars: int
    """The stars for solving it now."""

    @property
    def untouched(self) -> bool:
        """Whether nothing has been done or asked for."""
        return not self.begun and not self.hints and self.showing is None and self.missed is None

    @property
    def overrides_task(self) -> bool:
        """Whether there is something to say that matters more than the task."""
        return self.standing is not Standing.OPEN or self.showing is not None or self.missed is not None


class PuzzleBoardWriter:
    """Writes the board of one puzzle: that of a day, or any."""

    def __init__(self, shell: Shell, puzzle: Puzzle, day: date | None, solution: Solution) -> None:
        self._shell: Final = shell
        self._puzzle: Final = puzzle
        self._day: Final = day
        self._steps: Final = solution.steps
        self._words: Final = PuzzleWords(shell)

    def versions(self, at: Situation, buttons: Sequence[BoardButton]) -> list[BoardTexts]:
        """Return the content in several versions, each with fewer words."""
        words, number = self._words, self._words.number(self._puzzle, self._day)
        said = self._said(at)
        whole = BoardTexts(number, self._puzzle.grade, len(GRADES) + 1, words.task(self._puzzle), said, buttons)
        if at.untouched:
            task = replace(whole, above="", words=())
            return [whole, replace(whole, words=said[-1:]), task, replace(task, task="", words=said[-1:], small=True)]
        newest = replace(whole, words=_newest(at, said))
        alone = replace(whole, above="", task="")
        joined = replace(alone, words=[" ".join(newest.words)])
        small = replace(joined, small=True)
        between = [alone] if at.overrides_task else [newest, replace(newest, above="")]
        return [whole, *between, joined, small, replace(small, words=[self._briefly(at, small)])]

    def _said(self, at: Situation) -> list[str]:
        words = self._words
        if at.showing is not None:
            return words.shown(self._steps, at.showing)
        if at.standing is Standing.SOLVED:
            return words.solved(self._puzzle, at.actions, at.stars)
        if at.missed is not None:
            return words.missed(at.missed, at.wanted)
        rules = at.untouched and self._shell.look.text.scale < LARGE
        hint = [words.hint(self._steps, at.next_step, whole=at.hints >= HOW)] if at.hints else []
        return [*([self._shell.text("puzzles.rules")] if rules else []), words.points(at.points, at.wanted), *hint]

    def _briefly(self, at: Situation, said: BoardTexts) -> str:
        """Return only the deed of a step that is shown or hinted at."""
        if at.showing:
            return self._words.shown_briefly(self._steps[at.showing - 1])
        if at.hints and not at.overrides_task:
            return self._words.hint(self._steps, at.next_step, whole=False)
        return said.words[0]


def _newest(at: Situation, said: Sequence[str]) -> Sequence[str]:
    """Return what cannot be left out: that an attempt failed, what a step of the solution does, or else the last
    sentence."""
    if at.showing is not None:
        return said[1:] or said
    return said[:1] if at.missed is not None else said[-1:]

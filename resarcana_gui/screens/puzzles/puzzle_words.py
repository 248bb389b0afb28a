"""The texts about puzzles, in the player's language."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from resarcana_gui.puzzles.puzzle import Puzzle
from resarcana_gui.scene.markup import escaped
from resarcana_gui.screens.puzzles.solution import SolutionStep
from resarcana_gui.screens.shell import Shell


class PuzzleWords:
    """Texts about the puzzles of the chosen game."""

    def __init__(self, shell: Shell) -> None:
        self._shell: Final = shell
        self._puzzles: Final = shell.matches.puzzles(shell.chosen)

    def number(self, puzzle: Puzzle, day: date | None = None) -> str:
        """Return a puzzle's number in the list, or the day that it belongs to."""
        if day is not None:
            return self._shell.text("puzzles.daily_of", day=self.day(day))
        at = next((at for at, each in enumerate(self._puzzles) if each.name == puzzle.name), 0)
        return self._shell.text("puzzles.number", number=at + 1)

    def day(self, day: date) -> str:
        """Return a day, as the language writes it."""
        return self._shell.text("records.day", day=f"{day:%d}", month=f"{day:%m}", year=f"{day:%Y}")

    def task(self, puzzle: Puzzle) -> str:
        """Return the task."""
        if puzzle.points:
            return self._shell.text("puzzles.lead", points=puzzle.points)
        return self._shell.text("puzzles.win")

    def next_unsolved(self, puzzle: Puzzle) -> Puzzle | None:
        """Return the next unsolved puzzle in the list; None if all are solved."""
        solved, puzzles = self._shell.matches.puzzle_progress(self._shell.chosen), self._puzzles
        at = next((at for at, each in enumerate(puzzles) if each.name == puzzle.name), 0)
        around = [*puzzles[at + 1 :], *puzzles[:at]]
        return next((each for each in around if not solved.stars(each.name)), None)

    # ------------------------------------------------------------------------------------------ beside the table

    def points(self, points: int, wanted: int) -> str:
        """Return the player's progress."""
        return self._shell.text("puzzles.points", points=points, wanted=wanted)

    def hint(self, steps: Sequence[SolutionStep], at: int | None, *, whole: bool) -> str:
        """Return the next step of the solution or, if `at` is None, the first: in a few words, or in full if
        `whole`."""
        step = steps[at or 0]
        deed = " ".join(step.sentences) if whole else f"{escaped(step.deed)}."
        return self._shell.text("puzzles.hint_first" if at is None else "puzzles.hint_next", deed=deed)

    def missed(self, points: int, wanted: int) -> list[str]:
        """Return the sentences about a failed attempt."""
        text = self._shell.text
        if points >= wanted:
            return [text("puzzles.missed_win"), text("puzzles.missed_advice")]
        return [text("puzzles.missed", points=points, wanted=wanted), text("puzzles.missed_advice")]

    def solved(self, puzzle: Puzzle, actions: int, stars: int) -> list[str]:
        """Return the sentences about a solution: the number of actions, and whether there is a shorter one."""
        plural, text = self._shell.texts.plural, self._shell.text
        best = actions <= puzzle.length
        longer = text("puzzles.shortest") if best else plural("puzzles.shorter", puzzle.length)
        return [
            f"{plural('puzzles.solved', actions)} {longer} {plural('puzzles.ways', puzzle.ways)}",
            text(f"puzzles.stars.{stars}"),
        ]

    def shown_briefly(self, step: SolutionStep) -> str:
        """Return what a step does, and the points after it."""
        return f"{escaped(step.deed)}. {self._shell.texts.plural('puzzles.step_points', step.points)}"

    def shown(self, steps: Sequence[SolutionStep], at: int) -> list[str]:
        """Return the sentences about the latest of `at` steps of the solution; before the first, how many there are."""
        text = self._shell.text
        if at == 0:
            return [self._shell.texts.plural("puzzles.show_begin", len(steps))]
        step = steps[at - 1]
        head = text("puzzles.step", number=at, steps=len(steps))
        return [head, *step.sentences, self._shell.texts.plural("puzzles.step_points", step.points)]

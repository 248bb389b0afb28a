"""Puzzles in the player's language."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from resarcana_gui.puzzles.puzzle import Puzzle
from resarcana_gui.scene.markup import escaped
from resarcana_gui.screens.puzzles.solution import SolutionStep
from resarcana_gui.screens.shell import Shell


class PuzzleWords:
    """About the puzzles of the chosen game."""

    def __init__(self, shell: Shell) -> None:
        self._shell: Final = shell
        self._puzzles: Final = shell.matches.puzzles(shell.chosen)

    def number(self, puzzle: Puzzle, day: date | None = None) -> str:
        """Which puzzle it is: its place in the list, or its day."""
        if day is not None:
            return self._shell.text("puzzles.daily_of", day=self.day(day))
        at = next((at for at, each in enumerate(self._puzzles) if each.name == puzzle.name), 0)
        return self._shell.text("puzzles.number", number=at + 1)

    def day(self, day: date) -> str:
        """A day on the calendar."""
        return self._shell.text("records.day", day=f"{day:%d}", month=f"{day:%m}", year=f"{day:%Y}")

    def task(self, puzzle: Puzzle) -> str:
        """What is to be done."""
        if puzzle.points:
            return self._shell.text("puzzles.lead", points=puzzle.points)
        return self._shell.text("puzzles.win")

    def after(self, puzzle: Puzzle) -> Puzzle | None:
        """The next puzzle in the list that is open; none when all are solved."""
        solved, puzzles = self._shell.matches.solved(self._shell.chosen), self._puzzles
        at = next((at for at, each in enumerate(puzzles) if each.name == puzzle.name), 0)
        around = [*puzzles[at + 1 :], *puzzles[:at]]
        return next((each for each in around if not solved.stars(each.name)), None)

    # ------------------------------------------------------------------------------------------ beside the table

    def points(self, points: int, wanted: int) -> str:
        """How far the player is."""
        return self._shell.text("puzzles.points", points=points, wanted=wanted)

    def hint(self, steps: Sequence[SolutionStep], at: int | None, *, whole: bool) -> str:
        """What comes next or, off the solution's way, first: in a few words, or the whole of it."""
        step = steps[at or 0]
        deed = " ".join(step.sentences) if whole else f"{escaped(step.deed)}."
        return self._shell.text("puzzles.hint_first" if at is None else "puzzles.hint_next", deed=deed)

    def missed(self, points: int, wanted: int) -> list[str]:
        """That it was not done, and what is missing."""
        text = self._shell.text
        if points >= wanted:
            return [text("puzzles.missed_win"), text("puzzles.missed_advice")]
        return [text("puzzles.missed", points=points, wanted=wanted), text("puzzles.missed_advice")]

    def solved(self, puzzle: Puzzle, actions: int, stars: int) -> list[str]:
        """How many actions it took, and what else could be."""
        plural, text = self._shell.texts.plural, self._shell.text
        best = actions <= puzzle.length
        longer = text("puzzles.shortest") if best else plural("puzzles.shorter", puzzle.length)
        return [
            f"{plural('puzzles.solved', actions)} {longer} {plural('puzzles.ways', puzzle.ways)}",
            text(f"puzzles.stars.{stars}"),
        ]

    def shown_briefly(self, step: SolutionStep) -> str:
        """What a step does, and how far it leads."""
        return f"{escaped(step.deed)}. {self._shell.texts.plural('puzzles.step_points', step.points)}"

    def shown(self, steps: Sequence[SolutionStep], at: int) -> list[str]:
        """The latest step of a solution, with what it brings about; before the first, how many there are."""
        text = self._shell.text
        if at == 0:
            return [self._shell.texts.plural("puzzles.show_begin", len(steps))]
        step = steps[at - 1]
        head = text("puzzles.step", number=at, steps=len(steps))
        return [head, *step.sentences, self._shell.texts.plural("puzzles.step_points", step.points)]

"""The solution of a puzzle, action by action, with its sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.kernel.event import Event
from resarcana_gui.match.match import Match
from resarcana_gui.puzzles.lines import SOLVER
from resarcana_gui.puzzles.puzzle import Attempt, Puzzle
from resarcana_gui.screens.game_ui import LogNarrator, Seating
from resarcana_gui.screens.seat_names import usual_person
from resarcana_gui.screens.shell import Shell


@dataclass
class SolutionStep:
    """One action with its consequences."""

    deed: str
    """What it does, in a few words."""
    answers: list[JsonObject] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    sentences: list[str] = field(default_factory=list)
    points: int = 0
    """The solver's points after it."""


class Solution:
    """The solution of one puzzle, played in advance at a table of its own."""

    def __init__(self, shell: Shell, game: str, puzzle: Puzzle, names: Sequence[str]) -> None:
        """`names` are by seat, as shown."""
        match = start_puzzle(shell, puzzle)
        ui, language = shell.games[game], shell.settings.language
        narrator = ui.log_narrator(language, Seating(match, SOLVER, tuple(names)))
        attempt = shell.matches.attempt(game, puzzle, match)
        self.steps: Final = _played(match, puzzle, attempt, narrator)

    def next_step(self, answers: Sequence[JsonObject]) -> int | None:
        """Return the index of the step after these answers of the solver; None if they depart from the solution."""
        told = [answer for step in self.steps for answer in step.answers]
        if list(answers) != told[: len(answers)]:
            return None
        done = 0
        for number, step in enumerate(self.steps):
            if done >= len(answers):
                return number
            done += len(step.answers)
        return None


def _played(match: Match, puzzle: Puzzle, attempt: Attempt, narrator: LogNarrator) -> list[SolutionStep]:
    narrator.sentences(match.history.setup)
    steps: list[SolutionStep] = []
    for answer in puzzle.solution:
        command = match.game.codec.read_command(answer)
        if not match.in_action():
            steps.append(SolutionStep(narrator.deed(command, match.view(SOLVER))))
        step = steps[-1]
        step.events += match.submit(command)
        step.answers.append(answer)
        step.points = attempt.points(match.view(SOLVER))
    for step in steps:
        heard = [event.seen_by(SOLVER) for event in step.events]
        step.sentences += [told.sentence for told in narrator.sentences(heard)]
    return steps


def start_puzzle(shell: Shell, puzzle: Puzzle) -> Match:
    """Return a puzzle's match at its beginning, with the game's characters as rivals. Raise OptionsError."""
    language = shell.settings.language
    solver = shell.settings.player_name or usual_person(language, 0, 1)
    rivals = [name for name in shell.game.character_names(language) if name != solver]
    return shell.matches.puzzle(shell.chosen, puzzle, (solver, *rivals))

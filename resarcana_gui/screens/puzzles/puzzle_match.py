"""Sets up the table of a puzzle."""

from __future__ import annotations

from resarcana_gui.match.match import Match
from resarcana_gui.puzzles.puzzle import Puzzle
from resarcana_gui.screens.seat_names import usual_person
from resarcana_gui.screens.shell import Shell


def start(shell: Shell, puzzle: Puzzle) -> Match:
    """The match of a puzzle at its beginning, with the game's characters as rivals. Raises OptionsError."""
    language = shell.settings.language
    solver = shell.settings.player_name or usual_person(language, 0, 1)
    rivals = [name for name in shell.game.character_names(language) if name != solver]
    return shell.matches.puzzle(shell.chosen, puzzle, (solver, *rivals))

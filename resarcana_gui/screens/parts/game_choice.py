"""The choice between the installed games, on the title and above records."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.screens.parts.choices import Choices
from resarcana_gui.screens.shell import Shell

EVERY_GAME: Final = ""
"""Stands for all games together."""


def game_choices(
    shell: Shell, chosen: str, on_choose: Callable[[str], object], width: float, *, together: str = ""
) -> Choices:
    """Return a button for each game, the one played last first; before them one for all games, EVERY_GAME, if there are
    words for it, `together`."""
    language = shell.settings.language
    names = [(name, shell.games[name].name(language)) for name in shell.games_in_order]
    if together:
        names.insert(0, (EVERY_GAME, together))
    return Choices(shell.look, names, chosen, on_choose, width=width, name="game")


def choose_game(shell: Shell, name: str) -> None:
    """Make a game the chosen one: everything but a table follows it."""
    shell.change(game=name)

"""Machines at play, for ever, to be watched."""

from __future__ import annotations

from resarcana_gui.screens.services import Guest, Plan
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table import TableScreen


def watch(shell: Shell) -> None:
    """Show a new game between machines; it is not saved."""
    name, ui = next(iter(shell.games.items()))
    language = shell.settings.language
    setup, level = ui.setups(language)[0], ui.levels(language)[-1]
    seed = shell.tables.fresh_seed()
    seats = setup.fewest + seed % (setup.most - setup.fewest + 1)
    guests = tuple(Guest(character, level.name) for character in ui.characters(language)[:seats])
    match = shell.tables.new(Plan(name, setup.options, guests, seed), saved=False)
    shell.show(TableScreen(shell, name, match, demo=True))

"""Seasons: cards, dice, rules, and its words."""

from __future__ import annotations

from functools import cache

from resarcana_gui.games.plugin import Plugin

COMPILED = ("cards/energies.py", "cards/tables.py", "rules/*.py", "ai/*.py")
"""What is worth compiling here: setup.py reads it."""


@cache
def plugin() -> Plugin:
    """Return the game's plugin. It is made once, with all files that it reads."""
    from resarcana_gui.games.seasons.seasons_plugin import SeasonsPlugin  # noqa: PLC0415 - only when the game is played

    return SeasonsPlugin()

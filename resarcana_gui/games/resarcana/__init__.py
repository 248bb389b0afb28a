"""Res Arcana: components, rules, opponents, and its words."""

from __future__ import annotations

from functools import cache

from resarcana_gui.games.plugin import Plugin

COMPILED = ("cards/essences.py", "cards/tables.py", "rules/*.py", "ai/*.py", "puzzle_rules.py")
"""The modules worth compiling here; setup.py reads it."""


@cache
def plugin() -> Plugin:
    """Return the plugin of this game, made once, with all that it reads."""
    from resarcana_gui.games.resarcana.resarcana_plugin import ResArcanaPlugin  # noqa: PLC0415 - only when the game is played

    return ResArcanaPlugin()

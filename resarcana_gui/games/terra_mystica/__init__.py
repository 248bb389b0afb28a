"""Terra Mystica: components, rules, opponents, and its words."""

from __future__ import annotations

from functools import cache

from resarcana_gui.games.plugin import Plugin

COMPILED = (
    "components/amounts.py",
    "components/board.py",
    "components/tables.py",
    "components/words.py",
    "rules/*.py",
    "ai/*.py",
)
"""What is worth compiling here: setup.py reads it."""


@cache
def plugin() -> Plugin:
    """What this folder offers to the program: made once, with all that it reads."""
    from resarcana_gui.games.terra_mystica.terra_mystica_plugin import TerraMysticaPlugin  # noqa: PLC0415 - only when it is played

    return TerraMysticaPlugin()

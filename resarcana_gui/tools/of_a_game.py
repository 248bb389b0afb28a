"""What a game has in its own tools for one of the program's."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from resarcana_gui import games


def tools_of(game: str, tool: str) -> ModuleType | None:
    """The package `tools/<tool>` of a game; None for a game that has none."""
    folder = f"{games.__name__}.{game}.tools"
    if find_spec(folder) is None or find_spec(f"{folder}.{tool}") is None:
        return None
    return import_module(f"{folder}.{tool}")

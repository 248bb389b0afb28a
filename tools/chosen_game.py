"""The game that a tool works on: its option, its plugin, its own tools, and a quick opponent."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from resarcana_gui.games.plugin import Plugin, discover, first_game


def add_game(command: ArgumentParser) -> None:
    """Add the option `--game` to a command; the default is the first game by name."""
    command.add_argument("--game", type=_known, default=first_game(), metavar="NAME", help="which game")


def _known(name: str) -> str:
    if name not in (games_there := discover()):
        raise ArgumentTypeError(f"there is no game {name!r}; choose one of: {', '.join(games_there)}")
    return name


def tools_of(game: str, tool: str) -> ModuleType | None:
    """Return the package `tools/<game>/<tool>`; None for a game without one."""
    folder = f"tools.{game}"
    if find_spec(folder) is None or find_spec(f"{folder}.{tool}") is None:
        return None
    return import_module(f"{folder}.{tool}")


def quick_agent(plugin: Plugin) -> str:
    """Return the opponent for pictures, robots and benchmarks: it answers at once and always the same. Opponents
    that search depend on the clock, so a busy machine would change their answers."""
    names = plugin.agent_names()
    return "greedy" if "greedy" in names else names[0]


@cache
def plugin_of(game: str) -> Plugin:
    """Return a game's plugin by the game's name, loaded once in every process. Raises KeyError."""
    return discover()[game]

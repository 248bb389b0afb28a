"""Which games the contract is asked of: the toys, and every folder of games that there is."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache

from resarcana_gui import games
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.kernel.game import Game, Options, OptionsError


@dataclass(frozen=True)
class Row:
    """A game's module with a function `plugin`, and how much of it is played: games for each setup and number of
    seats, and every how many commands the costly promises are looked at."""

    module: str
    games: int
    stride: int


TOY = Row("tests.toy", games=1, stride=1)
"""Small enough to be looked at all the time."""
HEX_TOY = Row("tests.hex_toy", games=1, stride=3)
TOYS = (TOY, HEX_TOY)


def rows() -> list[Row]:
    """The toys, and every game that there is."""
    found = [module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg]
    return [*TOYS, *(Row(f"{games.__name__}.{name}", games=1, stride=19) for name in found)]


@dataclass(frozen=True, eq=False)
class Entry:
    """One way to set up one game."""

    name: str
    game: Game = field(repr=False)
    options: Options = field(repr=False)
    games: int
    stride: int


@cache
def entries() -> tuple[Entry, ...]:
    """All setups of all games that there are, with the fewest and the most seats; the first one with any number."""
    return tuple(entry for row in rows() for entry in _of(row))


def plugin_of(row: Row) -> Plugin:
    """The game itself."""
    maker = _maker(row.module)
    assert maker is not None, row.module
    return maker()


def _of(row: Row) -> Iterator[Entry]:
    maker = _maker(row.module)
    if maker is None:
        return
    plugin = maker()
    game = plugin.game()
    fewest, most = game.seat_range()
    for setup, options in plugin.setups().items():
        for seats in range(fewest, most + 1) if setup == next(iter(plugin.setups())) else {fewest, most}:
            entry = Entry(f"{game.name}-{setup}-{seats}", game, {**options, "seats": seats}, row.games, row.stride)
            if _is_for(entry):
                yield entry


def _is_for(entry: Entry) -> bool:
    """Whether this setup is for this many seats: the game itself says so."""
    try:
        entry.game.complete(entry.options)
    except OptionsError:
        return False
    return True


def _maker(module: str) -> Callable[[], Plugin] | None:
    if importlib.util.find_spec(module) is None:
        return None
    maker: Callable[[], Plugin] | None = getattr(importlib.import_module(module), "plugin", None)
    return maker

"""The interface between the program and a game's folder, and the discovery of those folders.

A game's package has a function `plugin() -> Plugin`. No list of games exists anywhere: the folders are the list.
"""

from __future__ import annotations

import importlib
import pkgutil
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from resarcana_gui import games
from resarcana_gui.agents.agent import Agent
from resarcana_gui.agents.companion import Adviser
from resarcana_gui.games.narrator import Narrator, PlainNarrator
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Game, Options
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.puzzles.puzzle import Puzzle
from resarcana_gui.puzzles.puzzle_rules import PuzzleRules
from resarcana_gui.records.game_statistics import GameStatistics, PlainStatistics

if TYPE_CHECKING:
    from resarcana_gui.screens.game_ui import GameUi


class Plugin(ABC):
    """One game's folder."""

    @abstractmethod
    def game(self) -> Game:
        """Its rules."""

    def game_of(self, components: Path) -> Game:
        """Its rules with the components of another file, which must pass `lint`."""
        raise NotImplementedError(f"{type(self).__name__} has no file of components.")

    def components(self) -> Path | None:
        """The file of its components; None for a game without one."""
        return None

    @abstractmethod
    def agent_names(self) -> Sequence[str]:
        """Its machine opponents, from weak to strong."""

    def usual_agent(self) -> str:
        """The default opponent; it answers quickly."""
        return self.agent_names()[-1]

    def yardsticks(self) -> Sequence[str]:
        """Opponents by which others are measured; only tools seat them."""
        return ()

    @abstractmethod
    def agent(self, name: str, seed: int | str) -> Agent:
        """A new opponent of that name, or of one that `seated` gives. Raises KeyError."""

    def adviser(self, seats: int, *, calibrated: bool = True) -> Adviser | None:
        """The companion at a table with this many seats; None for a game without one. Uncalibrated, its chances are
        what its search expects."""
        return None

    def advises(self, seats: int) -> bool:
        """Whether there is a companion at such a table. Overridden where making one takes long: it is asked whenever a
        table is opened, and the companion itself works in another process."""
        return self.adviser(seats) is not None

    def game_statistics(self) -> GameStatistics:
        """What its finished games tell."""
        return PlainStatistics()

    def lessons(self) -> Sequence[Lesson]:
        """Its lessons, in order. Raises OSError and ValueError when they cannot be read."""
        return ()

    def puzzle_rules(self) -> PuzzleRules | None:
        """What makes puzzles of its positions; None for a game without puzzles."""
        return None

    def puzzles(self) -> Sequence[Puzzle]:
        """Its puzzles, the easiest first. Raises OSError and ValueError when they cannot be read."""
        return ()

    @abstractmethod
    def setups(self) -> dict[str, Options]:
        """The setups that the command line offers, as options without the number of seats."""

    def characters(self, language: str) -> Sequence[str]:
        """Names for opponents without one; empty when the game has no such names."""
        return ()

    def seated(self, kind: str, name: str) -> str:
        """Who plays when an opponent of this kind sits there by this name: another one, where a game's characters have
        a temper of their own. A save knows a name in the language in which it was begun."""
        return kind

    def narrator(self, language: str, viewer: int, names: Sequence[str]) -> Narrator:
        """A narrator of the game; names are the players' by seat."""
        return PlainNarrator(names)

    def has_window(self) -> bool:
        """Whether it can be played in the window: the window offers no other games."""
        return type(self).ui is not Plugin.ui

    def ui(self) -> GameUi:
        """Its part of the window. Raises NotImplementedError for a game without one."""
        raise NotImplementedError(f"{type(self).__name__} has no window.")

    def tell_ledger(self, text: str, language: str) -> Iterator[str]:
        """The game that a ledger records (in the notation of public records of this game), told line by line, and
        whether it agrees with the rules. Raises NotImplementedError for a game that has no such notation, and
        ValueError, with one sentence, for a text that cannot be read."""
        raise NotImplementedError(f"{type(self).__name__} reads no ledgers.")

    def ledger_of(self, options: Options, events: Sequence[Event]) -> str:
        """A game as such a ledger. Raises NotImplementedError as `tell_ledger` does, and ValueError, with one sentence,
        for a game that cannot be written so."""
        raise NotImplementedError(f"{type(self).__name__} writes no ledgers.")

    def lint(self, path: Path | None) -> list[str]:
        """The mistakes in a file of this game's components (its own file when None), one sentence each; empty when
        there are none. Raises OSError when the file cannot be read."""
        return []


def first_game() -> str:
    """The default game: the first by name."""
    return min(discover())


def discover() -> dict[str, Plugin]:
    """Every installed game, by name, which is that of its folder: nothing of it is read for that, so that one game's
    damaged file troubles nobody who does not need it."""
    found: dict[str, Plugin] = {}
    for module in pkgutil.iter_modules(games.__path__):
        if module.ispkg:
            package = importlib.import_module(f"{games.__name__}.{module.name}")
            found[module.name] = package.plugin()
    return found

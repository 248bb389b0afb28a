"""The interface between the program and a game's folder, and the discovery of those folders.

A game's package has a function `plugin() -> Plugin`. There is no list of games: the folders are the list.
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
from resarcana_gui.agents.companion import Adviser, Rival
from resarcana_gui.games.narrator import Narrator, PlainNarrator
from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Game, Options
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.puzzles.puzzle import Puzzle
from resarcana_gui.puzzles.puzzle_rules import PuzzleRules
from resarcana_gui.records.game_statistics import GameStatistics, PlainStatistics

if TYPE_CHECKING:
    from resarcana_gui.screens.game_ui import GameUi


class Plugin(ABC):
    """What a game's folder offers the program."""

    @abstractmethod
    def game(self) -> Game:
        """Return its rules."""

    def game_of(self, components: Path) -> Game:
        """Return its rules with the components of another file, which must pass `lint`."""
        raise NotImplementedError(f"{type(self).__name__} has no file of components.")

    def components(self) -> Path | None:
        """Return the file of its components; None for a game without one."""
        return None

    @abstractmethod
    def agent_names(self) -> Sequence[str]:
        """Return the names of its machine opponents, from weak to strong."""

    def default_agent(self) -> str:
        """Return the name of the default opponent, which answers quickly."""
        return self.agent_names()[-1]

    def yardsticks(self) -> Sequence[str]:
        """Return the names of opponents by which others are measured; only tools seat them."""
        return ()

    @abstractmethod
    def agent(self, name: str, seed: int | str) -> Agent:
        """Return a new opponent of that name, or of one that `seated` returns. Raises KeyError."""

    def adviser(self, seats: int, rivals: Sequence[Rival] = ()) -> Adviser | None:
        """Return the companion at a table with this many seats; None for a game without one. `rivals` are those who
        sit there, by seat (see `rival`); without them everybody is expected to play well, and nothing is corrected."""
        return None

    def rival(self, kind: str | None) -> Rival:
        """Return what the companion knows of an opponent by its kind, None for a person; by default nothing."""
        return Rival()

    def advises(self, seats: int) -> bool:
        """Return whether there is a companion at such a table. To be overridden if making one takes long: it is
        asked whenever a table is opened, while the companion itself works in another process."""
        return self.adviser(seats) is not None

    def game_statistics(self) -> GameStatistics:
        """Return what computes the statistics of its finished games."""
        return PlainStatistics()

    def lessons(self) -> Sequence[Lesson]:
        """Return its lessons, in order. Raises OSError and ValueError if they cannot be read."""
        return ()

    def puzzle_rules(self) -> PuzzleRules | None:
        """Return what makes puzzles of its positions; None for a game without puzzles."""
        return None

    def puzzles(self) -> Sequence[Puzzle]:
        """Return its puzzles, the easiest first. Raises OSError and ValueError if they cannot be read."""
        return ()

    @abstractmethod
    def setups(self) -> dict[str, Options]:
        """Return the setups that the command line offers, as options without the number of seats."""

    def characters(self, language: str) -> Sequence[str]:
        """Return names for opponents without one; empty if the game has no such names."""
        return ()

    def seated(self, kind: str, name: str) -> str:
        """Return the name of the opponent that plays when one of this kind has this display name: another one, if
        the game's characters have temperaments. A save has the name in the language in which it was begun."""
        return kind

    def narrator(self, language: str, viewer: int, names: Sequence[str]) -> Narrator:
        """Return a narrator of the game; `names` are the players' by seat."""
        return PlainNarrator(names)

    def screen_texts(self, language: str) -> Catalog | None:
        """Return texts that replace those of the screens and the terminal (`assets/lang/<language>.yaml`, by the same
        keys) while this game is chosen, for a game whose stages are not rounds, or whose puzzles end otherwise; None
        for no replacements."""
        return None

    def has_window(self) -> bool:
        """Return whether it can be played in the window, which offers no other games."""
        return type(self).ui is not Plugin.ui

    def ui(self) -> GameUi:
        """Return its part of the window. Raises NotImplementedError for a game without one."""
        raise NotImplementedError(f"{type(self).__name__} has no window.")

    def tell_ledger(self, text: str, language: str) -> Iterator[str]:
        """Return the game that a ledger records (in the notation of this game's public records), told line by line,
        and whether it agrees with the rules. Raises NotImplementedError for a game without such a notation, and
        ValueError, with one sentence, for a text that cannot be read."""
        raise NotImplementedError(f"{type(self).__name__} reads no ledgers.")

    def ledger_of(self, options: Options, events: Sequence[Event]) -> str:
        """Return a game as such a ledger. Raises NotImplementedError as `tell_ledger` does, and ValueError, with one
        sentence, for a game that cannot be written as one."""
        raise NotImplementedError(f"{type(self).__name__} writes no ledgers.")

    def lint(self, path: Path | None) -> list[str]:
        """Return the mistakes in a file of this game's components (its own file if None), one sentence each; empty
        if there are none. Raises OSError if the file cannot be read."""
        return []


def first_game() -> str:
    """Return the name of the default game: the first by name."""
    return min(discover())


def discover() -> dict[str, Plugin]:
    """Return every installed game by name, which is the name of its folder. Nothing of a game is read for that, so
    that one game's damaged file does not affect those who do not need it."""
    found: dict[str, Plugin] = {}
    for module in pkgutil.iter_modules(games.__path__):
        if module.ispkg:
            package = importlib.import_module(f"{games.__name__}.{module.name}")
            found[module.name] = package.plugin()
    return found

"""The interface between the program and a game's folder, and the discovery of those folders.

A game's package has a function `plugin() -> Plugin`. No list of games exists anywhere: the folders are the list.
"""

from __future__ import annotations

import importlib
import pkgutil
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from resarcana_gui import games
from resarcana_gui.agents.agent import Agent
from resarcana_gui.agents.companion import Adviser, Reason
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Game, Options
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.state import State
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.puzzles.puzzle import Puzzle
from resarcana_gui.puzzles.puzzler import Puzzler
from resarcana_gui.records.chronicler import Chronicler, PlainChronicler

if TYPE_CHECKING:
    from resarcana_gui.screens.game_ui import GameUi


class Narrator(ABC):
    """Puts a game into words, in one language, for one viewer."""

    @abstractmethod
    def event(self, event: Event) -> str | None:
        """What happened, as one sentence; None for what is not told. Call it for every event, in order."""

    def tell(self, events: Iterable[Event], *, to_be_continued: bool = False) -> list[str]:
        """What happened, with related events in one sentence. When it is to be continued, the last sentence may wait
        for the next call. Call either this or `event`, not both."""
        return [sentence for event in events if (sentence := self.event(event)) is not None]

    def sentences(self, events: Iterable[Event], *, to_be_continued: bool = False) -> list[tuple[str, int | None]]:
        """As `tell`, each sentence with the seat whose doing it tells; None for the game's, or when that is unclear."""
        return [(sentence, None) for sentence in self.tell(events, to_be_continued=to_be_continued)]

    @abstractmethod
    def question(self, pending: Pending, view: State) -> str:
        """A question, as one sentence."""

    @abstractmethod
    def command(self, command: Command, view: State) -> str:
        """The meaning of an answer, in a few words."""

    def deed(self, command: Command, view: State) -> str:
        """What somebody did by an answer, in as few words as fit on a button."""
        return self.command(command, view)

    def reason(self, reason: Reason) -> str | None:
        """Why an answer is better than others, as one sentence; None for what has no words."""
        return None

    @abstractmethod
    def refusal(self, refusal: Refusal) -> str:
        """Why something is impossible, as one sentence."""

    @abstractmethod
    def table(self, view: State) -> str:
        """The whole table as text, for a terminal."""

    def shows_table(self, pending: Pending) -> bool:
        """Whether the table is worth showing again before this question, when it opens an action."""
        return True

    def tells_end(self) -> bool:
        """Whether the last sentence of a finished game says who has won."""
        return False

    def inspect(self, subject: str | Command, view: State) -> list[str]:
        """Everything about a component, by its name or by an answer about it; nothing for an unknown one."""
        return []


class PlainNarrator(Narrator):
    """For games without a narrator: every record as it prints, in no language."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names

    def event(self, event: Event) -> str | None:
        return repr(event)

    def question(self, pending: Pending, view: State) -> str:
        return f"{self._names[pending.seat]}: {pending!r}"

    def command(self, command: Command, view: State) -> str:
        return repr(command)

    def refusal(self, refusal: Refusal) -> str:
        return repr(refusal)

    def table(self, view: State) -> str:
        return "\n".join(f"{name}: {value}" for name, value in view.facts().items())


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

    def chronicler(self) -> Chronicler:
        """What its finished games tell."""
        return PlainChronicler()

    def lessons(self) -> Sequence[Lesson]:
        """Its lessons, in order. Raises OSError and ValueError when they cannot be read."""
        return ()

    def puzzler(self) -> Puzzler | None:
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

    def ui(self) -> GameUi:
        """Its part of the window. Raises NotImplementedError for a game without one."""
        raise NotImplementedError(f"{type(self).__name__} has no window.")

    def lint(self, path: Path | None) -> list[str]:
        """The mistakes in a file of this game's components (its own file when None), one sentence each; empty when
        there are none. Raises OSError when the file cannot be read."""
        return []


def first_game() -> str:
    """The default game: the first by name."""
    return min(discover())


def discover() -> dict[str, Plugin]:
    """Every installed game, by name."""
    found: dict[str, Plugin] = {}
    for module in pkgutil.iter_modules(games.__path__):
        if module.ispkg:
            package = importlib.import_module(f"{games.__name__}.{module.name}")
            plugin: Plugin = package.plugin()
            found[plugin.game().name] = plugin
    return found

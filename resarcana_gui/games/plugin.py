"""What a game's folder offers to the program, and how the folders are found.

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

if TYPE_CHECKING:
    from resarcana_gui.screens.game_ui import GameUi


class Narrator(ABC):
    """Puts a game into words, in one language, for one viewer."""

    @abstractmethod
    def event(self, event: Event) -> str | None:
        """What happened, as one sentence; None for what needs no telling. Call it for every event, in order."""

    def tell(self, events: Iterable[Event], *, to_be_continued: bool = False) -> list[str]:
        """What happened, what belongs together in one sentence. When it is to be continued, the last sentence may wait
        for the next call. Call either this or `event`, not both."""
        return [sentence for event in events if (sentence := self.event(event)) is not None]

    def sentences(self, events: Iterable[Event], *, to_be_continued: bool = False) -> list[tuple[str, int | None]]:
        """As `tell`, each sentence with the seat whose doing it tells; None for what the game does, or when that cannot
        be said."""
        return [(sentence, None) for sentence in self.tell(events, to_be_continued=to_be_continued)]

    @abstractmethod
    def question(self, pending: Pending, view: State) -> str:
        """What is asked, as one sentence."""

    @abstractmethod
    def command(self, command: Command, view: State) -> str:
        """What an answer means, in a few words."""

    def deed(self, command: Command, view: State) -> str:
        """What somebody did by an answer, in as few words as a button has room for."""
        return self.command(command, view)

    def reason(self, reason: Reason) -> str | None:
        """Why an answer is better than others, as one sentence; None for what has no words."""
        return None

    @abstractmethod
    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be done, as one sentence."""

    @abstractmethod
    def table(self, view: State) -> str:
        """The whole table as text, for a terminal."""

    def shows_table(self, pending: Pending) -> bool:
        """Whether the table is worth showing again before this question, when it opens an action."""
        return True

    def tells_end(self) -> bool:
        """Whether the last sentence told of a finished game says who has won."""
        return False

    def inspect(self, subject: str | Command, view: State) -> list[str]:
        """What there is to know about a component, by its name or by an answer about it; nothing when unknown."""
        return []


class PlainNarrator(Narrator):
    """For games that have none of their own: every record as it prints, in no language."""

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
        """Its rules with the components of another file, in which `lint` finds no mistake."""
        raise NotImplementedError(f"{type(self).__name__} has no file of components.")

    def components(self) -> Path | None:
        """The file of its components; None for a game that has none."""
        return None

    @abstractmethod
    def agent_names(self) -> Sequence[str]:
        """Its machine opponents, from weak to strong."""

    def usual_agent(self) -> str:
        """The opponent for whoever names none; it answers quickly."""
        return self.agent_names()[-1]

    def yardsticks(self) -> Sequence[str]:
        """Opponents by which others are measured; only tools seat them."""
        return ()

    @abstractmethod
    def agent(self, name: str, seed: int | str) -> Agent:
        """A new opponent of that name. Raises KeyError."""

    def adviser(self, seats: int, *, calibrated: bool = True) -> Adviser | None:
        """The companion at a table with so many seats; None for a game that has none. Not calibrated, its chances are
        what its search expects."""
        return None

    @abstractmethod
    def setups(self) -> dict[str, Options]:
        """The ways to set it up that the command line offers, as options without the number of seats."""

    def characters(self, language: str) -> Sequence[str]:
        """Names for opponents to whom nobody has given one; none when the game has no such names."""
        return ()

    def narrator(self, language: str, viewer: int, names: Sequence[str]) -> Narrator:
        """Somebody who tells the game; names are the players' by seat."""
        return PlainNarrator(names)

    def ui(self) -> GameUi:
        """Its part of the window. Raises NotImplementedError for a game that is played in words only."""
        raise NotImplementedError(f"{type(self).__name__} has no window.")

    def lint(self, path: Path | None) -> list[str]:
        """What is wrong with a file of this game's components (its own file when None), one sentence each; empty
        when nothing is. Raises OSError when the file cannot be read."""
        return []


def first_game() -> str:
    """The game for whoever names none: the first by name."""
    return min(discover())


def discover() -> dict[str, Plugin]:
    """Every game there is, by name."""
    found: dict[str, Plugin] = {}
    for module in pkgutil.iter_modules(games.__path__):
        if module.ispkg:
            package = importlib.import_module(f"{games.__name__}.{module.name}")
            plugin: Plugin = package.plugin()
            found[plugin.game().name] = plugin
    return found

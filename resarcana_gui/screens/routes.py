"""The ways between screens: how to reach any screen without knowing it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from datetime import date

from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.match.match import Match
from resarcana_gui.puzzles.puzzle import Puzzle
from resarcana_gui.records.match_record import MatchRecord
from resarcana_gui.screens.services import SavedGame

Back = Callable[[], object]
"""Leads back from a screen that was opened over another."""


class Routes(ABC):
    """One method for each screen. A screen opened over another returns to it; `back` says how, if returning is not
    enough. Screens know this protocol and not each other; `router.py` implements it."""

    @abstractmethod
    def title(self, focus: str = "") -> None:
        """Leave for the title, for good; a saved game can be continued there. `focus` names the entry that has it."""

    @abstractmethod
    def new_game(self, back: Back | None = None) -> None:
        """Choose a new game: over the current screen or, without a way back, in its place."""

    @abstractmethod
    def table(self, game: str, match: Match, *, begun: bool = False) -> None:
        """Play a match of a game. `begun`: it goes on from a position, and how that was set up is not shown."""

    @abstractmethod
    def resume(self, save: SavedGame) -> None:
        """Continue a saved game; if that is impossible, say why."""

    @abstractmethod
    def result(self, game: str, match: Match, viewer: int, *, again: bool = False) -> None:
        """The result of a match, over its table; `again` when it has been seen before."""

    @abstractmethod
    def demo(self) -> None:
        """Let machines play."""

    @abstractmethod
    def saved_games(self) -> None:
        """The unfinished games."""

    @abstractmethod
    def records(self) -> None:
        """The finished games."""

    @abstractmethod
    def record(self, record: MatchRecord, delete: Callable[[MatchRecord], object]) -> None:
        """One of them; `delete` puts it away. If it cannot be read, say why."""

    @abstractmethod
    def past_table(self, game: str, match: Match, at: int = 0) -> None:
        """The table of a finished match as it was at a position, over the current screen."""

    @abstractmethod
    def review(self, game: str, match: Match, seat: int) -> None:
        """Go through what a seat of a finished match has played, over the current screen."""

    @abstractmethod
    def statistics(self) -> None:
        """What the finished games tell together."""

    @abstractmethod
    def achievements(self) -> None:
        """What can be achieved."""

    @abstractmethod
    def lessons(self, *, leave: bool = False) -> None:
        """The lessons; `leave` for good whatever is shown now."""

    @abstractmethod
    def lesson(self, lesson: Lesson) -> None:
        """Take a lesson of the chosen game, from where it was left."""

    @abstractmethod
    def puzzles(self, *, leave: bool = False) -> None:
        """The puzzles; `leave` for good whatever is shown now."""

    @abstractmethod
    def puzzle(self, puzzle: Puzzle, day: date | None = None) -> None:
        """Solve a puzzle of the chosen game: that of a day, or any."""

    @abstractmethod
    def guide(self) -> None:
        """How to play, to be read."""

    @abstractmethod
    def how_to_play(self) -> None:
        """How to play the game: its lessons or, without any, its guide."""

    @abstractmethod
    def look_up(self, article: str = "", back: Back | None = None) -> None:
        """Rules and glossary, over the current screen, at an article; the beginning for an unknown one. What
        begins like a name in the gallery leads there."""

    @abstractmethod
    def gallery(self, back: Back | None = None) -> None:
        """All cards of the chosen game, over the current screen."""

    @abstractmethod
    def exhibit(self, name: str, among: Sequence[str] = ()) -> None:
        """One of them, large, over the current screen; `among` are those that one leafs through."""

    @abstractmethod
    def settings(self, back: Back | None = None) -> None:
        """The player's settings."""

    @abstractmethod
    def keys(self, back: Back | None = None) -> None:
        """Which key does what."""

    @abstractmethod
    def credits(self) -> None:
        """Who made what."""

"""The routes between screens: how to reach any screen without knowing it."""

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
"""Leaves a screen that was opened over another."""


class Routes(ABC):
    """One method for each screen. A screen opened over another returns to it; `back` replaces that, where more is
    needed. Screens know this protocol and not each other; `router.py` implements it."""

    @abstractmethod
    def title(self, focus: str = "") -> None:
        """Leave for the title, for good; a saved game can be continued there. `focus` is the name of the entry to
        focus."""

    @abstractmethod
    def new_game(self, back: Back | None = None) -> None:
        """Open a new game, over the current screen or, without `back`, in its place."""

    @abstractmethod
    def table(self, game: str, match: Match, *, begun: bool = False) -> None:
        """Play a match of a game. `begun`: it starts from a position, and how that was set up is not shown."""

    @abstractmethod
    def resume(self, save: SavedGame) -> None:
        """Continue a saved game; if that is impossible, say why."""

    @abstractmethod
    def result(self, game: str, match: Match, viewer: int, *, again: bool = False) -> None:
        """Show the result of a match over its table; `again` if it has been shown before."""

    @abstractmethod
    def demo(self) -> None:
        """Show a game between machines."""

    @abstractmethod
    def saved_games(self) -> None:
        """List the unfinished games."""

    @abstractmethod
    def records(self) -> None:
        """List the finished games."""

    @abstractmethod
    def record(self, record: MatchRecord, delete: Callable[[MatchRecord], object]) -> None:
        """Show a finished game; `delete` deletes it. If it cannot be read, say why."""

    @abstractmethod
    def replay(self, game: str, match: Match, at: int = 0) -> None:
        """Show the table of a finished match at a position, over the current screen."""

    @abstractmethod
    def review(self, game: str, match: Match, seat: int) -> None:
        """Review a seat's play in a finished match, over the current screen."""

    @abstractmethod
    def statistics(self) -> None:
        """Show the statistics of the finished games."""

    @abstractmethod
    def achievements(self) -> None:
        """Show the achievements."""

    @abstractmethod
    def lessons(self, *, leave: bool = False) -> None:
        """List the lessons; with `leave`, in place of what is shown now."""

    @abstractmethod
    def lesson(self, lesson: Lesson) -> None:
        """Take a lesson of the chosen game, from where it was left."""

    @abstractmethod
    def puzzles(self, at: Puzzle | None = None, *, leave: bool = False) -> None:
        """List the puzzles, at one of them or where most would go on; with `leave`, in place of what is shown now."""

    @abstractmethod
    def puzzle(self, puzzle: Puzzle, day: date | None = None) -> None:
        """Solve a puzzle of the chosen game; `day` if it is the puzzle of a day."""

    @abstractmethod
    def guide(self) -> None:
        """Show the guide on how to play."""

    @abstractmethod
    def how_to_play(self) -> None:
        """Teach the game: list its lessons or, if it has none, show its guide."""

    @abstractmethod
    def look_up(self, article: str = "", back: Back | None = None) -> None:
        """Open the reference at an article, over the current screen; at the beginning if the article is unknown. An
        exhibit's name opens the gallery."""

    @abstractmethod
    def gallery(self, back: Back | None = None) -> None:
        """Show all cards of the chosen game, over the current screen."""

    @abstractmethod
    def exhibit(self, name: str, among: Sequence[str] = ()) -> None:
        """Show one exhibit large, over the current screen; `among` are those to page through."""

    @abstractmethod
    def settings(self, back: Back | None = None) -> None:
        """Show the settings."""

    @abstractmethod
    def keys(self, back: Back | None = None) -> None:
        """Show the key bindings."""

    @abstractmethod
    def credits(self) -> None:
        """Show the credits."""

"""The ways: how to get from any screen to any other without knowing it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from resarcana_gui.match.match import Match
from resarcana_gui.screens.services import Unfinished

Back = Callable[[], object]
"""Leads back from a screen that was opened over another."""


class Routes(ABC):
    """One method a screen. What is opened over the screen that is shown comes back to it; `back` says how, where
    merely coming back is not enough. Screens know these ways and not each other: `router.py` knows them all."""

    @abstractmethod
    def title(self) -> None:
        """Leave for the title, for good; a game that is saved can be continued there."""

    @abstractmethod
    def new_game(self, back: Back | None = None) -> None:
        """Set a game up: over the screen that is shown, or, without a way back, in its place."""

    @abstractmethod
    def table(self, game: str, match: Match) -> None:
        """Play a match of a game."""

    @abstractmethod
    def resume(self, save: Unfinished) -> None:
        """Go on with a saved game; if that cannot be, say why."""

    @abstractmethod
    def result(self, game: str, match: Match, viewer: int, *, again: bool = False) -> None:
        """How a match was decided, over its table; `again` when they have seen it."""

    @abstractmethod
    def demo(self) -> None:
        """Let machines play."""

    @abstractmethod
    def saved_games(self) -> None:
        """The games that can go on."""

    @abstractmethod
    def how_to_play(self) -> None:
        """How the game is played."""

    @abstractmethod
    def settings(self, back: Back | None = None) -> None:
        """The player's settings."""

    @abstractmethod
    def keys(self, back: Back | None = None) -> None:
        """Which key does what."""

    @abstractmethod
    def credits(self) -> None:
        """Who has made what."""

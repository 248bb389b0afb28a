"""The interface by which a game provides its records."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from resarcana_gui.kernel.game import Options
from resarcana_gui.match.history import History
from resarcana_gui.records.achievements import Achievement
from resarcana_gui.records.match_record import Account


class Chronicler(ABC):
    """Reports what the players of a finished game did, in the game's own terms."""

    @abstractmethod
    def setup(self, options: Options) -> str:
        """Return the name of a game's setup."""

    @abstractmethod
    def accounts(self, history: History) -> Sequence[Account]:
        """Return what each seat of a finished game did, by seat."""

    def achievements(self) -> Sequence[Achievement]:
        """Return what can be achieved, in the order in which it is shown."""
        return ()


class PlainChronicler(Chronicler):
    """For games without records of their own."""

    def setup(self, options: Options) -> str:
        return ""

    def accounts(self, history: History) -> Sequence[Account]:
        return [Account()] * history.state().seats

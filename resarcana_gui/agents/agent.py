"""The interface of every opponent: it is shown a view and a question, and answers."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State


class Budget:
    """How long an agent may think about one answer. With iterations an agent is deterministic for a given seed; with
    seconds (wall clock) it is not."""

    def __init__(self, iterations: int | None = None, seconds: float | None = None) -> None:
        """Raises ValueError for an invalid amount."""
        if iterations is not None and not (_is_amount(iterations) and isinstance(iterations, int)):
            raise ValueError("A budget's iterations are a whole number from 0 up.")
        if seconds is not None and not _is_amount(seconds):
            raise ValueError("A budget's seconds are a number from 0 up.")
        self.iterations: Final = iterations
        self.seconds: Final = seconds


def _is_amount(value: object) -> bool:
    return isinstance(value, int | float) and value >= 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """A player. It never sees the truth, only what its seat sees."""

    @abstractmethod
    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        """Return one of the legal answers to the pending question, which is for the view's own seat."""

    def confidence(self) -> float | None:
        """Return how clear the last answer was, from 0 (another seemed as good) to 1; None when there was nothing to
        weigh."""
        return None

    def close(self) -> None:
        """Release what it holds, such as a process; it will not be asked again."""


class RandomAgent(Agent):
    """Gives any legal answer."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self._game: Final = game
        self._dice: Final = Dice(seed)

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        legal = self._game.legal(view)
        return legal[self._dice.below(len(legal))]

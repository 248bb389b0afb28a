"""What advises a seat: on its question, on an answer that it gave, and with each seat's chance to win."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.agents.companion.advice import Advice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State


def never_stops() -> bool:
    """Return False: nothing tells an adviser to stop."""
    return False


class Adviser(ABC):
    """Advises any seat of one table, from what that seat sees. The same view always gets the same advice."""

    @abstractmethod
    def advise(self, view: State, pending: Pending, stop: Callable[[], bool] = never_stops) -> Advice | None:
        """Return advice on the question of the view's seat; None when told to stop."""

    @abstractmethod
    def judge(self, view: State, pending: Pending, answer: Command) -> Advice | None:
        """Return the best answer and the given one, in this order, or one of them if they are the same; None when
        there was no choice. The view is that of the seat that was asked."""

    @abstractmethod
    def stage(self, view: State) -> int:
        """Return the stage of the game, by which chances are corrected (see Calibration)."""

    @abstractmethod
    def is_early(self, view: State) -> bool:
        """Return whether it is too early in the game for numbers (see Advice.early)."""

    @abstractmethod
    def expected(self, view: State, pending: Pending, iterations: int) -> list[float]:
        """Return each seat's expected share of the victory if the best answer is given, uncalibrated, after so many
        iterations; they sum to 1."""


class AdvisingAgent(Agent):
    """Answers as the companion advises, and keeps the advice. Budgets are ignored."""

    def __init__(self, game: Game, adviser: Adviser, given: Command | None = None) -> None:
        self._game: Final = game
        self._adviser: Final = adviser
        self.given = given
        """The answer to be judged (see Adviser.judge); None to ask for advice."""
        self.advice: Advice | None = None
        """The advice on the latest question; None when there was no choice."""

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        legal = self._game.legal_for(view, pending.seat)
        if self.given is not None:
            self.advice = self._adviser.judge(view, pending, self.given)
        else:
            self.advice = self._adviser.advise(view, pending) if len(legal) > 1 else None
        return legal[0] if self.advice is None else self.advice.best.answer

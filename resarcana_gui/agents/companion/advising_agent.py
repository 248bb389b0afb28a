"""The companion as an agent, so that it can run wherever agents do: in a process of its own, which can be ended."""

from __future__ import annotations

from typing import Final

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.agents.companion.advice import Advice
from resarcana_gui.agents.companion.adviser import Adviser
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State


class AdvisingAgent(Agent):
    """Answers as the companion advises, and keeps its advice. A budget means nothing to it."""

    def __init__(self, game: Game, adviser: Adviser, given: Command | None = None) -> None:
        self._game: Final = game
        self._adviser: Final = adviser
        self.given = given
        """The answer that was given, which is judged (see Adviser.judge); None to be advised."""
        self.advice: Advice | None = None
        """The advice on the latest question; None when there was nothing to choose."""

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        legal = self._game.legal_for(view, pending.seat)
        if self.given is not None:
            self.advice = self._adviser.judge(view, pending, self.given)
        else:
            self.advice = self._adviser.advise(view, pending) if len(legal) > 1 else None
        return legal[0] if self.advice is None else self.advice.best.answer

"""The random player: every legal answer is equally likely."""

from __future__ import annotations

from typing import Final

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State


class RandomAgent(Agent):
    """Knows the rules and nothing else."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self._game: Final = game
        self._dice: Final = Dice(seed)

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        legal = self._game.legal(view)
        return legal[self._dice.below(len(legal))]

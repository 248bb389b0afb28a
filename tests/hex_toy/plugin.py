"""What the marsh offers to the program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from resarcana_gui.agents.agent import Agent, Budget, RandomAgent
from resarcana_gui.games.narrator import Narrator
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game, Options
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State
from tests.hex_toy.game import SETUPS, MarshGame
from tests.hex_toy.words import MarshNarrator, told

if TYPE_CHECKING:
    from resarcana_gui.screens.game_ui import GameUi


class Cautious(Agent):
    """Always calls seven or less, and builds on the first field."""

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        return MarshGame().legal(view)[0]


AGENTS = ("cautious", "random")


class MarshPlugin(Plugin):
    def game(self) -> Game:
        return MarshGame()

    def agent_names(self) -> Sequence[str]:
        return AGENTS

    def agent(self, name: str, seed: int | str) -> Agent:
        return {"cautious": Cautious(), "random": RandomAgent(MarshGame(), seed)}[name]

    def setups(self) -> dict[str, Options]:
        return dict(SETUPS)

    def narrator(self, language: str, viewer: int, names: Sequence[str]) -> Narrator:
        game = MarshGame()
        return MarshNarrator(game, language, names) if told(game.name) else super().narrator(language, viewer, names)

    def ui(self) -> GameUi:
        from tests.hex_toy.view import MarshUi  # noqa: PLC0415 - opponents need no window

        return MarshUi(MarshGame(), AGENTS)

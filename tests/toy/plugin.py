"""What the market stall offers to the program."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from resarcana_gui.agents.agent import Agent, Budget, RandomAgent
from resarcana_gui.games.narrator import Narrator
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game, Options
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State
from tests.toy.game import SETUPS, Toy
from tests.toy.words import StallNarrator, told

if TYPE_CHECKING:
    from resarcana_gui.screens.game_ui import GameUi


class First(Agent):
    """Always gives the first answer."""

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        return Toy().legal(view)[0]


AGENTS = ("first", "random")


class ToyPlugin(Plugin):
    def game(self) -> Game:
        return Toy()

    def agent_names(self) -> Sequence[str]:
        return AGENTS

    def agent(self, name: str, seed: int | str) -> Agent:
        return {"first": First(), "random": RandomAgent(Toy(), seed)}[name]

    def setups(self) -> dict[str, Options]:
        return dict(SETUPS)

    def narrator(self, language: str, viewer: int, names: Sequence[str]) -> Narrator:
        return StallNarrator(Toy(), language, names) if told(Toy.name) else super().narrator(language, viewer, names)

    def ui(self) -> GameUi:
        from tests.toy.view import StallUi  # noqa: PLC0415 - opponents need no window

        return StallUi(Toy(), AGENTS)

    def lint(self, path: Path | None) -> list[str]:
        return [] if path is None or "good" in path.read_text() else [f"{path}: not good"]

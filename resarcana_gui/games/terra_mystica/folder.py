"""What the program gets from this folder: the game, its opponents, its setups, its words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from resarcana_gui.agents.agent import Agent, RandomAgent
from resarcana_gui.games.narrator import Narrator
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.games.terra_mystica.components.loader import lint, load_components
from resarcana_gui.games.terra_mystica.engine import terra_mystica
from resarcana_gui.games.terra_mystica.rules.game import TerraMystica
from resarcana_gui.games.terra_mystica.view.tell.narrator import TerraMysticaNarrator
from resarcana_gui.kernel.game import Options

RANDOM = "random"


class TerraMysticaPlugin(Plugin):
    """The folder of Terra Mystica."""

    def game(self) -> TerraMystica:
        return terra_mystica()

    def game_of(self, components: Path) -> TerraMystica:
        return TerraMystica(load_components(components))

    def agent_names(self) -> Sequence[str]:
        return (RANDOM,)

    def agent(self, name: str, seed: int | str) -> Agent:
        return {RANDOM: RandomAgent}[name](self.game(), seed)

    def setups(self) -> dict[str, Options]:
        return {name: {"setup": name} for name in ("standard", "first", "colours")}

    def narrator(self, language: str, viewer: int, names: Sequence[str]) -> Narrator:
        return TerraMysticaNarrator(self.game(), language, viewer, names)

    def lint(self, path: Path | None) -> list[str]:
        return lint(path)

"""The opponents of Res Arcana by name, with what they have learned."""

from __future__ import annotations

from typing import Final

from resarcana_gui.agents.agent import Agent
from resarcana_gui.agents.greedy import Greedy
from resarcana_gui.agents.plain_tree import PlainTree
from resarcana_gui.agents.random_agent import RandomAgent
from resarcana_gui.games.resarcana.ai.evaluation import ResArcanaEvaluation
from resarcana_gui.games.resarcana.ai.guide import PolicyGuide
from resarcana_gui.games.resarcana.ai.policy import Policy, read_policy
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.paths import assets

NAMES: Final = ("random", "greedy")
"""From weak to strong."""

YARDSTICKS: Final = ("sage",)
"""Only tools seat them."""


class Opponents:
    """Builds opponents. What they have learned is read when it is needed first, and kept."""

    def __init__(self, game: ResArcana) -> None:
        self._game: Final = game
        self._policies: Final[dict[str, Policy]] = {}

    def build(self, name: str, seed: int | str) -> Agent:
        """A new opponent. Raises KeyError for a name that there is not."""
        if name == "random":
            return RandomAgent(self._game, seed)
        if name == "greedy":
            return Greedy(self._game, ResArcanaEvaluation(), seed)
        if name == "sage":
            return PlainTree(self._game, PolicyGuide(self._policy("sage", plain=True), []), seed)
        raise KeyError(name)

    def _policy(self, name: str, *, plain: bool = False) -> Policy:
        policy = self._policies.get(name)
        if policy is None:
            path = assets("resarcana", "opponents", f"{name}.weights")
            policy = self._policies[name] = read_policy(path, self._game.cards, plain=plain)
        return policy

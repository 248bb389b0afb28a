"""The opponents of Res Arcana by name, with what they have learned."""

from __future__ import annotations

from typing import Final

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.agents.greedy import Greedy
from resarcana_gui.agents.plain_tree import PlainTree
from resarcana_gui.agents.random_agent import RandomAgent
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.agents.search.searcher import Searcher
from resarcana_gui.games.resarcana.ai.evaluation import ResArcanaEvaluation
from resarcana_gui.games.resarcana.ai.guide import PolicyGuide
from resarcana_gui.games.resarcana.ai.net import Net, read_net
from resarcana_gui.games.resarcana.ai.policy import Policy, read_policy
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State
from resarcana_gui.paths import assets

LEVELS: Final = {
    "novice": Limits(16, seconds=0.1, width=12, blind=True, slack=0.35, whim=8.0, strict=True),
    "adept": Limits(24, seconds=0.3, width=8, slack=0.25, whim=3.0, strict=True),
    "master": Limits(120, seconds=1.0, horizon=0, width=20, slack=0.02, strict=True),
    "archmage": Limits(4000, seconds=2.4, horizon=0),
}
"""The opponents that search, from weak to strong: each looks farther, notices more answers, and is more exact."""

NAMES: Final = ("random", "novice", "greedy", "adept", "master", "archmage")
"""From weak to strong."""

USUAL: Final = "adept"
"""For whoever names none."""

YARDSTICKS: Final = ("sage",)
"""Only tools seat them."""


class Learned:
    """What was learned in self-play. It is read when it is needed first, and kept."""

    def __init__(self, game: ResArcana) -> None:
        self._game: Final = game
        self._policies: Final[dict[str, Policy]] = {}
        self._nets: Final[dict[int, Net]] = {}

    def guide(self, seats: int) -> PolicyGuide:
        """For a table with so many seats. Raises OSError and DamagedFileError."""
        return PolicyGuide(self._policy(f"policy{seats}"), self._net(seats))

    def plain_guide(self) -> PolicyGuide:
        """The yardstick's. Raises OSError and DamagedFileError."""
        return PolicyGuide(self._policy("sage", plain=True))

    def _policy(self, name: str, *, plain: bool = False) -> Policy:
        policy = self._policies.get(name)
        if policy is None:
            path = assets("resarcana", "opponents", f"{name}.weights")
            policy = self._policies[name] = read_policy(path, self._game.cards, plain=plain)
        return policy

    def _net(self, seats: int) -> Net:
        net = self._nets.get(seats)
        if net is None:
            path = assets("resarcana", "opponents", f"net{seats}.weights")
            net = self._nets[seats] = read_net(path, self._game.cards)
        return net


class Level(Agent):
    """An opponent that searches within limits, by what was learned for as many seats as there are."""

    def __init__(self, game: ResArcana, learned: Learned, limits: Limits, seed: int | str) -> None:
        self._game: Final = game
        self._learned: Final = learned
        self._limits: Final = limits
        self._seed: Final = seed
        self._searcher: Searcher | None = None

    @property
    def iterations(self) -> int:
        """How often it has looked ahead, for measurements."""
        return 0 if self._searcher is None else self._searcher.iterations

    def confidence(self) -> float | None:
        return None if self._searcher is None else self._searcher.confidence()

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        if self._searcher is None:
            guide = self._learned.guide(view.seats)
            self._searcher = Searcher(self._game, guide, self._limits, self._seed)
        return self._searcher.choose(view, pending, budget)


class Opponents:
    """Builds opponents, which is quick: they share what they have learned."""

    def __init__(self, game: ResArcana) -> None:
        self._game: Final = game
        self._learned: Final = Learned(game)

    def build(self, name: str, seed: int | str) -> Agent:
        """A new opponent. Raises KeyError for a name that there is not."""
        if name == "random":
            return RandomAgent(self._game, seed)
        if name == "greedy":
            return Greedy(self._game, ResArcanaEvaluation(), seed)
        if name == "sage":
            return PlainTree(self._game, self._learned.plain_guide(), seed)
        return Level(self._game, self._learned, LEVELS[name], seed)

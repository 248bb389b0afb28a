"""The opponents of Seasons by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.agents.agent import Agent, Budget, RandomAgent
from resarcana_gui.agents.greedy import Greedy
from resarcana_gui.agents.plain_tree import PlainTree
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.agents.search.searcher import Searcher
from resarcana_gui.games.seasons.ai.evaluation import SeasonsEvaluation
from resarcana_gui.games.seasons.ai.guide import PolicyGuide
from resarcana_gui.games.seasons.ai.last_turn import LastTurn
from resarcana_gui.games.seasons.ai.learned_guides import LearnedGuides
from resarcana_gui.games.seasons.ai.summoner import Summoner
from resarcana_gui.games.seasons.rules.game import Seasons
from resarcana_gui.games.seasons.tempers import TEMPERS
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

LEVELS: Final = {
    "apprentice": Limits(10, seconds=0.1, width=14, slack=0.25, whim=3.8, doubt=2.8, strict=True, foresight=0),
    "novice": Limits(10, seconds=0.1, width=12, slack=0.25, whim=2.5, doubt=1.7, strict=True, foresight=0),
    "adept": Limits(12, seconds=0.3, width=12, slack=0.2, whim=1.5, strict=True, foresight=0),
    "master": Limits(12, seconds=1.0, horizon=0, width=20, doubt=1.5, strict=True, foresight=0, exploration=0.7),
    "archmage": Limits(4000, seconds=2.4, horizon=0, foresight=0, exploration=0.7),
}
"""The opponents that search, from weak to strong. The first three see hardly further than their next turn, and give
any answer that seems not much worse than the best: so the learned policy decides, which each follows less than the
next. The others search to the end of the round and believe what they find. Nobody can win before the last round, so
none looks for certain victories."""

DEFAULT_OPPONENT: Final = "adept"
"""The opponent used when none is named."""


class Level(Agent):
    """An opponent that searches within limits, guided by what was learned for its number of seats."""

    def __init__(
        self, game: Seasons, learned: LearnedGuides, limits: Limits, seed: int | str, temper: str = "", name: str = ""
    ) -> None:
        """`name` is that of the level: it selects the net. `temper` is the slug of the automaton whose likes it
        has; empty for one that only wants to win."""
        self._game: Final = game
        self._learned: Final = learned
        self._limits: Final = limits
        self._seed: Final = seed
        self._temper: Final = temper
        self._name: Final = name
        self._searcher: Searcher | None = None
        self._last_turn: LastTurn | None = None
        """Of levels that do not mean to play worse than they can."""

    @property
    def iterations(self) -> int:
        """Iterations of its searches so far, for measurements."""
        return 0 if self._searcher is None else self._searcher.iterations

    def confidence(self) -> float | None:
        return None if self._searcher is None else self._searcher.confidence()

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        if self._searcher is None:
            guide = self._guide(view.seats)
            self._searcher = Searcher(self._game, guide, self._limits, self._seed)
            if self._limits.slack == 0.0:
                self._last_turn = LastTurn(self._game, guide, self._seed)
        chosen = self._searcher.choose(view, pending, budget)
        return chosen if self._last_turn is None else self._last_turn.revised(view, pending.seat, chosen)

    def _guide(self, seats: int) -> PolicyGuide:
        learned, temper, name = self._learned, self._temper, self._name
        return learned.tempered_guide(temper, seats, name) if temper else learned.guide(seats, name)


class Opponents:
    """Builds opponents. They share what was learned, so building is quick."""

    def __init__(self, game: Seasons) -> None:
        self._game: Final = game
        self._learned: Final = LearnedGuides(game)

    def guide(self, seats: int, level: str = "") -> PolicyGuide:
        """Return the guide of a level for this many seats. Raises OSError and DamagedFileError."""
        return self._learned.guide(seats, level)

    def build(self, name: str, seed: int | str) -> Agent:
        """Return a new opponent. Raises KeyError for an unknown name."""
        return BUILDERS[name](self._game, self._learned, seed)


Builder = Callable[[Seasons, LearnedGuides, int | str], Agent]


def _random(game: Seasons, learned: LearnedGuides, seed: int | str) -> Agent:
    return RandomAgent(game, seed)


def _greedy(game: Seasons, learned: LearnedGuides, seed: int | str) -> Agent:
    return Greedy(game, SeasonsEvaluation(), seed)


def _summoner(game: Seasons, learned: LearnedGuides, seed: int | str) -> Agent:
    return Summoner(game, seed)


def _sage(game: Seasons, learned: LearnedGuides, seed: int | str) -> Agent:
    return PlainTree(game, learned.yardstick_guide(), seed)


def _level(name: str, temper: str = "") -> Builder:
    def build(game: Seasons, learned: LearnedGuides, seed: int | str) -> Agent:
        return Level(game, learned, LEVELS[name], seed, temper, name)

    return build


NAMES: Final = ("random", "apprentice", "greedy", "novice", "adept", "master", "archmage")
"""The opponents from weak to strong, for command line and tools."""

TEMPERED: Final[dict[tuple[str, str], str]] = {(level, slug): f"{level}-{slug}" for level in LEVELS for slug in TEMPERS}
"""The name of a level that plays as an automaton with a temper, by level and slug."""

YARDSTICKS: Final = ("sage", "summoner", *TEMPERED.values())
"""Opponents that only tools name. Those with tempers are also seated when an automaton is chosen."""

BUILDERS: Final[dict[str, Builder]] = {
    "random": _random,
    "greedy": _greedy,
    "sage": _sage,
    "summoner": _summoner,
    **{name: _level(name) for name in LEVELS},
    **{name: _level(level, slug) for (level, slug), name in TEMPERED.items()},
}

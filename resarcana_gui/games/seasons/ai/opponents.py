"""The opponents of Seasons by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.agents.agent import Agent, RandomAgent
from resarcana_gui.agents.greedy import Greedy
from resarcana_gui.games.seasons.ai.evaluation import SeasonsEvaluation
from resarcana_gui.games.seasons.ai.summoner import Summoner
from resarcana_gui.games.seasons.rules.game import Seasons

Builder = Callable[[Seasons, int | str], Agent]


def _random(game: Seasons, seed: int | str) -> Agent:
    return RandomAgent(game, seed)


def _greedy(game: Seasons, seed: int | str) -> Agent:
    return Greedy(game, SeasonsEvaluation(), seed)


def _summoner(game: Seasons, seed: int | str) -> Agent:
    return Summoner(game, seed)


OPPONENTS: Final[dict[str, Builder]] = {"random": _random, "greedy": _greedy}
"""The opponents from weak to strong, for command line and tools."""

YARDSTICKS: Final[dict[str, Builder]] = {"summoner": _summoner}
"""Opponents that only tools name."""

"""The opponents of Terra Mystica by name."""

from __future__ import annotations

from typing import Final

from resarcana_gui.agents.agent import Agent, RandomAgent
from resarcana_gui.games.terra_mystica.ai.greedy import TerraMysticaGreedy
from resarcana_gui.games.terra_mystica.ai.lookahead import Lookahead
from resarcana_gui.games.terra_mystica.ai.skill import Skill
from resarcana_gui.games.terra_mystica.ai.taste import Taste
from resarcana_gui.games.terra_mystica.rules.game import TerraMystica
from resarcana_gui.games.terra_mystica.tempers import TEMPERS

LEVELS: Final = {
    "apprentice": Skill(0, blur=12.0, missed=0.3),
    "novice": Skill(0, blur=7.0, missed=0.17),
    "adept": Skill(0, blur=3.0, missed=0.05),
    "master": Skill(12, seconds=0.5, horizon=0, width=6, doubt=1.0),
    "archmage": Skill(1000, seconds=2.4, strict=False),
}
"""The opponents from weak to strong that know what Greedy knows. The first three look no further than it does, misjudge
what they see and overlook some of it; Master plays on to the end of the round, the Archmage to that of the game."""

DEFAULT_OPPONENT: Final = "adept"
"""The opponent used when none is named."""

NAMES: Final = ("random", "apprentice", "novice", "adept", "greedy", "master", "archmage")
"""The opponents from weak to strong."""

TEMPERED: Final[dict[tuple[str, str], str]] = {(level, slug): f"{level}-{slug}" for level in LEVELS for slug in TEMPERS}
"""The name of a level that plays as an automaton with a temper, by level and slug."""


def build(game: TerraMystica, name: str, seed: int | str) -> Agent:
    """Return a new opponent. Raises KeyError for an unknown name."""
    if name == "random":
        return RandomAgent(game, seed)
    if name == "greedy":
        return TerraMysticaGreedy(game, seed)
    level, _, slug = name.partition("-")
    taste = Taste(TEMPERS[slug]) if slug else None
    return Lookahead(game, LEVELS[level], seed, taste)

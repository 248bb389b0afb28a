"""The opponents of Terra Mystica by name."""

from __future__ import annotations

from typing import Final

from resarcana_gui.agents.agent import Agent, RandomAgent
from resarcana_gui.games.terra_mystica.ai.greedy import TerraMysticaGreedy
from resarcana_gui.games.terra_mystica.ai.lookahead import Lookahead
from resarcana_gui.games.terra_mystica.ai.policy import load_policy
from resarcana_gui.games.terra_mystica.ai.skill import Skill
from resarcana_gui.games.terra_mystica.ai.taste import Taste
from resarcana_gui.games.terra_mystica.rules.game import TerraMystica
from resarcana_gui.games.terra_mystica.tempers import TEMPERS

LEVELS: Final = {
    "apprentice": Skill(0, blur=7.5, missed=0.22),
    "novice": Skill(0, blur=3.7, missed=0.11),
    "adept": Skill(4, seconds=0.5, horizon=0, width=3, doubt=2.0, blur=3.5, missed=0.06),
    "master": Skill(8, seconds=1.0, width=5, doubt=2.0, blur=2.2, missed=0.05),
    "archmage": Skill(1000, seconds=2.4, strict=False),
}
"""The opponents from weak to strong that know what Greedy knows. All but the Archmage misjudge what they see, and
overlook some of it; the first two look no further than Greedy does, Adept plays on to the end of the round, Master
and Archmage to that of the next one."""

LEARNED: Final = frozenset({"archmage"})
"""Those of them that know the learned policy, which corrects what Greedy knows."""

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
    return Lookahead(game, LEVELS[level], seed, taste, load_policy() if level in LEARNED else None)

"""How good the factions are in the hands of the greedy player."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.terra_mystica.components.words import WHEEL
from resarcana_gui.games.terra_mystica.rules.codes import NONE
from resarcana_gui.games.terra_mystica.rules.state import State

POINTS: Final = {
    "alchemists": 108.8,
    "auren": 104.5,
    "chaosmagicians": 108.2,
    "cultists": 114.7,
    "darklings": 123.1,
    "dwarves": 122.7,
    "engineers": 106.0,
    "fakirs": 115.9,
    "giants": 103.7,
    "halflings": 118.9,
    "mermaids": 110.9,
    "nomads": 110.0,
    "swarmlings": 113.3,
    "witches": 107.7,
}
"""The points that a greedy player makes among three others whose home terrains are all three spades away, fitted to the
2000 seats of 500 games of dealt factions; standard errors of 1.5."""
RIVALRY: Final[tuple[float, ...]] = (0.0, 6.2, 3.6, 0.0)
"""The points lost to each opponent who wants the same hexes, by the spades between the home terrains, fitted to the
same seats; standard errors of 0.6."""


def faction_worth(state: State, number: int) -> float:
    """Return the points that a faction may expect, beside those that are already taken."""
    faction = state.parts.factions[number]
    worth = POINTS.get(faction.slug, 0.0)
    for other in state.faction:
        if other != NONE:
            around = (faction.home - state.parts.factions[other].home) % WHEEL
            worth -= RIVALRY[min(around, WHEEL - around)]
    return worth

"""How good the factions are in the hands of the greedy player."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.terra_mystica.components.words import WHEEL
from resarcana_gui.games.terra_mystica.rules.codes import NONE
from resarcana_gui.games.terra_mystica.rules.state import State

POINTS: Final = {
    "alchemists": 100.0,
    "auren": 100.0,
    "chaosmagicians": 100.0,
    "cultists": 100.0,
    "darklings": 100.0,
    "dwarves": 100.0,
    "engineers": 100.0,
    "fakirs": 100.0,
    "giants": 100.0,
    "halflings": 100.0,
    "mermaids": 100.0,
    "nomads": 100.0,
    "swarmlings": 100.0,
    "witches": 100.0,
}
"""The points that a greedy player makes on average among three others."""
RIVALRY: Final = (0.0, 3.0, 1.0, 0.0)
"""The points lost to an opponent who wants the same hexes, by the spades between the home terrains."""


def faction_worth(state: State, number: int) -> float:
    """Return the points that a faction may expect, beside those that are already taken."""
    faction = state.parts.factions[number]
    worth = POINTS.get(faction.slug, 0.0)
    for other in state.faction:
        if other != NONE:
            around = (faction.home - state.parts.factions[other].home) % WHEEL
            worth -= RIVALRY[min(around, WHEEL - around)]
    return worth

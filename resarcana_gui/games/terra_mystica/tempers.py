"""What the automata like in Terra Mystica besides winning: features of a table, each with the points that it is worth
to a character. Owl and sphinx like nothing but to win.
"""

from __future__ import annotations

from typing import Final

FEATURES: Final = {
    "neighbours": "own structures beside an opponent's",
    "dwellings": "dwellings on the map",
    "great structures": "stronghold and sanctuary",
    "structures in towns": "own structures that belong to towns",
    "cult steps": "steps on all cult tracks",
    "burned": "power burned",
    "area": "structures in the largest area",
    "bridges": "bridges built",
}
"""What a temper may be about. All are counted for the character's own seat."""

TEMPERS: Final[dict[str, dict[str, float]]] = {
    "cat": {"neighbours": 2.0},
    "salamander": {"dwellings": 1.5},
    "golem": {"great structures": 4.0, "structures in towns": 0.7},
    "raven": {"cult steps": 0.8},
    "toad": {"burned": 0.7},
    "hound": {"area": 1.2, "bridges": 2.0},
}
"""The likes of each automaton that has any, by its slug."""

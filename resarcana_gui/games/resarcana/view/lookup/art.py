"""Where pictures of components stand outside the table: above pages, in the introduction, on puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from resarcana_gui.puzzles.puzzle import Puzzle

PAGE_ART: Final[Mapping[str, str]] = MappingProxyType(
    {
        "": "sunken_reef",
        "lessons.title": "library",
        "how.title": "library",
        "reference.title": "temple",
        "gallery.title": "sacred_grove",
        "puzzles.title": "prism",
        "records.title": "great_pyramid",
        "statistics.title": "alchemists_tower",
        "achievements.title": "golden_statue",
        "saves.title": "crypt",
        "settings.title": "windup_man",
        "keys.title": "windup_man",
        "review.title": "oracle",
        "credits.title": "hanging_gardens",
    }
)
"""The pictures above the pages, by the keys of their titles."""
MIDDLES: Final[Mapping[str, float]] = MappingProxyType(
    {
        "library": 0.6,
        "temple": 0.34,
        "sacred_grove": 0.66,
        "great_pyramid": 0.4,
        "alchemists_tower": 0.42,
        "golden_statue": 0.3,
        "crypt": 0.36,
        "windup_man": 0.32,
        "hanging_gardens": 0.26,
    }
)
"""Where in their height lies what low strips of pictures should show, if not in the middle."""
SCENES: Final[Mapping[str, str]] = MappingProxyType(
    {"essences": "elemental_spring", "artifacts": "fire_dragon", "places": "coral_castle", "points": "great_pyramid"}
)
"""The scenes of the introduction, each with its picture."""


def puzzle_art(puzzle: Puzzle) -> str:
    """Return the mage or one of the components that the solver has in play at the beginning: neighbours differ, and the
    solution is not given away. Empty if there are none."""
    scenario = puzzle.options.get("scenario")
    seats = scenario.get("seats", []) if isinstance(scenario, Mapping) else []
    in_play = [_name(each) for each in (*seats[0].get("play", []), seats[0].get("mage", ""))] if seats else []
    return in_play[sum(map(ord, puzzle.name)) % len(in_play)] if in_play else ""


def _name(entry: object) -> str:
    """Return the component of an entry that may also say what lies on it."""
    return str(entry.get("component", "")) if isinstance(entry, Mapping) else str(entry)

"""The stops of the tour at a table of Res Arcana."""

from types import MappingProxyType
from typing import Final

from resarcana_gui.games.resarcana.rules.records import EVENTS
from tools.resarcana.tour import animation_stops, overlay_stops, pointer_stops, question_stops, table_stops
from tools.resarcana.tour.clips import CLIPS
from tools.resarcana.tour.strips import STRIPS

__all__ = ["CLIPS", "EVENTS", "PICTURES", "STOPS", "STRIPS"]

STOPS: Final = (
    *table_stops.STOPS,
    *overlay_stops.STOPS,
    *pointer_stops.STOPS,
    *question_stops.STOPS,
    *animation_stops.STOPS,
)

PICTURES: Final = MappingProxyType(
    {
        "window": "table-evening",
        "large-card": "large-card",
        "new-game": "new-game-full",
        "end": "game-over-4",
        "log": "table-travelled",
        "lesson": "lesson-engine-middle",
        "review": "review",
        "gallery": "gallery",
        "puzzle": "puzzle",
    }
)
"""The stop of each picture of the documentation, by the picture's name."""

"""The stops of the tour at a table of Res Arcana."""

from types import MappingProxyType
from typing import Final

from resarcana_gui.games.resarcana.tools.tour import moments, questions, tables

STOPS: Final = (*tables.STOPS, *questions.STOPS, *moments.STOPS)

PICTURES: Final = MappingProxyType(
    {
        "window": "table-full",
        "title": "title",
        "large-card": "large-card",
        "end": "game-over-4",
        "log": "table-travelled",
    }
)
"""What each picture of the documentation is called, and which stop it is of."""

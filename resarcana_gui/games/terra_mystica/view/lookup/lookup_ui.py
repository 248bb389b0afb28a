"""What can be looked up in the window of Terra Mystica: pictures of the game's world, words for records."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from resarcana_gui.games.terra_mystica.components.tables import Components
from resarcana_gui.games.terra_mystica.view.lookup.art import SCENE, art
from resarcana_gui.games.terra_mystica.view.tell.voice import capital
from resarcana_gui.i18n import Catalog
from resarcana_gui.records.wording import RecordWords
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.screens.game_ui import LearningUi

PAGE_ART: Final = MappingProxyType(
    {
        "": SCENE,
        "lessons.title": "halflings",
        "how.title": "halflings",
        "reference.title": "alchemists",
        "gallery.title": "auren",
        "records.title": "stronghold_mountains",
        "statistics.title": "engineers",
        "achievements.title": "sanctuary_desert",
        "saves.title": "dwelling_forest",
        "settings.title": "dwarves",
        "keys.title": "dwarves",
        "review.title": "witches",
        "credits.title": "temple_lakes",
    }
)
"""The pictures above the pages, by the keys of their titles."""


class TerraMysticaRecordWords(RecordWords):
    """The words for records of Terra Mystica."""

    sources = (
        "points_scoring", "points_favours", "points_passing", "points_towns", "points_faction", "points_tracks",
        "points_cults", "points_area", "points_resources",
    )  # fmt: skip
    deeds = (
        "standing", "dwellings", "trading_houses", "temples", "spades", "towns", "favours", "priests", "steps",
        "gained", "accepted", "burned", "power_actions", "paid",
    )  # fmt: skip

    def __init__(self, texts: Catalog) -> None:
        super().__init__(texts)
        self._names: Final = texts

    def value(self, label: str, value: str) -> str:
        """Return a faction or terrain by its name at the table."""
        name = f"{label}.{value}"
        return capital(self._names.text(name)) if self._names.has(name) else super().value(label, value)


class TerraMysticaLookup(LearningUi):
    """The part of the window of Terra Mystica in which things are looked up."""

    page_art = PAGE_ART

    def __init__(self, parts: Components) -> None:
        self._parts: Final = parts

    def art(self, name: str) -> Drawing | None:
        return art(self._parts, name)

"""The records of Res Arcana in words."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.statistics import MAGE
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog, component_names
from resarcana_gui.records.wording import RecordWords


class ResArcanaRecordWords(RecordWords):
    """The words for records of Res Arcana, in one language."""

    sources = ("points_places", "points_monuments", "points_artifacts", "points_token", "points_raised")
    deeds = ("placed", "claimed", "monuments", "discarded", "powers", "attacks", "lost", "gold_paid")

    def __init__(self, language: str) -> None:
        super().__init__(catalog(language))
        self._names: Final = component_names(language)

    def value(self, label: str, value: str) -> str:
        return self._names[value] if label == MAGE else super().value(label, value)

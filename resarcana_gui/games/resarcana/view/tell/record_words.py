"""The records of Res Arcana in words."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.statistics import MAGE
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog, component_names
from resarcana_gui.i18n import Catalog
from resarcana_gui.screens.game_ui import RecordWords


class ResArcanaRecordWords(RecordWords):
    """The words for records of Res Arcana, in one language."""

    sources = ("points_places", "points_monuments", "points_artifacts", "points_token", "points_raised")
    deeds = ("placed", "claimed", "monuments", "discarded", "powers", "attacks", "lost", "gold_paid")

    def __init__(self, language: str) -> None:
        self._catalog: Final[Catalog] = catalog(language)
        self._names: Final = component_names(language)

    def label(self, name: str) -> str:
        return self._text(f"label.{name}", name)

    def value(self, label: str, value: str) -> str:
        return self._names[value] if label == MAGE else self._text(f"{label}.{value}", value)

    def count(self, name: str) -> str:
        return self._text(f"count.{name}", name)

    def achievement(self, name: str) -> tuple[str, str]:
        return self._text(f"achievement.{name}.title", name), self._text(f"achievement.{name}.text", "")

    def _text(self, key: str, otherwise: str) -> str:
        """Return a text, or `otherwise`: a record of another version may have a name without a text."""
        key = f"records.{key}"
        return self._catalog.text(key) if self._catalog.has(key) else otherwise

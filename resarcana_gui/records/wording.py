"""The words for what records contain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.i18n import Catalog


class RecordWords:
    """The words for records in one language, `records.<key>` of the game's texts. A record of another version may have
    a name without a text: it is shown as it is."""

    sources: Sequence[str] = ()
    """The counts that say where points came from, in display order."""
    deeds: Sequence[str] = ()
    """The counts that are shown as means, of what a person does in a game."""

    def __init__(self, texts: Catalog | None = None) -> None:
        """`texts`: None for a game without records of its own."""
        self._texts: Final = texts

    def label(self, name: str) -> str:
        """Return the name of a label, such as "Mage"."""
        return self._text(f"label.{name}", name)

    def value(self, label: str, value: str) -> str:
        """Return the name of one of its values, such as "Druid"; for the label "setup", the name of a setup."""
        return self._text(f"{label}.{value}", value)

    def count(self, name: str) -> str:
        """Return what a count counts, in a few words."""
        return self._text(f"count.{name}", name)

    def achievement(self, name: str) -> tuple[str, str]:
        """Return an achievement's title and its condition."""
        return self._text(f"achievement.{name}.title", name), self._text(f"achievement.{name}.text", "")

    def _text(self, key: str, otherwise: str) -> str:
        key = f"records.{key}"
        return self._texts.text(key) if self._texts is not None and self._texts.has(key) else otherwise

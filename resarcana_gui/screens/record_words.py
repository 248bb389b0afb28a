"""A game's words for its records: what it counts, and what can be achieved."""

from __future__ import annotations

from collections.abc import Sequence


class RecordWords:
    """The words for records in one language. A game without records of its own need not override it."""

    sources: Sequence[str] = ()
    """The counts that say where points came from, in display order."""
    deeds: Sequence[str] = ()
    """The counts that are shown as means, of what a person does in a game."""

    def label(self, name: str) -> str:
        """Return the name of a label, such as "Mage"."""
        return name

    def value(self, label: str, value: str) -> str:
        """Return the name of one of its values, such as "Druid"; for the label "setup", the name of a setup."""
        return value

    def count(self, name: str) -> str:
        """Return what a count counts, in a few words."""
        return name

    def achievement(self, name: str) -> tuple[str, str]:
        """Return an achievement's title and its condition."""
        return name, ""

"""A game's words about its records: what it counts, and what can be achieved."""

from __future__ import annotations

from collections.abc import Sequence


class RecordWords:
    """The words of records, in one language. A game without records of its own has none, and then nobody asks."""

    sources: Sequence[str] = ()
    """The counts that say where points came from, in the order in which they are shown."""
    deeds: Sequence[str] = ()
    """The counts that are told as means, of what a person does in a game."""

    def label(self, name: str) -> str:
        """The name of a label, such as "Mage"."""
        return name

    def value(self, label: str, value: str) -> str:
        """One of its values, such as "Druid"; of "setup", the name of a setup."""
        return value

    def count(self, name: str) -> str:
        """What is counted, in a few words."""
        return name

    def achievement(self, name: str) -> tuple[str, str]:
        """An achievement's title, and what has to be done for it."""
        return name, ""

"""A mapping from a card file, read key by key: every mistake is reported with its place."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from resarcana_gui.games.seasons.cards.energies import parsed
from resarcana_gui.games.seasons.cards.errors import refuse

LARGEST: Final = 99


class Entry:
    """One mapping. `where` is its place, for messages: file, card, field."""

    def __init__(self, where: str, data: object, keys: Collection[str]) -> None:
        """Raises CardsError when the data are not a mapping, or have other keys than these."""
        if not isinstance(data, Mapping):
            refuse(where, f"expected a mapping with some of {listed(keys)}, found {shown(data)}")
        for key in data:
            if key not in keys:
                refuse(where, f"unknown key {shown(key)}, expected one of {listed(keys)}")
        self.where: Final = where
        self._data: Final[Mapping[object, object]] = data

    def __contains__(self, key: str) -> bool:
        return key in self._data

    def __iter__(self) -> Iterator[str]:
        return map(str, self._data)

    def at(self, key: str) -> str:
        """Return the place of a key's value."""
        return f"{self.where}, {key}"

    def need(self, key: str) -> object:
        """Return the value of a required key."""
        if key not in self._data:
            refuse(self.where, f"{key!r} is missing")
        return self._data[key]

    def number(self, key: str, least: int = 1, most: int = LARGEST, default: int = 0) -> int:
        """Return a whole number within bounds; the default when the key is missing."""
        if key not in self:
            return default
        value = self.need(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            refuse(self.at(key), f"expected a whole number from {least} to {most}, found {shown(value)}")
        return value

    def text(self, key: str) -> str:
        """Return a required text."""
        value = self.need(key)
        if not isinstance(value, str) or not value.strip():
            refuse(self.at(key), f"expected some text, found {shown(value)}")
        return value

    def flag(self, key: str) -> bool:
        """Return whether a field is true; false when it is missing."""
        value = self.need(key) if key in self else False
        if not isinstance(value, bool):
            refuse(self.at(key), f"expected true or false, found {shown(value)}")
        return value

    def word(self, key: str, words: Sequence[str]) -> int:
        """One of these words, required; returns its index."""
        value = self.need(key)
        if value not in words:
            refuse(self.at(key), f"expected {listed(words)}, found {shown(value)}")
        return words.index(str(value))

    def items(self, key: str) -> list[object]:
        """Return a list; empty when the key is missing."""
        value = self.need(key) if key in self else []
        if not isinstance(value, list):
            refuse(self.at(key), f"expected a list, found {shown(value)}")
        return value

    def energies(self, key: str) -> int:
        """Plain energies, required, at least one."""
        value = self.need(key)
        try:
            found = parsed(value) if isinstance(value, str) else 0
        except ValueError as error:
            refuse(self.at(key), str(error))
        if not found:
            refuse(self.at(key), f"expected energies like '2A F', found {shown(value)}")
        return found


def listed(words: Collection[str]) -> str:
    """Return the allowed words, for a message."""
    return ", ".join(map(repr, words))


def shown(value: object) -> str:
    """Return a value from the file, for a message: short, whatever it is."""
    text = "nothing" if value is None else repr(value)
    return text if len(text) <= 60 else f"{text[:60]}..."

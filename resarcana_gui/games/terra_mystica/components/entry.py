"""A mapping from a file of components, read key by key: every mistake is reported with its place."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.components.amounts import Amount, amount_of
from resarcana_gui.games.terra_mystica.components.errors import refuse


class Entry:
    """One mapping. `where` is its place, for messages: file, entry, field."""

    def __init__(self, where: str, data: object, keys: Collection[str]) -> None:
        """Raises ComponentsError when the data are not a mapping, or have other keys than these."""
        if not isinstance(data, Mapping):
            refuse(where, f"expected a mapping with some of {listed(keys)}, found {shown(data)}")
        for key in data:
            if key not in keys:
                refuse(where, f"unknown key {shown(key)}, expected one of {listed(keys)}")
        self.where: Final = where
        self.data: Final[Mapping[object, object]] = data

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def __iter__(self) -> Iterator[str]:
        return map(str, self.data)

    def at(self, key: str) -> str:
        """The place of a key's value."""
        return f"{self.where}, {key}"

    def need(self, key: str) -> object:
        """The value of a required key."""
        if key not in self.data:
            refuse(self.where, f"{key!r} is missing")
        return self.data[key]

    def part(self, key: str, keys: Collection[str]) -> Entry:
        """The mapping under a key; an empty one when it is missing."""
        return Entry(self.at(key), self.data.get(key, {}), keys)

    def number(self, key: str, least: int = 1, most: int = 99, default: int = 0) -> int:
        """A whole number within bounds; the default when the key is missing."""
        return number_of(self.at(key), self.data[key], least, most) if key in self.data else default

    def numbers(self, key: str, count: int, most: int = 99) -> tuple[int, ...]:
        """A required list of so many whole numbers (any number of them for 0)."""
        values = self.items(key)
        if count and len(values) != count:
            refuse(self.at(key), f"expected {count} numbers, found {len(values)}")
        return tuple(number_of(self.at(key), value, 0, most) for value in values)

    def flag(self, key: str, *, default: bool = False) -> bool:
        """Whether a field is true; the default when it is missing."""
        value = self.data.get(key, default)
        if not isinstance(value, bool):
            refuse(self.at(key), f"expected true or false, found {shown(value)}")
        return value

    def text(self, key: str) -> str:
        """A required text."""
        value = self.need(key)
        if not isinstance(value, str) or not value:
            refuse(self.at(key), f"expected some text, found {shown(value)}")
        return value

    def word(self, key: str, words: Sequence[str]) -> int:
        """One of these words, required; returns its index."""
        value = self.need(key)
        if value not in words:
            refuse(self.at(key), f"expected {listed(words)}, found {shown(value)}")
        return words.index(str(value))

    def items(self, key: str) -> list[object]:
        """A required list."""
        value = self.need(key)
        if not isinstance(value, list):
            refuse(self.at(key), f"expected a list, found {shown(value)}")
        return value

    def words(self, key: str, words: Sequence[str]) -> tuple[int, ...]:
        """A required list of these words, as their indexes."""
        found = self.items(key)
        for value in found:
            if value not in words:
                refuse(self.at(key), f"expected a list of {listed(words)}, found {shown(value)}")
        return tuple(words.index(str(value)) for value in found)

    def amount(self, key: str) -> Amount:
        """An amount; nothing when the key is missing."""
        return amount_at(self.at(key), self.data.get(key, "0"))

    def amounts(self, key: str, count: int) -> tuple[Amount, ...]:
        """A required list of so many amounts."""
        found = self.items(key)
        if len(found) != count:
            refuse(self.at(key), f"expected {count} amounts, found {len(found)}")
        return tuple(amount_at(self.at(key), value) for value in found)


def number_of(where: str, value: object, least: int, most: int) -> int:
    """A whole number within bounds. Raises ComponentsError."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        refuse(where, f"expected a whole number from {least} to {most}, found {shown(value)}")
    return value


def amount_at(where: str, value: object) -> Amount:
    """An amount. Raises ComponentsError."""
    if not isinstance(value, str) and value != 0:
        refuse(where, f"expected an amount like '2W 1PW', found {shown(value)}")
    try:
        return amount_of(str(value))
    except ValueError as error:
        refuse(where, str(error))


def listed(words: Collection[str]) -> str:
    """The allowed words, for a message."""
    return ", ".join(map(repr, words))


def shown(value: object) -> str:
    """A value from the file, for a message: short, whatever it is."""
    text = "nothing" if value is None else repr(value)
    return text if len(text) <= 60 else f"{text[:60]}..."

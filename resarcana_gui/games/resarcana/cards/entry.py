"""A mapping from a card file, read key by key, so that every mistake is reported with its place."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Final, NoReturn, TypeVar

from resarcana_gui.documents import clipped
from resarcana_gui.games.resarcana.cards.notation import Amount, amount_of, mix_of, types_of
from resarcana_gui.paths import DamagedFileError


class CardsError(DamagedFileError):
    """A card file cannot be used. The message is one sentence: file, component, field, and what was expected."""


def refuse(where: str, problem: str) -> NoReturn:
    """Raise CardsError with the place and the problem."""
    raise CardsError(f"{clipped(where, 400)}: {clipped(problem, 700)}.")


LARGEST: Final = 999
Read = TypeVar("Read")


class Entry:
    """One mapping. `where` is its place for messages: file, component, field."""

    def __init__(self, where: str, data: object, keys: Collection[str]) -> None:
        """Raises CardsError if the data is not a mapping or has keys other than these."""
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
        """Return a whole number within bounds; the default if the key is missing."""
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

    def flag(self, key: str, *, default: bool = False) -> bool:
        """Return a true-or-false value; the default if the key is missing."""
        value = self.need(key) if key in self else default
        if not isinstance(value, bool):
            refuse(self.at(key), f"expected true or false, found {shown(value)}")
        return value

    def word(self, key: str, words: Sequence[str]) -> int:
        """Return the index of a required word among these."""
        value = self.need(key)
        if value not in words:
            refuse(self.at(key), f"expected {listed(words)}, found {shown(value)}")
        return words.index(str(value))

    def words(self, key: str, allowed: Sequence[str]) -> list[str]:
        """Return one word or a list of several, each at most once; none if the key is missing."""
        value = self.need(key) if key in self else []
        found = value if isinstance(value, list) else [value]
        for word in found:
            if word not in allowed or found.count(word) > 1:
                refuse(self.at(key), f"expected {listed(allowed)} or a list of these, each once, found {shown(word)}")
        return [str(word) for word in found]

    def items(self, key: str) -> list[object]:
        """Return a list; empty if the key is missing."""
        value = self.need(key) if key in self else []
        if not isinstance(value, list):
            refuse(self.at(key), f"expected a list, found {shown(value)}")
        return value

    def amount(self, key: str) -> Amount:
        """Return an amount of essences; nothing if the key is missing."""
        return self._short_form(key, amount_of) if key in self else Amount()

    def plain(self, key: str) -> int:
        """Return plain essences without a mix; nothing if the key is missing."""
        amount = self.amount(key)
        if amount.number or amount.x:
            refuse(self.at(key), f"expected plain essences like '2E G', found {shown(self.need(key))}")
        return amount.fixed

    def mix(self, key: str, least: int = 1) -> tuple[int, int]:
        """Return the number and types of a required mix; the number is at least `least`."""
        number, types = self._short_form(key, mix_of)
        if number < least:
            refuse(self.at(key), f"expected a mix like '2~', found {shown(self.need(key))}")
        return number, types

    def types(self, key: str) -> int:
        """Return a required mask of essence types."""
        return self._short_form(key, types_of)

    def _short_form(self, key: str, read: Callable[[str], Read]) -> Read:
        value = self.need(key)
        if not isinstance(value, str) and value != 0:
            refuse(self.at(key), f"expected essences like '2E G', found {shown(value)}")
        try:
            return read(str(value))
        except ValueError as error:
            refuse(self.at(key), str(error))


def listed(words: Collection[str]) -> str:
    """Return the allowed words, for a message."""
    return ", ".join(map(repr, words))


def shown(value: object) -> str:
    """Return a value from the file for a message, cut to 60 characters."""
    text = "nothing" if value is None else repr(value)
    return text if len(text) <= 60 else f"{text[:60]}..."

"""The YAML files that describe a game's components, read key by key, so that every mistake is reported with its place.

Each game has an `Entry` of its own, with what only its files know: essences, energies, amounts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Final, NoReturn

from resarcana_gui.documents import DocumentError, clipped, read_document
from resarcana_gui.files import UnreadableError
from resarcana_gui.paths import DamagedFileError


class ComponentFileError(DamagedFileError):
    """A file of components cannot be used. The message is one sentence: file, component, field, and what was
    expected."""


def refuse(where: str, problem: str) -> NoReturn:
    """Raise ComponentFileError with the place and the problem."""
    raise ComponentFileError(f"{clipped(where, 400)}: {clipped(problem, 700)}.")


def contents(path: Path) -> object:
    """Return the data of a file. Raises ComponentFileError."""
    try:
        return read_document(path)
    except UnreadableError as error:
        refuse(str(path), f"the file cannot be read ({error.strerror})")
    except DocumentError as error:
        refuse(path.name if error.line is None else f"{path.name}, line {error.line}", str(error))


class FileEntry:
    """One mapping of a file. `where` is its place for messages: file, component, field. What it returns is checked;
    every method raises ComponentFileError."""

    largest: ClassVar[int] = 99
    """The largest number where nothing else is said."""

    def __init__(self, where: str, data: object, keys: Collection[str]) -> None:
        """Raises ComponentFileError if the data is not a mapping or has keys other than these."""
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
        """Return the place of a key's value."""
        return f"{self.where}, {key}"

    def need(self, key: str) -> object:
        """Return the value of a required key."""
        if key not in self.data:
            refuse(self.where, f"{key!r} is missing")
        return self.data[key]

    def number(self, key: str, least: int = 1, most: int | None = None, default: int = 0) -> int:
        """Return a whole number within bounds; the default if the key is missing."""
        bound = self.largest if most is None else most
        return number_of(self.at(key), self.data[key], least, bound) if key in self else default

    def text(self, key: str) -> str:
        """Return a required text."""
        value = self.need(key)
        if not isinstance(value, str) or not value.strip():
            refuse(self.at(key), f"expected some text, found {shown(value)}")
        return value

    def flag(self, key: str, *, default: bool = False) -> bool:
        """Return a true-or-false value; the default if the key is missing."""
        value = self.data.get(key, default)
        if not isinstance(value, bool):
            refuse(self.at(key), f"expected true or false, found {shown(value)}")
        return value

    def word(self, key: str, words: Sequence[str]) -> int:
        """Return the index of a required word among these."""
        value = self.need(key)
        if value not in words:
            refuse(self.at(key), f"expected {listed(words)}, found {shown(value)}")
        return words.index(str(value))

    def items(self, key: str) -> list[object]:
        """Return a list; empty if the key is missing."""
        value = self.data.get(key, [])
        if not isinstance(value, list):
            refuse(self.at(key), f"expected a list, found {shown(value)}")
        return value


def number_of(where: str, value: object, least: int, most: int) -> int:
    """Return a whole number within bounds. Raises ComponentFileError."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        refuse(where, f"expected a whole number from {least} to {most}, found {shown(value)}")
    return value


def listed(words: Collection[str]) -> str:
    """Return the allowed words, for a message."""
    return ", ".join(map(repr, words))


def shown(value: object) -> str:
    """Return a value from the file for a message, cut to 60 characters."""
    text = "nothing" if value is None else repr(value)
    return text if len(text) <= 60 else f"{text[:60]}..."

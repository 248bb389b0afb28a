"""One mapping of the files of components, with amounts and lists of a fixed length."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from resarcana_gui.component_files import FileEntry, listed, number_of, refuse, shown
from resarcana_gui.games.terra_mystica.components.amounts import Amount, amount_of


class Entry(FileEntry):
    """One mapping of a file of components."""

    def part(self, key: str, keys: Collection[str]) -> Entry:
        """Return the mapping under a key; an empty one if it is missing."""
        return Entry(self.at(key), self.data.get(key, {}), keys)

    def required(self, key: str) -> list[object]:
        """Return a required list."""
        self.need(key)
        return self.items(key)

    def numbers(self, key: str, count: int, most: int = 99) -> tuple[int, ...]:
        """Return a required list of so many whole numbers (any number of them for 0)."""
        values = self.required(key)
        if count and len(values) != count:
            refuse(self.at(key), f"expected {count} numbers, found {len(values)}")
        return tuple(number_of(self.at(key), value, 0, most) for value in values)

    def words(self, key: str, words: Sequence[str]) -> tuple[int, ...]:
        """Return a required list of these words, as their indexes."""
        found = self.required(key)
        for value in found:
            if value not in words:
                refuse(self.at(key), f"expected a list of {listed(words)}, found {shown(value)}")
        return tuple(words.index(str(value)) for value in found)

    def amount(self, key: str) -> Amount:
        """Return an amount; nothing if the key is missing."""
        return amount_at(self.at(key), self.data.get(key, "0"))

    def amounts(self, key: str, count: int) -> tuple[Amount, ...]:
        """Return a required list of so many amounts."""
        found = self.required(key)
        if len(found) != count:
            refuse(self.at(key), f"expected {count} amounts, found {len(found)}")
        return tuple(amount_at(self.at(key), value) for value in found)


def amount_at(where: str, value: object) -> Amount:
    """Return an amount. Raises ComponentFileError."""
    if not isinstance(value, str) and value != 0:
        refuse(where, f"expected an amount like '2W 1PW', found {shown(value)}")
    try:
        return amount_of(str(value))
    except ValueError as error:
        refuse(where, str(error))

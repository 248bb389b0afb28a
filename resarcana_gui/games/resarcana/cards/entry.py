"""One mapping of the card file, with amounts, mixes and types of essences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from resarcana_gui.component_files import FileEntry, listed, refuse, shown
from resarcana_gui.games.resarcana.cards.notation import Amount, amount_of, mix_of, types_of

Read = TypeVar("Read")


class Entry(FileEntry):
    """One mapping of the card file."""

    largest = 999

    def words(self, key: str, allowed: Sequence[str]) -> list[str]:
        """Return one word or a list of several, each at most once; none if the key is missing."""
        value = self.need(key) if key in self else []
        found = value if isinstance(value, list) else [value]
        for word in found:
            if word not in allowed or found.count(word) > 1:
                refuse(self.at(key), f"expected {listed(allowed)} or a list of these, each once, found {shown(word)}")
        return [str(word) for word in found]

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

"""The words of one table for one viewer, who is addressed as "you". The texts are those of a game's catalog, which
includes those of `assets/lang/tabletop` (see `table_catalog`)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.paths import assets

YOU: Final = "you"
OTHER: Final = "other"

OPENING_MARKS: Final = ("¿", "¡")
"""Marks that stand before the capital letter."""


def table_catalog(*folders: Path, language: str) -> Catalog:
    """Return the catalog of a game from its folders, with the texts that every table needs. Raises I18nError."""
    return Catalog.load(assets("lang", "tabletop"), *folders, language=language)


def sentence(clause: str) -> str:
    """Return a clause as a sentence, with a capital letter and a full stop."""
    clause = clause.strip()
    first = 1 if clause.startswith(OPENING_MARKS) else 0
    stop = "" if clause.endswith((".", "?", "!", ":")) else "."
    return f"{clause[:first]}{clause[first : first + 1].upper()}{clause[first + 1 :]}{stop}"


class Words:
    """Texts and lists in one language."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog: Final = catalog
        self.text: Final = catalog.text
        self.plural: Final = catalog.plural

    def listed(self, items: Sequence[str], last: str = "and") -> str:
        """Return items with commas, and a word (and, or, nor) before the last. In some languages that word changes
        before certain sounds: the catalog then has a second form, and the letters before which it is used."""
        if len(items) < 2:
            return "".join(items)
        changes = tuple(self.text(f"list.{last}_changes_before").split())
        word = self.text(f"list.{last}_changed" if items[-1].lower().startswith(changes) else f"list.{last}")
        return self.text("list.comma").join(items[:-1]) + word + items[-1]


class Voice(Words):
    """Words about one table, for one viewer."""

    def __init__(self, catalog: Catalog, players: Sequence[str], viewer: int) -> None:
        """`players`: their names by seat."""
        super().__init__(catalog)
        self.players: Final = tuple(players)
        second_person = self.text("player.second_person").split()
        called_you = [seat for seat, name in enumerate(players) if name in second_person]
        self.you: Final = called_you[0] if viewer == EVERYONE and len(called_you) == 1 else viewer
        """The seat that is addressed: the viewer, or a player who is simply called "You"."""

    def person(self, seat: int) -> str:
        """Return the grammatical person for a seat."""
        return YOU if seat == self.you else OTHER

    def who(self, seat: int) -> str:
        """Return a seat's player as a subject."""
        return self.text("player.you") if seat == self.you else self.players[seat]

    def about(self, key: str, seat: int, **values: object) -> str:
        """Return the form of a text about a seat."""
        return self.text(f"{key}.{self.person(seat)}", **{"who": self.who(seat), **values}).strip()

    def owned(self, seat: int, what: str) -> str:
        """Return something that belongs to a seat, in words."""
        return self.about("player.owned", seat, what=what)

"""The small words: lists, amounts and kinds of essences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import ALL_TYPES, ESSENCES, NAMES, counts
from resarcana_gui.i18n import Catalog

FEW: Final = 3
"""Of so many types one is named among alternatives; of more it is said which are excepted."""

OPENING_MARKS: Final = ("¿", "¡")
"""They stand before the capital letter."""


def sentence(clause: str) -> str:
    """A clause with a capital letter and a full stop."""
    clause = clause.strip()
    first = 1 if clause.startswith(OPENING_MARKS) else 0
    stop = "" if clause.endswith((".", "?", "!", ":")) else "."
    return f"{clause[:first]}{clause[first : first + 1].upper()}{clause[first + 1 :]}{stop}"


class Words:
    """Amounts and lists in one language."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog: Final = catalog
        self.text: Final = catalog.text
        self.plural: Final = catalog.plural

    def listed(self, items: Sequence[str], last: str = "and") -> str:
        """Items with commas, and a word (and, or, nor) before the last. In some languages that word changes before
        certain sounds: then the catalog has a second form, and says before which letters."""
        if len(items) < 2:
            return "".join(items)
        changes = tuple(self.text(f"list.{last}_changes_before").split())
        word = self.text(f"list.{last}_changed" if items[-1].lower().startswith(changes) else f"list.{last}")
        return self.text("list.comma").join(items[:-1]) + word + items[-1]

    def essence(self, essence: int) -> str:
        """The name of an essence."""
        return self.text(f"essence.{NAMES[essence]}")

    def amount(self, essences: int) -> str:
        """So many of each: '2 Elan and 1 Gold'."""
        return self.listed(self.terms(essences)) or self.text("nothing")

    def terms(self, essences: int) -> list[str]:
        """The same, one term for each type."""
        return [self.several(count, essence) for essence, count in enumerate(counts(essences)) if count]

    def several(self, count: int, essence: int) -> str:
        """So many of one type."""
        return self.text("amount", number=count, essence=self.essence(essence))

    def short(self, essences: int) -> str:
        """An amount where there is little room: without 'and'."""
        return self.text("list.comma").join(self.terms(essences)) or self.text("free")

    def types(self, types: int, last: str = "or") -> str:
        """The names of a set of types."""
        return self.listed([self.essence(essence) for essence in range(ESSENCES) if types >> essence & 1], last)

    def mix(self, number: int, types: int) -> str:
        """So many essences of these types, in any mix."""
        size = types.bit_count()
        if size == 1:
            return self.several(number, types.bit_length() - 1)
        if size == 2 or (size <= FEW and number == 1):
            return self.plural("mix.of", number, types=self.types(types))
        if types == ALL_TYPES:
            return self.plural("mix.any", number)
        return self.plural("mix.but", number, types=self.types(ALL_TYPES & ~types, "nor"))

    def kind(self, types: int) -> str:
        """As many essences of these types as something has."""
        if types == ALL_TYPES:
            return self.text("kind.any")
        if types.bit_count() < FEW:
            return self.text("kind.of", types=self.types(types))
        return self.text("kind.but", types=self.types(ALL_TYPES & ~types, "nor"))

    def with_any(self, fixed: int, any_type: int) -> str:
        """Plain essences and so many of any type."""
        terms = self.terms(fixed)
        if any_type:
            terms.append(self.plural("mix.any", any_type))
        return self.text("list.comma").join(terms) or self.text("nothing")

"""Amounts and kinds of essences in words."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.cards.essences import ALL_TYPES, ESSENCES, NAMES, counts
from resarcana_gui.tabletop.tell import voice

FEW: Final = 3
"""Up to this many types are named among alternatives; of more, the exceptions are named."""


class Words(voice.Words):
    """Words about essences in one language."""

    def essence(self, essence: int) -> str:
        """Return the name of an essence."""
        return self.text(f"essence.{NAMES[essence]}")

    def amount(self, essences: int) -> str:
        """Return an amount: '2 Elan and 1 Gold'."""
        return self.listed(self.terms(essences)) or self.text("nothing")

    def terms(self, essences: int) -> list[str]:
        """Return the same, one term for each type."""
        return [self.several(count, essence) for essence, count in enumerate(counts(essences)) if count]

    def several(self, count: int, essence: int) -> str:
        """Return a number of one type."""
        return self.text("amount", number=count, essence=self.essence(essence))

    def short(self, essences: int) -> str:
        """Return an amount where there is little room: without 'and'."""
        return self.text("list.comma").join(self.terms(essences)) or self.text("free")

    def types(self, types: int, last: str = "or") -> str:
        """Return the names of a set of types."""
        return self.listed([self.essence(essence) for essence in range(ESSENCES) if types >> essence & 1], last)

    def mix(self, number: int, types: int) -> str:
        """Return a number of essences of these types, in any mix."""
        size = types.bit_count()
        if size == 1:
            return self.several(number, types.bit_length() - 1)
        if size == 2 or (size <= FEW and number == 1):
            return self.plural("mix.of", number, types=self.types(types))
        if types == ALL_TYPES:
            return self.plural("mix.any", number)
        return self.plural("mix.but", number, types=self.types(ALL_TYPES & ~types, "nor"))

    def kind(self, types: int) -> str:
        """Return the kind of as many essences of these types as something has."""
        if types == ALL_TYPES:
            return self.text("kind.any")
        if types.bit_count() < FEW:
            return self.text("kind.of", types=self.types(types))
        return self.text("kind.but", types=self.types(ALL_TYPES & ~types, "nor"))

    def with_any(self, fixed: int, any_type: int) -> str:
        """Return fixed essences and a number of any type."""
        terms = self.terms(fixed)
        if any_type:
            terms.append(self.plural("mix.any", any_type))
        return self.text("list.comma").join(terms) or self.text("nothing")

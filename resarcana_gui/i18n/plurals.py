"""Plural rules of languages, in the notation of the Unicode CLDR (Unicode Technical Standard 35, part 3, "Plural
rules syntax"), for whole numbers: `n` and `i` are the number, and the operands that count decimals are 0."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

OTHER: Final = "other"
FORMS: Final = ("zero", "one", "two", "few", "many", OTHER)

_RELATION: Final = re.compile(r"([nivwftce])(?:\s*%\s*(\d+))?\s*(!?=)\s*(\d+(?:\.\.\d+)?(?:\s*,\s*\d+(?:\.\.\d+)?)*)")
_NUMBER: Final = frozenset("ni")


class Relation:
    """One comparison: `n % 10 = 2..4`."""

    def __init__(self, text: str) -> None:
        """Raises ValueError for anything that is not a relation."""
        match = _RELATION.fullmatch(text.strip())
        if match is None:
            raise ValueError(f"{text.strip()!r} is not a relation like 'n % 10 = 2..4'")
        operand, modulus, sign, ranges = match.groups()
        self._counts = operand in _NUMBER
        self._modulus = int(modulus) if modulus else 0
        self._wanted = sign == "="
        self._ranges = [_bounds(part) for part in ranges.split(",")]

    def holds(self, number: int) -> bool:
        """Return whether the relation is true of a number."""
        value = number if self._counts else 0
        value = value % self._modulus if self._modulus else value
        return any(low <= value <= high for low, high in self._ranges) == self._wanted


class PluralRule:
    """Which form of a text goes with a number."""

    def __init__(self, conditions: Mapping[str, str]) -> None:
        """Takes the condition of every form but OTHER. Raises ValueError, whose message is the rest of a sentence."""
        unknown = [form for form in conditions if form not in FORMS or form == OTHER]
        if unknown:
            raise ValueError(f"{unknown[0]!r} is not one of {', '.join(FORMS[:-1])}")
        self._forms = {form: _condition(text) for form, text in conditions.items()}

    @property
    def forms(self) -> tuple[str, ...]:
        """The forms that texts need."""
        return (*self._forms, OTHER)

    def form(self, number: int) -> str:
        """Return the form for a number, one of `forms`."""
        size = abs(number)
        for form, alternatives in self._forms.items():
            if any(all(relation.holds(size) for relation in relations) for relations in alternatives):
                return form
        return OTHER


def _condition(text: str) -> list[list[Relation]]:
    """Return lists of relations. One list of which all hold is enough. Samples after an @ are skipped."""
    alternatives = text.partition("@")[0].split(" or ")
    return [[Relation(part) for part in alternative.split(" and ")] for alternative in alternatives]


def _bounds(text: str) -> tuple[int, int]:
    low, _, high = text.strip().partition("..")
    return int(low), int(high or low)


ENGLISH: Final = PluralRule({"one": "i = 1 and v = 0"})

"""The short form of essences in cards.yaml, documented at its top: `2E G`, `C/L`, `3~`, `4C 4*`, `2* X`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import ALL_TYPES, LETTERS, MOST, NOT_GOLD_TYPES, parsed

ANY: Final = "*"
NOT_GOLD: Final = "~"
ANY_NUMBER: Final = "X"

_MIX = re.compile(rf"([0-9]{{0,4}})([*~]|[{LETTERS}](?:/[{LETTERS}])+|[{LETTERS}])")


@dataclass(frozen=True)
class Amount:
    """Plain essences (packed), `number` more of the types in any mix, and perhaps X of one type."""

    fixed: int = 0
    number: int = 0
    types: int = 0
    x: bool = False

    @property
    def any_type(self) -> int:
        """The number of essences of any type at all."""
        return self.number if self.types == ALL_TYPES else 0


def types_of(words: str) -> int:
    """Return the mask of types written like `G` or `E/L/C`. Raises ValueError."""
    letters = words.split("/")
    if not all(letter in LETTERS and letter for letter in letters) or len(set(letters)) < len(letters):
        raise ValueError(f"{words!r} is not a list of types; write them like 'E/L/C'")
    return sum(1 << LETTERS.index(letter) for letter in letters)


def amount_of(words: str) -> Amount:
    """Return the amount of a short form. Raises ValueError."""
    terms = words.split()
    mixes = [term for term in terms if _is_mix(term)]
    xs = terms.count(ANY_NUMBER)
    if not terms or len(mixes) > 1 or xs > 1:
        raise ValueError(
            f"{words!r} is not an amount of essences; write plain ones and at most one mix, like '2E G 3*'"
        )
    fixed = parsed(" ".join(term for term in terms if term not in mixes and term != ANY_NUMBER))
    number, types = mix_of(mixes[0]) if mixes else (0, 0)
    if mixes and not number:
        raise ValueError(f"{words!r}: a mix has from 1 to {MOST} essences")
    return Amount(fixed, number, types, bool(xs))


def mix_of(word: str) -> tuple[int, int]:
    """Return the number (0 allowed) and the types of one mix, such as `2~` or `0G`. Raises ValueError."""
    match = _MIX.fullmatch(word)
    if match is None or (match[2] in (ANY, NOT_GOLD) and not match[1]):
        raise ValueError(f"{word!r} is not a mix of essences; write it like '2~', '3*' or '2E/L/C'")
    number = int(match[1] or 1)
    if number > MOST:
        raise ValueError(f"{word!r}: a mix has at most {MOST} essences")
    return number, _mask(match[2])


def _mask(types: str) -> int:
    if types == ANY:
        return ALL_TYPES
    return NOT_GOLD_TYPES if types == NOT_GOLD else types_of(types)


def _is_mix(term: str) -> bool:
    return any(mark in term for mark in (ANY, NOT_GOLD, "/"))

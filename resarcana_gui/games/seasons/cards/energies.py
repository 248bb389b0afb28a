"""Energies, and amounts of them packed into one int.

An amount (a reserve, a cost, a payment) holds four counts of 8 bits: `n << (8 * energy)` for each energy. Adding
amounts adds counts, and whether one covers another is a single comparison. A count may be at most 127, which no
reserve comes near.

What is done all the time takes `i64`: compiled, plain machine words; interpreted, a name without meaning.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from mypy_extensions import i64

AIR: Final = 0
WATER: Final = 1
FIRE: Final = 2
EARTH: Final = 3

ENERGIES: Final = 4
NAMES: Final = ("air", "water", "fire", "earth")
LETTERS: Final = "AWFE"

BITS: Final = 8
FIELD: Final = 255
MOST: Final = 127
"""The largest count of one energy in an amount."""
GUARDS: Final = 0x80808080
"""The top bit of every count: never set in an amount, so a subtraction can borrow it."""
ALL_TYPES: Final = 0b1111
"""The mask of all energies: bit e for energy e."""
ONE_OF_EACH: Final = 0x01010101


def of(energy: i64, count: i64 = 1) -> int:
    """Return the amount that is this many of one energy."""
    return count << (BITS * energy)


def count_of(amount: i64, energy: i64) -> int:
    """Return how many of one energy are in an amount."""
    return (amount >> (BITS * energy)) & FIELD


def total(amount: i64) -> int:
    """Return how many energies are in an amount (exact below 255, by casting out 255s)."""
    return amount % FIELD


def covers(amount: i64, cost: i64) -> bool:
    """Return whether an amount holds at least what a cost names, energy by energy."""
    return ((amount | GUARDS) - cost) & GUARDS == GUARDS


def valid(amount: int) -> bool:
    """Return whether a number is an amount: no count is below 0 or above MOST."""
    return 0 <= amount < 1 << BITS * ENERGIES and amount & GUARDS == 0


def shared(amount: i64, other: i64) -> int:
    """Return the smaller of the two counts, energy by energy."""
    not_less = ((amount | GUARDS) - other) & GUARDS
    fields = not_less - (not_less >> (BITS - 1))
    return amount ^ ((amount ^ other) & fields)


def counts(amount: int) -> list[int]:
    """Return the four counts, in the order of NAMES."""
    return [(amount >> (BITS * energy)) & FIELD for energy in range(ENERGIES)]


def types_in(amount: int) -> list[int]:
    """Return the energies that an amount has any of."""
    return [energy for energy in range(ENERGIES) if amount >> (BITS * energy) & FIELD]


@cache
def mixes(number: int) -> tuple[int, ...]:
    """Return every amount of this many energies of any types, air first."""
    return parts(number * ONE_OF_EACH, number)


@cache
def parts(amount: int, number: int) -> tuple[int, ...]:
    """Return every amount of this many energies that another amount holds, with as much air as possible first."""
    found = [0]
    left = [total(amount)]
    for energy in range(ENERGIES):
        have = count_of(amount, energy)
        grown: list[int] = []
        remaining: list[int] = []
        for part, rest in zip(found, left, strict=True):
            chosen = total(part)
            for count in range(min(have, number - chosen), -1, -1):
                if chosen + count + rest - have >= number:
                    grown.append(part | of(energy, count))
                    remaining.append(rest - have)
        found, left = grown, remaining
    return tuple(found)


def text(amount: int) -> str:
    """Return an amount in the short form of cards.yaml: '2A 1F'; '0' for none."""
    found = [f"{count}{LETTERS[energy]}" for energy, count in enumerate(counts(amount)) if count]
    return " ".join(found) if found else "0"


_TERM = re.compile(rf"([0-9]{{0,3}})([{LETTERS}])")


def parsed(words: str) -> int:
    """Return an amount from its short form: '2A F' is two air and one fire. Raises ValueError."""
    amount = 0
    for word in words.split() if words.strip() != "0" else []:
        match = _TERM.fullmatch(word)
        if match is None:
            raise ValueError(f"{word!r} is not a number of energies; write them like '2A F'")
        energy = LETTERS.index(match[2])
        count = int(match[1] or 1)
        if count_of(amount, energy) or not 0 < count <= MOST:
            raise ValueError(f"{word!r}: each energy once, from 1 to {MOST}")
        amount |= of(energy, count)
    return amount

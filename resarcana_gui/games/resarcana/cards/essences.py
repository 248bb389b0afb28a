"""Essences, and amounts of them packed into one int.

An amount (a pool, a cost, a payment) holds five counts of 12 bits: `n << (12 * essence)` for each essence. Adding
amounts adds counts, subtracting subtracts them, and comparing whether one covers another is a single operation, so most
of what the rules do with essences is one machine instruction when compiled. A count may be at most 2047; gains beyond
that are lost (`capped`), which no real game comes near.

The functions called most take `i64`: a plain machine word when compiled, an ordinary int otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

ELAN: Final = 0
LIFE: Final = 1
CALM: Final = 2
DEATH: Final = 3
GOLD: Final = 4

ESSENCES: Final = 5
NAMES: Final = ("elan", "life", "calm", "death", "gold")
LETTERS: Final = "ELCDG"

BITS: Final = 12
FIELD: Final = 4095
MOST: Final = 2047
"""The largest count of one essence in an amount."""

GUARDS: Final = 0x800800800800800
"""The top bit of every count. It is never set in an amount, so a subtraction can borrow it."""

LARGE: Final = 0xE00E00E00E00E00
"""The bits set only in counts above 511."""

ONE_OF_EACH: Final = 0x001001001001001
GOLD_SHIFT: Final = BITS * GOLD

ALL_TYPES: Final = 0b11111
NOT_GOLD_TYPES: Final = 0b01111


def of(essence: i64, count: i64 = 1) -> int:
    """Return an amount of one essence."""
    return count << (BITS * essence)


def count_of(amount: i64, essence: i64) -> int:
    """Return how many of one essence are in an amount."""
    return (amount >> (BITS * essence)) & FIELD


def total(amount: i64) -> int:
    """Return how many essences are in an amount: the sum of its digits in base 4096, by casting out 4095s (which is
    exact while no count is above 511)."""
    return amount % FIELD if amount & LARGE == 0 else sum(counts(amount))


def covers(pool: i64, cost: i64) -> bool:
    """Return whether a pool holds at least what a cost names, essence by essence."""
    return ((pool | GUARDS) - cost) & GUARDS == GUARDS


def counts(amount: int) -> list[int]:
    """Return the five counts, in the order of NAMES."""
    return [(amount >> (BITS * essence)) & FIELD for essence in range(ESSENCES)]


def type_mask(amount: int) -> int:
    """Return the types that an amount has any of: bit e for essence e."""
    return sum(1 << essence for essence, count in enumerate(counts(amount)) if count)


def packed(numbers: Sequence[int]) -> int:
    """Return the amount with these five counts."""
    amount = 0
    for essence in range(ESSENCES):
        amount |= numbers[essence] << (BITS * essence)
    return amount


def shared(amount: i64, other: i64) -> int:
    """Return the smaller of the two counts, essence by essence."""
    not_less = ((amount | GUARDS) - other) & GUARDS
    fields = not_less - (not_less >> (BITS - 1))
    return amount ^ ((amount ^ other) & fields)


def shortfall(pool: int, cost: int) -> int:
    """Return what a pool lacks to cover a cost, essence by essence."""
    return cost - shared(pool, cost)


def capped(amount: i64, gain: i64) -> int:
    """Return the part of a gain that can be added to an amount."""
    if (amount + gain) & GUARDS == 0:
        return gain
    room = [MOST - count for count in counts(amount)]
    return shared(gain, packed(room))


def text(amount: int) -> str:
    """Return an amount in the short form of cards.yaml: '2E 1G'; '0' for none."""
    parts = [f"{count}{LETTERS[essence]}" for essence, count in enumerate(counts(amount)) if count]
    return " ".join(parts) if parts else "0"


_TERM = re.compile(rf"([0-9]{{0,4}})([{LETTERS}])")


def parsed(words: str) -> int:
    """Return the amount of a short form: '2E G' is two Elan and one Gold. Raises ValueError."""
    amount = 0
    for word in words.split() if words.strip() != "0" else []:
        match = _TERM.fullmatch(word)
        if match is None:
            raise ValueError(f"{word!r} is not a number of essences; write them like '2E G'")
        essence = LETTERS.index(match[2])
        count = int(match[1] or 1)
        if count_of(amount, essence) or not 0 < count <= MOST:
            raise ValueError(f"{word!r}: each essence once, from 1 to {MOST}")
        amount |= of(essence, count)
    return amount

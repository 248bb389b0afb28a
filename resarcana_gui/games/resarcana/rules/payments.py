"""Every legal way to pay, and every mix of essences to gain, each once.

Payments are multisets of essences, packed as amounts. Discounts follow the digest of the rules: a discount of n takes
n essences off the cost, the payer chooses which; one that is "not Gold" never takes off a Gold; never below nothing.
"""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.cards.essences import (
    ESSENCES,
    GOLD,
    MOST,
    ONE_OF_EACH,
    count_of,
    counts,
    covers,
    of,
    packed,
    shared,
    total,
)
from resarcana_gui.games.resarcana.cards.tables import Cost

MOST_REMEMBERED: Final = 20_000

_mixes: dict[tuple[int, int], list[int]] = {}
_prices: dict[tuple[int, int, int, int, int], list[int]] = {}


def mixes(number: int, limit: int) -> list[int]:
    """Every amount of this many essences with no count above the limit's. The caller must not change the list."""
    key = (number, capped_at(limit, number))
    found = _mixes.get(key)
    if found is None:
        if len(_mixes) >= MOST_REMEMBERED:
            _mixes.clear()
        found = _mixes[key] = _list_mixes(number, counts(key[1]))
    return found


def mixes_of_types(number: int, types: int) -> list[int]:
    """Every amount of this many essences of the types (bit e for essence e)."""
    return mixes(number, packed([number if types >> essence & 1 else 0 for essence in range(ESSENCES)]))


def capped_at(amount: int, most: int) -> int:
    """The amount with no count above a number."""
    return shared(amount, min(most, MOST) * ONE_OF_EACH)


def _list_mixes(number: int, limits: list[int]) -> list[int]:
    """Essence by essence, keep every partial mix that the essences still to come can complete."""
    partial = [(0, number)]
    for essence in range(ESSENCES):
        later = sum(limits[essence + 1 :])
        partial = [
            (amount + of(essence, count), left - count)
            for amount, left in partial
            for count in range(min(limits[essence], left), max(0, left - later) - 1, -1)
        ]
    return [amount for amount, left in partial if left == 0]


def can_pay(pool: int, price: Cost) -> bool:
    """Whether there is a way to pay the price from a pool."""
    if price.whole:
        return covers(pool, price.fixed) and (price.any_type == 0 or total(pool) >= price.size)
    if total(pool) < price.size or count_of(pool, GOLD) < price.gold:
        return False
    return total(shared(pool, price.fixed)) >= price.size - price.any_type


def ways_to_pay(pool: int, price: Cost) -> list[int]:
    """Every way to pay the price from a pool, each once. The caller must not change the list."""
    if price.whole and price.any_type == 0:
        return [price.fixed] if covers(pool, price.fixed) else []
    key = (price.fixed, price.any_type, price.size, price.gold, capped_at(pool, price.size))
    found = _prices.get(key)
    if found is None:
        if len(_prices) >= MOST_REMEMBERED:
            _prices.clear()
        least = price.size - price.any_type
        found = _prices[key] = [
            amount
            for amount in mixes(price.size, pool)
            if count_of(amount, GOLD) >= price.gold and total(shared(amount, price.fixed)) >= least
        ]
    return found


def ways_to_pay_power(pool: int, any_type: int, one_of: int, same_type: bool) -> list[int]:
    """Every way to pay the variable part of a power's cost, from what its fixed part leaves."""
    if one_of:
        return [of(essence) for essence in range(ESSENCES) if one_of >> essence & 1 and count_of(pool, essence)]
    if not same_type:
        return mixes(any_type, pool)
    ways = dict.fromkeys(mixes(any_type, pool))
    for essence in range(ESSENCES):
        for number in range(1, count_of(pool, essence) + 1):
            alike = of(essence, number)
            for mix in mixes(any_type, pool - alike):
                ways[mix + alike] = None
    return list(ways)


def single_type(number: int, types: int, but: int) -> list[int]:
    """This many essences of one of the types, but not of the type of an amount."""
    return [of(essence, number) for essence in range(ESSENCES) if types >> essence & 1 and not count_of(but, essence)]

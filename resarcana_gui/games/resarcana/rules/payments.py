"""Every legal way to pay, and every mix of essences to gain, each once. Payments are multisets of essences, packed as
amounts.

Discounts follow the digest of the rules: a discount of n takes n essences off the cost, and the payer chooses which.
A discount that is "not Gold" never takes off Gold, and a cost never falls below zero.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

from resarcana_gui.games.resarcana.cards.essences import (
    ALL_TYPES,
    BITS,
    ESSENCES,
    GOLD,
    MOST,
    ONE_OF_EACH,
    count_of,
    covers,
    of,
    packed,
    shared,
    total,
)
from resarcana_gui.games.resarcana.cards.tables import Cost
from resarcana_gui.games.resarcana.rules.answers import Amounts

MOST_REMEMBERED: Final = 10_000
"""The number of lists of amounts that are kept, of each sort."""

_Key = TypeVar("_Key")

_mixes: dict[tuple[int, int], Amounts] = {}
_prices: dict[tuple[int, int, int, int, int], Amounts] = {}
_with_alike: dict[tuple[int, int], Amounts] = {}

_MOST_OF_TYPES: Final = [
    packed([MOST if types >> essence & 1 else 0 for essence in range(ESSENCES)]) for types in range(ALL_TYPES + 1)
]
"""More of some types (bit e for essence e) than anybody can choose from, and none of the others."""

_NO_WAY: Final = Amounts([])


def mixes(number: int, limit: int) -> Amounts:
    """Return every amount of this many essences with no count above the limit's."""
    key = (number, capped_at(limit, number))
    found = _mixes.get(key)
    return found if found is not None else _kept(_mixes, key, _list_mixes(number, key[1]))


def mixes_of_types(number: int, types: int) -> Amounts:
    """Return every amount of this many essences of the types (bit e for essence e)."""
    return mixes(number, _MOST_OF_TYPES[types])


def _kept(kept: dict[_Key, Amounts], key: _Key, each: list[int]) -> Amounts:
    if len(kept) >= MOST_REMEMBERED:
        kept.clear()
    amounts = kept[key] = Amounts(each)
    return amounts


def capped_at(amount: i64, most: i64) -> int:
    """Return the amount with no count above a number."""
    return shared(amount, min(most, MOST) * ONE_OF_EACH)


def _list_mixes(number: int, limit: int) -> list[int]:
    found: list[int] = []
    _add_mixes(found, 0, number, limit, 0)
    return found


def _add_mixes(found: list[int], chosen: i64, left: i64, limit: i64, essence: i64) -> None:
    """Complete in every way what is chosen of the essences before this one, most of this one first."""
    if essence == ESSENCES - 1:
        found.append(chosen + of(essence, left))
        return
    later = total(limit >> BITS * (essence + 1))
    for count in range(min(count_of(limit, essence), left), max(0, left - later) - 1, -1):
        _add_mixes(found, chosen + of(essence, count), left - count, limit, essence + 1)


def can_pay(pool: int, price: Cost) -> bool:
    """Return whether there is a way to pay the price from a pool."""
    if price.whole:
        return covers(pool, price.fixed) and (price.any_type == 0 or total(pool) >= price.size)
    if total(pool) < price.size or count_of(pool, GOLD) < price.gold:
        return False
    return total(shared(pool, price.fixed)) >= price.size - price.any_type


def ways_to_pay(pool: int, price: Cost) -> Amounts:
    """Return every way to pay the price from a pool, each once."""
    if price.whole and price.any_type == 0:
        return mixes(price.size, price.fixed) if covers(pool, price.fixed) else _NO_WAY
    key = (price.fixed, price.any_type, price.size, price.gold, capped_at(pool, price.size))
    found = _prices.get(key)
    return found if found is not None else _kept(_prices, key, _list_prices(pool, price))


def _list_prices(pool: int, price: Cost) -> list[int]:
    least = price.size - price.any_type
    return [
        amount
        for amount in mixes(price.size, pool).each
        if count_of(amount, GOLD) >= price.gold and total(shared(amount, price.fixed)) >= least
    ]


def ways_to_pay_power(pool: int, any_type: int, one_of: int, same_type: bool) -> Amounts:
    """Return every way to pay the variable part of a power's cost from what its fixed part leaves."""
    if one_of:
        return mixes(1, shared(pool, _MOST_OF_TYPES[one_of]))
    if not same_type:
        return mixes(any_type, pool)
    key = (any_type, pool)
    found = _with_alike.get(key)
    return found if found is not None else _kept(_with_alike, key, _list_with_alike(any_type, pool))


def _list_with_alike(any_type: int, pool: int) -> list[int]:
    ways = dict.fromkeys(mixes(any_type, pool).each)
    for essence in range(ESSENCES):
        for number in range(1, count_of(pool, essence) + 1):
            alike = of(essence, number)
            for mix in mixes(any_type, pool - alike).each:
                ways[mix + alike] = None
    return list(ways)


def single_type(number: int, types: int, but: int) -> Amounts:
    """Return the amounts of this many essences of one of the types, except the type of the amount `but`."""
    if number == 0:
        return mixes(0, 0)
    return Amounts(
        [of(essence, number) for essence in range(ESSENCES) if types >> essence & 1 and not count_of(but, essence)]
    )

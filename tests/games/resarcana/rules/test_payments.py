"""Payments are compared with a brute-force payer that takes the rules at their word."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.games.resarcana.cards.essences import ESSENCES, GOLD, MOST, counts, of, packed, total
from resarcana_gui.games.resarcana.cards.tables import Cost
from resarcana_gui.games.resarcana.rules import payments
from resarcana_gui.games.resarcana.rules.answers import Amounts
from resarcana_gui.games.resarcana.rules.payments import (
    can_pay,
    mixes,
    mixes_of_types,
    single_type,
    ways_to_pay,
    ways_to_pay_power,
)

Counts = tuple[int, ...]
"""Five counts; a cost has a sixth, for essences of any type."""

ANY = ESSENCES
few = st.tuples(*[st.integers(0, 3)] * ESSENCES)
pools = st.tuples(*[st.integers(0, 4)] * ESSENCES)


def amount(numbers: Counts) -> int:
    return packed(list(numbers[:ESSENCES]))


def below(most: Counts) -> Iterator[Counts]:
    """Every multiset of essences within these counts."""
    return product(*(range(count + 1) for count in most))


def taken_off(cost: Counts, less: int, spared: int | None) -> set[Counts]:
    """Every cost that remains when a discount takes off its number of essences, or as many as possible."""
    found = {cost}
    for _ in range(less):
        smaller = {
            (*left[:at], left[at] - 1, *left[at + 1 :])
            for left in found
            for at in range(len(left))
            if left[at] and at != spared
        }
        if not smaller:
            break
        found = smaller
    return found


def paid_exactly(cost: Counts, pool: Counts) -> set[Counts]:
    """Every payment of a cost: the fixed essences, and any others for those of any type."""
    left = tuple(pool[at] - cost[at] for at in range(ESSENCES))
    if min(left) < 0:
        return set()
    extras = {extra for extra in below(left) if sum(extra) == cost[ANY]}
    return {tuple(cost[at] + extra[at] for at in range(ESSENCES)) for extra in extras}


def oracle(cost: Counts, pool: Counts, discount: int, not_gold: int) -> set[int]:
    """Every payment after both discounts: the one that spares Gold first, so that no essence of discount is lost."""
    remaining = {smaller for left in taken_off(cost, not_gold, GOLD) for smaller in taken_off(left, discount, None)}
    least = min(sum(left) for left in remaining)
    return {amount(paid) for left in remaining if sum(left) == least for paid in paid_exactly(left, pool)}


@given(few, st.integers(0, 4), pools, st.integers(0, 7), st.integers(0, 3))
def test_ways_to_pay_are_those_of_the_brute_force_payer(
    fixed: Counts, any_type: int, pool: Counts, discount: int, not_gold: int
) -> None:
    price = Cost(amount(fixed), any_type, discount, not_gold)
    ways = ways_to_pay(amount(pool), price).each
    assert len(ways) == len(set(ways))
    assert set(ways) == oracle((*fixed, any_type), pool, discount, not_gold)
    assert can_pay(amount(pool), price) == bool(ways)


@given(few, st.integers(0, 4), st.integers(0, 7), st.integers(0, 3))
def test_a_discount_never_pays_anything_back(fixed: Counts, any_type: int, discount: int, not_gold: int) -> None:
    price = Cost(amount(fixed), any_type, discount, not_gold)
    assert 0 <= price.size <= sum(fixed) + any_type
    assert price.size >= sum(fixed) + any_type - discount - not_gold
    assert 0 <= price.gold <= fixed[GOLD]


@given(few, st.integers(0, 3), st.integers(0, 12))
def test_a_discount_that_spares_gold_leaves_all_gold_to_be_paid(fixed: Counts, any_type: int, less: int) -> None:
    assert Cost(amount(fixed), any_type, 0, less).gold == fixed[GOLD]


def test_a_discount_that_may_take_gold_can_leave_the_gold_to_the_payer() -> None:
    price = Cost(of(GOLD, 2) + of(0), 0, 1, 0)
    assert set(ways_to_pay(of(GOLD, 3) + of(0, 3), price).each) == {of(GOLD, 2), of(GOLD) + of(0)}


@given(st.integers(0, 6), pools)
def test_mixes_are_all_multisets_of_that_size_within_a_limit(number: int, limit: Counts) -> None:
    found = mixes(number, amount(limit)).each
    assert len(found) == len(set(found))
    assert set(found) == {amount(mix) for mix in below(limit) if sum(mix) == number}


@given(st.integers(0, 4), st.integers(0, 31))
def test_mixes_of_types_hold_no_other_type(number: int, types: int) -> None:
    most = tuple(number if types >> essence & 1 else 0 for essence in range(ESSENCES))
    assert set(mixes_of_types(number, types).each) == {amount(mix) for mix in below(most) if sum(mix) == number}


@given(pools, st.integers(0, 3))
def test_any_essences_and_x_alike_are_paid_together_in_every_way_once(pool: Counts, any_type: int) -> None:
    expected = {
        amount(tuple(mix[at] + (number if at == essence else 0) for at in range(ESSENCES)))
        for mix in below(pool)
        if sum(mix) == any_type
        for essence in range(ESSENCES)
        for number in range(pool[essence] - mix[essence] + 1)
    }
    ways = ways_to_pay_power(amount(pool), any_type, 0, same_type=True).each
    assert len(ways) == len(set(ways)) and set(ways) == expected


@given(pools, st.integers(0, 4))
def test_any_essences_alone_are_paid_in_every_mix(pool: Counts, any_type: int) -> None:
    ways = ways_to_pay_power(amount(pool), any_type, 0, same_type=False).each
    assert set(ways) == {amount(mix) for mix in below(pool) if sum(mix) == any_type}


@given(pools, st.integers(1, 31))
def test_one_of_some_types_is_paid_with_one_that_is_there(pool: Counts, types: int) -> None:
    ways = ways_to_pay_power(amount(pool), 0, types, same_type=False).each
    assert set(ways) == {of(essence) for essence in range(ESSENCES) if types >> essence & 1 and pool[essence]}


@given(st.integers(0, 5), st.integers(1, 31), st.integers(0, ESSENCES - 1))
def test_a_single_type_is_another_than_the_one_paid(number: int, types: int, paid: int) -> None:
    ways = single_type(number, types, of(paid, number)).each
    assert set(ways) == {
        of(essence, number) for essence in range(ESSENCES) if types >> essence & 1 and (essence != paid or not number)
    }


def test_x_may_be_all_that_a_great_pool_holds() -> None:
    ways = ways_to_pay_power(of(GOLD, MOST), 0, 0, same_type=True).each
    assert len(ways) == MOST + 1 and max(total(way) for way in ways) == MOST


def test_great_pools_have_no_more_ways_than_the_price_needs() -> None:
    price = Cost(of(0), 3, 0, 0)
    great = packed([MOST] * ESSENCES)
    assert set(ways_to_pay(great, price).each) == set(ways_to_pay(packed([4] * ESSENCES), price).each)


def test_what_is_remembered_of_payments_is_bounded_and_forgetting_changes_nothing() -> None:
    price, pool = Cost(of(1, 2), 1, 0, 0), packed([1, 2, 1, 0, 0])
    expected, mixed = ways_to_pay(pool, price).each, mixes(2, pool).each
    remembered, priced = dict(payments._mixes), dict(payments._prices)
    try:
        payments._mixes.update({(-at, 0): Amounts([]) for at in range(1, payments.MOST_REMEMBERED + 1)})
        payments._prices.update({(-at, 0, 0, 0, 0): Amounts([]) for at in range(1, payments.MOST_REMEMBERED + 1)})
        assert ways_to_pay(packed([2, 2, 0, 0, 0]), price).each and mixes(3, pool).each
        assert len(payments._mixes) < 10 and len(payments._prices) < 10
        assert (ways_to_pay(pool, price).each, mixes(2, pool).each) == (expected, mixed)
    finally:
        payments._mixes.update(remembered)
        payments._prices.update(priced)


@given(pools)
def test_counts_and_amounts_are_two_ways_to_write_the_same(pool: Counts) -> None:
    assert tuple(counts(amount(pool))) == pool

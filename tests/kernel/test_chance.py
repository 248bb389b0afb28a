from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.kernel.chance import Chance, Dice, FixedOrders, numbers_given, orders_used


class Never(Chance):
    """Always gives the lowest number."""

    def below(self, bound: int) -> int:
        return 0


@given(st.integers() | st.text(), st.integers(1, 1000))
def test_dice_stay_below_the_bound(seed: int | str, bound: int) -> None:
    assert 0 <= Dice(seed).below(bound) < bound


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    dice = Dice(2024)
    assert [dice.below(100) for _ in range(6)] == [47, 72, 30, 88, 41, 71]


def test_every_order_of_a_shuffle_is_about_as_likely() -> None:
    dice = Dice("orders")
    counts = Counter(tuple(dice.shuffled([1, 2, 3])) for _ in range(6000))
    assert len(counts) == 6
    assert all(900 < count < 1100 for count in counts.values())


@given(st.lists(st.integers()), st.integers())
def test_a_shuffle_keeps_the_cards_and_leaves_the_original_alone(cards: list[int], seed: int) -> None:
    before = list(cards)
    assert sorted(Dice(seed).shuffled(cards)) == sorted(before)
    assert cards == before


@given(st.integers(), st.integers(0, 50))
def test_dice_go_on_from_their_mark(seed: int, given_before: int) -> None:
    dice = Dice(seed)
    for _ in range(given_before):
        dice.below(6)
    assert dice.mark() == given_before
    other = Dice(seed, dice.mark())
    assert [other.below(1000) for _ in range(5)] == [dice.below(1000) for _ in range(5)]


def test_a_source_that_does_not_count_stands_at_nought() -> None:
    assert Never().mark() == 0
    assert Never().shuffled([1, 2, 3]) == [2, 3, 1]


def test_given_orders_come_first_and_another_source_follows() -> None:
    chance = FixedOrders([[3, 1], [2]], Never())
    assert chance.shuffled([1, 2, 3]) == [3, 1, 2]
    assert chance.shuffled([2]) == [2]
    assert chance.shuffled([1, 2, 3]) == [2, 3, 1]
    assert chance.below(5) == 0


def test_a_given_order_passes_over_what_is_not_among_the_cards() -> None:
    assert FixedOrders([[9, 2]], Never()).shuffled([1, 2]) == [2, 1]


def test_given_orders_are_not_used_up_for_their_owner() -> None:
    orders = [[2, 1]]
    FixedOrders(orders, Never()).shuffled([1, 2])
    assert orders == [[2, 1]]


def test_a_mark_says_how_many_orders_were_used_and_numbers_given() -> None:
    chance = FixedOrders([[1], [2], [3]], Dice(1))
    for _ in range(2):
        chance.shuffled([1, 2, 3])
    assert (orders_used(chance.mark()), numbers_given(chance.mark())) == (2, 2)
    assert (orders_used(Dice(1, 5).mark()), numbers_given(Dice(1, 5).mark())) == (0, 5)


def test_given_orders_go_on_from_a_mark() -> None:
    orders = [[3, 1], [2, 3]]
    chance = FixedOrders(orders, Dice(1))
    chance.shuffled([1, 2, 3])
    mark = chance.mark()
    other = FixedOrders(orders, Dice(1, numbers_given(mark)), orders_used(mark))
    assert [other.shuffled([1, 2, 3]) for _ in range(4)] == [chance.shuffled([1, 2, 3]) for _ in range(4)]


@pytest.mark.parametrize("cards", [[], [7]])
def test_nothing_and_one_card_need_no_chance(cards: list[int]) -> None:
    dice = Dice(1)
    assert dice.shuffled(cards) == cards
    assert dice.mark() == 0

"""Amounts of essences behave like five separate counts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.games.resarcana.cards import essences
from resarcana_gui.games.resarcana.cards.notation import Amount, amount_of, mix_of, types_of

COUNTS = st.lists(st.integers(0, 1000), min_size=5, max_size=5)
ANY_COUNTS = st.lists(st.integers(0, essences.MOST), min_size=5, max_size=5)


@given(ANY_COUNTS)
def test_counts_come_out_as_they_went_in(counts: list[int]) -> None:
    amount = essences.packed(counts)
    assert essences.counts(amount) == counts
    assert [essences.count_of(amount, essence) for essence in range(5)] == counts
    assert sum(essences.of(essence, count) for essence, count in enumerate(counts)) == amount


@pytest.mark.parametrize("counts", [(0, 0, 0, 0, 0), (1, 0, 0, 0, 2), (0, 3, 511, 1, 0), (9, 9, 9, 9, 9)])
def test_the_types_in_an_amount_are_those_it_has_any_of(counts: tuple[int, ...]) -> None:
    types = essences.type_mask(essences.packed(counts))
    assert [bool(types >> essence & 1) for essence in range(6)] == [*(count > 0 for count in counts), False]


@given(COUNTS, COUNTS)
def test_adding_amounts_adds_counts_and_subtracting_undoes_it(one: list[int], other: list[int]) -> None:
    both = essences.packed(one) + essences.packed(other)
    assert essences.counts(both) == [a + b for a, b in zip(one, other, strict=True)]
    assert both - essences.packed(other) == essences.packed(one)


@given(ANY_COUNTS, ANY_COUNTS)
def test_an_amount_covers_another_when_every_count_does(one: list[int], other: list[int]) -> None:
    covered = all(a >= b for a, b in zip(one, other, strict=True))
    assert essences.covers(essences.packed(one), essences.packed(other)) is covered


@given(st.lists(st.integers(0, 800), min_size=5, max_size=5))
def test_the_total_is_the_sum_of_the_counts(counts: list[int]) -> None:
    assert essences.total(essences.packed(counts)) == sum(counts)


@given(ANY_COUNTS, ANY_COUNTS)
def test_shared_and_shortfall_make_up_the_cost(pool: list[int], cost: list[int]) -> None:
    packed_pool, packed_cost = essences.packed(pool), essences.packed(cost)
    assert essences.counts(essences.shared(packed_pool, packed_cost)) == [
        min(a, b) for a, b in zip(pool, cost, strict=True)
    ]
    assert essences.counts(essences.shortfall(packed_pool, packed_cost)) == [
        max(b - a, 0) for a, b in zip(pool, cost, strict=True)
    ]


@given(ANY_COUNTS, ANY_COUNTS)
def test_a_capped_gain_never_makes_more_than_the_most(pool: list[int], gain: list[int]) -> None:
    packed_pool = essences.packed(pool)
    after = packed_pool + essences.capped(packed_pool, essences.packed(gain))
    assert essences.counts(after) == [min(a + b, essences.MOST) for a, b in zip(pool, gain, strict=True)]


@given(ANY_COUNTS)
def test_the_short_form_is_read_as_it_was_written(counts: list[int]) -> None:
    amount = essences.packed(counts)
    assert essences.parsed(essences.text(amount)) == amount
    assert amount_of(essences.text(amount)) == Amount(amount)


@given(ANY_COUNTS, st.integers(1, essences.MOST), st.integers(3, essences.ALL_TYPES), st.booleans())
def test_a_mix_and_an_x_stand_beside_plain_essences(counts: list[int], number: int, types: int, x: bool) -> None:
    letters = "/".join(letter for at, letter in enumerate(essences.LETTERS) if types >> at & 1)
    amount = essences.packed(counts)
    if "/" in letters:
        words = f"{essences.text(amount) if amount else ''} {number}{letters} {'X' if x else ''}"
        assert amount_of(words) == Amount(amount, number, types, x)
        assert types_of(letters) == types
        assert mix_of(f"{number}{letters}") == (number, types)


@pytest.mark.parametrize("words", ["2Q", "E E", "-1E", "2048E", "0E", "e", "00002E", "E,L"])
def test_what_is_no_amount_is_refused(words: str) -> None:
    with pytest.raises(ValueError, match="essence"):
        essences.parsed(words)


def test_nothing_is_written_as_0() -> None:
    assert essences.text(0) == "0"
    assert essences.parsed("0") == essences.parsed("") == 0

"""An amount is put together step by step, and never leads nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.tabletop.asking.amounts import AmountModel

Amount = tuple[int, ...]


def mix(*amounts: Amount) -> AmountModel[Amount]:
    return AmountModel(amounts, tuple, tuple)


def of_two(kinds: int) -> list[Amount]:
    """Two of any kinds."""
    return [counts for counts in product(range(3), repeat=kinds) if sum(counts) == 2]


def test_the_best_amount_is_chosen_at_the_beginning_and_again_after_a_reset() -> None:
    made = mix((1, 1), (2, 0))
    assert made.chosen == (1, 1) and made.complete
    made.choose((2, 0))
    made.reset()
    assert made.chosen == (1, 1)


def test_one_more_takes_the_place_of_another_but_not_of_the_latest() -> None:
    made = mix(*of_two(3))
    made.choose((1, 1, 0))
    made.add(2)
    made.add(0)
    assert made.count(2) == 1 and made.count(0) == 1


def test_what_was_added_stays_as_long_as_something_else_can_be_replaced() -> None:
    made = mix(*(counts for counts in product(range(6), repeat=4) if sum(counts) == 5))
    made.choose((0, 0, 0, 5))
    for kind in (0, 0, 1, 1, 2):
        made.add(kind)
    assert made.chosen == (2, 2, 1, 0)
    made.add(3)
    made.remove(0)
    made.reset()
    made.choose((0, 0, 0, 5))
    made.add(1)
    made.add(2)
    assert made.chosen == (0, 1, 1, 3), "what was added before the reset no longer counts"


def test_one_less_leaves_something_to_be_chosen() -> None:
    made = mix(*of_two(3))
    made.choose((2, 0, 0))
    made.remove(0)
    assert (made.chosen, made.complete, made.remaining) == ((1, 0, 0), False, 1)
    assert not made.can_remove(1)


def test_what_is_part_of_every_amount_stays() -> None:
    made = mix((2, 1), (2, 0))
    made.clear()
    assert made.chosen == (2, 0) and not made.can_remove(0) and made.types == (0, 1)


def test_an_amount_that_is_none_of_them_is_refused() -> None:
    with pytest.raises(ValueError, match="not among those"):
        mix((1, 0)).choose((0, 1))


@given(
    st.lists(st.tuples(*[st.integers(0, 3)] * 3), min_size=1, max_size=8, unique=True),
    st.lists(st.tuples(st.booleans(), st.integers(0, 2)), max_size=20),
)
def test_whatever_is_done_one_of_the_amounts_can_still_be_reached(
    amounts: Sequence[Amount], steps: Sequence[tuple[bool, int]]
) -> None:
    made = mix(*amounts)
    for more, kind in steps:
        before, can = made.count(kind), made.can_add(kind) if more else made.can_remove(kind)
        (made.add if more else made.remove)(kind)
        assert (made.count(kind) > before) == can if more else (made.count(kind) < before) == can
        assert made.remaining >= 0 and (made.chosen in amounts) == made.complete

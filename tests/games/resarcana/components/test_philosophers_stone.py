"""The Philosopher's Stone: two of any kind and X alike, paid together."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.component_tables import (
    solo,
    text,
)
from tests.games.resarcana.components.naive import two_and_some_alike


def test_the_philosophers_stone_costs_two_of_any_kind_and_x_alike_in_one_payment() -> None:
    table = solo("philosophers_stone", pool="2E L G")
    table.do("use", "philosophers_stone", 0)
    assert table.asked == "pay_power"
    assert table.amounts() == {
        *("2E", "1E 1L", "1E 1G", "1L 1G"),
        *("2E 1L", "2E 1G", "1E 1L 1G"),
        "2E 1L 1G",
    }


def test_the_philosophers_stone_offers_each_payment_once_where_any_and_x_overlap() -> None:
    table = solo("philosophers_stone", pool="5E 3L 2G")
    table.do("use", "philosophers_stone", 0)
    offered = [str(command["essences"]) for command in table.session.legal_data()]
    assert len(offered) == len(set(offered))
    assert "5E" in offered and "4E 1L" in offered and "3E 2L" in offered and "2E 2L" in offered
    assert "3E 3L" not in offered
    assert "5E 2L" in offered and "5E 3L" not in offered


@pytest.mark.uncounted
@pytest.mark.parametrize("pool", ["E", "2E", "E L", "3E", "2E L G", "5E 3L 2G", "4E 4L 4C", "3E 2L 2C D G", "6G 2D"])
def test_the_philosophers_stone_offers_exactly_two_of_any_kind_and_some_alike(pool: str) -> None:
    table = solo("philosophers_stone", pool=pool)
    expected = two_and_some_alike(pool)
    assert table.can("use", "philosophers_stone", 0) == bool(expected)
    if len(expected) > 1:
        table.do("use", "philosophers_stone", 0)
        assert table.amounts() == expected
        assert len(table.session.legal()) == len(expected)


@pytest.mark.parametrize(
    ("paid", "gold"),
    [("2E", 0), ("1E 1L", 0), ("3E", 1), ("1E 1L 1C", 1), ("5E", 3), ("4E 1L", 3), ("2E 2L", 2), ("3E 1L 1C", 3)],
)
def test_the_philosophers_stone_gives_a_gold_for_every_essence_beyond_two(paid: str, gold: int) -> None:
    table = solo("philosophers_stone", pool="5E 3L C")
    table.do("use", "philosophers_stone", 0)
    before = table.pool()
    table.do("pay", essences=paid)
    assert table.asked == "turn"
    assert before == "5E 3L 1C"
    assert text(table.pool(), paid) == text("5E 3L C", f"{gold}G" if gold else "0")
    assert table.turned("philosophers_stone")


def test_the_philosophers_stone_may_turn_gold_into_gold() -> None:
    table = solo("philosophers_stone", pool="3G")
    table.do("use", "philosophers_stone", 0)
    assert table.amounts() == {"2G", "3G"}
    table.do("pay", essences="3G")
    assert table.pool() == "1G"


def test_the_philosophers_stone_with_two_essences_has_x_none_and_gives_nothing() -> None:
    table = solo("philosophers_stone", pool="E G")
    table.do("use", "philosophers_stone", 0)
    assert (table.asked, table.pool(), table.turned("philosophers_stone")) == ("turn", "0", True)


def test_the_philosophers_stone_cannot_be_used_with_one_essence() -> None:
    table = solo("philosophers_stone", pool="G")
    assert table.why_not("use", "philosophers_stone", 0).code == "cannot_pay"

"""The Prism: one essence into two, or X of one type into X of another."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.component_tables import (
    solo,
    text,
)


def test_the_prism_turns_one_essence_into_two_of_any_kind_but_gold_even_the_same() -> None:
    table = solo("prism", pool="E")
    table.do("use", "prism", 0)
    table.do("gain", essences="2E")
    assert table.pool() == "2E"


def test_the_prism_offers_every_number_of_every_type_for_x_also_none() -> None:
    table = solo("prism", pool="2E L 3G")
    table.do("use", "prism", 1)
    assert table.asked == "pay_power"
    assert table.amounts() == {"0", "1E", "2E", "1L", "1G", "2G", "3G"}
    assert len(table.session.legal()) == 7


def test_the_prism_never_mixes_types_for_x() -> None:
    table = solo("prism", pool="E L")
    table.do("use", "prism", 1)
    assert table.why_not("pay", essences="1E 1L").code == "wrong_essences"
    assert table.why_not("pay", essences="2E").code == "not_in_pool"


@pytest.mark.parametrize("paid", "ELCD")
def test_the_prism_converts_x_essences_into_x_of_one_other_type_but_gold(paid: str) -> None:
    table = solo("prism", pool=f"3{paid} 2G")
    table.do("use", "prism", 1)
    table.do("pay", essences=f"3{paid}")
    assert table.asked == "gain_essences"
    assert table.amounts() == {f"3{other}" for other in "ELCD" if other != paid}
    given = min(table.amounts())
    table.do("gain", essences=given)
    assert table.pool() == text(given, "2G")
    assert table.turned("prism")


def test_the_prism_converts_gold_into_any_other_type() -> None:
    table = solo("prism", pool="2G")
    table.do("use", "prism", 1)
    table.do("pay", essences="2G")
    assert table.amounts() == {"2E", "2L", "2C", "2D"}
    table.do("gain", essences="2D")
    assert table.pool() == "2D"


def test_the_prism_may_be_turned_for_nothing_with_x_none() -> None:
    table = solo("prism", pool="E")
    table.do("use", "prism", 1)
    table.do("pay", essences="0")
    assert (table.asked, table.pool(), table.turned("prism")) == ("turn", "1E", True)


def test_the_prism_with_an_empty_pool_asks_nothing_and_gives_nothing() -> None:
    table = solo("prism")
    assert not table.can("use", "prism", 0)
    table.do("use", "prism", 1)
    assert (table.asked, table.pool(), table.turned("prism")) == ("turn", "0", True)

"""The Athanor: Elan gathers on it, and six of them make Gold."""

from __future__ import annotations

from tests.games.resarcana.components.component_tables import (
    check_power,
    next_round,
    pass_rivals,
    solo,
)
from tests.games.resarcana.described_table import lying


def test_the_athanor_turns_one_elan_into_two_on_itself() -> None:
    check_power("athanor", 0, "E", puts="2E")


def test_the_athanor_takes_six_elan_from_itself_and_converts_x_alike_into_gold() -> None:
    table = solo(lying("athanor", on="8E L"), pool="3L 2D G")
    table.do("use", "athanor", 1)
    assert table.asked == "pay_power"
    assert table.amounts() == {"0", "1L", "2L", "3L", "1D", "2D", "1G"}
    table.do("pay", essences="3L")
    assert table.asked == "turn"
    assert (table.pool(), table.on("athanor"), table.turned("athanor")) == ("2D 4G", "2E 1L", True)


def test_the_athanor_may_convert_nothing() -> None:
    table = solo(lying("athanor", on="6E"), pool="L")
    table.do("use", "athanor", 1)
    table.do("pay", essences="0")
    assert (table.pool(), table.on("athanor"), table.turned("athanor")) == ("1L", "0", True)


def test_the_athanor_with_an_empty_pool_asks_nothing() -> None:
    table = solo(lying("athanor", on="6E"))
    table.do("use", "athanor", 1)
    assert (table.asked, table.pool(), table.on("athanor")) == ("turn", "0", "0")


def test_the_athanor_needs_six_elan_on_itself_those_in_the_pool_do_not_count() -> None:
    table = solo(lying("athanor", on="5E 9L"), pool="9E")
    assert table.why_not("use", "athanor", 1).code == "not_enough_on_it"


def test_a_turned_athanor_can_do_neither() -> None:
    table = solo(lying("athanor", on="6E", turned=True), pool="E")
    assert not table.can("use", "athanor", 0)
    assert not table.can("use", "athanor", 1)


def test_the_elan_on_the_athanor_may_be_converted_over_several_rounds() -> None:
    table = solo(lying("athanor", on="4E"), pool="E 3C", mage="scholar")
    table.do("use", "athanor", 0)
    next_round(table)
    table.do("leave", "athanor")
    pass_rivals(table)
    table.do("use", "athanor", 1)
    table.do("pay", essences="3C")
    assert (table.pool(), table.on("athanor")) == ("3G", "0")

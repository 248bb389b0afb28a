"""The Windup Man: what stays on it grows."""

from __future__ import annotations

from tests.games.resarcana.components.component_tables import collecting, next_round, pass_rivals, solo
from tests.games.resarcana.described_table import lying


def test_the_windup_man_keeps_the_essence_spent() -> None:
    for letter in "ELCDG":
        table = solo("windup_man", pool=letter)
        table.do("use", "windup_man", 0)
        assert table.asked == "turn"
        assert (table.pool(), table.on("windup_man"), table.turned("windup_man")) == ("0", f"1{letter}", True)


def test_the_windup_man_asks_which_essence_where_there_are_several() -> None:
    table = solo(lying("windup_man", on="E"), pool="E 2C G")
    table.do("use", "windup_man", 0)
    assert (table.asked, table.amounts()) == ("pay_power", {"1E", "1C", "1G"})
    table.do("pay", essences="1E")
    assert (table.pool(), table.on("windup_man")) == ("2C 1G", "2E")


def test_the_windup_man_needs_an_essence_and_to_be_straight() -> None:
    assert solo("windup_man").why_not("use", "windup_man", 0).code == "cannot_pay"
    assert not solo(lying("windup_man", turned=True), pool="E").can("use", "windup_man", 0)


def test_the_windup_man_adds_two_of_each_type_that_stays_on_it() -> None:
    table = collecting(lying("windup_man", on="E L C D G"), mage="scholar")
    table.do("leave", "windup_man")
    assert (table.asked, table.pool(), table.on("windup_man")) == ("turn", "0", "3E 3L 3C 3D 3G")


def test_the_windup_man_adds_no_type_that_does_not_lie_on_it() -> None:
    table = collecting(lying("windup_man", on="4D"), mage="scholar")
    table.do("leave", "windup_man")
    assert table.on("windup_man") == "6D"


def test_the_windup_man_adds_nothing_if_its_essences_are_taken() -> None:
    table = collecting(lying("windup_man", on="3G E"), mage="scholar")
    table.do("take", "windup_man")
    assert (table.asked, table.pool(), table.on("windup_man")) == ("turn", "1E 3G", "0")


def test_an_empty_windup_man_asks_nothing_and_adds_nothing() -> None:
    table = collecting("windup_man", mage="scholar")
    assert (table.asked, table.on("windup_man")) == ("turn", "0")


def test_a_turned_windup_man_grows() -> None:
    table = collecting(lying("windup_man", on="G", turned=True), mage="scholar")
    table.do("leave", "windup_man")
    assert table.on("windup_man") == "3G"


def test_the_windup_man_over_four_rounds_as_in_the_rule_book() -> None:
    table = solo("windup_man", mage="scholar", pool="E G")
    table.do("use", "windup_man", 0)
    table.do("pay", essences="1G")
    assert table.on("windup_man") == "1G"
    next_round(table)
    table.do("leave", "windup_man")
    assert table.on("windup_man") == "3G"
    pass_rivals(table)
    table.do("use", "windup_man", 0)
    assert (table.pool(), table.on("windup_man")) == ("0", "1E 3G")
    next_round(table)
    table.do("leave", "windup_man")
    assert table.on("windup_man") == "3E 5G"
    next_round(table)
    assert (table.state.round, table.asked) == (4, "take_essences")
    table.do("take", "windup_man")
    assert (table.pool(), table.on("windup_man")) == ("3E 5G", "0")

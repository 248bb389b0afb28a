"""The Catacombs of the Dead."""

from __future__ import annotations

from tests.games.resarcana.components.component_tables import (
    solo,
)
from tests.games.resarcana.described_table import lying


def test_pauls_catacombs_as_in_the_rule_book() -> None:
    table = solo("catacombs_of_the_dead", pool="12D")
    table.do("use", "catacombs_of_the_dead", 0)
    assert (table.pool(), table.on("catacombs_of_the_dead")) == ("7D", "1D")
    table.do("use", "catacombs_of_the_dead", 0)
    assert (table.pool(), table.on("catacombs_of_the_dead")) == ("2D", "2D")
    table.do("use", "catacombs_of_the_dead", 1)
    assert (table.pool(), table.on("catacombs_of_the_dead")) == ("2D", "3D")
    assert table.turned("catacombs_of_the_dead")
    assert table.points() == 3


def test_turned_catacombs_take_no_more_deaths() -> None:
    table = solo("catacombs_of_the_dead", pool="9D")
    table.do("use", "catacombs_of_the_dead", 1)
    assert table.why_not("use", "catacombs_of_the_dead", 0).code == "is_turned"


def test_deaths_on_the_catacombs_do_not_pay_for_more() -> None:
    table = solo(lying("catacombs_of_the_dead", on="9D"), pool="4D")
    assert table.why_not("use", "catacombs_of_the_dead", 0).code == "cannot_pay"

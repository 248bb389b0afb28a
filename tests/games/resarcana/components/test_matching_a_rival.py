"""The Hypnotic Basin and the Treant count a rival's pool."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.component_tables import seat_with
from tests.games.resarcana.described_table import Table, lying, seat

MATCHING = [("hypnotic_basin", "E", "C"), ("treant", "D", "E")]


@pytest.mark.parametrize(("component", "counted", "gained"), MATCHING)
def test_as_many_are_gained_as_the_only_rival_has_without_asking_whom(
    component: str, counted: str, gained: str
) -> None:
    table = Table(seat_with(component, pool="G"), seat(pool="4E 5D 2C 3L"))
    table.do("use", component, 0)
    number = {"E": 4, "D": 5}[counted]
    assert (table.asked, table.asked_seat) == ("turn", 1)
    assert table.pool() == f"{number}{gained} 1G"
    assert table.turned(component)


@pytest.mark.parametrize(("component", "counted", "gained"), MATCHING)
def test_nothing_is_taken_from_the_rival(component: str, counted: str, gained: str) -> None:
    table = Table(seat_with(component), seat(pool=f"4{counted}"))
    table.do("use", component, 0)
    assert (table.pool(1), table.pool()) == (f"4{counted}", f"4{gained}")


@pytest.mark.parametrize(("component", "counted", "gained"), MATCHING)
def test_any_rival_may_be_chosen_also_one_who_has_passed_but_not_oneself(
    component: str, counted: str, gained: str
) -> None:
    table = Table(
        seat_with(component, pool=f"9{counted}"),
        seat(pool=f"2{counted}"),
        seat(pool=f"7{counted}", passed=True),
        seat(pool="0"),
    )
    table.do("use", component, 0)
    assert table.asked == "choose_rival"
    assert {command["target"] for command in table.session.legal_data()} == {1, 2, 3}
    assert len(table.session.legal()) == 3
    table.do("choose_seat", target=2)
    assert (table.asked, table.asked_seat) == ("turn", 1)
    assert f"7{gained}" in table.pool()
    assert table.pool(2) == f"7{counted}"


@pytest.mark.parametrize(("component", "counted", "gained"), MATCHING)
def test_only_the_pool_counts_not_what_lies_on_components(component: str, counted: str, gained: str) -> None:
    table = Table(seat_with(component), seat_with(lying("windup_man", on=f"8{counted}"), pool=counted))
    table.do("use", component, 0)
    assert table.pool() == f"1{gained}"


@pytest.mark.parametrize(("component", "counted", "gained"), MATCHING)
def test_it_may_be_used_in_vain(component: str, counted: str, gained: str) -> None:
    table = Table(seat_with(component), seat(pool=f"3{gained} 2G"))
    table.do("use", component, 0)
    assert (table.pool(), table.turned(component), counted in table.pool(1)) == ("0", True, False)


@pytest.mark.parametrize(("component", "counted", "gained"), MATCHING)
def test_it_needs_a_straight_component(component: str, counted: str, gained: str) -> None:
    table = Table(seat_with(lying(component, turned=True)), seat(pool=f"3{counted} 2{gained}"))
    assert table.why_not("use", component, 0).code == "is_turned"

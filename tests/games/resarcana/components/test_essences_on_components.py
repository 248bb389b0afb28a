"""Powers that put essences on their own component."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.component_tables import check_power, mixes, next_round, solo
from tests.games.resarcana.described_table import lying

TURNING = [
    ("ring_of_midas", 1, "0", "G"),
    ("sacrificial_dagger", 0, "L", "3D"),
    ("vault", 0, "0", "G"),
    ("duelist", 0, "D", "G"),
    ("necromancer", 0, "2L", "3D"),
    ("catacombs_of_the_dead", 1, "0", "D"),
    ("sacrificial_pit", 0, "3L", "D"),
    ("dwarven_mines", 1, "3E 3D", "2G"),
]
REPEATABLE = [
    ("chalice_of_life", 0, "2C", "L 2C"),
    ("corrupt_altar", 0, "2L", "3E"),
    ("dragon_teeth", 0, "2E", "3E"),
    ("fountain_of_youth", 0, "2D", "L 2C"),
    ("ring_of_midas", 0, "2L", "G"),
    ("alchemists_tower", 0, "E L C D", "G"),
    ("catacombs_of_the_dead", 0, "5D", "D"),
    ("cursed_forge", 0, "2E G", "G"),
    ("sunken_reef", 0, "L 2C", "C"),
]


@pytest.mark.parametrize(("component", "power", "cost", "puts"), TURNING)
def test_a_component_is_turned_and_paid_for_what_comes_on_it(component: str, power: int, cost: str, puts: str) -> None:
    check_power(component, power, cost, puts=puts)


@pytest.mark.parametrize(("component", "power", "cost", "puts"), REPEATABLE)
def test_a_power_without_turning_is_used_again_and_again(component: str, power: int, cost: str, puts: str) -> None:
    check_power(component, power, cost, puts=puts, turns=False)


@pytest.mark.parametrize("letter", "ELCDG")
def test_the_colossus_turns_any_essence_into_a_gold_on_itself(letter: str) -> None:
    table = solo("colossus", pool=letter)
    table.do("use", "colossus", 0)
    assert table.asked == "turn"
    assert (table.pool(), table.on("colossus"), table.turned("colossus")) == ("0", "1G", True)


@pytest.mark.parametrize("letter", "ELCDG")
def test_the_mausoleum_turns_any_essence_into_a_death_on_itself_without_turning(letter: str) -> None:
    table = solo("mausoleum", pool=f"2{letter}")
    table.do("use", "mausoleum", 0)
    table.do("use", "mausoleum", 0)
    assert (table.pool(), table.on("mausoleum"), table.turned("mausoleum")) == ("0", "2D", False)
    assert not table.can("use", "mausoleum", 0)


@pytest.mark.parametrize("monument", ["colossus", "mausoleum"])
def test_which_essence_is_paid_is_asked_where_there_are_several(monument: str) -> None:
    table = solo(monument, pool="E G")
    table.do("use", monument, 0)
    assert (table.asked, table.amounts()) == ("pay_power", {"1E", "1G"})
    table.do("pay", essences="1G")
    assert table.pool() == "1E"
    assert table.on(monument) == {"colossus": "1G", "mausoleum": "1D"}[monument]


@pytest.mark.parametrize("monument", ["colossus", "mausoleum"])
def test_a_turned_monument_is_not_used(monument: str) -> None:
    assert solo(lying(monument, turned=True), pool="E").why_not("use", monument, 0).code == "is_turned"


def test_essences_on_a_monument_are_no_points() -> None:
    assert solo(lying("colossus", on="5G"), lying("mausoleum", on="5D")).points() == 4


def test_the_cursed_skull_takes_any_three_essences_but_gold_and_life_on_itself() -> None:
    table = solo("cursed_skull", pool="2L")
    table.do("use", "cursed_skull", 0)
    assert table.asked == "gain_essences"
    assert table.amounts() == mixes(3, "ECD")
    assert len(table.session.legal()) == 10
    table.do("gain", essences="1E 2D")
    assert (table.pool(), table.on("cursed_skull"), table.turned("cursed_skull")) == ("1L", "1E 2D", True)


def test_the_cursed_skull_costs_a_life() -> None:
    assert solo("cursed_skull", pool="E C D G").why_not("use", "cursed_skull", 0).code == "cannot_pay"
    assert not solo(lying("cursed_skull", turned=True), pool="L").can("use", "cursed_skull", 0)


def test_what_lies_on_a_component_is_not_in_the_pool_until_it_is_collected() -> None:
    table = solo("fountain_of_youth", pool="2D", mage="scholar")
    table.do("use", "fountain_of_youth", 0)
    assert table.pool() == "0"
    next_round(table)
    assert (table.asked, table.pool()) == ("take_essences", "1L")
    table.do("take", "fountain_of_youth")
    assert table.pool() == "2L 2C"


def test_of_the_ring_of_midas_the_turning_power_can_follow_the_other_but_not_precede_it() -> None:
    table = solo("ring_of_midas", pool="4L")
    table.do("use", "ring_of_midas", 0)
    table.do("use", "ring_of_midas", 1)
    assert table.on("ring_of_midas") == "2G"
    assert table.why_not("use", "ring_of_midas", 0).code == "is_turned"


def test_the_chalice_of_life_can_be_filled_and_turned_to_ignore_later() -> None:
    table = solo("chalice_of_life", pool="4C")
    table.do("use", "chalice_of_life", 0)
    table.do("use", "chalice_of_life", 0)
    assert (table.on("chalice_of_life"), table.turned("chalice_of_life")) == ("2L 4C", False)

"""The Places of Power: victory formulas, what is put on them, and what else they turn."""

from __future__ import annotations

import pytest

from tests.for_each import for_each
from tests.games.resarcana.components.component_tables import (
    ALL,
    check_power,
    collecting,
    seat_with,
    solo,
)
from tests.games.resarcana.described_table import Table, lying, seat

FORMULAS = [
    ("sacred_grove", "L", 2),
    ("alchemists_tower", "G", 0),
    ("catacombs_of_the_dead", "D", 0),
    ("sacrificial_pit", "D", 2),
    ("cursed_forge", "G", 1),
    ("dwarven_mines", "G", 0),
    ("sunken_reef", "C", 0),
    ("dragons_lair", "G", 0),
]


@for_each(("place", "letter", "points"), FORMULAS)
@for_each("turned", [False, True])
def test_each_essence_of_its_kind_is_a_point_turned_or_not(place: str, letter: str, points: int, turned: bool) -> None:
    for number in (0, 1, 7):
        on = f"{number}{letter}" if number else "0"
        assert solo(lying(place, on=on, turned=turned)).points() == points + number


@pytest.mark.parametrize(("place", "letter", "points"), FORMULAS)
def test_other_essences_on_it_are_no_points(place: str, letter: str, points: int) -> None:
    others = " ".join(f"3{other}" for other in ALL if other != letter)
    assert solo(lying(place, on=others)).points() == points


@pytest.mark.parametrize(("place", "letter", "points"), FORMULAS)
def test_essences_in_the_pool_are_no_points(place: str, letter: str, points: int) -> None:
    assert solo(place, pool=f"9{letter}").points() == points


def test_essences_on_the_coral_castle_are_no_points() -> None:
    assert solo(lying("coral_castle", on="3E 3L 3C 3D 3G")).points() == 3


# Sacred Grove


def test_the_sacred_grove_gives_five_life_for_a_calm() -> None:
    check_power("sacred_grove", 0, "C", "5L")


def test_the_sacred_grove_turns_itself_and_a_creature_for_a_life_on_it() -> None:
    table = solo("sacred_grove", "hawk", "fire_dragon", "prism")
    table.do("use", "sacred_grove", 1)
    assert (table.asked, table.on("sacred_grove"), table.points()) == ("turn", "1L", 4)
    assert [table.turned(name) for name in ("sacred_grove", "hawk", "fire_dragon", "prism")] == [
        True,
        True,
        False,
        False,
    ]


def test_which_creature_is_turned_for_the_sacred_grove_is_asked_where_there_are_several() -> None:
    mine = ("sacred_grove", "nightingale", "sea_serpent", lying("hawk", turned=True), "fire_dragon")
    table = Table(seat_with(*mine, hand=["treant"]), seat_with("mermaid"))
    table.do("use", "sacred_grove", 1)
    assert (table.asked, table.components()) == ("choose_cost", {"nightingale", "sea_serpent"})
    table.do("choose", "sea_serpent")
    assert (table.turned("sea_serpent"), table.turned("nightingale"), table.on("sacred_grove")) == (True, False, "1L")


def test_the_sacred_grove_requires_turning_both_itself_and_a_creature() -> None:
    turned = solo("sacred_grove", lying("hawk", turned=True), "fire_dragon")
    assert turned.why_not("use", "sacred_grove", 1).code == "nothing_for_cost"
    assert solo(lying("sacred_grove", turned=True), "hawk").why_not("use", "sacred_grove", 1).code == "is_turned"


def test_a_creature_turned_for_the_sacred_grove_cannot_use_its_own_power() -> None:
    table = solo("sacred_grove", "treant")
    table.do("use", "sacred_grove", 1)
    assert table.why_not("use", "treant", 0).code == "is_turned"


# Sacrificial Pit


def test_the_sacrificial_pit_turns_three_life_into_a_death_on_it() -> None:
    table = solo("sacrificial_pit", pool="4L")
    table.do("use", "sacrificial_pit", 0)
    assert (table.pool(), table.on("sacrificial_pit"), table.points()) == ("1L", "1D", 3)
    assert table.turned("sacrificial_pit")


# Dwarven Mines


def test_the_dwarven_mines_put_two_gold_on_themselves_for_three_elan_and_three_death() -> None:
    table = solo("dwarven_mines", pool="3E 3D")
    table.do("use", "dwarven_mines", 1)
    assert (table.pool(), table.on("dwarven_mines"), table.points()) == ("0", "2G", 2)
    assert table.why_not("use", "dwarven_mines", 0).code == "is_turned"


def test_the_dwarven_mines_give_three_gold_to_the_pool_which_are_no_points() -> None:
    table = solo("dwarven_mines", pool="5E")
    table.do("use", "dwarven_mines", 0)
    assert (table.pool(), table.on("dwarven_mines"), table.points()) == ("3G", "0", 0)


# Sunken Reef


def test_the_sunken_reef_is_used_as_often_as_it_is_paid_for() -> None:
    table = solo("sunken_reef", pool="3L 5C")
    table.do("use", "sunken_reef", 0)
    table.do("use", "sunken_reef", 0)
    assert (table.pool(), table.on("sunken_reef"), table.points()) == ("1L 1C", "2C", 2)
    assert not table.can("use", "sunken_reef", 0)


def test_the_gold_of_the_sunken_reef_is_collected_into_the_pool() -> None:
    table = collecting(lying("sunken_reef", on="2C"), mage="scholar")
    table.do("leave", "sunken_reef")
    assert (table.pool(), table.on("sunken_reef")) == ("1G", "2C")


# Alchemist's Tower


def test_the_alchemists_tower_wants_one_of_each_but_gold() -> None:
    table = solo("alchemists_tower", pool="E L C D")
    table.do("use", "alchemists_tower", 0)
    assert (table.pool(), table.on("alchemists_tower"), table.points()) == ("0", "1G", 1)
    poor = solo("alchemists_tower", pool="E L C 9G")
    assert poor.why_not("use", "alchemists_tower", 0).code == "cannot_pay"


# Dragon's Lair


def test_the_dragons_lair_turns_itself_and_a_dragon_for_two_gold_on_it() -> None:
    table = solo("dragons_lair", "fire_dragon", "hawk")
    table.do("use", "dragons_lair", 1)
    assert (table.asked, table.on("dragons_lair"), table.pool(), table.points()) == ("turn", "2G", "0", 3)
    assert [table.turned(name) for name in ("dragons_lair", "fire_dragon", "hawk")] == [True, True, False]


def test_a_dragon_turned_for_the_lair_does_not_attack() -> None:
    table = Table(seat_with("dragons_lair", "wind_dragon"), seat(pool="3L"))
    table.do("use", "dragons_lair", 1)
    assert table.pool(1) == "3L"


def test_the_dragons_lair_requires_turning_both_itself_and_a_dragon() -> None:
    turned = solo("dragons_lair", lying("fire_dragon", turned=True), "hawk")
    assert turned.why_not("use", "dragons_lair", 1).code == "nothing_for_cost"
    assert solo(lying("dragons_lair", turned=True), "fire_dragon").why_not("use", "dragons_lair", 1).code == "is_turned"


def test_which_dragon_is_turned_for_the_lair_is_asked_where_there_are_several() -> None:
    table = solo("dragons_lair", "fire_dragon", "sea_serpent", lying("bone_dragon", turned=True), "hawk")
    table.do("use", "dragons_lair", 1)
    assert (table.asked, table.components()) == ("choose_cost", {"fire_dragon", "sea_serpent"})

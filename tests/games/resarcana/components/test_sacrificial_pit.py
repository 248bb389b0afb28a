"""The Sacrificial Pit: Dragons and Creatures become Gold."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.component_tables import seat_with, solo
from tests.games.resarcana.described_table import Table, lying, seat


@pytest.mark.parametrize(
    ("victim", "gold"),
    [
        ("guard_dog", 1),
        ("nightingale", 2),
        ("hawk", 2),
        ("celestial_horse", 3),
        ("mermaid", 4),
        ("treant", 5),
        ("bone_dragon", 5),
        ("fire_dragon", 6),
        ("earth_dragon", 7),
        ("wind_dragon", 8),
        ("sea_serpent", 9),
    ],
)
def test_the_sacrificial_pit_turns_a_dragon_or_creature_into_as_many_gold_as_its_cost(victim: str, gold: int) -> None:
    table = solo("sacrificial_pit", victim, pool="2D")
    table.do("use", "sacrificial_pit", 1)
    assert table.asked == "turn"
    assert (table.pool(), table.turned("sacrificial_pit")) == (f"1D {gold}G", True)
    assert (table.discards(), table.on("sacrificial_pit")) == ([victim], "0")


def test_the_sacrificial_pit_destroys_dragons_and_creatures_of_ones_own_only_turned_ones_too() -> None:
    mine = ("sacrificial_pit", lying("hawk", turned=True), "fire_dragon", "sea_serpent", "prism", "temple")
    table = Table(seat_with(*mine, pool="D", hand=["treant"]), seat_with("mermaid"))
    table.do("use", "sacrificial_pit", 1)
    assert (table.asked, table.components()) == ("choose_cost", {"hawk", "fire_dragon", "sea_serpent"})
    table.do("choose", "hawk")
    assert (table.pool(), table.zone("hawk")) == ("2G", "discards")


def test_the_sacrificial_pit_needs_a_death_and_a_victim_and_to_be_straight() -> None:
    assert solo("sacrificial_pit", "hawk", pool="9L").why_not("use", "sacrificial_pit", 1).code == "cannot_pay"
    assert solo("sacrificial_pit", "prism", pool="D").why_not("use", "sacrificial_pit", 1).code == "nothing_for_cost"
    turned = solo(lying("sacrificial_pit", turned=True), "hawk", pool="D")
    assert turned.why_not("use", "sacrificial_pit", 1).code == "is_turned"


def test_the_sacrificial_pit_does_not_use_the_death_on_itself() -> None:
    table = solo(lying("sacrificial_pit", on="3D"), "hawk")
    assert table.why_not("use", "sacrificial_pit", 1).code == "cannot_pay"


def test_discounts_do_not_change_what_the_sacrificial_pit_gives() -> None:
    table = solo("sacrificial_pit", "dragon_bridle", "dragons_lair", "fire_dragon", pool="D", mage="artificer")
    table.do("use", "sacrificial_pit", 1)
    assert table.pool() == "6G"


def test_essences_on_the_pits_victim_return_to_the_supply() -> None:
    table = solo("sacrificial_pit", lying("treant", on="4L"), pool="D")
    table.do("use", "sacrificial_pit", 1)
    assert (table.pool(), table.on("treant")) == ("5G", "0")


def test_a_dragon_got_from_a_rivals_discards_goes_to_its_new_owners_discards_when_destroyed() -> None:
    table = Table(
        seat_with("sorcerers_bestiary", "sacrificial_pit", pool="10E D"),
        seat(passed=True, discards=["fire_dragon", "prism"]),
    )
    table.do("use", "sorcerers_bestiary", 1)
    if table.asked == "pay_power":
        table.do("pay", essences="4E")
    table.do("choose", "fire_dragon")
    assert (table.owner("fire_dragon"), table.discards(1)) == (0, ["prism"])
    table.do("use", "sacrificial_pit", 1)
    assert table.pool() == "6G"
    assert (table.discards(), table.discards(1), table.owner("fire_dragon")) == (["fire_dragon"], ["prism"], 0)

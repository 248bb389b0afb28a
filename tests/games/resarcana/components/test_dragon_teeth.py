"""The Dragon Teeth place a Dragon at no cost."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.component_tables import solo
from tests.games.resarcana.described_table import lying


@pytest.mark.parametrize(
    "dragon", ["bone_dragon", "earth_dragon", "fire_dragon", "sea_serpent", "water_dragon", "wind_dragon"]
)
def test_the_dragon_teeth_place_any_dragon_from_hand_for_three_elan_alone(dragon: str) -> None:
    table = solo("dragon_teeth", hand=[dragon], pool="3E")
    table.do("use", "dragon_teeth", 1)
    assert (table.asked, table.components()) == ("place_with_power", {dragon})
    table.do("choose", dragon)
    assert (table.asked, table.pool(), table.zone(dragon), table.turned(dragon)) == ("turn", "0", "play", False)
    assert table.turned("dragon_teeth")


def test_the_dragon_teeth_spend_no_more_than_three_elan_of_a_rich_pool() -> None:
    table = solo("dragon_teeth", "artificer", "dragon_bridle", hand=["fire_dragon"], pool="9E 9L 9C 9D 9G")
    table.do("use", "dragon_teeth", 1)
    table.do("choose", "fire_dragon")
    assert table.pool() == "6E 9L 9C 9D 9G"


def test_the_dragon_teeth_place_from_hand_and_dragons_only() -> None:
    table = solo("dragon_teeth", pool="3E", hand=["hawk", "water_dragon"], discards=["fire_dragon"])
    table.do("use", "dragon_teeth", 1)
    assert table.components() == {"water_dragon"}


@pytest.mark.parametrize("hand", [[], ["hawk"]])
def test_the_dragon_teeth_may_be_used_with_no_dragon_to_place(hand: list[str]) -> None:
    table = solo("dragon_teeth", pool="3E", hand=hand)
    table.do("use", "dragon_teeth", 1)
    if hand:
        table.do("decline")
    assert (table.asked, table.pool(), table.turned("dragon_teeth"), table.hand()) == ("turn", "0", True, hand)


def test_the_dragon_teeth_may_be_used_and_nothing_placed() -> None:
    table = solo("dragon_teeth", pool="3E", hand=["fire_dragon"])
    table.do("use", "dragon_teeth", 1)
    table.do("decline")
    assert (table.asked, table.pool(), table.hand()) == ("turn", "0", ["fire_dragon"])


def test_the_dragon_teeth_cost_three_elan_from_the_pool_not_those_on_them() -> None:
    table = solo(lying("dragon_teeth", on="9E"), pool="2E 9G", hand=["fire_dragon"])
    assert table.why_not("use", "dragon_teeth", 1).code == "cannot_pay"


def test_turned_dragon_teeth_make_no_elan() -> None:
    table = solo("dragon_teeth", pool="5E")
    table.do("use", "dragon_teeth", 1)
    assert table.why_not("use", "dragon_teeth", 0).code == "is_turned"

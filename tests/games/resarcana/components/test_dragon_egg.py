"""The Dragon Egg is destroyed to place a Dragon."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.component_tables import mixes, solo
from tests.games.resarcana.described_table import lying


@pytest.mark.parametrize(
    ("dragon", "expected"),
    [
        ("bone_dragon", {"1L", "1D"}),
        ("earth_dragon", {"3E", "2E 1L", "1E 2L", "3L"}),
        ("wind_dragon", mixes(4, "ELCDG")),
        ("sea_serpent", {"5C", "1L 4C", "2L 3C", "3L 2C"}),
    ],
)
def test_the_dragon_egg_places_a_dragon_at_four_less(dragon: str, expected: set[str]) -> None:
    table = solo("dragon_egg", hand=[dragon], pool="5E 5L 5C 5D 5G")
    table.do("use", "dragon_egg", 0)
    table.do("choose", dragon)
    assert (table.asked, table.amounts()) == ("pay_placement_by_power", expected)
    table.do("pay", essences=min(expected))
    assert (table.asked, table.zone(dragon), table.hand()) == ("turn", "play", [])
    assert table.discards() == ["dragon_egg"]


@pytest.mark.parametrize(("dragon", "rest"), [("fire_dragon", "3E 5C"), ("water_dragon", "5E 3C")])
def test_the_dragon_egg_does_not_ask_how_to_pay_where_there_is_one_way(dragon: str, rest: str) -> None:
    table = solo("dragon_egg", hand=[dragon], pool="5E 5C")
    table.do("use", "dragon_egg", 0)
    table.do("choose", dragon)
    assert (table.asked, table.pool()) == ("turn", rest)


def test_the_dragon_egg_offers_affordable_dragons_from_hand_only() -> None:
    table = solo(
        "dragon_egg",
        pool="2E",
        hand=["fire_dragon", "water_dragon", "guard_dog", "dragon_teeth"],
        deck=["bone_dragon"],
        discards=["earth_dragon"],
    )
    table.do("use", "dragon_egg", 0)
    assert (table.asked, table.components()) == ("place_with_power", {"fire_dragon"})
    assert len(table.offered("decline")) == 1


def test_the_dragon_egg_may_be_destroyed_and_nothing_placed() -> None:
    table = solo("dragon_egg", hand=["fire_dragon"], pool="6E")
    table.do("use", "dragon_egg", 0)
    table.do("decline")
    assert (table.asked, table.pool(), table.hand(), table.discards()) == (
        "turn",
        "6E",
        ["fire_dragon"],
        ["dragon_egg"],
    )


@pytest.mark.parametrize("hand", [[], ["hawk"], ["sea_serpent"]])
def test_the_dragon_egg_may_be_destroyed_when_no_dragon_can_be_placed(hand: list[str]) -> None:
    table = solo("dragon_egg", hand=hand, pool="4C")
    table.do("use", "dragon_egg", 0)
    if hand:
        assert [command["kind"] for command in table.session.legal_data()] == ["decline"]
        table.do("decline")
    assert (table.asked, table.pool(), table.discards()) == ("turn", "4C", ["dragon_egg"])


def test_rivals_cannot_tell_from_the_question_whether_a_dragon_is_in_hand() -> None:
    def seen(hand: list[str]) -> list[object]:
        table = solo("dragon_egg", hand=hand, pool="5E")
        table.do("use", "dragon_egg", 0)
        return [event.seen_by(1) for event in table.session.events]

    assert seen(["fire_dragon"]) == seen(["hawk"])


def test_a_dragon_in_place_of_the_egg_is_worth_the_same_point() -> None:
    table = solo("dragon_egg", hand=["fire_dragon"], pool="2E")
    assert table.points() == 1
    table.do("use", "dragon_egg", 0)
    assert table.points() == 0
    table.do("choose", "fire_dragon")
    assert table.points() == 1


def test_the_egg_with_bridle_and_lair_places_any_dragon_for_nothing() -> None:
    for dragon in ("sea_serpent", "wind_dragon", "earth_dragon", "bone_dragon"):
        table = solo("dragon_egg", "dragon_bridle", "dragons_lair", hand=[dragon])
        table.do("use", "dragon_egg", 0)
        table.do("choose", dragon)
        assert (table.asked, table.pool(), table.zone(dragon)) == ("turn", "0", "play")


def test_the_egg_with_the_bridle_alone_takes_seven_off() -> None:
    table = solo("dragon_egg", "dragon_bridle", hand=["sea_serpent"], pool="3L 6C")
    table.do("use", "dragon_egg", 0)
    table.do("choose", "sea_serpent")
    assert table.amounts() == {"2L", "1L 1C", "2C"}


def test_the_egg_with_the_artificer_takes_five_off() -> None:
    table = solo("dragon_egg", "artificer", hand=["fire_dragon"], pool="E")
    table.do("use", "dragon_egg", 0)
    table.do("choose", "fire_dragon")
    assert table.pool() == "0"


def test_a_turned_dragon_egg_cannot_be_destroyed_for_its_power() -> None:
    table = solo(lying("dragon_egg", turned=True), hand=["fire_dragon"], pool="6E")
    assert table.why_not("use", "dragon_egg", 0).code == "is_turned"


def test_essences_on_the_dragon_egg_return_to_the_supply() -> None:
    table = solo(lying("dragon_egg", on="2G"), hand=["fire_dragon"], pool="2E")
    table.do("use", "dragon_egg", 0)
    table.do("choose", "fire_dragon")
    assert (table.pool(), table.on("dragon_egg")) == ("0", "0")

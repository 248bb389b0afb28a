"""Transforming terrain: the wheel, prices, long ways round, points."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.words import WHEEL
from resarcana_gui.games.terra_mystica.rules.basics import faction_of
from resarcana_gui.games.terra_mystica.rules.spades import spades_to_home, wheel_distance
from tests.for_each import for_each
from tests.games.terra_mystica.played_table import Table, seat

SPADE_ROUND = ["SCORE1", "SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE6"]


def ways(table: Table, at: str) -> dict[str, set[object]]:
    """By terrain the numbers of spades with which a hex can be transformed."""
    table.do("transform", at=at)
    found: dict[str, set[object]] = {}
    for each in table.offers("dig"):
        found.setdefault(str(each["terrain"]), set()).add(each["spades"])
    return found


def test_a_step_on_the_wheel_is_a_spade_either_way_to_home() -> None:
    """D, J: to home the short or the long way, one direction for each hex and action."""
    table = Table(seat("witches", "F4", workers=15, digging=2), terrain={"E6": "swamp"})
    assert ways(table, "E6") == {
        "forest": {2, 5}, "lakes": {1}, "plains": {1}, "desert": {2}, "wasteland": {3}, "mountains": {4},
    }  # fmt: skip


def test_home_terrain_may_be_transformed_away_but_not_passed_through() -> None:
    """D, J: home may be where a transformation starts or stops, not a passage."""
    table = Table(seat("witches", "F4", workers=15, digging=2), terrain={"E6": "forest"})
    found = ways(table, "E6")
    assert found["mountains"] == {1, 6} and found["lakes"] == {1, 6} and "forest" not in found


def test_the_short_way_home_takes_a_spade_a_step_but_giants_always_two() -> None:
    giants, witches = (Table(seat(faction, hexes)).state for faction, hexes in (("giants", "I1"), ("witches", "F4")))
    away = [wheel_distance(faction_of(witches, 0).home, terrain) for terrain in range(WHEEL)]
    assert sorted(away) == [0, 1, 1, 2, 2, 3, 3]
    assert [spades_to_home(faction_of(witches, 0), terrain) for terrain in range(WHEEL)] == away
    assert sorted(spades_to_home(faction_of(giants, 0), terrain) for terrain in range(WHEEL)) == [0, *[2] * 6]


@for_each("digging, price", [(0, 3), (1, 2), (2, 1)])
def test_a_spade_costs_workers_at_the_rate_of_the_track(digging: int, price: int) -> None:
    table = Table(seat("witches", "F4", workers=7, digging=digging))
    table.do("transform", at="E7")
    table.do("dig", terrain="forest", spades=1)
    assert table.has(0, "workers") == 7 - price


def test_spades_that_cannot_be_paid_are_not_offered() -> None:
    table = Table(seat("witches", "F4", workers=5))
    assert ways(table, "E7") == {"forest": {1}, "wasteland": {1}}
    poor = Table(seat("witches", "F4", workers=2))
    assert poor.refused("transform", at="E7") == (
        "cannot_pay",
        {"coins": 0, "workers": 1, "priests": 0, "price_coins": 0, "price_workers": 3, "price_priests": 0},
    )


def test_the_dwelling_may_be_built_at_once_or_not() -> None:
    table = Table(seat("witches", "F4", workers=4, coins=2))
    table.do("transform", at="E7")
    table.do("dig", terrain="forest", spades=1)
    assert table.asked == "dwelling" and table.hexes("build") == ["E7"]
    table.do("build", at="E7")
    assert table.has(0, "coins", "workers") == [0, 0]


def test_conversions_are_possible_before_the_dwelling_of_the_same_action() -> None:
    """R: before and after the action, under the heading "at any time"; J, L, P also between its steps."""
    table = Table(seat("witches", "F4", workers=4, coins=0, priests=0, bowls=[0, 4, 0]))
    table.do("transform", at="E7")
    table.do("dig", terrain="forest", spades=1)
    assert not table.offers("build")
    for _ in range(2):
        table.do("burn")
        table.do("convert", exchange="power_to_coin")
    table.do("build", at="E7")
    assert table.has(0, "coins", "workers", "bowls") == [0, 0, [2, 0, 0]]


def test_a_dwelling_that_no_conversion_can_pay_is_not_asked_about() -> None:
    table = Table(seat("witches", "F4", workers=3, coins=9, priests=0, bowls=[12, 0, 0]))
    table.do("transform", at="E7")
    table.do("dig", terrain="forest", spades=1)
    assert table.asked == "turn"


def test_converting_what_the_dwelling_needs_ends_the_question() -> None:
    table = Table(seat("witches", "F4", workers=4, coins=2, priests=0, bowls=[12, 0, 0]))
    table.do("transform", at="E7")
    table.do("dig", terrain="forest", spades=1)
    table.do("convert", exchange="worker_to_coin")
    assert table.asked == "turn"


def test_stopping_at_another_terrain_is_allowed_and_builds_nothing() -> None:
    table = Table(seat("witches", "F4", digging=2), terrain={"E6": "swamp"})
    table.do("transform", at="E6")
    table.do("dig", terrain="lakes", spades=1)
    assert table.asked == "turn"
    assert table.whole("terrain")["E6"] == "lakes"


def test_the_spade_tile_scores_two_points_for_each_spade_used() -> None:
    table = Table(seat("witches", "F4", digging=2), scoring=SPADE_ROUND)
    table.do("transform", at="G2")
    table.do("dig", terrain="forest", spades=2)
    assert table.has(0, "points") == 24


def test_a_forfeited_spade_scores_nothing() -> None:
    """R, L, P: per spade used. (J: per spade gained.)"""
    table = Table(seat("witches", "F4", bowls=[0, 0, 12]), scoring=SPADE_ROUND)
    table.do("action", action="ACT6")
    table.do("transform", at="E7")
    table.do("dig", terrain="forest", spades=1)
    table.do("decline")
    assert table.has(0, "points") == 22


def test_occupied_hexes_cannot_be_transformed() -> None:
    table = Table(seat("witches", "F4"), seat("dwarves", "E7"))
    assert table.refused("transform", at="E7") == ("occupied", {"owner": 1})


def test_what_another_player_has_transformed_belongs_to_nobody() -> None:
    table = Table(seat("witches", "F4"), seat("dwarves", "E7"), terrain={"E6": "mountains"})
    table.do("transform", at="E6")
    table.do("dig", terrain="forest", spades=1)
    assert table.whole("terrain")["E6"] == "forest"

"""Alchemists: points and coins exchanged, power for the stronghold and for spades."""

from __future__ import annotations

from tests.games.terra_mystica.played_table import Table, seat


def test_points_become_coins_and_two_coins_a_point_at_any_time_of_the_turn() -> None:
    table = Table(seat("alchemists", "E5", points=1, coins=3))
    table.do("convert", exchange="point_to_coin")
    assert table.has(0, "points", "coins") == [0, 4]
    assert table.refused("convert", exchange="point_to_coin") == ("no_points", {})
    for _ in range(2):
        table.do("convert", exchange="coins_to_point")
    assert table.has(0, "points", "coins") == [2, 0]
    assert table.refused("convert", exchange="coins_to_point")[0] == "cannot_pay"


def test_nobody_else_does_so() -> None:
    table = Table(seat("darklings", "E5"))
    assert table.refused("convert", exchange="point_to_coin") == ("only_alchemists", {})


def test_points_can_help_to_pay_a_dwelling_on_a_hex_just_transformed() -> None:
    poor = {"coins": 0, "workers": 4, "priests": 0, "bowls": [12, 0, 0]}
    table = Table(seat("alchemists", "E5", **poor))
    table.do("transform", at="E6")
    table.do("dig", terrain="swamp", spades=1)
    assert table.asked == "dwelling"
    for _ in range(2):
        table.do("convert", exchange="point_to_coin")
    table.do("build", at="E6")
    assert table.has(0, "points") == 18


def test_the_stronghold_brings_twelve_power_and_then_two_for_each_spade_gained_before_the_dwelling() -> None:
    """R, J: per spade gained, so it is there before the dwelling of the same action is paid."""
    table = Table(seat("alchemists", {"E5": "trading_house"}, bowls=[12, 0, 0]), seat("auren", "A3", passed=True))
    table.do("upgrade", at="E5", structure="stronghold")
    assert table.has(0, "bowls") == [0, 12, 0]
    table.end()
    table.do("transform", at="E6")
    table.do("dig", terrain="swamp", spades=1)
    assert table.asked == "dwelling" and table.has(0, "bowls") == [0, 10, 2]


def test_free_spades_bring_power_too_even_forfeited_ones() -> None:
    table = Table(seat("alchemists", {"E5": "stronghold"}, bowls=[0, 6, 6]))
    table.do("action", action="ACT6")
    assert table.has(0, "bowls") == [2, 10, 0]


def test_spades_of_the_cult_bonus_bring_power_too() -> None:
    scoring = ["SCORE2", "SCORE1", "SCORE3", "SCORE4", "SCORE5", "SCORE6"]
    built = {"E5": "stronghold"}
    table = Table(
        seat("alchemists", built, cults=[0, 0, 9, 0], bowls=[6, 6, 0]), phase="cult_bonus", scoring=scoring, round=1
    )
    assert table.asked == "spade" and table.has(0, "bowls") == [2, 10, 0]


def test_without_the_stronghold_spades_bring_none() -> None:
    table = Table(seat("alchemists", "E5", bowls=[0, 6, 6]))
    table.do("action", action="ACT6")
    assert table.has(0, "bowls") == [6, 6, 0]

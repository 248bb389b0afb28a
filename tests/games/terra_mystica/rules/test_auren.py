"""Auren: a favour tile for the stronghold, two steps on a cult each round."""

from __future__ import annotations

from tests.games.terra_mystica.played_table import Table, seat


def test_the_stronghold_brings_a_favour_tile_and_the_action_in_the_same_round() -> None:
    table = Table(seat("auren", {"A3": "trading_house"}), seat("giants", "I1", passed=True))
    table.do("upgrade", at="A3", structure="stronghold")
    table.do("favour", tile="FAV9")
    table.end()
    table.do("action", action="ACTA")
    table.do("advance", cult="air")
    assert table.has(0, "cults") == [1, 1, 0, 3]
    table.end()
    assert table.refused("action", action="ACTA")[0] == "action_used"


def test_before_the_stronghold_there_is_no_such_action() -> None:
    assert Table(seat("auren", "A3"), seat("giants", "I1")).refused("action", action="ACTA")[0] == "not_held"


def test_at_eight_without_a_key_the_two_steps_end_at_nine() -> None:
    table = Table(seat("auren", {"A3": "stronghold"}, cults=[0, 8, 0, 1]), seat("giants", "I1"))
    table.do("action", action="ACTA")
    table.do("advance", cult="water")
    assert table.has(0, "cults") == [0, 9, 0, 1]

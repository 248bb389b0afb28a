"""Cultists: what neighbours' answers bring them, points for the stronghold."""

from __future__ import annotations

from tests.for_each import for_each
from tests.games.terra_mystica.played_table import Table, seat


def upgraded(**more: object) -> Table:
    """Cultists who have just upgraded beside Witches and Nomads."""
    table = Table(seat("cultists", "E6", bowls=[12, 0, 0]), seat("witches", "F4", **more), seat("nomads", "F3"))
    table.do("upgrade", at="E6", structure="trading_house")
    return table


@for_each("first, second", [("accept", "refuse"), ("refuse", "accept"), ("accept", "accept")])
def test_when_anybody_accepts_they_advance_one_step_once_after_all_answers(first: str, second: str) -> None:
    """L, P: after all have decided. (J: at the first acceptance.)"""
    table = upgraded()
    table.do(first)
    table.do(second)
    assert table.session.question_data() == {"kind": "devotion", "seat": 0}
    table.do("advance", cult="water")
    assert table.has(0, "cults", "bowls") == [[1, 1, 1, 0], [12, 0, 0]]
    assert table.asked == "turn"


@for_each("cults, keys, after", [([9, 0, 0, 0], 1, [10, 0, 0, 0]), ([9, 0, 0, 0], 0, [9, 0, 0, 0])])
def test_the_step_may_enter_the_last_one_with_a_key_or_move_nothing(
    cults: list[int], keys: int, after: list[int]
) -> None:
    table = Table(seat("cultists", "E6", cults=cults, keys=keys), seat("witches", "F4"))
    table.do("upgrade", at="E6", structure="trading_house")
    table.do("accept")
    assert len(table.offers("advance")) == 4
    table.do("advance", cult="fire")
    assert table.has(0, "cults", "keys") == [after, 0]


def test_they_may_convert_what_the_step_brings_before_their_turn_ends() -> None:
    table = Table(seat("cultists", "E6", cults=[2, 0, 0, 0], bowls=[0, 12, 0]), seat("witches", "F4"))
    table.do("upgrade", at="E6", structure="trading_house")
    table.do("accept")
    table.do("advance", cult="fire")
    assert table.has(0, "bowls") == [0, 11, 1]
    table.do("convert", exchange="power_to_coin")
    assert table.has(0, "bowls") == [1, 11, 0]


def test_when_all_refuse_they_gain_one_power() -> None:
    """R as printed in v1.1; printings before it lack it."""
    table = upgraded()
    table.do("refuse")
    table.do("refuse")
    assert table.has(0, "cults", "bowls") == [[1, 0, 1, 0], [11, 1, 0]]


def test_who_cannot_gain_is_no_refusal() -> None:
    table = Table(seat("cultists", "E6", bowls=[12, 0, 0]), seat("witches", "F4", bowls=[0, 0, 12]))
    table.do("upgrade", at="E6", structure="trading_house")
    assert table.asked == "turn" and table.has(0, "bowls") == [12, 0, 0]


def test_what_others_build_brings_them_nothing() -> None:
    table = Table(seat("witches", "F4"), seat("cultists", "E6"))
    table.do("upgrade", at="F4", structure="trading_house")
    table.do("accept")
    assert table.session.question_data() == {"kind": "turn", "seat": 0, "left": 0}


def test_the_stronghold_brings_seven_points() -> None:
    table = Table(seat("cultists", {"E6": "trading_house"}))
    table.do("upgrade", at="E6", structure="stronghold")
    assert table.has(0, "points") == 27

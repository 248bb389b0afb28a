"""Swarmlings: workers for towns, a free trading house each round."""

from __future__ import annotations

from tests.games.terra_mystica.played_table import Table, seat


def test_three_workers_for_each_town_founded() -> None:
    built = {"G6": "trading_house", "G5": "trading_house", "F6": "trading_house"}
    table = Table(seat("swarmlings", built, workers=2), terrain={"F7": "lakes"})
    table.do("build", at="F7")
    table.do("town", tile="TW1")
    assert table.has(0, "workers") == 3


def test_the_stronghold_makes_a_dwelling_a_trading_house_free_of_cost_with_all_that_goes_with_it() -> None:
    built = {"E4": "stronghold", "D5": "dwelling", "G6": "dwelling"}
    table = Table(
        seat("swarmlings", built, coins=0, workers=0, favours=["FAV10"]),
        seat("nomads", "E8"), scoring=["SCORE6", "SCORE2", "SCORE1", "SCORE3", "SCORE7", "SCORE8"],
    )  # fmt: skip
    table.do("action", action="ACTS")
    assert table.hexes("upgrade") == ["D5", "G6"]
    table.do("upgrade", at="D5", structure="trading_house")
    assert table.has(0, "points", "coins", "workers") == [26, 0, 0]
    assert table.session.question_data() == {"kind": "offer", "seat": 1, "builder": 0, "amount": 1}


def test_without_a_dwelling_or_a_piece_there_is_no_such_action() -> None:
    assert Table(seat("swarmlings", {"E4": "stronghold"})).refused("action", action="ACTS")[0] == "of_no_use"
    full = {"E4": "stronghold", "D5": "dwelling", **dict.fromkeys(["A4", "A11", "D2", "G6"], "trading_house")}
    assert Table(seat("swarmlings", full)).refused("action", action="ACTS")[0] == "of_no_use"

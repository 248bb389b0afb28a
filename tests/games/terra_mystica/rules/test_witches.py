"""Witches: points for towns, the flight."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.rules.final_scoring import area
from tests.games.terra_mystica.played_table import Table, seat


def test_five_points_for_each_town_founded() -> None:
    built = {"F4": "trading_house", "E6": "trading_house", "E7": "trading_house"}
    table = Table(
        seat("witches", built),
        terrain={"D4": "forest"},
        scoring=["SCORE4", "SCORE2", "SCORE1", "SCORE6", "SCORE7", "SCORE8"],
    )
    table.do("build", at="D4")
    table.do("town", tile="TW1")
    assert table.has(0, "points") == 20 + 5 + 5


def test_the_flight_builds_free_of_cost_on_any_forest_reached_or_not() -> None:
    table = Table(
        seat("witches", {"F4": "stronghold"}, coins=0, workers=0, favours=["FAV11"]), seat("nomads", "I7"),
        scoring=["SCORE3", "SCORE2", "SCORE1", "SCORE6", "SCORE7", "SCORE8"], terrain={"A1": "forest"},
    )  # fmt: skip
    table.do("action", action="ACTW")
    assert "A1" in table.hexes("build") and len(table.hexes("build")) == 11
    table.do("build", at="I6")
    assert table.has(0, "points", "structures") == [24, {"F4": "stronghold", "I6": "dwelling"}]
    assert table.session.question_data() == {"kind": "offer", "seat": 1, "builder": 0, "amount": 1}


def test_without_a_dwelling_left_there_is_no_flight() -> None:
    table = Table(
        seat(
            "witches",
            {"F4": "stronghold", **dict.fromkeys(["A3", "A10", "C3", "C4", "D1", "E9", "F2", "G3"], "dwelling")},
        )
    )
    assert table.refused("action", action="ACTW")[0] == "of_no_use"


def test_witches_do_not_fly_in_the_area_scoring() -> None:

    assert area(Table(seat("witches", {"F4": "stronghold", "I6": "dwelling"})).state, 0) == 1

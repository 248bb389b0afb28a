"""Nomads: the sandstorm. (Their third starting dwelling: test_setup.)"""

from __future__ import annotations

from tests.games.terra_mystica.played_table import Table, seat


def test_the_sandstorm_turns_a_hex_that_shares_a_side_into_desert_and_is_no_spade() -> None:
    table = Table(
        seat("nomads", {"F3": "stronghold"}, coins=2, workers=1),
        scoring=["SCORE1", "SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE6"],
    )
    table.do("action", action="ACTN")
    assert table.hexes("transform") == ["E5", "E6", "F4", "G2"]
    table.do("transform", at="G2")
    table.do("build", at="G2")
    assert table.has(0, "points", "coins", "workers") == [20, 0, 0]
    assert table.has(0, "structures") == {"F3": "stronghold", "G2": "dwelling"}


def test_it_does_not_cross_bridges_or_reach_what_is_occupied_or_desert_already() -> None:
    table = Table(
        seat("nomads", {"F3": "stronghold"}, bridges=["F3:G1"]), seat("witches", "F4"), terrain={"G2": "desert"}
    )
    table.do("action", action="ACTN")
    assert table.hexes("transform") == ["E5", "E6"]
    none = Table(seat("nomads", {"G1": "stronghold"}), seat("cultists", "H3"))
    assert none.refused("action", action="ACTN")[0] == "of_no_use"


def test_the_dwelling_after_it_is_optional() -> None:
    table = Table(seat("nomads", {"F3": "stronghold"}))
    table.do("action", action="ACTN")
    table.do("transform", at="E6")
    table.do("decline")
    assert table.whole("terrain")["E6"] == "desert"

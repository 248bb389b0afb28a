"""Darklings: spades for priests, ordination."""

from __future__ import annotations

from tests.games.terra_mystica.played_table import Table, seat


def test_a_spade_costs_a_priest_and_scores_two_points() -> None:
    table = Table(seat("darklings", "E5", workers=0, priests=2))
    table.do("transform", at="E4")
    table.do("dig", terrain="mountains", spades=2)
    assert table.has(0, "priests", "points") == [0, 24]


def test_free_spades_score_nothing_but_bought_ones_on_top_do() -> None:
    table = Table(seat("darklings", "E5", priests=1, bowls=[0, 0, 12]), terrain={"E6": "lakes"})
    table.do("action", action="ACT5")
    table.do("transform", at="E6")
    table.do("dig", terrain="mountains", spades=2)
    assert table.has(0, "priests", "points") == [0, 22]


def test_they_have_no_exchange_track() -> None:
    assert Table(seat("darklings", "E5")).refused("exchange") == ("no_digging", {})


def test_the_stronghold_ordains_up_to_three_workers() -> None:
    table = Table(seat("darklings", {"E5": "trading_house"}, workers=9, priests=0))
    table.do("upgrade", at="E5", structure="stronghold")
    assert [each.get("number", 0) for each in table.offers("ordain")] == [0, 1, 2, 3]
    table.do("ordain", number=2)
    assert table.has(0, "workers", "priests") == [3, 2]


def test_not_more_than_there_are_workers_or_priests_in_the_supply() -> None:
    """L. (J takes the workers and loses the surplus.)"""
    spaces = {"fire": [0, 0, 0, 0], "air": [0, None, None, None]}
    table = Table(seat("darklings", {"E5": "trading_house"}, workers=9, priests=1), spaces=spaces)
    table.do("upgrade", at="E5", structure="stronghold")
    assert [each.get("number", 0) for each in table.offers("ordain")] == [0, 1]
    table.do("ordain", number=0)
    assert table.has(0, "workers", "priests") == [5, 1]


def test_without_workers_there_is_no_ordination() -> None:
    table = Table(seat("darklings", {"E5": "trading_house"}, workers=4, priests=0))
    table.do("upgrade", at="E5", structure="stronghold")
    assert table.asked == "turn"


def test_spades_of_the_cult_bonus_cost_and_score_nothing() -> None:
    table = Table(
        seat("darklings", "E5", cults=[0, 0, 4, 0], priests=3), phase="cult_bonus",
        scoring=["SCORE2", "SCORE1", "SCORE3", "SCORE4", "SCORE5", "SCORE6"],
    )  # fmt: skip
    table.do("transform", at="E6")
    table.do("dig", terrain="swamp", spades=1)
    assert table.has(0, "priests", "points") == [3, 20]

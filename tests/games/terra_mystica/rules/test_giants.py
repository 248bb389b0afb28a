"""Giants: always two spades, always into wasteland."""

from __future__ import annotations

from tests.games.terra_mystica.played_table import Table, seat

SPADES = ["SCORE2", "SCORE1", "SCORE3", "SCORE4", "SCORE5", "SCORE6"]


def test_every_transformation_takes_two_spades_and_ends_in_wasteland() -> None:
    """R. (J would let them name another terrain.)"""
    table = Table(seat("giants", "I1", workers=6), scoring=["SCORE1", *SPADES[:1], *SPADES[2:]])
    assert table.hexes("transform") == ["H1", "I2"]
    table.do("transform", at="I2")
    assert table.whole("terrain")["I2"] == "wasteland"
    assert table.has(0, "workers", "points") == [0, 24]


def test_one_spade_is_not_enough() -> None:
    table = Table(seat("giants", "I1", workers=5))
    code, details = table.refused("transform", at="I2")
    assert (code, details["workers"], details["price_workers"]) == ("cannot_pay", 1, 6)
    home = Table(seat("giants", "I1"), terrain={"I2": "wasteland"})
    assert home.refused("transform", at="I2") == ("is_home", {})


def test_with_one_free_spade_they_buy_exactly_one_more() -> None:
    table = Table(seat("giants", "I1", workers=4, bowls=[0, 0, 12], card="BON1"))
    table.do("action", action="BON1")
    table.do("transform", at="I2")
    assert table.has(0, "workers") == 1
    poor = Table(seat("giants", "I1", workers=2, card="BON1"))
    assert poor.refused("action", action="BON1")[0] == "of_no_use"


def test_a_single_spade_of_the_cult_bonus_is_lost_and_two_turn_one_hex() -> None:
    lost = Table(seat("giants", "I1", cults=[0, 0, 4, 0]), phase="cult_bonus", scoring=SPADES)
    assert lost.asked == "turn"
    table = Table(seat("giants", "I1", cults=[0, 0, 9, 0]), phase="cult_bonus", scoring=SPADES)
    table.do("transform", at="H1")
    assert table.asked == "turn" and table.whole("terrain")["H1"] == "wasteland"


def test_the_stronghold_gives_two_free_spades_each_round() -> None:
    table = Table(seat("giants", {"I1": "stronghold"}, workers=1))
    table.do("action", action="ACTG")
    table.do("transform", at="H1")
    table.do("build", at="H1")
    assert table.has(0, "structures", "workers") == [{"I1": "stronghold", "H1": "dwelling"}, 0]

"""Halflings: a point for each spade, cheap digging, three spades for the stronghold."""

from __future__ import annotations

from tests.games.terra_mystica.played_table import Table, seat


def test_a_point_for_each_spade_gained_wherever_it_comes_from() -> None:
    """R, J: per spade gained."""
    table = Table(seat("halflings", "E6", digging=2, bowls=[0, 0, 12]), seat("auren", "A3", passed=True))
    table.do("transform", at="E5")
    table.do("dig", terrain="plains", spades=1)
    table.do("decline")
    table.end()
    assert table.has(0, "points") == 21
    table.do("action", action="ACT6")
    assert table.has(0, "points") == 23
    bonus = Table(
        seat("halflings", "E6", cults=[0, 0, 8, 1]), phase="cult_bonus",
        scoring=["SCORE2", "SCORE1", "SCORE3", "SCORE4", "SCORE5", "SCORE6"],
    )  # fmt: skip
    assert bonus.has(0, "points") == 22


def test_digging_is_cheap_for_them() -> None:
    table = Table(seat("halflings", "E6"))
    table.do("exchange")
    assert table.has(0, "coins", "workers", "priests", "points") == [29, 13, 2, 26]


def stronghold(**terrain: str) -> Table:
    table = Table(seat("halflings", {"E6": "trading_house"}), seat("auren", "A3", passed=True), terrain=terrain)
    table.do("upgrade", at="E6", structure="stronghold")
    return table


def test_the_stronghold_gives_three_spades_on_up_to_three_hexes_and_one_dwelling() -> None:
    table = stronghold(E7="swamp", D4="swamp")
    assert table.has(0, "points") == 23
    for at in ("E7", "D4", "E5"):
        table.do("transform", at=at)
        assert max(int(str(each["spades"])) for each in table.offers("dig")) <= 3
        table.do("dig", terrain="plains", spades=1)
    assert table.hexes("build") == ["E7", "D4", "E5"]
    table.do("build", at="D4")
    assert table.asked == "turn"
    assert table.has(0, "workers", "points") == [15 - 4 - 1, 23]


def test_a_hex_that_does_not_become_plains_is_the_last_one() -> None:
    table = stronghold()
    table.do("transform", at="F3")
    table.do("dig", terrain="wasteland", spades=1)
    assert table.asked == "turn"


def test_nothing_is_bought_on_top_and_spades_may_be_forfeited() -> None:
    table = stronghold()
    table.do("transform", at="F4")
    assert {each["spades"] for each in table.offers("dig")} <= {1, 2, 3}
    table.do("dig", terrain="plains", spades=3)
    table.do("decline")
    assert table.asked == "turn" and table.whole("terrain") == {"F4": "plains"}
    none = stronghold()
    events = none.do("decline")
    assert none.told(events, "SpadesForfeited")[0]["number"] == 3
    assert none.asked == "turn"

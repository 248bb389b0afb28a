"""Power from neighbours: who is asked, in what order, how much, for what."""

from __future__ import annotations

from tests.games.terra_mystica.played_table import Table, seat


def beside(**more: object) -> Table:
    """Witches who upgrade E7, with a temple of the Nomads and dwellings of the Giants and Cultists beside it."""
    return Table(
        seat("witches", "E7"),
        seat("nomads", {"E8": "temple", "D5": "dwelling"}, **more),
        seat("giants", "D4"),
        seat("cultists", "E6"),
    )


def build(table: Table) -> None:
    table.do("upgrade", at="E7", structure="trading_house")


def test_neighbours_are_asked_clockwise_each_for_the_sum_of_its_structures() -> None:
    table = beside()
    build(table)
    assert table.session.question_data() == {"kind": "offer", "seat": 1, "builder": 0, "amount": 3}
    table.do("accept")
    assert table.session.question_data() == {"kind": "offer", "seat": 2, "builder": 0, "amount": 1}
    table.do("refuse")
    assert table.session.question_data() == {"kind": "offer", "seat": 3, "builder": 0, "amount": 1}
    table.do("accept")
    assert table.session.question_data() == {"kind": "turn", "seat": 0, "left": 0}
    assert table.has(1, "points", "bowls") == [18, [1, 7, 4]]
    assert table.has(2, "points", "bowls") == [20, [4, 4, 4]]
    assert table.has(3, "points", "bowls") == [20, [3, 5, 4]]


def test_an_offer_is_cut_to_what_the_bowls_can_hold_and_costs_less_then() -> None:
    table = beside(bowls=[0, 2, 10])
    build(table)
    assert table.session.question_data() == {"kind": "offer", "seat": 1, "builder": 0, "amount": 2}
    table.do("accept")
    assert table.has(1, "points", "bowls") == [19, [0, 0, 12]]


def test_an_offer_is_cut_to_what_points_can_pay() -> None:
    table = beside(points=1)
    build(table)
    table.do("accept")
    assert table.has(1, "points", "bowls") == [0, [2, 6, 4]]


def test_without_points_one_power_is_still_free() -> None:
    table = beside(points=0)
    build(table)
    assert table.session.question_data() == {"kind": "offer", "seat": 1, "builder": 0, "amount": 1}


def test_full_bowls_are_not_asked() -> None:
    """J, L, P; R is silent."""
    table = beside(bowls=[0, 0, 12])
    build(table)
    assert table.session.question_data() == {"kind": "offer", "seat": 2, "builder": 0, "amount": 1}


def test_who_has_passed_may_still_gain_power() -> None:
    table = Table(seat("witches", "E7"), seat("nomads", "E8", passed=True))
    build(table)
    assert table.session.question_data() == {"kind": "offer", "seat": 1, "builder": 0, "amount": 1}
    table.do("accept")
    assert table.refused("ship", seat=1)[0] == "has_passed"


def test_bridges_and_transforming_make_no_offers() -> None:
    table = Table(seat("witches", "C3", bowls=[0, 0, 12]), seat("mermaids", "D5"), terrain={"D4": "forest"})
    table.do("action", action="ACT1")
    table.do("bridge", site="A7:C3")
    assert table.asked == "turn"
    table.end()
    assert table.session.question_data() == {"kind": "turn", "seat": 1, "left": 1}


def test_a_bridge_makes_neighbours_of_everybody() -> None:
    table = Table(seat("witches", "C3", bridges=["A7:C3"]), seat("cultists", "A7"), terrain={"D5": "forest"})
    table.do("upgrade", at="C3", structure="trading_house")
    assert table.has(0, "coins") == 27
    assert table.session.question_data() == {"kind": "offer", "seat": 1, "builder": 0, "amount": 1}


def test_an_offer_made_when_another_one_has_filled_the_bowls_is_answered_by_itself() -> None:
    """The cut is checked when the decision is taken: an earlier acceptance can cut a later one (J, L)."""
    table = Table(
        seat("halflings", {"E6": "trading_house"}, digging=2, workers=30),
        seat("witches", "F4 E7", bowls=[0, 1, 11]),
        terrain={"D4": "swamp"},
    )
    table.do("upgrade", at="E6", structure="stronghold")
    table.do("transform", at="D4")
    table.do("dig", terrain="plains", spades=1)
    table.do("decline")
    table.do("build", at="D4")
    table.do("accept")
    assert table.session.question_data() == {"kind": "turn", "seat": 0, "left": 0}
    assert table.has(1, "points", "bowls") == [20, [0, 0, 12]]

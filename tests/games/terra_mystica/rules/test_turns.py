"""The turn: one action, free conversions before and after it, the plain actions and what they cost."""

from __future__ import annotations

from tests.for_each import for_each
from tests.games.terra_mystica.played_table import Table, seat

CONVERSIONS = [
    ("power_to_priest", [5, 0, 5], [10, 0, 0], {"priests": 1}),
    ("power_to_worker", [5, 0, 5], [8, 0, 2], {"workers": 1}),
    ("power_to_coin", [5, 0, 5], [6, 0, 4], {"coins": 1}),
]


def test_a_turn_is_one_action_and_free_things_before_and_after_it() -> None:
    table = Table(seat("halflings", "E6"), seat("nomads", "I7"))
    table.do("convert", exchange="worker_to_coin")
    table.do("ship")
    assert table.asked == "turn" and not table.offers("ship")
    table.do("convert", exchange="worker_to_coin")
    table.do("burn")
    table.do("end")
    assert table.session.question_data() == {"kind": "turn", "seat": 1, "left": 1}
    assert table.has(0, "coins", "workers", "bowls") == [30 + 2 - 4, 13, [4, 2, 5]]


def test_a_turn_ends_by_itself_when_nothing_free_is_left() -> None:
    table = Table(seat("halflings", "E6", coins=4, workers=0, priests=1, bowls=[12, 0, 0]), seat("nomads", "I7"))
    table.do("ship")
    assert table.session.question_data() == {"kind": "turn", "seat": 1, "left": 1}


@for_each("exchange, bowls, left, gained", CONVERSIONS)
def test_power_becomes_priests_workers_or_coins(
    exchange: str, bowls: list[int], left: list[int], gained: dict[str, int]
) -> None:
    table = Table(seat("halflings", "E6", coins=0, workers=0, priests=0, bowls=bowls))
    table.do("convert", exchange=exchange)
    assert table.has(0, "bowls") == left
    assert {key: table.has(0, key) for key in ("coins", "workers", "priests") if table.has(0, key)} == gained


def test_priests_become_workers_and_workers_coins() -> None:
    table = Table(seat("halflings", "E6", coins=0, workers=0, priests=1, bowls=[12, 0, 0]))
    table.do("convert", exchange="priest_to_worker")
    table.do("convert", exchange="worker_to_coin")
    assert table.has(0, "coins", "workers", "priests") == [1, 0, 0]
    assert not table.offers("convert")


def test_burning_takes_two_tokens_for_one() -> None:
    table = Table(seat("halflings", "E6", bowls=[0, 3, 0]))
    table.do("burn")
    assert table.has(0, "bowls") == [0, 1, 1]
    assert not table.offers("burn")


def test_a_priest_can_only_be_gained_while_one_is_in_the_supply() -> None:
    spaces = {"fire": [0, 0, None, None]}
    table = Table(seat("halflings", "E6", priests=5, bowls=[0, 0, 12]), spaces=spaces)
    assert not table.offers("convert", exchange="power_to_priest")
    assert not table.offers("action", action="ACT2")
    assert table.refused("convert", exchange="power_to_priest")[0] == "no_priest_left"
    assert table.refused("action", action="ACT2") == ("of_no_use", {"action": 1})


def test_shipping_costs_a_priest_and_four_coins_and_brings_points() -> None:
    table = Table(seat("halflings", "E6"), seat("nomads", "I7", priests=0))
    for number, points in ((1, 2), (2, 3), (3, 4)):
        before = table.has(0, "points")
        table.do("ship")
        assert table.has(0, "shipping", "points") == [number, before + points]
        table.end()
        table.do("pass", card=table.offers("pass")[0]["card"]) if number == 1 else None
    assert table.has(0, "coins", "priests") == [30 - 12, 0]
    assert table.refused("ship")[0] == "no_more_shipping"


def test_a_lower_exchange_rate_costs_a_priest_workers_and_coins_and_brings_six_points() -> None:
    table = Table(seat("witches", "F4"), seat("nomads", "I7", passed=True))
    table.do("exchange")
    assert table.has(0, "digging", "points", "coins", "workers", "priests") == [1, 26, 25, 13, 2]
    table.end()
    table.do("exchange")
    table.end()
    assert table.has(0, "digging") == 2
    assert table.refused("exchange")[0] == "no_more_digging"


def test_a_dwelling_is_built_on_reached_home_terrain_only() -> None:
    table = Table(seat("witches", "F4", coins=2, workers=1), terrain={"E6": "forest", "E7": "forest"})
    assert table.hexes("build") == ["E6", "E7"]
    table.do("build", at="E6")
    assert table.has(0, "coins", "workers") == [0, 0]
    assert table.has(0, "structures") == {"F4": "dwelling", "E6": "dwelling"}


def test_a_ship_reaches_over_river_but_not_over_land() -> None:
    table = Table(seat("witches", "F4", shipping=1))
    assert "G3" in table.hexes("build") and "H4" in table.hexes("transform")
    assert "E8" in table.hexes("transform")
    assert "D4" not in table.hexes("transform")


@for_each("structure, after, price, points", [
    ("dwelling", "trading_house", (6, 2), 0), ("trading_house", "temple", (5, 2), 0),
    ("trading_house", "stronghold", (6, 4), 0), ("temple", "sanctuary", (6, 4), 0),
])  # fmt: skip
def test_structures_are_upgraded_step_by_step(structure: str, after: str, price: tuple[int, int], points: int) -> None:
    table = Table(seat("giants", {"I1": structure}), seat("auren", "A3"))
    table.do("upgrade", at="I1", structure=after)
    assert table.has(0, "structures") == {"I1": after}
    assert (30 - table.has(0, "coins"), 15 - table.has(0, "workers")) == price


def test_a_trading_house_costs_half_the_coins_beside_an_opponent() -> None:
    table = Table(seat("giants", "G2"), seat("witches", "F4", passed=True))
    table.do("upgrade", at="G2", structure="trading_house")
    assert table.has(0, "coins", "workers") == [27, 13]


def test_only_pieces_that_are_left_can_be_built() -> None:
    houses = {"E6": "trading_house", "E2": "trading_house", "F5": "trading_house", "F7": "trading_house"}
    table = Table(seat("cultists", {**houses, "A1": "dwelling"}), seat("witches", "A3"))
    assert table.refused("upgrade", at="A1", structure="trading_house") == ("none_left", {"structure": 2})
    full = Table(seat("cultists", "A1 A7 B2 D8 E2 E6 F5 F7"), seat("witches", "A3"), terrain={"A2": "plains"})
    assert full.refused("build", at="A2") == ("none_left", {"structure": 1})


def test_an_upgraded_dwelling_goes_back_and_can_be_built_again() -> None:
    table = Table(seat("cultists", "A1 A7 B2 D8 E2 E6 F5 F7"), seat("witches", "A3", passed=True))
    table.do("upgrade", at="F7", structure="trading_house")
    table.end()
    assert table.state.built[1] == 7


def test_passing_as_the_first_makes_a_seat_begin_the_next_round() -> None:
    table = Table(seat("giants", "I1"), seat("auren", "A3"), cards={"BON4": 2, "BON6": 0, "BON7": 0})
    table.do("pass", card="BON4")
    assert table.has(0, "passed", "card", "coins") == [True, "BON4", 32]
    assert table.whole("next_first") == 0
    assert {each["card"] for each in table.offers("pass")} == {"BON3", "BON6", "BON7"}


def test_whoever_is_alone_goes_on_taking_turns() -> None:
    table = Table(seat("giants", "I1"), seat("auren", "A3", passed=True))
    for _ in range(2):
        table.do("ship")
        table.end()
        assert table.session.question_data() == {"kind": "turn", "seat": 0, "left": 1}


def test_a_question_of_an_action_under_way_opens_none() -> None:
    table = Table(seat("witches", "F4", bowls=[0, 0, 12]))
    table.do("action", action="ACT5")
    table.do("transform", at="E7")
    assert table.asked == "terrain"
    assert not table.opens()


def test_free_things_are_taken_back_one_by_one_as_parts_of_one_action() -> None:
    table = Table(seat("halflings", "E6"))
    assert table.opens()
    table.do("burn")
    assert not table.opens()

"""Cult tracks: priests, power on the way, the last step and its key."""

from __future__ import annotations

from tests.for_each import for_each
from tests.games.terra_mystica.played_table import Table, seat


def test_a_priest_on_the_best_order_space_brings_three_steps_and_stays() -> None:
    table = Table(seat("witches", "F4", priests=2, bowls=[12, 0, 0]))
    table.do("send", cult="fire", steps=3)
    assert table.has(0, "cults", "priests", "bowls") == [[3, 0, 0, 2], 1, [11, 1, 0]]
    assert table.whole("spaces")["fire"] == [0, None, None, None]
    table.end()
    assert table.refused("send", seat=1, cult="fire", steps=3) == ("no_space", {"cult": 0, "steps": 3})
    table.do("send", cult="fire", steps=2)
    assert table.whole("spaces")["fire"] == [0, 1, None, None]


def test_the_two_may_be_taken_while_the_three_is_free_and_a_priest_may_come_back_for_one() -> None:
    table = Table(seat("witches", "F4"))
    assert [each["steps"] for each in table.offers("send", cult="earth")] == [1, 2, 3]
    table.do("send", cult="earth", steps=1)
    assert table.has(0, "cults", "priests") == [[0, 0, 1, 2], 2]
    assert table.whole("spaces")["earth"] == [None] * 4


def test_when_all_order_spaces_are_taken_a_priest_still_brings_a_step() -> None:
    table = Table(seat("witches", "F4"), spaces={"air": [1, 1, 1, 1]})
    assert [each["steps"] for each in table.offers("send", cult="air")] == [1]
    assert table.refused("send", cult="air", steps=7) == ("no_such_steps", {"steps": 7})
    poor = Table(seat("witches", "F4", priests=0))
    assert poor.refused("send", cult="air", steps=1)[0] == "cannot_pay"


@for_each("before, steps, power", [(2, 1, 1), (4, 1, 2), (6, 1, 2), (2, 3, 3), (4, 3, 4), (0, 2, 0), (8, 2, 0)])
def test_power_is_gained_on_reaching_3_5_and_7_also_when_passing_over(before: int, steps: int, power: int) -> None:
    table = Table(seat("giants", "I1", cults=[before, 0, 0, 0], bowls=[12, 0, 0]))
    table.do("send", cult="fire", steps=steps)
    assert table.has(0, "bowls") == [12 - power, power, 0]


def test_the_last_step_takes_a_key_and_brings_three_power() -> None:
    table = Table(seat("giants", "I1", cults=[8, 0, 0, 0], keys=1, bowls=[12, 0, 0]))
    table.do("send", cult="fire", steps=3)
    assert table.has(0, "cults", "keys", "bowls") == [[10, 0, 0, 0], 0, [9, 3, 0]]


def test_without_a_key_the_marker_stops_at_nine() -> None:
    table = Table(seat("giants", "I1", cults=[8, 0, 0, 0]))
    table.do("send", cult="fire", steps=3)
    assert table.has(0, "cults") == [9, 0, 0, 0]


def test_only_one_player_reaches_the_last_step_of_a_track() -> None:
    table = Table(seat("giants", "I1", cults=[8, 0, 0, 0], keys=1), seat("auren", "A3", cults=[10, 0, 0, 0], keys=1))
    table.do("send", cult="fire", steps=3)
    assert table.has(0, "cults", "keys") == [[9, 0, 0, 0], 1]


def test_who_is_on_the_last_step_goes_no_further() -> None:
    table = Table(seat("giants", "I1", cults=[10, 0, 0, 0], keys=1, bowls=[12, 0, 0]))
    table.do("send", cult="fire", steps=2)
    assert table.has(0, "cults", "keys", "bowls") == [[10, 0, 0, 0], 1, [12, 0, 0]]


def test_a_last_step_lost_for_want_of_a_key_is_made_up_when_a_town_follows_in_the_turn() -> None:
    """J by default since 2014; R is silent."""
    built = {"H6": "dwelling", "H7": "trading_house", "G5": "trading_house", "G6": "trading_house"}
    table = Table(seat("giants", built, cults=[8, 0, 0, 0], bowls=[12, 0, 0]))
    table.do("upgrade", at="G5", structure="temple")
    table.do("favour", tile="FAV5")
    assert table.asked == "town"
    assert table.has(0, "cults") == [9, 0, 0, 0]
    table.do("town", tile="TW1")
    assert table.has(0, "cults", "keys") == [[10, 0, 0, 0], 0]


def test_when_more_tracks_would_take_a_key_than_there_are_the_player_says_which() -> None:
    """P asks; J has no rule, L takes the most threatened. We ask."""
    built = {"H7": "trading_house", "G5": "trading_house", "G6": "trading_house"}
    table = Table(seat("giants", built, cults=[9, 9, 5, 9], bowls=[12, 0, 0]), terrain={"H6": "wasteland"})
    table.do("build", at="H6")
    table.do("town", tile="TW5")
    assert table.asked == "key"
    assert [each["cult"] for each in table.offers("advance")] == ["fire", "water", "air"]
    assert table.has(0, "cults") == [9, 9, 6, 9]
    table.do("advance", cult="water")
    assert table.has(0, "cults", "keys") == [[9, 10, 6, 9], 0]
    table.end()
    assert table.state.blocked == 0


def test_with_keys_for_all_nobody_is_asked() -> None:
    built = {"H7": "trading_house", "G5": "trading_house", "G6": "trading_house"}
    table = Table(seat("giants", built, cults=[9, 9, 5, 10], keys=1, bowls=[12, 0, 0]), terrain={"H6": "wasteland"})
    table.do("build", at="H6")
    table.do("town", tile="TW5")
    assert table.has(0, "cults", "keys") == [[10, 10, 6, 10], 0]


def test_a_track_that_somebody_else_has_filled_meanwhile_takes_no_key() -> None:
    table = Table(seat("giants", "I1", cults=[8, 0, 0, 0]), seat("auren", "A3", cults=[9, 0, 0, 0], keys=1))
    table.do("send", cult="fire", steps=3)
    table.state.advance_cult(1, 0, 1)
    table.state.block_step(0, 0)
    table.state.set_stock(0, 0, 3, 0, 0, 0, 0, 20, 1, 0, 0)
    table.do("convert", exchange="worker_to_coin")
    assert table.has(0, "cults", "keys") == [[9, 0, 0, 0], 1]


def test_a_key_later_does_not_make_up_a_step_on_a_track_that_is_taken() -> None:
    built = {"H7": "trading_house", "G5": "trading_house", "G6": "trading_house"}
    table = Table(
        seat("giants", built, cults=[9, 0, 0, 0]), seat("auren", "A3", cults=[10, 0, 0, 0]), terrain={"H6": "wasteland"}
    )
    table.do("build", at="H6")
    table.do("town", tile="TW5")
    assert table.has(0, "cults", "keys") == [[9, 1, 1, 1], 1]

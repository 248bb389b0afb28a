"""Chaos Magicians: two favour tiles, the double turn. (Their only starting dwelling: test_setup.)"""

from __future__ import annotations

from tests.games.terra_mystica.played_table import Table, seat


def test_a_temple_and_the_sanctuary_bring_two_different_favour_tiles() -> None:
    table = Table(seat("chaosmagicians", {"I1": "trading_house"}))
    table.do("upgrade", at="I1", structure="temple")
    table.do("favour", tile="FAV9")
    assert not table.offers("favour", tile="FAV9")
    table.do("favour", tile="FAV7")
    assert table.has(0, "favours") == ["FAV7", "FAV9"]
    assert table.asked == "turn"


def test_the_double_turn_takes_two_actions_each_settled_in_full() -> None:
    table = Table(seat("chaosmagicians", {"G2": "stronghold", "F3": "dwelling"}), seat("witches", "F4"))
    table.do("action", action="ACTC")
    assert table.session.question_data() == {"kind": "turn", "seat": 0, "left": 2, "begun": 1}
    table.do("upgrade", at="F3", structure="trading_house")
    table.do("refuse")
    assert table.session.question_data() == {"kind": "turn", "seat": 0, "left": 1}
    assert table.refused("end") == ("action_first", {})
    table.do("ship")
    table.end()
    assert table.session.pending and table.session.pending.seat == 1


def test_two_power_actions_or_a_favour_tile_at_once_used_are_two_actions_too() -> None:
    built = {"G2": "stronghold", "F3": "trading_house"}
    table = Table(seat("chaosmagicians", built, bowls=[0, 0, 12]), seat("witches", "I6"))
    table.do("action", action="ACTC")
    table.do("action", action="ACT3")
    table.do("action", action="ACT4")
    assert table.whole("used") == ["ACT3", "ACT4"]
    other = Table(seat("chaosmagicians", built), seat("witches", "I6"))
    other.do("action", action="ACTC")
    other.do("upgrade", at="F3", structure="temple")
    other.do("favour", tile="FAV6")
    other.do("favour", tile="FAV9")
    other.do("action", action="FAV6")
    other.do("advance", cult="water")
    assert other.has(0, "cults") == [3, 3, 0, 0]


def test_a_favour_tile_scores_what_is_built_in_the_second_action() -> None:
    built = {"G2": "stronghold", "F3": "trading_house"}
    table = Table(seat("chaosmagicians", built), seat("witches", "I6"), terrain={"F4": "wasteland"})
    table.do("action", action="ACTC")
    table.do("upgrade", at="F3", structure="temple")
    table.do("favour", tile="FAV11")
    table.do("favour", tile="FAV9")
    assert table.has(0, "points") == 20
    table.do("build", at="F4")
    assert table.has(0, "points") == 22


def test_it_is_not_nested_and_once_a_round() -> None:
    table = Table(seat("chaosmagicians", {"I1": "stronghold"}))
    table.do("action", action="ACTC")
    assert table.refused("action", action="ACTC")[0] == "action_used"


def test_passing_as_the_first_of_two_actions_loses_the_second() -> None:
    """J."""
    table = Table(seat("chaosmagicians", {"I1": "stronghold"}), seat("auren", "A3"))
    table.do("action", action="ACTC")
    table.do("pass", card="BON1")
    assert table.session.question_data() == {"kind": "turn", "seat": 1, "left": 1}


def test_it_may_be_used_when_all_others_have_passed() -> None:
    table = Table(seat("chaosmagicians", {"I1": "stronghold"}), seat("auren", "A3", passed=True))
    table.do("action", action="ACTC")
    table.do("ship")
    table.do("ship")
    assert table.has(0, "shipping") == 2

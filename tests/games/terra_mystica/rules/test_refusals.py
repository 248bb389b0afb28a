"""Why something is not possible: the codes that no other test is about."""

from __future__ import annotations

from typing import Any

from tests.for_each import for_each
from tests.games.terra_mystica.played_table import Table, seat


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    table = Table(seat("witches", "F4"), seat("giants", "I1", passed=True))
    assert table.refused("ship", seat=1) == ("has_passed", {})
    assert table.refused("burn", seat=1) == ("not_your_turn", {"asked": 0})
    assert table.refused("ship", seat=7) == ("no_such_seat", {"seat": 7})


@for_each("kind, fields, code", [
    ("favour", {"tile": "FAV1"}, "not_an_answer"), ("end", {}, "action_first"), ("decline", {}, "not_an_answer"),
    ("upgrade", {"at": "I1", "structure": "trading_house"}, "not_yours"),
    ("upgrade", {"at": "F4", "structure": "sanctuary"}, "no_such_upgrade"),
    ("pass", {}, "needs_card"), ("pass", {"card": "BON5"}, "card_taken"),
    ("pass", {"card": "BON9"}, "card_not_in_play"),
    ("link", {"river": "r1"}, "founds_no_town"), ("build", {"at": "F4"}, "occupied"),
    ("build", {"at": "E6"}, "not_home"),
    ("build", {"at": "A3"}, "not_reached"), ("transform", {"at": "A3"}, "not_reached"),
])  # fmt: skip
def test_what_is_no_action_now_is_refused_with_its_reason(kind: str, fields: dict[str, Any], code: str) -> None:
    table = Table(seat("witches", "F4", card="BON3"), seat("giants", "I1", card="BON5"))
    assert table.refused(kind, **fields)[0] == code


@for_each("kind, fields, code", [
    ("ship", {}, "cannot_pay"), ("exchange", {}, "cannot_pay"), ("build", {"at": "E7"}, "cannot_pay"),
    ("upgrade", {"at": "F4", "structure": "trading_house"}, "cannot_pay"),
    ("convert", {"exchange": "power_to_worker"}, "not_enough_power"),
    ("convert", {"exchange": "power_to_coin"}, "not_enough_power"),
    ("convert", {"exchange": "priest_to_worker"}, "cannot_pay"),
    ("convert", {"exchange": "worker_to_coin"}, "cannot_pay"), ("burn", {}, "too_few_to_burn"),
])  # fmt: skip
def test_what_cannot_be_paid_is_refused(kind: str, fields: dict[str, Any], code: str) -> None:
    poor = {"coins": 0, "workers": 0, "priests": 0, "bowls": [12, 0, 0]}
    table = Table(seat("witches", "F4", **poor), terrain={"E7": "forest"})
    assert table.refused(kind, **fields)[0] == code


def test_a_second_action_is_refused() -> None:
    table = Table(seat("witches", "F4"))
    table.do("ship")
    assert table.refused("ship") == ("already_acted", {})
    assert table.refused("build", at="E6") == ("already_acted", {})


def test_within_an_action_its_question_comes_first() -> None:
    table = Table(seat("witches", "F4", workers=4, coins=0))
    table.do("transform", at="E7")
    assert table.refused("ship") == ("answer_first", {"question": "terrain"})
    assert table.refused("burn") == ("answer_first", {"question": "terrain"})
    assert table.refused("dig", terrain="forest", spades=3) == ("not_an_answer", {"question": "terrain"})
    table.do("dig", terrain="forest", spades=1)
    assert table.refused("build", at="E7")[0] == "cannot_pay"
    assert table.refused("build", at="F4") == ("occupied", {"owner": 0})
    assert table.refused("convert", exchange="point_to_coin") == ("only_alchemists", {})
    assert table.refused("link", river="r1") == ("answer_first", {"question": "dwelling"})


def test_exchanges_of_the_alchemists_have_reasons_of_their_own() -> None:
    table = Table(seat("alchemists", "E5", coins=1, points=0))
    assert table.refused("convert", exchange="coins_to_point")[0] == "cannot_pay"
    assert table.refused("convert", exchange="point_to_coin")[0] == "no_points"

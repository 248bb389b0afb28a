"""Scenarios: a table described field by field, and described again."""

from __future__ import annotations

import json

import pytest

from resarcana_gui.games.terra_mystica.engine import as_scenario, start, table, terra_mystica
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.game import OptionsError
from tests.for_each import for_each
from tests.games.terra_mystica.played_table import Table, seat

ONE, TWO = seat("witches", "F4"), seat("giants", "I1")
WRONG = [
    ({"seats": [ONE]}, "A scenario describes 2 to 5 seats, not 1."),
    ([], "scenario: expected an object, found []."),
    ({"seats": "two"}, "seats: expected a list, found 'two'."),
    ({"seats": [ONE, {"faction": "trolls"}]}, "seats[1].faction: there is no 'trolls'."),
    ({"seats": [ONE, {**TWO, "gold": 1}]}, "seats[1]: unknown key 'gold'; known keys: bowls, "),
    ({"seats": [ONE, seat("auren", "A3")]}, "seats: two factions have the same home terrain."),
    ({"seats": [ONE, seat("giants", "F4")]}, "seats: two structures stand on the same hex."),
    ({"seats": [{**ONE, "bridges": ["A3:C1"]}, {**TWO, "bridges": ["A3:C1"]}]}, "seats: two bridges are on the same"),
    ({"seats": [ONE, {**TWO, "coins": -1}]}, "seats[1].coins: expected a whole number from 0 to 999, found -1."),
    ({"seats": [ONE, {**TWO, "bowls": [1, 2]}]}, "seats[1].bowls: expected 3 numbers, found 2."),
    ({"seats": [ONE, {**TWO, "bowls": [9, 9, 9]}]}, "scenario: Seat 1 has more than 12 power tokens."),
    ({"seats": [ONE, {**TWO, "passed": 1}]}, "seats[1].passed: expected true or false, found 1."),
    ({"seats": [{**ONE, "passed": True}, TWO], "active": 0}, "active: seat 0 has passed."),
    ({"seats": [ONE, TWO], "next_first": 1}, "next_first: seat 1 has not passed."),
    ({"seats": [ONE, TWO], "scoring": ["SCORE1"]}, "scoring: expected 6 tiles, found 1."),
    ({"seats": [ONE, TWO], "spaces": {"fire": [0]}}, "spaces.fire: expected 4 seats or nulls, found 1."),
    ({"seats": [{**ONE, "card": "BON1"}, TWO], "cards": {"BON1": 0}}, "cards: a bonus card is in two places."),
    ({"seats": [{**ONE, "cults": [10, 0, 0, 0]}, {**TWO, "cults": [10, 0, 0, 0]}]}, "scenario: Seat 0 stands on step"),
]  # fmt: skip


@for_each("described, sentence", WRONG)
def test_a_mistake_is_told_with_its_field(described: object, sentence: str) -> None:
    with pytest.raises(OptionsError) as caught:
        start(scenario=described)  # type: ignore[arg-type]
    assert str(caught.value).startswith(sentence)


def test_no_other_option_goes_with_a_scenario_but_the_number_of_seats() -> None:
    described = {"seats": [ONE, TWO]}
    assert start(scenario=described, seats=2).question_data() == {"kind": "turn", "seat": 0, "left": 1}
    with pytest.raises(OptionsError, match="no other option goes with it"):
        start(scenario=described, first=1)


def test_what_is_not_told_is_what_a_faction_starts_with() -> None:
    table = Table({"faction": "mermaids"}, {"faction": "engineers", "card": None})
    assert table.has(0, "coins", "workers", "bowls", "cults", "shipping") == [15, 3, [3, 9, 0], [0, 2, 0, 0], 1]
    assert table.has(0, "card") == "BON3" and table.has(1, "card") is None
    assert table.whole("cards") == {"BON5": 0, "BON8": 0, "BON1": 0}


def test_a_table_at_which_a_turn_begins_can_be_described_and_begun_again() -> None:
    for seed in range(12):
        session, dice = start(seed, seats=2 + seed % 4), Dice(seed)
        for step in range(10_000):
            question = session.question_data()
            if question is None:
                break
            if question["kind"] == "turn" and question["left"] == 1 and not question.get("begun") and step % 9 == 0:
                again = start(scenario=json.loads(json.dumps(as_scenario(session.state))))
                assert table(again.state) == table(session.state)
                assert again.legal_data() == session.legal_data()
            answers = session.legal()
            session.submit(answers[dice.below(len(answers))])


def test_other_moments_cannot_be_described() -> None:
    with pytest.raises(ValueError, match="Only a table at which a turn begins"):
        as_scenario(start(seats=2).state)
    table = Table(ONE, TWO)
    table.do("burn")
    with pytest.raises(ValueError, match="Only a table"):
        as_scenario(table.session.state)


def test_links_towns_and_order_spaces_are_part_of_it() -> None:
    town = {"E4": "trading_house", "E3": "trading_house", "G1": "trading_house", "D3": "dwelling"}
    told = seat("mermaids", town, in_town=list(town), links=["r20"], towns=["TW1", "TW2"], used=["BON2"])
    table = Table(told, seat("witches", "F4"), used=["ACT1"], spaces={"air": [1, None, None, 0]})
    assert table.has(0, "links", "towns", "used") == [["r20"], ["TW1", "TW2"], ["BON2"]]
    assert table.whole("spaces")["air"] == [1, None, None, 0]


def test_a_blank_table_can_be_looked_at() -> None:
    state = terra_mystica().blank({"seats": 2}, -1)
    assert isinstance(state, State)
    assert table(state)["seats"] == [{"faction": None}, {"faction": None}]

# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

from __future__ import annotations

import pytest

from resarcana_gui.screens.game_ui import Level, Setup, Wish
from resarcana_gui.screens.planning import Choosable, Planning
from resarcana_gui.screens.services import Guest

CARDS = Wish("cards", "Cards", ((9, "nine"), (12, "twelve")))
SETUPS = [
    Setup("standard", "Standard", "", 2, 4, {"kind": "plain"}, (CARDS,)),
    Setup("duel", "Duel", "", 2, 2, {"kind": "duel"}),
    Setup("crowd", "Crowd", "", 3, 4, {}),
]
LEVELS = [Level("weak", "Weak", ""), Level("strong", "Strong", ""), Level("master", "Master", "")]
GIVEN = Choosable("toy", SETUPS, LEVELS, ["Circe", "Merlin"], lambda seat, people: f"Person {seat + 1} of {people}")


@pytest.fixture
def planning() -> Planning:
    return Planning(GIVEN)


def test_at_first_one_person_plays_against_one_machine(planning: Planning) -> None:
    plan = planning.plan(lambda: 7)
    assert plan.game == "toy" and plan.seed == 7
    assert plan.guests == (Guest("Person 1 of 1"), Guest("Circe", "strong"))
    assert plan.options == {"kind": "plain", "cards": 9}


def test_wishes_go_into_the_options(planning: Planning) -> None:
    planning.choose_value(CARDS, 1)
    assert planning.options() == {"kind": "plain", "cards": 12}
    planning.choose("duel")
    assert planning.options() == {"kind": "duel"}


def test_a_wish_belongs_to_its_setup_and_may_be_for_few_players_only() -> None:
    narrow = Wish("cards", "Cards", ((5, "five"), (6, "six")), most=2)
    setups = [SETUPS[0], Setup("other", "Other", "", 2, 4, {}, (narrow,))]
    planning = Planning(Choosable("toy", setups, LEVELS, ["Circe"], lambda seat, people: "You"))
    planning.choose_value(CARDS, 1)
    planning.choose("other")
    assert planning.options() == {"cards": 5}
    planning.choose_value(narrow, 1)
    assert planning.options() == {"cards": 6}
    planning.add()
    assert planning.wishes == [] and planning.options() == {}


def test_of_a_wish_about_seats_only_those_can_be_chosen_that_there_are() -> None:
    begins = Wish("first", "Who begins", ((-1, "By lot"), (0, "One"), (1, "Two"), (2, "Three")), by_seat=True)
    setups = [Setup("standard", "Standard", "", 2, 3, {}, (begins,))]
    planning = Planning(Choosable("toy", setups, LEVELS, ["Circe"], lambda seat, people: "You"))
    assert [words for _, words in planning.values(begins)] == ["By lot", "One", "Two"]
    planning.add()
    planning.choose_value(begins, 3)
    assert planning.options() == {"first": 2}
    planning.remove(0)
    assert planning.options() == {"first": -1}


def test_there_are_always_as_many_seats_as_the_setup_allows(planning: Planning) -> None:
    planning.add()
    planning.add()
    planning.add()
    assert len(planning.chairs) == 4
    assert not planning.can_add
    planning.choose("duel")
    assert len(planning.chairs) == 2
    assert [planning.can_add, planning.can_remove] == [False, False]
    planning.remove(1)
    assert len(planning.chairs) == 2
    planning.choose("crowd")
    assert len(planning.chairs) == 3
    assert planning.can_add
    planning.choose("there is none")
    assert planning.setup.name == "crowd"


def test_one_can_leave_out_any_seat(planning: Planning) -> None:
    planning.add()
    planning.set_name(2, "Hermes")
    planning.remove(1)
    assert planning.names() == ["Person 1 of 1", "Hermes"]


def test_a_new_seat_is_like_the_last_machine(planning: Planning) -> None:
    planning.set_kind(1, "master")
    planning.add()
    assert [chair.kind for chair in planning.chairs] == [None, "master", "master"]
    planning.set_kind(1, None)
    planning.remove(2)
    planning.add()
    assert planning.chairs[2].kind == "weak" and planning.people == 2


def test_machines_have_free_names_and_people_their_own(planning: Planning) -> None:
    planning.set_name(0, "  Circe ")
    for _ in range(2):
        planning.add()
    assert planning.names() == ["Circe", "Merlin", "3", "4"]
    assert planning.twice() is None
    planning.set_name(1, "Circe")
    assert planning.twice() == "Circe"


def test_a_name_that_cannot_be_shown_is_none(planning: Planning) -> None:
    planning.chairs[0].name = "\n"
    assert planning.names()[0] == "Person 1 of 1"


@pytest.mark.parametrize(
    ("typed", "seed"),
    [("", 7), ("  ", 7), ("123", 123), ("-5", -5), (" Ada ", "Ada"), ("²", "²"), ("9" * 300, 7)],
)
def test_a_seed_is_a_number_or_a_text_or_chance(planning: Planning, typed: str, seed: int | str) -> None:
    planning.seed = typed
    assert planning.plan(lambda: 7).seed == seed


def test_what_was_chosen_is_remembered(planning: Planning) -> None:
    planning.choose_value(CARDS, 1)
    planning.add()
    planning.set_kind(2, None)
    planning.set_name(2, "Ada")
    again = Planning(GIVEN)
    again.recall(planning.remembered())
    assert again.plan(lambda: 7) == planning.plan(lambda: 7)


def test_what_is_remembered_wrongly_changes_nothing() -> None:
    usual, again = Planning(GIVEN), Planning(GIVEN)
    again.recall({"setup": "gone", "seats": "many", "wish standard cards": "x", "kind 0": "gone", "name 0": "x"})
    assert again.plan(lambda: 7) == usual.plan(lambda: 7)
    again.recall({"seats": "9", "wish standard cards": "8"})
    assert again.plan(lambda: 7) == usual.plan(lambda: 7)
    again.recall({"seats": "1", "kind 0": "gone"})
    assert len(again.chairs) == 2 and again.chairs[0].kind is None

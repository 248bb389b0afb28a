# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

from __future__ import annotations

import pytest

from resarcana_gui.screens.game_ui import Level, Setup, SetupOption
from resarcana_gui.screens.new_game_model import NewGameModel, Offer
from resarcana_gui.screens.services import PlayerSpec

CARDS = SetupOption("cards", "Cards", ((9, "nine"), (12, "twelve")))
SETUPS = [
    Setup("standard", "Standard", "", 2, 4, {"kind": "plain"}, (CARDS,)),
    Setup("duel", "Duel", "", 2, 2, {"kind": "duel"}),
    Setup("crowd", "Crowd", "", 3, 4, {}),
]
LEVELS = [Level("weak", "Weak", ""), Level("strong", "Strong", ""), Level("master", "Master", "")]
GIVEN = Offer("toy", SETUPS, LEVELS, ["Circe", "Merlin"], lambda seat, people: f"Person {seat + 1} of {people}")


@pytest.fixture
def model() -> NewGameModel:
    return NewGameModel(GIVEN)


def test_at_first_one_person_plays_against_one_machine(model: NewGameModel) -> None:
    match_plan = model.match_plan(lambda: 7)
    assert match_plan.game == "toy" and match_plan.seed == 7
    assert match_plan.players == (PlayerSpec("Person 1 of 1"), PlayerSpec("Circe", "strong"))
    assert match_plan.options == {"kind": "plain", "cards": 9}


def test_wishes_go_into_the_options(model: NewGameModel) -> None:
    model.choose_value(CARDS, 1)
    assert model.options() == {"kind": "plain", "cards": 12}
    model.choose("duel")
    assert model.options() == {"kind": "duel"}


def test_a_wish_belongs_to_its_setup_and_may_be_for_few_players_only() -> None:
    narrow = SetupOption("cards", "Cards", ((5, "five"), (6, "six")), most=2)
    setups = [SETUPS[0], Setup("other", "Other", "", 2, 4, {}, (narrow,))]
    model = NewGameModel(Offer("toy", setups, LEVELS, ["Circe"], lambda seat, people: "You"))
    model.choose_value(CARDS, 1)
    model.choose("other")
    assert model.options() == {"cards": 5}
    model.choose_value(narrow, 1)
    assert model.options() == {"cards": 6}
    model.add()
    assert model.setup_options == [] and model.options() == {}


def test_of_a_wish_about_seats_only_those_can_be_chosen_that_there_are() -> None:
    begins = SetupOption("first", "Who begins", ((-1, "By lot"), (0, "One"), (1, "Two"), (2, "Three")), by_seat=True)
    setups = [Setup("standard", "Standard", "", 2, 3, {}, (begins,))]
    model = NewGameModel(Offer("toy", setups, LEVELS, ["Circe"], lambda seat, people: "You"))
    assert [words for _, words in model.values(begins)] == ["By lot", "One", "Two"]
    model.add()
    model.choose_value(begins, 3)
    assert model.options() == {"first": 2}
    model.remove(0)
    assert model.options() == {"first": -1}


def test_there_are_always_as_many_seats_as_the_setup_allows(model: NewGameModel) -> None:
    model.add()
    model.add()
    model.add()
    assert len(model.seats) == 4
    assert not model.can_add
    model.choose("duel")
    assert len(model.seats) == 2
    assert [model.can_add, model.can_remove] == [False, False]
    model.remove(1)
    assert len(model.seats) == 2
    model.choose("crowd")
    assert len(model.seats) == 3
    assert model.can_add
    model.choose("there is none")
    assert model.setup.name == "crowd"


def test_one_can_leave_out_any_seat(model: NewGameModel) -> None:
    model.add()
    model.set_name(2, "Hermes")
    model.remove(1)
    assert model.names() == ["Person 1 of 1", "Hermes"]


def test_a_new_seat_is_like_the_last_machine(model: NewGameModel) -> None:
    model.set_kind(1, "master")
    model.add()
    assert [seat_choice.kind for seat_choice in model.seats] == [None, "master", "master"]
    model.set_kind(1, None)
    model.remove(2)
    model.add()
    assert model.seats[2].kind == "weak" and model.people == 2


def test_machines_have_free_names_and_people_their_own(model: NewGameModel) -> None:
    model.set_name(0, "  Circe ")
    for _ in range(2):
        model.add()
    assert model.names() == ["Circe", "Merlin", "3", "4"]
    assert model.twice() is None
    model.set_name(1, "Circe")
    assert model.twice() == "Circe"


def test_a_name_that_cannot_be_shown_is_none(model: NewGameModel) -> None:
    model.seats[0].name = "\n"
    assert model.names()[0] == "Person 1 of 1"


@pytest.mark.parametrize(
    ("typed", "seed"),
    [("", 7), ("  ", 7), ("123", 123), ("-5", -5), (" Ada ", "Ada"), ("²", "²"), ("9" * 300, 7)],
)
def test_a_seed_is_a_number_or_a_text_or_chance(model: NewGameModel, typed: str, seed: int | str) -> None:
    model.seed = typed
    assert model.match_plan(lambda: 7).seed == seed


def test_what_was_chosen_is_remembered(model: NewGameModel) -> None:
    model.choose_value(CARDS, 1)
    model.add()
    model.set_kind(2, None)
    model.set_name(2, "Ada")
    again = NewGameModel(GIVEN)
    again.recall(model.remembered())
    assert again.match_plan(lambda: 7) == model.match_plan(lambda: 7)


def test_what_is_remembered_wrongly_changes_nothing() -> None:
    usual, again = NewGameModel(GIVEN), NewGameModel(GIVEN)
    again.recall({"setup": "gone", "seats": "many", "wish standard cards": "x", "kind 0": "gone", "name 0": "x"})
    assert again.match_plan(lambda: 7) == usual.match_plan(lambda: 7)
    again.recall({"seats": "9", "wish standard cards": "8"})
    assert again.match_plan(lambda: 7) == usual.match_plan(lambda: 7)
    again.recall({"seats": "1", "kind 0": "gone"})
    assert len(again.seats) == 2 and again.seats[0].kind is None

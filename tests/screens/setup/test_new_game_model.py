# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

from __future__ import annotations

import pytest

from resarcana_gui.screens.game_ui import Character, Level, Setup, SetupOption
from resarcana_gui.screens.services import PlayerSpec
from resarcana_gui.screens.setup.new_game_model import AvailableChoices, NewGameModel

CARDS = SetupOption("cards", "Cards", ((9, "nine"), (12, "twelve")))
SETUPS = [
    Setup("standard", "Standard", "", 2, 4, {"kind": "plain"}, (CARDS,)),
    Setup("duel", "Duel", "", 2, 2, {"kind": "duel"}),
    Setup("crowd", "Crowd", "", 3, 4, {}),
]
LEVELS = [Level("weak", "Weak", ""), Level("strong", "Strong", ""), Level("master", "Master", "")]
CHARACTERS = [Character(name.lower(), name) for name in ("Circe", "Merlin", "Medea", "Hermes", "Flamel")]
GIVEN = AvailableChoices("toy", SETUPS, LEVELS, CHARACTERS, lambda seat, people: f"Person {seat + 1} of {people}")


@pytest.fixture
def model() -> NewGameModel:
    return NewGameModel(GIVEN)


def test_at_first_one_person_plays_against_one_machine_of_the_first_level(model: NewGameModel) -> None:
    match_plan = model.match_plan(lambda: 7)
    assert match_plan.game == "toy" and match_plan.seed == 7
    assert match_plan.players == (PlayerSpec("Person 1 of 1"), PlayerSpec("Circe", "weak"))
    assert match_plan.options == {"kind": "plain", "cards": 9}


def test_wishes_go_into_the_options(model: NewGameModel) -> None:
    model.choose_value(CARDS, 1)
    assert model.options() == {"kind": "plain", "cards": 12}
    model.choose("duel")
    assert model.options() == {"kind": "duel"}


def test_a_wish_belongs_to_its_setup_and_may_be_for_few_players_only() -> None:
    narrow = SetupOption("cards", "Cards", ((5, "five"), (6, "six")), most=2)
    setups = [SETUPS[0], Setup("other", "Other", "", 2, 4, {}, (narrow,))]
    model = NewGameModel(AvailableChoices("toy", setups, LEVELS, CHARACTERS, lambda seat, people: "You"))
    model.choose_value(CARDS, 1)
    model.choose("other")
    assert model.options() == {"cards": 5}
    model.choose_value(narrow, 1)
    assert model.options() == {"cards": 6}
    model.pick("medea")
    assert model.setup_options == [] and model.options() == {}


def test_of_a_wish_about_seats_only_those_can_be_chosen_that_there_are() -> None:
    begins = SetupOption("first", "Who begins", ((-1, "By lot"), (0, "One"), (1, "Two"), (2, "Three")), by_seat=True)
    setups = [Setup("standard", "Standard", "", 2, 3, {}, (begins,))]
    model = NewGameModel(AvailableChoices("toy", setups, LEVELS, CHARACTERS, lambda seat, people: "You"))
    assert [words for _, words in model.values(begins)] == ["By lot", "One", "Two"]
    model.add_person()
    model.choose_value(begins, 3)
    assert model.options() == {"first": 2}
    model.remove(0)
    assert model.options() == {"first": -1}


def test_there_are_always_as_many_seats_as_the_setup_allows(model: NewGameModel) -> None:
    for character in ("merlin", "medea"):
        assert model.pick(character)
    assert len(model.seats) == 4
    assert not model.can_add
    model.choose("duel")
    assert len(model.seats) == 2
    assert [model.can_add, model.can_remove] == [False, False]
    model.choose("crowd")
    assert len(model.seats) == 3
    assert model.can_add
    model.choose("there is none")
    assert model.setup.name == "crowd"


def test_a_character_picked_sits_down_and_picked_again_leaves(model: NewGameModel) -> None:
    assert model.pick("medea")
    assert model.names() == ["Person 1 of 1", "Circe", "Medea"] and model.seat_of("medea") == 2
    assert model.pick("circe")
    assert model.names() == ["Person 1 of 1", "Medea"] and model.seat_of("circe") is None
    assert model.pick("medea") and model.leaving == "medea"  # somebody has to be there
    assert model.names() == ["Person 1 of 1", "Medea"]
    assert model.pick("medea") and model.leaving is None
    model.pick("medea")
    assert model.pick("circe") and model.names() == ["Person 1 of 1", "Circe"] and model.leaving is None


def test_where_there_is_no_room_a_character_takes_the_place_of_another(model: NewGameModel) -> None:
    model.choose("duel")
    assert model.pick("hermes")
    assert model.names() == ["Person 1 of 1", "Hermes"]
    model.add_person()
    assert model.names() == ["Person 1 of 2", "Person 2 of 2"]
    assert not model.pick("circe")  # nobody sends a person away
    assert model.people == 2


def test_one_can_leave_out_any_seat_and_where_there_must_be_one_another_comes(model: NewGameModel) -> None:
    model.pick("merlin")
    model.remove(1)
    assert model.names() == ["Person 1 of 1", "Merlin"]
    model.remove(0)
    assert model.names() == ["Circe", "Merlin"]
    model.remove(0)
    assert model.names() == ["Medea", "Merlin"]


def test_the_order_of_turns_can_be_chosen(model: NewGameModel) -> None:
    model.pick("merlin")
    model.move(2, 0)
    assert model.names() == ["Merlin", "Person 2 of 1", "Circe"]
    model.move(0, 1)
    assert model.names() == ["Person 1 of 1", "Merlin", "Circe"]


def test_every_character_has_its_own_level_whether_it_sits_there_or_not(model: NewGameModel) -> None:
    model.set_level("circe", "master")
    model.set_level("medea", "weak")
    assert model.seats[1].kind == "master" and model.level_of("medea").name == "weak"
    model.pick("medea")
    model.pick("circe")
    model.pick("circe")
    assert [seat.kind for seat in model.seats] == [None, "weak", "master"]


def test_who_has_no_level_yet_plays_like_the_last_machine(model: NewGameModel) -> None:
    model.set_level("circe", "master")
    model.pick("hermes")
    assert [seat.kind for seat in model.seats] == [None, "master", "master"]


def test_one_that_sits_there_keeps_the_level_of_its_seat_when_another_sits_down(model: NewGameModel) -> None:
    model.set_level("medea", "master")
    model.pick("medea")
    assert model.seats[1].kind == model.level_of(model.seats[1].character).name != "master"


def test_a_surprise_seats_others_at_the_same_levels(model: NewGameModel) -> None:
    model.set_level("circe", "weak")
    model.set_level("merlin", "master")
    model.pick("merlin")
    model.surprise(lambda number: number - 1)
    assert model.names() == ["Person 1 of 1", "Flamel", "Hermes"]
    assert [seat.kind for seat in model.seats] == [None, "weak", "master"]
    assert model.level_of("flamel").name == "weak"


def test_two_of_one_name_are_found(model: NewGameModel) -> None:
    model.set_name(0, "  Circe ")
    assert model.duplicate_name() == "Circe"
    model.pick("merlin")
    model.pick("circe")
    assert model.names() == ["Circe", "Merlin"]
    assert model.duplicate_name() is None
    model.set_name(0, "merlin")
    assert model.duplicate_name() == "merlin", "nobody would tell them apart"


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
    model.pick("hermes")
    model.set_level("hermes", "master")
    model.set_level("medea", "weak")
    model.add_person()
    model.set_name(3, "Ada")
    again = NewGameModel(GIVEN)
    again.restore(model.saved_choices())
    assert again.match_plan(lambda: 7) == model.match_plan(lambda: 7)
    assert again.seat_of("hermes") == 2 and again.level_of("medea").name == "weak"


def test_what_was_remembered_before_there_were_characters_still_counts(model: NewGameModel) -> None:
    model.restore({"setup": "standard", "seats": "3", "kind 1": "weak", "kind 2": "master", "name 1": "Merlin"})
    assert [seat.kind for seat in model.seats] == [None, "weak", "master"]
    assert model.names() == ["Person 1 of 1", "Circe", "Merlin"]


def test_what_is_remembered_wrongly_changes_nothing() -> None:
    usual, again = NewGameModel(GIVEN), NewGameModel(GIVEN)
    again.restore({"setup": "gone", "seats": "many", "wish standard cards": "x", "kind 0": "gone", "name 0": "x"})
    assert again.match_plan(lambda: 7) == usual.match_plan(lambda: 7)
    again.restore({"seats": "9", "wish standard cards": "8", "level circe": "gone", "level nobody": "weak"})
    assert again.match_plan(lambda: 7) == usual.match_plan(lambda: 7)
    again.restore({"seats": "1", "kind 0": "gone"})
    assert len(again.seats) == 2 and again.seats[0].kind is None
    again.restore({"seats": "3", "kind 1": "weak", "character 1": "medea", "kind 2": "weak", "character 2": "medea"})
    assert again.names() == ["Person 1 of 1", "Medea", "Circe"]

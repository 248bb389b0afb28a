"""Options: defaults, and every mistake in one sentence."""

from __future__ import annotations

import pytest

from resarcana_gui.kernel.game import OptionsError
from tests.for_each import for_each
from tests.games.resarcana.described_table import resarcana

WHOLE_SEATS = "The option seats is a whole number from 2 to 4, not "
SIDES = "The option sides is 'first', 'random' or a list of Places of Power, not "
ONE_HAND_EACH = "The option hands lists a different first-game hand, 1 to 4, for every seat."
BACKS = ["alchemists_tower", "sacrificial_pit", "dwarven_mines", "sunken_reef", "sorcerers_bestiary"]

MISTAKES: list[tuple[dict[str, object], str]] = [
    ({"seats": 1}, WHOLE_SEATS + "1."),
    ({"seats": 5}, WHOLE_SEATS + "5."),
    ({"seats": "2"}, WHOLE_SEATS + "'2'."),
    ({"seats": True}, WHOLE_SEATS + "True."),
    ({"seats": 2.0}, WHOLE_SEATS + "2.0."),
    ({"colour": 1}, "Unknown option 'colour'; choose from seats, setup, tight, sides, first, hands, scenario."),
    ({"setup": "quick"}, "Unknown setup 'quick'; choose from first, standard, draft, match."),
    ({"setup": 1}, "Unknown setup 1; choose from first, standard, draft, match."),
    ({"tight": 1}, "The option tight is true or false, not 1."),
    ({"tight": True, "seats": 3}, "The tight setup is for two seats."),
    ({"setup": "match", "seats": 3}, "A match of three games is for two seats."),
    ({"first": 2}, "The option first is a whole number from -1 to 1, not 2."),
    ({"first": -2}, "The option first is a whole number from -1 to 1, not -2."),
    ({"sides": "back"}, SIDES + "'back'."),
    ({"sides": 3}, SIDES + "3."),
    ({"sides": ["vault"]}, "The option sides names 'vault', which is not a Place of Power."),
    ({"sides": [7]}, "The option sides names 7, which is not a Place of Power."),
    ({"sides": BACKS[:4]}, "The option sides names one side of every tile."),
    ({"sides": [*BACKS[:4], "sunken_reef"]}, "The option sides names one side of every tile."),
    ({"sides": [*BACKS, "sacred_grove"]}, "The option sides names one side of every tile."),
    ({"hands": 3}, "The option hands lists a first-game hand, 1 to 4, for every seat."),
    ({"hands": "12"}, "The option hands lists a first-game hand, 1 to 4, for every seat."),
    ({"hands": [1]}, ONE_HAND_EACH),
    ({"hands": [1, 1]}, ONE_HAND_EACH),
    ({"hands": [1, 5]}, ONE_HAND_EACH),
    ({"hands": [True, 2]}, ONE_HAND_EACH),
    ({"hands": [1, "2"]}, ONE_HAND_EACH),
    ({"hands": [1, 2, 3]}, ONE_HAND_EACH),
    ({"scenario": "castle"}, "The option scenario is an object that describes a table."),
]


@for_each(("options", "sentence"), MISTAKES)
def test_a_mistake_in_the_options_is_told_in_one_sentence(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionsError) as told:
        resarcana().complete(options)
    assert str(told.value) == sentence


def test_without_options_two_play_the_standard_game_with_random_sides() -> None:
    assert resarcana().complete({}) == {
        "seats": 2,
        "setup": "standard",
        "tight": False,
        "sides": "random",
        "first": -1,
        "hands": [],
    }


def test_a_first_game_has_the_first_sides_unless_told_otherwise() -> None:
    assert resarcana().complete({"setup": "first"})["sides"] == "first"
    assert resarcana().complete({"setup": "first", "sides": "random"})["sides"] == "random"


def test_chosen_sides_and_hands_stay_as_they_are() -> None:
    full = resarcana().complete({"sides": BACKS, "hands": [2, 4], "setup": "first"})
    assert (full["sides"], full["hands"]) == (BACKS, [2, 4])


@pytest.mark.parametrize("setup", ["first", "standard", "draft"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play_every_setup_but_a_match(setup: str, seats: int) -> None:
    assert resarcana().complete({"setup": setup, "seats": seats})["seats"] == seats


def test_completed_options_hold_no_seed() -> None:
    assert not [key for key in resarcana().complete({}) if "seed" in key]

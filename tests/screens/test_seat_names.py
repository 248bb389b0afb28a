from __future__ import annotations

from collections.abc import Sequence

import pytest

from resarcana_gui.match.seat import Seat
from resarcana_gui.screens.seat_names import shown_names, usual_person


def characters(language: str) -> Sequence[str]:
    return {"en": ["Circe", "Merlin"], "es": ["Circe", "Merlín", "Hipatia"]}[language]


@pytest.mark.parametrize(("name", "english", "spanish"), [("Tú", "You", "Tú"), ("You", "You", "Tú")])
def test_who_gave_no_name_is_spoken_to_in_the_language_of_now(name: str, english: str, spanish: str) -> None:
    seats = [Seat(name), Seat("Circe", "greedy")]
    assert shown_names(seats, "en", characters) == (english, "Circe")
    assert shown_names(seats, "es", characters) == (spanish, "Circe")


def test_seen_from_another_seat_who_gave_no_name_is_a_number() -> None:
    seats = [Seat("You"), Seat("Circe", "greedy"), Seat("Ada")]
    assert shown_names(seats, "en", characters, viewer=0) == ("You", "Circe", "Ada")
    assert shown_names(seats, "es", characters, viewer=1) == ("Jugador 1", "Circe", "Ada")


def test_several_people_are_counted_in_the_language_of_now() -> None:
    seats = [Seat("Player 1"), Seat("Ada"), Seat("Jugador 3")]
    assert shown_names(seats, "es", characters) == ("Jugador 1", "Ada", "Jugador 3")
    assert shown_names(seats, "en", characters) == ("Player 1", "Ada", "Player 3")


def test_opponents_go_by_their_names_in_the_language_of_now_but_people_never_by_those_of_opponents() -> None:
    seats = [Seat("Merlin"), Seat("Merlin", "random"), Seat("Hipatia", "random"), Seat("Greedy 2", "greedy")]
    assert shown_names(seats, "es", characters) == ("Merlin", "Merlín", "Hipatia", "Greedy 2")
    assert shown_names(seats, "en", characters) == ("Merlin", "Merlin", "Hipatia", "Greedy 2")


def test_a_person_is_you_alone_and_a_number_among_others() -> None:
    assert [usual_person("en", 1, people) for people in (1, 2)] == ["You", "Player 2"]

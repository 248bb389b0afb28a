from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.characters import CHARACTERS
from resarcana_gui.games.resarcana.resarcana_plugin import ResArcanaPlugin
from resarcana_gui.games.resarcana.view.character_portraits import characters
from resarcana_gui.i18n.discovery import languages
from resarcana_gui.match.seat import Seat
from resarcana_gui.screens.seat_names import shown_names
from resarcana_gui.tabletop.table.automata import Portrait, characters_by_seat


@pytest.mark.parametrize("language", languages())
def test_the_window_and_the_terminal_name_the_same_characters(language: str) -> None:
    shown = characters(language)
    assert [character.id for character in shown] == [character.slug for character in CHARACTERS]
    assert [character.name for character in shown] == list(ResArcanaPlugin().characters(language))
    assert all(character.text for character in shown)


def test_there_are_more_characters_than_seats() -> None:
    assert len(CHARACTERS) > ResArcanaPlugin().game().seat_range()[1]


def test_a_saved_name_is_shown_in_the_language_of_the_reader() -> None:
    names = ResArcanaPlugin().characters
    seats = [Seat("Ada"), *(Seat(name, "adept") for name in names("en")[:3])]
    assert shown_names(seats, "es", names) == ("Ada", *names("es")[:3])


def test_a_portrait_that_is_missing_is_nothing_to_be_seen() -> None:
    drawing = Portrait("nobody-rest.webp").render((8, 8), 1.0)
    assert drawing.get_at((4, 4)).a == 0


def test_a_portrait_fills_its_box() -> None:
    owl = characters("en")[0].picture
    assert owl is not None
    assert owl.render((64, 64), 1.0).get_size() == (64, 64)


def test_a_save_knows_its_characters_by_name_in_whatever_language_it_was_begun() -> None:
    spanish = list(ResArcanaPlugin().characters("es"))
    seats = [Seat("Ada"), Seat(spanish[1], "adept"), Seat("Merlin", "adept"), Seat(spanish[0])]
    assert {at: character.id for at, character in characters_by_seat(seats, characters, "en").items()} == {
        1: CHARACTERS[1].slug
    }

"""Players and lists in words, in every language that there is."""

from __future__ import annotations

import pytest

from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.tabletop.tell.voice import Voice, sentence, table_catalog

PLAYERS = ("Ada", "Circe")


def voice(language: str = "en", viewer: int = 0, players: tuple[str, ...] = PLAYERS) -> Voice:
    return Voice(table_catalog(language=language), players, viewer)


@pytest.mark.parametrize(
    ("language", "items", "listed"),
    [
        ("en", [], ""),
        ("en", ["a"], "a"),
        ("en", ["a", "b", "i"], "a, b and i"),
        ("es", ["a", "b"], "a y b"),
        ("es", ["a", "Ibis"], "a e Ibis"),
    ],
)
def test_lists_are_joined_as_the_language_wants_it(language: str, items: list[str], listed: str) -> None:
    assert voice(language).listed(items) == listed


def test_the_viewer_is_addressed_and_the_others_are_named() -> None:
    speaking = voice()
    assert speaking.owned(0, "deck") == "your deck"
    assert speaking.owned(1, "deck") == "Circe's deck"
    assert (speaking.who(0), speaking.who(1)) == ("you", "Circe")


def test_who_sees_everything_is_nobody_unless_a_single_player_is_called_you() -> None:
    assert voice(viewer=EVERYONE).you == EVERYONE
    assert voice(viewer=EVERYONE, players=("Ada", "You")).you == 1
    assert voice(viewer=EVERYONE, players=("You", "You")).you == EVERYONE


def test_a_sentence_has_a_capital_letter_and_a_full_stop() -> None:
    assert sentence(" you pass ") == "You pass."
    assert sentence("¿pasas?") == "¿Pasas?"
    assert sentence("") == "."


def test_a_game_s_own_texts_take_the_place_of_the_table_s() -> None:
    own = Catalog("en", {"list.and": " & "})
    assert Voice(table_catalog(language="en").merged(own), PLAYERS, 0).listed(["a", "b"]) == "a & b"

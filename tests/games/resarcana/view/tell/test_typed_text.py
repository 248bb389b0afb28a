"""Essences are typed as one would write them, in either language."""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards.essences import parsed
from resarcana_gui.games.resarcana.view.tell.command_text import typed_amount
from tests.for_each import for_each
from tests.games.resarcana.described_table import Table, seat
from tests.games.resarcana.view.tell.speaking import Told, voice


@for_each(
    ("language", "words"),
    [("en", "2L 4C"), ("en", "4c2l"), ("en", "2 life, 4 calm"), ("es", "2V 4C"), ("es", "4 calma 2 vida")],
)
def test_letters_and_names_mean_essences_in_any_order(language: str, words: str) -> None:
    assert typed_amount(voice(language), words) == parsed("2L 4C")


@for_each("words", ["", "L", "2", "2x", "2 4C", "9999L", "2L!"])
def test_anything_else_means_nothing(words: str) -> None:
    assert typed_amount(voice(), words) is None


def test_a_long_menu_says_that_one_may_type_and_takes_it() -> None:
    told = Told(Table(seat(item="alchemy", pool="4E 4L 4C")))
    told.do("use", "alchemy", 0)
    menu, view = told.table.session.legal(), told.table.view(0)
    hint = told.narrator.typing_hint(menu, view)
    assert hint is not None and hint.startswith("Or type the essences, such as ")
    meant = told.narrator.typed("3c 1l", menu, view)
    assert meant is not None and told.narrator.command(meant, view) == "Pay 1 Life and 3 Calm"
    assert told.narrator.typed("3c", menu, view) is None


def test_a_short_menu_says_nothing_of_it() -> None:
    told = Told(Table(seat(item="alchemy", pool="3E 1L 1C")))
    told.do("use", "alchemy", 0)
    menu, view = told.table.session.legal(), told.table.view(0)
    assert told.narrator.typing_hint(menu, view) is None
    assert told.narrator.typed("3e 1l", menu, view) in menu and told.narrator.typed("4e", menu, view) is None

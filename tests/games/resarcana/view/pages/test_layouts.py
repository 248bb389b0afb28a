"""Every page can be read and used, in every language and text size."""

from __future__ import annotations

from functools import cache

import pytest

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.geometry.areas import areas
from resarcana_gui.games.resarcana.view.pages.book import page_box
from resarcana_gui.scene.check import report
from tests.for_each import for_each
from tests.games.resarcana.view.pages.opened import Opened, a_table
from tests.games.resarcana.view.tell.speaking import random_game

LARGE = ("athanor", "sorcerers_bestiary", "sea_serpent", "nightingale", "golden_statue")


@cache
def late(seats: int) -> State:
    """A table well into a game."""
    views = [view for _, question, view in random_game("standard", seats, 9) if question.seat == 0]
    return views[len(views) * 2 // 3]


@for_each("scale", [1.0, 1.4, 2.0])
@for_each("language", ["en", "es"])
@for_each("seats", [2, 4])
def test_pages_have_no_faults(seats: int, language: str, scale: float) -> None:
    opened = Opened(late(seats), language, scale, seats)
    for page in ("scores", "deck", "discards", "help"):
        opened.book.toggle(page)
        assert not opened.faults(), report(opened.faults())
    for rival in range(1, seats):
        opened.book.rival(rival)
        assert not opened.faults(), report(opened.faults())


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_large_view_has_no_faults(language: str, scale: float) -> None:
    opened = Opened(a_table().view(0), language, scale)
    for slug in LARGE:
        opened.book.unpin()
        opened.book.pin(opened.number(slug))
        assert not opened.faults(), report(opened.faults())


def test_a_card_can_be_looked_at_large_over_a_page() -> None:
    opened = Opened(a_table().view(0))
    opened.book.toggle("deck")
    opened.book.pin(opened.number("prism"))
    assert not opened.faults(), report(opened.faults())


def test_a_page_is_no_higher_than_what_it_says() -> None:
    opened = Opened(a_table().view(0))
    opened.book.toggle("scores")
    opened.book.update()
    short = opened.book.panel
    assert short is not None and short.height < 600 and short.area.furthest == 0
    opened.book.toggle("help")
    long = opened.book.panel
    assert long is not None and long.height == page_box(areas(2, 0)).h and long.area.furthest > 0

"""Every picture that is named outside the table is one of the game's."""

from __future__ import annotations

import pygame
import pytest

from resarcana_gui.games.plugin import discover
from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.statistics import ResArcanaStatistics
from resarcana_gui.games.resarcana.view.faces.component_pictures import component_pictures
from resarcana_gui.games.resarcana.view.lookup.art import MIDDLES
from resarcana_gui.i18n import languages
from resarcana_gui.puzzles.puzzle import Puzzle
from resarcana_gui.tabletop.cards.pictures import PageArt

PLUGIN = discover()["resarcana"]
UI = PLUGIN.ui()
STATISTICS = ResArcanaStatistics()


def test_every_lesson_has_a_picture_of_its_own() -> None:
    pictures = [lesson.picture for lesson in PLUGIN.lessons()]
    assert len(set(pictures)) == len(pictures) and all(UI.art(name) is not None for name in pictures)


def test_every_achievement_has_a_picture_of_its_own() -> None:
    pictures = [each.picture or "" for each in STATISTICS.achievements()]
    assert len(set(pictures)) == len(pictures) and all(UI.art(name) is not None for name in pictures)


def test_every_puzzle_has_a_picture_that_gives_nothing_away() -> None:
    for puzzle in PLUGIN.puzzles():
        name = UI.puzzle_art(puzzle)
        claimed = {answer.get("component") for answer in puzzle.solution if answer["kind"] == "claim"}
        assert UI.art(name) is not None and name not in claimed, puzzle.name


def test_a_puzzle_without_cards_has_none() -> None:
    assert UI.puzzle_art(Puzzle("bare", {}, 0, (), 1, 1, 0, 1)) == ""
    assert UI.art("") is None and UI.art("nobody") is None


@pytest.mark.parametrize("language", languages())
def test_pages_and_the_introduction_have_pictures(language: str) -> None:
    told = UI.introduction(language)
    assert told is not None and told.words and all(caption for _, caption in told.scenes)
    assert all(UI.art(name) is not None for name in (*UI.page_art.values(), *(name for name, _ in told.scenes)))


@pytest.mark.parametrize(
    ("name", "middle"), [("oracle", 0.5), ("golden_statue", MIDDLES["golden_statue"]), ("temple", 0.0)]
)
def test_a_low_strip_shows_the_part_of_the_picture_that_matters(name: str, middle: float) -> None:
    pictures = component_pictures(load_cards())
    whole = PageArt(pictures, name).render((80, 60), 1.0)
    strip = PageArt(pictures, name, middle).render((80, 24), 1.0)
    top = min(max(round(60 * middle - 12), 0), 36)
    assert strip.get_size() == (80, 24)
    assert pygame.image.tobytes(strip, "RGB") == pygame.image.tobytes(whole.subsurface((0, top, 80, 24)), "RGB")

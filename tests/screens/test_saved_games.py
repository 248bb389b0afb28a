# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

from __future__ import annotations

import pytest

from resarcana_gui.match.errors import SaveError, SaveFault
from resarcana_gui.match.match import Match
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.services import MatchPlan, PlayerSpec, SavedGame
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.screens.title import Title
from resarcana_gui.settings import Settings
from tests.screens.market import save_of, shell_of
from tests.screens.shell_player import Player


def opened(language: str = "en") -> Player:
    shell = shell_of(Settings(language=language), save_of("Ada", "Circe"), save_of("Merlin", "Hermes", rounds=5))
    shell.show(Title(shell))
    return Player(shell)


def test_with_one_game_that_can_go_on_there_are_no_others() -> None:
    shell = shell_of(None, save_of("Ada", "Circe"))
    shell.show(Title(shell))
    assert "others" not in Player(shell).names()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Merlin and Hermes · round\u00a05 · 2026-11-21, 12:00"),
        ("es", "Merlin y Hermes · ronda\u00a05 · 21/11/2026, 12:00"),
    ],
)
def test_every_game_says_who_plays_how_far_it_is_and_when_it_was_left(language: str, words: str) -> None:
    player = opened(language)
    assert player.names()[:3] == ["continue", "others", "new game"]
    player.click("others")
    second = player.find("save 1")
    assert isinstance(second, Button) and second.text == words
    assert player.focused == "save 0"


def test_any_of_them_can_go_on() -> None:
    player = opened()
    resumed: list[tuple[str, ...]] = []
    new = player.matches.new

    def resume(save: SavedGame) -> Match:
        resumed.append(tuple(seat.name for seat in save.seats))
        return new(MatchPlan("toy", {}, (PlayerSpec("Merlin"), PlayerSpec("Hermes", "first")), 1))

    player.matches.resume = resume  # type: ignore[method-assign]
    player.click("others")
    player.click("save 1")
    assert resumed == [("Merlin", "Hermes")] and isinstance(player.screen, TableScreen)


def test_one_that_cannot_be_read_is_told_and_the_page_leads_back() -> None:
    player = opened()
    player.click("others")
    player.matches.trouble = SaveError("Line 7 is damaged.", SaveFault.DAMAGED)
    player.click("save 0")
    assert "is damaged" in player.told and player.screen.name == "SavedGames"
    player.key("escape")
    assert isinstance(player.screen, Title)

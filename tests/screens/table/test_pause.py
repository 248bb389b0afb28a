from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.screen import Screen
from resarcana_gui.screens.settings.keys_page import KeysPage
from resarcana_gui.screens.settings.settings_page import SettingsPage
from resarcana_gui.screens.setup.new_game import NewGame
from resarcana_gui.screens.table.pause import open_pause
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.screens.title import Title
from resarcana_gui.settings import Settings
from tests.screens.market import shell_of
from tests.screens.shell_player import Player
from tests.toy.game import Toy


class Table(Screen):
    """A screen to pause on, that notes when it is left."""

    gone = False
    acted = ""

    def build(self) -> None:
        """Nothing is on it."""

    def act(self, action: str) -> bool:
        self.acted = action
        return True

    def left(self) -> None:
        self.gone = True


@pytest.fixture
def closed() -> list[str]:
    return []


@pytest.fixture
def player(closed: list[str]) -> Player:
    shell = shell_of()
    shell.show(Table(shell))
    open_pause(shell, lambda: closed.append("closed"))
    return Player(shell)


@pytest.mark.parametrize("chord", ["escape", "f10", "return"])
def test_keys_go_on_with_the_game(player: Player, closed: list[str], chord: str) -> None:
    assert player.focused == "resume" and player.shell.messages.asking
    player.key(chord)
    player.settle()
    assert closed == ["closed"] and not player.shell.messages.asking


def test_enter_goes_on_even_after_a_click_beside_the_buttons(player: Player, closed: list[str]) -> None:
    player.click_at((10.0, 10.0))
    assert not player.focused and not closed
    player.key("return")
    assert closed == ["closed"]


def test_a_click_goes_on_with_the_game_once(player: Player, closed: list[str]) -> None:
    player.settle()
    box = player.find("resume").bounds()
    player.click_at(box.center)
    player.click_at(box.center)
    player.settle()
    assert closed == ["closed"] and not player.shell.messages.asking


def test_how_to_play_is_shown_on_the_table(player: Player, closed: list[str]) -> None:
    player.click("help")
    player.settle()
    table = player.screen
    assert isinstance(table, Table) and table.acted == "help"
    assert closed == ["closed"] and not player.shell.messages.asking


@pytest.mark.parametrize(("name", "kind"), [("settings", SettingsPage), ("keys", KeysPage), ("new game", NewGame)])
def test_pages_lead_back_to_the_pause_on_the_same_table(
    player: Player, closed: list[str], name: str, kind: type
) -> None:
    table = player.screen
    player.click(name)
    assert isinstance(player.screen, kind)
    player.key("escape")
    assert player.screen is table and isinstance(table, Table) and not table.gone
    assert player.shell.messages.asking and not closed
    player.key("escape")
    assert closed == ["closed"]


def test_another_language_is_heard_when_one_comes_back(player: Player) -> None:
    player.click("settings")
    player.click("language es")
    player.key("escape")
    assert player.find("resume").__dict__["text"] == "Seguir jugando"


def test_the_title_leaves_the_table(player: Player) -> None:
    table = player.screen
    player.click("title")
    assert isinstance(player.screen, Title) and isinstance(table, Table) and table.gone


def test_quit_ends_the_program(player: Player) -> None:
    player.click("quit")
    assert player.shell.stage.closing


def words(player: Player) -> str:
    return " ".join(node.text for node in player.shell.root.walk() if isinstance(node, Label))


def a_game(player: Player, path: Path | None) -> TableScreen:
    """A game of two persons, on the screen, saved if there is a path."""
    seats = [Seat("Ada", None), Seat("Circe", None)]
    match = Match.start(Toy(), {}, seats, 1, path=path)
    screen = TableScreen(player.shell, "toy", match)
    player.shell.show(screen)
    return screen


def test_the_menu_says_whether_the_game_is_saved(tmp_path: Path) -> None:
    player = Player(shell_of())
    a_game(player, None).pause()
    assert "This game is not saved" in words(player)
    a_game(player, tmp_path / "game.jsonl").pause()
    assert "saved after every move" in words(player) and "not saved" not in words(player)


@pytest.mark.parametrize(("language", "told"), [("en", "no longer being saved"), ("es", "no se guarda")])
def test_that_a_game_is_no_longer_saved_is_told_in_the_players_language(
    tmp_path: Path, language: str, told: str
) -> None:
    player = Player(shell_of(Settings(language=language)))
    screen = a_game(player, tmp_path / "game.jsonl")
    assert screen.match.journal is not None
    screen.match.journal.trouble = "The disk is full."
    screen.runner.submit(screen.runner.legal()[0])
    screen.pause()
    assert told in player.told and told in words(player)

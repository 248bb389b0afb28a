# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.scene.theme import HIGH_CONTRAST
from resarcana_gui.scene.timing import Speed, milliseconds
from resarcana_gui.screens.settings.keys_page import KeysPage
from resarcana_gui.screens.settings.settings_page import SettingsPage
from resarcana_gui.screens.title import Title
from resarcana_gui.settings import Settings, load
from tests.screens.market import shell_of
from tests.screens.shell_player import Player


@pytest.fixture
def player() -> Player:
    shell = shell_of()
    shell.show(Title(shell))
    shell.visit(SettingsPage(shell))
    return Player(shell)


def test_the_speed_counts_at_once(player: Player) -> None:
    player.click("speed instant")
    assert player.settings.speed == "instant" and player.shell.look.pace.speed is Speed.INSTANT
    assert player.find("speed instant").__dict__["chosen"] and not player.find("speed normal").__dict__["chosen"]


@pytest.mark.parametrize(
    "name", ["forced_choices", "pass_alone", "remarks", "chances", "reduced_motion", "full_screen", "high_contrast"]
)
def test_switches_switch_and_keep_the_focus(player: Player, name: str) -> None:
    before = getattr(player.settings, name)
    while player.focused != name:
        player.key("tab")
    player.key("return")
    assert getattr(player.settings, name) is not before and player.focused == name
    player.key("space")
    assert getattr(player.settings, name) is before


def test_high_contrast_and_text_size_are_seen_at_once(player: Player) -> None:
    player.click("high_contrast")
    assert player.shell.look.theme is HIGH_CONTRAST
    while player.focused != "text size":
        player.key("tab")
    player.key("right", "right")
    assert player.settings.text_scale == 120 and player.shell.look.text.scale == 1.2
    player.key(*["left"] * 5)
    assert player.settings.text_scale == 100


def test_the_text_size_can_be_clicked_again_where_it_was_clicked(player: Player) -> None:
    player.settle()
    box = player.find("text size").bounds()
    for _ in range(3):
        player.click_at((box.right - 20, box.centery))
        player.settle()
    assert player.settings.text_scale == 130


def test_volumes_count_at_once_and_can_be_tried(player: Player) -> None:
    while player.focused != "music":
        player.key("tab")
    player.key("home")
    assert player.settings.music == 0 and player.heard.volumes == (0.0, 0.8)
    player.click("try sound")
    assert player.heard.played[-1] == "button"


def test_the_language_changes_everything(player: Player) -> None:
    player.click("language es")
    assert player.find("back").__dict__["text"] == "Volver"
    player.key("escape")
    assert player.find("new game").__dict__["text"] == "Partida nueva"


def test_settings_are_written_when_nothing_changes_for_a_moment(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    shell = shell_of(path=path)
    shell.show(SettingsPage(shell))
    player = Player(shell)
    player.click("speed fast")
    assert not path.exists()
    player.wait(milliseconds("rest"))
    assert load(path, ("en", "es")).settings.speed == "fast"
    player.click("speed normal")
    shell.close()
    assert load(path, ("en", "es")).settings.speed == "normal"


def test_settings_that_cannot_be_written_are_told(tmp_path: Path) -> None:
    shell = shell_of(path=tmp_path)  # a folder
    shell.show(SettingsPage(shell))
    player = Player(shell)
    player.click("speed fast")
    shell.messages.tell("The game is no longer saved.")
    player.wait(milliseconds("rest"))
    assert player.told == "The game is no longer saved.", "what was told first is to be read first"
    player.wait(milliseconds("notice"))
    assert player.told.startswith("The settings could not be saved.") and player.settings.speed == "fast"


def test_everything_can_be_as_at_first_but_for_who_plays(player: Player) -> None:
    player.shell.change(player_name="Ada", speed="fast", language="es", text_scale=150, keys={"undo": ("u",)})
    while player.focused != "reset":
        player.key("tab")
    player.key("return")
    assert player.settings == Settings(player_name="Ada", language="es", keys={"undo": ("u",)})


def test_the_keys_are_a_page_of_their_own(player: Player) -> None:
    player.click("keys")
    assert isinstance(player.screen, KeysPage)
    player.key("escape")
    assert isinstance(player.screen, SettingsPage)
    player.key("escape")
    assert isinstance(player.screen, Title)


def test_it_leads_back_where_it_is_told() -> None:
    shell, left = shell_of(), []
    shell.show(SettingsPage(shell, lambda: left.append("back")))
    Player(shell).key("escape")
    assert left == ["back"]


def test_every_notch_of_a_volume_is_heard_as_loud_as_it_then_is(player: Player) -> None:
    while player.focused != "effects":
        player.key("tab")
    player.heard.played.clear()
    player.key("left", "left")
    assert player.heard.played == ["slider", "slider"] and player.heard.volumes == (0.6, 0.7)


@pytest.mark.parametrize("scale", [100, 200])
def test_the_page_is_no_higher_than_what_lies_on_it(scale: int) -> None:
    player = Player(shell_of(Settings(text_scale=scale)))
    page = SettingsPage(player.shell)
    player.shell.show(page)
    assert page.pane is not None and page.pane.height <= page.pane.content.height
    frame = page.frame.bounds()
    assert frame.h - 60 < page.pane.y + page.pane.height < frame.h and abs(frame.centery - 540) < 1

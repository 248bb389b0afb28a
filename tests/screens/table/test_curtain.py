from __future__ import annotations

import pytest

from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.table.curtain import Curtain
from resarcana_gui.screens.title import Title
from tests.screens.market import shell_of
from tests.screens.shell_player import Player


@pytest.fixture
def lifted() -> list[str]:
    return []


@pytest.fixture
def player(lifted: list[str]) -> Player:
    shell = shell_of()
    shell.show(Title(shell))
    shell.look.queue.settle()
    shell.overlay.add(Curtain(shell, "Ada *", lambda: lifted.append("lifted")))
    return Player(shell)


def test_nothing_behind_it_is_seen_from_the_first_moment(player: Player) -> None:
    pictures = []
    for secret in ("One", "Another and longer secret"):
        secrets = [node for node in player.screen.walk() if isinstance(node, Button)]
        for button in secrets:
            button.text = secret
        pictures.append(player.shell.stage.picture((640, 360)).get_buffer().raw)
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("chord", ["return", "space", "enter"])
def test_a_key_lifts_it(player: Player, lifted: list[str], chord: str) -> None:
    player.settle()
    player.key(chord)
    assert lifted == ["lifted"]
    player.settle()
    assert not player.sees("curtain")


def test_a_click_anywhere_lifts_it_once(player: Player, lifted: list[str]) -> None:
    player.settle()
    player.click_at((100, 100))
    player.click_at((100, 100))
    player.settle()
    assert lifted == ["lifted"] and player.focused == ""


def test_the_last_click_of_whoever_sat_there_does_not(player: Player, lifted: list[str]) -> None:
    player.click_at((100, 100))
    player.key("return")
    assert not lifted
    player.wait(milliseconds("dialog_in"), 10)
    player.key("return")
    assert lifted


def test_other_keys_do_nothing_to_what_lies_behind(player: Player, lifted: list[str]) -> None:
    player.settle()
    player.key("escape", "tab", "down", "z", "p")
    assert not lifted and player.sees("curtain") and isinstance(player.screen, Title)


def test_full_screen_and_silence_are_still_to_be_had(player: Player) -> None:
    player.settle()
    player.key("m", "f11")
    assert player.settings.music == 0 and player.settings.full_screen
    assert player.sees("curtain")


def test_nothing_behind_it_can_be_clicked(player: Player) -> None:
    box = player.find("quit").bounds()
    player.click_at(box.center)
    assert not player.shell.stage.closing


def test_who_would_rather_not_can_go_to_the_title_and_sees_nothing() -> None:
    shell, lifted = shell_of(), list[str]()
    shell.show(Title(shell))
    shell.look.queue.settle()
    left: list[str] = []
    shell.overlay.add(Curtain(shell, "Ada", lambda: lifted.append("up"), on_leave=lambda: left.append("left")))
    player = Player(shell)
    player.settle()
    player.click("leave")
    assert (left, lifted) == (["left"], [])

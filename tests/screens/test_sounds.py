"""The sounds of the screens: of everything that is used, and when somebody is asked."""

from __future__ import annotations

from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.toggle import Toggle
from tests.screens.shell_player import Player


def test_a_button_is_heard_when_it_is_pointed_at_and_when_it_is_used(player: Player) -> None:
    button = _lay(player, Button(player.shell.look, "Go", name="go"))
    player.point(button)
    assert player.heard.played == ["hover"]
    player.click_at(button)
    assert player.heard.played == ["hover", "button"]


def test_a_button_that_cannot_be_used_is_heard_to_refuse(player: Player) -> None:
    button = Button(player.shell.look, "Go", name="go")
    button.forbid("Not now.")
    player.click_at(_lay(player, button))
    assert player.heard.played == ["refused"]


def test_enter_is_heard_like_a_click(player: Player) -> None:
    _lay(player, Toggle(player.shell.look, "Loud"))
    player.key("tab", "return")
    assert player.heard.played == ["tick"]


def test_a_dialog_is_heard_to_open_and_to_close(player: Player) -> None:
    player.shell.messages.ask("Really?", "Think again.", [("Yes", None), ("No", None)])
    player.key("escape")
    assert player.heard.played == ["dialog_open", "dialog_close"]


def _lay(player: Player, control: Button | Toggle) -> Point:
    control.at = (400.0, 300.0)
    player.shell.root.add(control)
    return control.bounds().center

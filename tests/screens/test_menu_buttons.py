"""Menus: buttons of one width with signs beside their words."""

from __future__ import annotations

from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.parts.stack import MenuEntry, menu_buttons


def entries() -> list[MenuEntry]:
    return [
        MenuEntry("play", "A game of cards", lambda: None, "dice"),
        MenuEntry("quit", "Quit", lambda: None),
        MenuEntry("back", "Back", lambda: None, "left"),
    ]


def test_an_entry_shows_its_sign_beside_its_words() -> None:
    play, leave, back = menu_buttons(UiStyle(), entries(), 440.0)
    assert isinstance(play.icon, UiIcon) and play.icon.name == "dice"
    assert leave.icon is None and isinstance(back.icon, Glyph) and back.icon.name == "left"


def test_signs_give_way_to_words_that_need_all_the_room() -> None:
    assert [button.icon for button in menu_buttons(UiStyle(), entries(), 180.0)] == [None, None, None]


def test_all_buttons_are_of_one_width_and_the_first_stands_out() -> None:
    buttons = menu_buttons(UiStyle(), entries(), 440.0, least=60.0)
    assert {button.size for button in buttons} == {(440.0, 60.0)}
    assert [button.kind for button in buttons] == ["primary", "button", "button"]

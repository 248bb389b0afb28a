"""The rules are read, searched and followed by mouse and by keys."""

from __future__ import annotations

import pytest

from resarcana_gui.reference.articles import Reference
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.text import IconSource, NoIcons
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.widgets.linked import LinkedText
from resarcana_gui.screens.reference.reference_page import ReferencePage
from resarcana_gui.screens.title import Title
from tests.reference.stall_reference import STALL
from tests.screens.market import DUSK, MarketUi, shell_of
from tests.screens.shell_player import Player


class Coins(NoIcons):
    """The one icon of the stall."""

    def icon(self, name: str) -> Drawing | None:
        return DUSK if name == "coin" else None


class StallUi(MarketUi):
    """A market stall that brings its rules."""

    has_reference = True

    def icons(self, look: UiStyle) -> IconSource:
        return Coins()

    def reference(self, language: str) -> Reference:
        return STALL


@pytest.fixture
def player() -> Player:
    shell = shell_of(games={"toy": StallUi()})
    shell.show(Title(shell))
    return Player(shell)


def texts(node: Node) -> list[str]:
    return [text.text for text in node.walk() if isinstance(text, LinkedText)]


def page(player: Player) -> ReferencePage:
    assert isinstance(player.screen, ReferencePage)
    return player.screen


def test_the_title_leads_to_the_rules_and_escape_back(player: Player) -> None:
    player.click("reference")
    assert page(player).place == "goal" and player.focused == "search"
    player.key("escape")
    assert isinstance(player.screen, Title)


def test_a_game_without_rules_offers_none() -> None:
    shell = shell_of()
    shell.show(Title(shell))
    assert not Player(shell).sees("reference")
    shell.routes.look_up("goal")
    assert isinstance(shell.screen, Title)


def test_typing_lists_what_fits_and_reads_the_best_of_it_with_the_words_lit(player: Player) -> None:
    player.click("reference")
    player.type("coin")
    assert page(player).place == "term.coin"
    assert player.sees("entry term.coin") and player.sees("entry sign.coin") and not player.sees("entry trade")
    assert {text.lit for text in player.screen.walk() if isinstance(text, LinkedText)} == {("coin",)}
    player.key("return")
    assert player.focused == "entry term.coin"
    player.key("down", "return")
    assert page(player).place == "sign.coin"


def test_nothing_found_is_said_and_what_was_read_stays(player: Player) -> None:
    player.click("reference")
    player.type("zzz")
    assert page(player).place == "goal" and not any(name.startswith("entry") for name in player.names())


def test_links_lead_on_and_back(player: Player) -> None:
    player.click("reference")
    player.click("link selling")
    player.click("link term.coin")
    assert page(player).place == "term.coin" and texts(player.screen)[0] == "Coin"
    player.click("before")
    assert page(player).place == "selling"
    player.screen.give_focus("entry goal")
    player.key("alt+left")
    assert page(player).place == "goal" and not player.find("before").enabled


def test_tab_stops_at_words_that_lead_on_and_not_at_signs_among_them(player: Player) -> None:
    player.click("reference")
    assert "link selling" in player.names() and "link sign.coin" not in player.names()
    player.click("link sign.coin")
    assert page(player).place == "sign.coin"


def test_keys_go_on_where_a_link_led_them(player: Player) -> None:
    player.click("reference")
    player.screen.give_focus("link selling")
    player.key("return")
    assert page(player).place == "selling" and player.focused == "sheet"


def test_a_chapter_of_cards_lists_them_where_cards_are_not_shown(player: Player) -> None:
    player.click("reference")
    player.click("entry cards")
    player.click("link card.apple")
    assert page(player).place == "card.apple" and not player.faults()

from __future__ import annotations

import pytest

from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.match.errors import SaveError
from resarcana_gui.screens.new_game import NewGame
from resarcana_gui.screens.services import PlayerSpec
from resarcana_gui.screens.table import TableScreen
from resarcana_gui.screens.title import Title
from resarcana_gui.settings import Settings
from tests.screens.market import shell_of
from tests.screens.playing import Player


@pytest.fixture
def player() -> Player:
    shell = shell_of()
    shell.show(NewGame(shell))
    return Player(shell)


def page(player: Player) -> NewGame:
    assert isinstance(player.screen, NewGame)
    return player.screen


def test_play_sets_up_what_is_shown(player: Player) -> None:
    assert player.focused == "play"
    player.key("return")
    assert isinstance(player.screen, TableScreen)
    (plan,) = player.matches.planned
    assert plan.players == (PlayerSpec("You"), PlayerSpec("Circe", "random")) and plan.options == {"cards": 9}


def test_everything_can_be_chosen_with_the_mouse(player: Player) -> None:
    player.click("add seat")
    player.click("seat 3 kind")  # around, to a person
    player.click("seat 1 name")
    player.type("Ada")
    player.click("more")
    player.click("seed")
    player.type("deal me well")
    player.click("wish cards")
    player.click("play")
    (plan,) = player.matches.planned
    assert plan.players == (PlayerSpec("Ada"), PlayerSpec("Circe", "random"), PlayerSpec("Player 3"))
    assert plan.seed == "deal me well" and plan.options == {"cards": 12}


def test_everything_can_be_chosen_with_keys(player: Player) -> None:
    player.key("up")
    assert player.focused != "play"
    while player.focused != "seat 2 kind":
        player.key("tab")
    player.key("left")
    assert page(player).choices.seats[1].kind == "first" and player.focused == "seat 2 kind"
    player.key("return")
    assert page(player).choices.seats[1].kind == "random"
    while player.focused != "setup short":
        player.key("shift+tab")
    player.key("return")
    assert page(player).choices.setup.name == "short" and player.focused == "setup short"


def test_a_click_on_the_left_arrow_goes_back(player: Player) -> None:
    box = player.find("seat 2 kind").bounds()
    player.click_at((box.left + 10, box.centery))
    assert page(player).choices.seats[1].kind == "first"


def test_a_seat_can_be_left_out_as_long_as_there_are_enough(player: Player) -> None:
    refused = player.find("remove seat 2")
    assert not refused.enabled and refused.hint == "This game needs at least 2 players."
    player.click("add seat")
    player.click("remove seat 2")
    assert len(page(player).choices.seats) == 2


def test_no_seat_is_added_above_the_most(player: Player) -> None:
    player.click("setup short")
    player.click("add seat")
    add = player.find("add seat")
    assert not add.enabled and add.hint == "This game takes at most 3 players."


def test_two_of_one_name_are_refused_in_a_sentence(player: Player) -> None:
    player.click("seat 1 name")
    player.type("Circe")
    player.click("seat 2 name")
    player.type("Circe")
    player.click("play")
    assert isinstance(player.screen, NewGame) and player.told.startswith("Two players are called Circe.")


def test_a_game_that_cannot_be_saved_is_played_all_the_same_and_says_so(player: Player) -> None:
    player.matches.trouble = SaveError("The disk is full.")
    player.click("play")
    assert isinstance(player.screen, TableScreen) and player.told == "This game is not saved. The disk is full."


def test_what_the_rules_refuse_is_told(player: Player) -> None:
    player.matches.trouble = OptionsError("Not so.")
    player.click("play")
    assert isinstance(player.screen, NewGame) and player.told == "Not so."
    assert not player.settings.last_setup


def test_the_choices_are_remembered_for_the_next_game(player: Player) -> None:
    player.click("setup short")
    player.click("seat 1 name")
    player.type("Ada")
    player.click("play")
    assert player.settings.player_name == "Ada"
    again = NewGame(player.shell)
    assert again.choices.setup.name == "short" and again.choices.names() == ["Ada", "Circe"]


def test_the_players_name_is_there_already() -> None:
    shell = shell_of(Settings(player_name="Ada"))
    shell.show(NewGame(shell))
    assert page(Player(shell)).choices.names()[0] == "Ada"


def test_another_language_keeps_the_choices(player: Player) -> None:
    player.click("setup short")
    player.shell.change(language="es")
    assert page(player).choices.setup.text.startswith("Seis") and page(player).choices.names()[0] == "Tú"


def test_escape_leads_to_the_title(player: Player) -> None:
    player.key("escape")
    assert isinstance(player.screen, Title)


def test_letters_that_are_typed_are_no_keys(player: Player) -> None:
    player.click("seat 1 name")
    player.type("m")
    assert player.settings.music == Settings().music


def test_the_page_follows_the_focus(player: Player) -> None:
    player.shell.change(text_scale=200)
    player.settle()
    pane = page(player).pane
    assert pane is not None and pane.furthest > 0
    while player.focused != "add seat":
        player.key("shift+tab")
    player.wait(100)
    assert pane.offset > 0
    box = player.find("add seat").bounds()
    assert pane.bounds().top <= box.top and box.bottom <= pane.bounds().bottom

from __future__ import annotations

from collections.abc import Sequence

import pytest

from resarcana_gui.i18n import Catalog
from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from resarcana_gui.scene.theme import CANDLELIGHT, HIGH_CONTRAST, Theme
from resarcana_gui.screens.actions import Key
from resarcana_gui.screens.game_ui import Setup
from resarcana_gui.screens.lessons.lessons_page import HowToPlay
from resarcana_gui.screens.router import Router
from resarcana_gui.screens.setup.new_game import NewGame
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.screens.title import Title
from resarcana_gui.settings import Settings
from tests.screens.market import MarketUi, save_of, shell_of
from tests.screens.shell_player import Player
from tests.toy.game import Toy


class Fair(MarketUi):
    """Another game: its name, colours, setups and keys are its own."""

    def name(self, language: str) -> str:
        return "The Fair"

    def theme(self, *, high_contrast: bool) -> Theme:
        return HIGH_CONTRAST

    def setups(self, language: str) -> Sequence[Setup]:
        return [Setup("large", "Large", "Very large.", 3, 4, {"cards": 12})]

    def screen_texts(self, language: str) -> Catalog:
        return Catalog(language, {"title.since": "{names}, in year {round}"})

    def own_keys(self) -> Sequence[Key]:
        return (Key("bell", ("b",)),)

    def action_words(self, action: str, language: str) -> str:
        return {"en": "Ring the bell", "es": "Toca la campana"}[language]


@pytest.fixture(params=[("toy", "zzz"), ("toy", "aaa")], ids=["sorted last", "sorted first"])
def player(request: pytest.FixtureRequest) -> Player:
    market, fair = request.param
    saves = (save_of("You", "Circe"), save_of("You", "Medea", game=fair))
    shell = shell_of(Settings(game=market), *saves, games={market: MarketUi(), fair: Fair()})
    Router(shell).title()
    return Player(shell)


def other(player: Player) -> str:
    return next(name for name in player.shell.games if name != "toy")


def planned(player: Player) -> str:
    assert isinstance(player.screen, NewGame)
    return player.screen.choices.setup.name


def test_the_title_offers_every_game_and_shows_the_one_that_is_chosen(player: Player) -> None:
    assert player.sees("game toy") and player.shell.chosen == "toy"
    player.shell.change(game=other(player))
    assert player.shell.game.name("en") == "The Fair"
    assert isinstance(player.screen, Title) and player.faults() == ""


def test_a_game_is_chosen_by_a_click_and_stays_chosen(player: Player) -> None:
    player.click(f"game {other(player)}")
    assert player.settings.game == other(player)


def test_the_game_played_last_is_offered_first(player: Player) -> None:
    for name in (other(player), "toy", other(player)):
        player.shell.routes.table(name, Match.start(Toy(), {"cards": 3}, [Seat("Ada"), Seat("Ben")], 1))
        player.shell.routes.title()
        offered = [each for each in player.names() if each.startswith("game ")]
        assert offered[0] == f"game {name}" and len(offered) == 2
    assert player.settings.played == (other(player), "toy")


def test_the_colours_the_music_and_the_saves_are_those_of_the_chosen_game(player: Player) -> None:
    assert player.shell.look.theme is CANDLELIGHT and player.heard.loops[-1] == "toy/title"
    player.shell.change(game=other(player))
    assert player.shell.look.theme is HIGH_CONTRAST and player.heard.loops[-1] == f"{other(player)}/title"
    assert isinstance(player.screen, Title) and player.screen.unfinished is not None
    assert [seat.name for seat in player.screen.unfinished.seats] == ["You", "Medea"]


def test_a_new_game_the_guide_and_the_demo_are_of_the_chosen_game(player: Player) -> None:
    player.shell.change(game=other(player))
    player.click("how to play")
    assert isinstance(player.screen, HowToPlay)
    player.key("escape")
    player.click("new game")
    assert planned(player) == "large"
    player.shell.routes.demo()
    assert isinstance(player.screen, TableScreen) and player.screen.game == other(player)


def test_each_game_remembers_its_own_choices(player: Player) -> None:
    player.shell.routes.new_game()
    player.click("setup short")
    player.click("play")
    player.shell.change(game=other(player))
    player.shell.routes.new_game()
    assert planned(player) == "large"
    player.shell.change(game="toy")
    player.shell.routes.new_game()
    assert planned(player) == "short"


def test_a_games_own_keys_can_be_seen_and_changed_while_it_is_chosen(player: Player) -> None:
    player.shell.routes.keys()
    assert "keys bell" not in player.names()
    player.shell.change(game=other(player))
    assert "keys bell" in player.names() and player.shell.bindings.hint("bell") == "B"


def test_with_one_game_nothing_is_offered() -> None:
    shell = shell_of()
    shell.routes.title()
    assert not Player(shell).sees("game toy")


def test_the_screens_speak_as_the_chosen_game_does_and_as_usual_in_all_else() -> None:
    shell = shell_of(Settings(game="toy"), games={"toy": MarketUi(), "fair": Fair()})
    usual = shell.text("over.you_won")
    assert "round" in shell.text("title.since", names="Ada", round=3)
    shell.change(game="fair")
    assert shell.text("title.since", names="Ada", round=3) == "Ada, in year 3"
    assert shell.text("over.you_won") == usual


class LongName(MarketUi):
    """A game whose name takes most of a line."""

    def name(self, language: str) -> str:
        return "A Very Long Market Hall"


GAMES = ("aaa", "bbb", "ccc", "ddd")


def at_a_full_title(scale: int, *unfinished: str) -> Player:
    saves = [save_of("Anna-Sophia", "Circe", "Medea", "Merlin", game=name) for name in unfinished]
    games = {name: LongName() for name in GAMES}
    player = Player(shell_of(Settings(game="aaa", text_scale=scale), *saves, games=games))
    Router(player.shell).title()
    return player


@pytest.mark.parametrize("scale", [100, 200])
def test_games_with_too_little_room_are_chosen_one_at_a_time(scale: int) -> None:
    player = at_a_full_title(scale, *GAMES)
    assert player.faults() == "" and player.sees("continue") and not player.sees("game bbb")
    player.screen.give_focus("game")
    player.key("right")
    assert (player.shell.chosen, player.focused, player.faults()) == ("bbb", "game", "")
    for _ in range(2):
        player.key("left")
    assert player.shell.chosen == "ddd"


def test_the_focus_stays_on_the_choice_of_games_where_another_one_has_more_room() -> None:
    player = at_a_full_title(100, "aaa")
    player.screen.give_focus("game")
    player.key("right")
    assert (player.shell.chosen, player.focused) == ("bbb", "game bbb")
    player.screen.give_focus("game aaa")
    player.key("return")
    assert (player.shell.chosen, player.focused) == ("aaa", "game")

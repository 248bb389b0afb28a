from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from resarcana_gui.match.errors import SaveError, SaveFault
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.credits import Credits
from resarcana_gui.screens.game_ui import Introduction
from resarcana_gui.screens.lessons.lessons_page import HowToPlay
from resarcana_gui.screens.saved_games import progress
from resarcana_gui.screens.services import MatchPlan, PlayerSpec
from resarcana_gui.screens.settings.settings_page import SettingsPage
from resarcana_gui.screens.setup.new_game import NewGame
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.screens.title import Title
from resarcana_gui.settings import Settings
from resarcana_gui.shared_file import Damage
from tests.lessons.stall_lesson import LESSON
from tests.screens.market import MarketUi, save_of, shell_of
from tests.screens.shell_player import Player


@pytest.fixture
def player() -> Player:
    shell = shell_of(None, save_of("You", "Circe"))
    shell.show(Title(shell))
    return Player(shell)


def words(player: Player) -> str:
    assert isinstance(player.screen, Title) and player.screen.unfinished is not None
    return progress(player.shell, player.screen.unfinished)


def test_a_game_that_can_go_on_comes_first_and_says_with_whom_and_how_far(player: Player) -> None:
    assert player.names()[:2] == ["continue", "new game"] and player.focused == "continue"
    assert words(player) == "You and Circe · round\u00a03"


def test_a_save_that_cannot_be_read_is_told_of_once(player: Player) -> None:
    player.matches.damaged = Path("toy-1.jsonl")
    for told in ("A saved game cannot be read: toy-1.jsonl. It stays where it is.", ""):
        player.shell.show(Title(player.shell))
        assert player.told == told
        player.wait(milliseconds("notice"))


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (
            Damage(Path("puzzles-toy.json"), aside=Path("puzzles-toy.json.damaged")),
            "Your progress was damaged: puzzles-toy.json. What could be read was kept.",
        ),
        (
            Damage(Path("lessons-toy.json"), "it is a folder", foreign=True),
            "Your progress cannot be read: lessons-toy.json (it is a folder).",
        ),
    ],
)
def test_damaged_progress_is_told_once(player: Player, damage: Damage, sentence: str) -> None:
    player.matches.progress_damage = [damage]
    for told in (sentence, ""):
        player.shell.show(Title(player.shell))
        assert player.told == told
        player.wait(milliseconds("notice"))


def test_without_one_a_new_game_comes_first() -> None:
    shell = shell_of()
    shell.show(Title(shell))
    player = Player(shell)
    assert player.focused == "new game" and "continue" not in player.names()


def stand_at_stage(player: Player, stage: int | None) -> None:
    assert isinstance(player.screen, Title) and player.screen.unfinished is not None
    player.screen.unfinished = replace(player.screen.unfinished, stage=stage)


def test_a_game_without_rounds_only_says_with_whom(player: Player) -> None:
    stand_at_stage(player, None)
    assert words(player) == "You and Circe"


def test_a_game_that_has_not_got_beyond_its_setup_says_so(player: Player) -> None:
    stand_at_stage(player, 0)
    assert words(player) == "You and Circe · before the first round"


def test_after_a_visit_the_focus_is_where_it_was_and_is_seen_when_keys_are_used(player: Player) -> None:
    player.click("credits")
    player.key("escape")
    assert player.focused == "credits" and player.find("credits").focused
    player.click("credits")
    player.click("back")
    assert player.focused == "credits" and not player.find("credits").focused


def test_a_tip_that_is_read_changes_with_what_it_is_about(player: Player) -> None:
    leave = player.find("quit")
    leave.tip = "Quits."
    player.point(leave.bounds().center)
    player.wait(400)
    leave.tip = "Quits and saves."
    player.wait(20)
    assert player.shell.tips.tooltip.visible and player.shell.tips.tooltip.text == "Quits and saves."
    leave.tip = ""
    player.wait(20)
    assert not player.shell.tips.tooltip.visible


def test_a_sentence_beside_something_goes_when_a_key_does_something_else(player: Player) -> None:
    player.shell.messages.explain("Not now.", player.find("quit"))
    player.settle()
    assert player.shell.tips.tooltip.visible
    player.key("m")
    player.settle()
    assert not player.shell.tips.tooltip.visible


def test_enter_twice_is_in_a_game() -> None:
    shell = shell_of()
    shell.show(Title(shell))
    player = Player(shell)
    player.key("return")
    assert isinstance(player.screen, NewGame)
    player.key("return")
    assert isinstance(player.screen, TableScreen)


def test_two_clicks_are_in_a_game(player: Player) -> None:
    player.click("new game")
    player.click("play")
    assert isinstance(player.screen, TableScreen)


def test_continue_goes_on_with_the_game(player: Player) -> None:
    table = player.matches.new
    plan = MatchPlan("toy", {}, (PlayerSpec("You"), PlayerSpec("Circe", "first")), 1)
    player.matches.resume = lambda save: table(plan)  # type: ignore[method-assign]
    player.key("return")
    assert isinstance(player.screen, TableScreen)


def test_a_save_that_cannot_be_read_is_told(player: Player) -> None:
    player.matches.trouble = SaveError("Line 7 is damaged.", SaveFault.DAMAGED)
    player.key("return")
    assert isinstance(player.screen, Title) and player.told.startswith("The file of this game is damaged")


@pytest.mark.parametrize(
    ("name", "kind"), [("settings", SettingsPage), ("credits", Credits), ("how to play", HowToPlay)]
)
def test_other_pages_lead_back_to_the_title(player: Player, name: str, kind: type) -> None:
    player.click(name)
    assert isinstance(player.screen, kind)
    player.key("escape")
    assert isinstance(player.screen, Title)
    player.click(name)
    player.click("back")
    assert isinstance(player.screen, Title)


def test_who_has_read_how_it_is_played_can_begin_at_once(player: Player) -> None:
    player.click("how to play")
    assert player.sees("guide")
    player.click("begin")
    assert isinstance(player.screen, NewGame)


def test_an_arrow_to_the_right_never_leads_up_to_what_is_only_wider(player: Player) -> None:
    player.shell.stage.dispatcher.focus.give(player.find("credits"))
    player.key("right")
    assert player.focused == "quit"
    player.key("right")
    assert player.focused == "quit"
    player.key("left")
    assert player.focused == "credits"


def test_quit_ends_the_program(player: Player) -> None:
    player.click("quit")
    assert player.shell.stage.closing


def test_the_language_changes_at_once_and_the_focus_stays(player: Player) -> None:
    player.click("language es")
    assert player.settings.language == "es" and player.focused == "language es"
    assert words(player) == "Tú y Circe · ronda\u00a03"


def test_spanish_says_e_before_a_name_that_begins_with_its_own_sound() -> None:
    shell = shell_of(Settings(language="es"), save_of("Ada", "Circe", "Íñigo"))
    shell.show(Title(shell))
    assert words(Player(shell)).startswith("Ada, Circe e Íñigo")


def test_a_demo_starts_when_it_is_wished(player: Player) -> None:
    player.click("demo")
    assert isinstance(player.screen, TableScreen) and player.screen.demo


def test_a_demo_starts_by_itself_when_nobody_does_anything(player: Player) -> None:
    idle = milliseconds("idle")
    player.wait(idle - 1000, 1000)
    player.point((1000, 500))
    player.wait(idle - 1000, 1000)
    assert isinstance(player.screen, Title)
    player.wait(2000, 1000)
    assert isinstance(player.screen, TableScreen)
    assert all(player_spec.kind for player_spec in player.matches.planned[-1].players)


@pytest.mark.parametrize("window", [(1000, 625), (1260, 540)])
def test_in_a_window_of_another_shape_pictures_and_questions_cover_all_of_it(window: tuple[int, int]) -> None:
    shell = shell_of(None, save_of("You", "Circe"))
    shell.show(Title(shell))
    player = Player(shell)
    shell.stage.resize(window)
    player.settle()
    assert isinstance(player.screen, Title) and player.screen._backdrop is not None
    assert player.screen._backdrop.bounds().inflate(1, 1).contains(shell.seen)
    assert shell.stage.viewport.shown.inflate(2, 2).contains(((0, 0), window))
    assert shell.messages.ask("?", "", [("Yes", None)]).bounds() == shell.seen


def test_before_the_picture_stands_still_it_says_that_something_takes_a_moment() -> None:
    player, said = Player(), list[str]()

    def present() -> None:
        said.extend(node.text for node in player.shell.root.walk() if isinstance(node, Label))

    player.shell.show(Title(player.shell))
    player.shell.messages.present = present
    player.click("new game")
    assert "One moment…" in said
    said.clear()
    present()
    assert "One moment…" not in said


class IntroducingUi(MarketUi):
    def introduction(self, language: str) -> Introduction:
        return Introduction("Sell cards.", [("card", "Draw"), ("coin", "Sell")])


def introduced(player: Player) -> list[str]:
    player.shell.show(Title(player.shell))
    found = [node for node in player.shell.root.walk() if node.name == "introduction"]
    return [node.text for each in found for node in each.walk() if isinstance(node, Label)]


def test_on_the_first_start_it_says_what_the_game_is_and_later_no_more() -> None:
    player = Player(shell_of(games={"toy": IntroducingUi()}))
    player.matches.taught = (LESSON,)
    assert introduced(player) == ["Sell cards.", "Draw", "Sell"] and not player.faults()
    player.matches.learned.mark_left("selling", 1, [])
    assert introduced(player) == []

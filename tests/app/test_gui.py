"""The window as a program: how it opens, what it needs, and what it says when it has not got it."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.app import gui as program
from resarcana_gui.app.cli import run
from resarcana_gui.app.match_service import LocalMatchService
from resarcana_gui.app.match_workers import agent_factory
from resarcana_gui.app.matches import RIVAL, SETTINGS_FILE
from resarcana_gui.audio import executor
from resarcana_gui.audio.mixer import Mixer
from resarcana_gui.audio.sample_cache import SampleCache
from resarcana_gui.games.plugin import discover, first_game
from resarcana_gui.games.seasons.cards.tables import SEASONS
from resarcana_gui.games.seasons.view.playing.seasons_table import LAST_SEASON
from resarcana_gui.i18n.text_file import I18nError
from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import ask_agent
from resarcana_gui.match.save_lines import MatchOrigin
from resarcana_gui.match.seat import Seat
from resarcana_gui.match.sharing import text_of
from resarcana_gui.scene.events import Resized
from resarcana_gui.scene.loop import frame
from resarcana_gui.scene.monitors import size_on
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.window import Window
from resarcana_gui.screens.game_ui import GameUi
from resarcana_gui.screens.screen import Screen
from resarcana_gui.screens.services import MatchPlan, PlayerSpec, SavedGame
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.screens.title import Title
from resarcana_gui.settings import load
from tests.audio.fake_device import FakeDevice

FRAMES = 1


def windowed() -> set[type[GameUi]]:
    """What the games that have a window show of themselves."""
    return {type(plugin.ui()) for plugin in discover().values() if plugin.has_window()}


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Shell]]:
    """The shells that were run, each for a frame."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr("resarcana_gui.scene.monitors.desktop", lambda: (1280, 720))
    monkeypatch.setattr(program, "user_data_dir", lambda: tmp_path)
    monkeypatch.setattr("resarcana_gui.app.save_files.user_data_dir", lambda: tmp_path)
    monkeypatch.setattr("resarcana_gui.app.error_log.user_log_dir", lambda: tmp_path)
    for ui in windowed():  # decoding every picture takes long
        monkeypatch.setattr(ui, "prepare", lambda *_: None)
    monkeypatch.setattr(Mixer, "load", lambda *_: pygame.mixer.Sound(buffer=bytes(4)))  # and music a second
    shells: list[Shell] = []

    def loop(stage: Stage, shown: Window, clock: object) -> None:
        for _ in range(FRAMES):
            frame(stage, shown)

    monkeypatch.setattr("resarcana_gui.app.gui.loop.run", loop)
    made: Callable[..., Shell] = Shell

    def shell(*parts: object, **named: object) -> Shell:
        shells.append(made(*parts, **named))
        return shells[-1]

    monkeypatch.setattr(program, "Shell", shell)
    yield shells
    for thread in threading.enumerate():
        if thread.name == executor.NAME:  # a machine that has much to do may let go of the sound card later
            thread.join(20)


def shown(shells: list[Shell]) -> Screen:
    screen = shells[-1].screen
    assert screen is not None
    return screen


@pytest.mark.parametrize("arguments", [[], ["play"]])
def test_without_a_command_the_title_is_shown_and_then_the_chosen_game_prepares_its_pictures(
    opened: list[Shell], monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    prepared: list[GameUi] = []
    monkeypatch.setattr("tests.app.test_gui.FRAMES", 2)
    seen: list[int] = []
    monkeypatch.setattr(Window, "show", lambda *_: seen.append(len(prepared)))

    def prepare(game: GameUi, language: str) -> None:
        assert language == "en"
        prepared.append(game)

    for ui in windowed():
        monkeypatch.setattr(ui, "prepare", prepare)
    assert run(arguments) == 0
    assert isinstance(shown(opened), Title)
    assert prepared == [opened[-1].game]
    assert seen[0] == 0, "what the table needs was read while the player waited for the first picture"


def test_the_demo_shows_machines_at_play_and_saves_nothing(opened: list[Shell], tmp_path: Path) -> None:
    assert run(["play", "--demo"]) == 0
    screen = shown(opened)
    assert isinstance(screen, TableScreen) and screen.demo and not screen.people
    assert not list(tmp_path.glob("saves/*"))


def test_damaged_settings_are_told_and_lose_nothing_else(
    opened: list[Shell], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "resarcana_gui.screens.player_messages.milliseconds", lambda name: 1_000_000
    )  # however slow this is
    (tmp_path / SETTINGS_FILE).write_text('{"language": "es", "music": "loud"}', encoding="utf-8")
    assert run([]) == 0
    assert opened[-1].settings.language == "es"
    assert "music" in opened[-1].messages.notices.sentence


def test_changed_settings_are_there_the_next_time(opened: list[Shell], tmp_path: Path) -> None:
    assert run([]) == 0
    opened[-1].change(language="es", text_scale=150)
    opened[-1].close()
    assert load(tmp_path / SETTINGS_FILE, ("en", "es")).settings.text_scale == 150
    assert run([]) == 0
    assert (opened[-1].settings.language, opened[-1].settings.text_scale) == ("es", 150)


def test_the_window_is_as_large_as_it_was_left(opened: list[Shell], tmp_path: Path) -> None:
    assert run([]) == 0
    opened[-1].stage.send(Resized(1000, 640))
    opened[-1].stage.update()
    opened[-1].close()
    assert load(tmp_path / SETTINGS_FILE, ("en", "es")).settings.window == (1000, 640)
    assert run([]) == 0
    assert opened[-1].stage.viewport.window == (1000, 640)


def test_the_window_opens_where_it_was_left(
    opened: list[Shell], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / SETTINGS_FILE).write_text('{"window": [960, 540], "window_at": [37, 59]}', encoding="utf-8")
    seen: list[tuple[int, int]] = []
    monkeypatch.setattr(Window, "show", lambda *_: seen.append(pygame.display.get_window_position()))
    assert run([]) == 0
    assert seen == [(37, 59)] and opened[-1].settings.window_at == (37, 59)
    shell = opened[-1]
    shell.window_at = lambda: (40, 60)
    shell.stage.update()
    shell.close()
    assert load(tmp_path / SETTINGS_FILE, ("en", "es")).settings.window_at == (40, 60)


def test_a_full_screen_is_no_size_to_be_kept(opened: list[Shell]) -> None:
    assert run([]) == 0
    shell = opened[-1]
    before = shell.settings.window
    pygame.display.init()  # the program has closed its window
    shell.change(full_screen=True)
    shell.stage.send(Resized(1920, 1080))
    shell.stage.update()
    assert shell.settings.window == before


@pytest.mark.parametrize(
    ("kept", "size"),
    [(None, (1600, 900)), ((1500, 1000), (1500, 1000)), ((2560, 1440), (1600, 900)), ((480, 400), (960, 540))],
)
def test_a_window_that_the_screen_has_no_room_for_opens_as_at_first(
    kept: tuple[int, int] | None, size: tuple[int, int]
) -> None:
    assert size_on((1920, 1080), kept) == size


def test_without_a_screen_one_sentence_says_so(
    opened: list[Shell], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object, **__: object) -> Window:
        raise pygame.error("No available video device")

    monkeypatch.setattr(program, "Window", fail)
    assert run([]) == 2
    said = capsys.readouterr().err
    assert "The window cannot be opened" in said and "resarcana text" in said and said.count("\n") == 1


def test_settings_that_cannot_be_kept_are_told_once_more(opened: list[Shell], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> Path:
        raise OSError("no home")

    monkeypatch.setattr(program, "user_data_dir", fail)
    assert run([]) == 0
    opened[-1].change(music=10)
    assert opened[-1].settings.music == 10


# ------------------------------------------------------------------------------------------------ the match service


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> LocalMatchService:
    monkeypatch.setattr("resarcana_gui.app.save_files.user_data_dir", lambda: tmp_path)
    return LocalMatchService(discover(), Budget(1))


GAME = first_game()
PLAN = MatchPlan(GAME, {"setup": "first"}, (PlayerSpec("Ada"), PlayerSpec("Circe", "greedy")), 5)


def begun(house: LocalMatchService) -> SavedGame:
    match = house.new(PLAN)
    while match.pending is not None and not match.seats[match.pending.seat].is_human:
        ask_agent(match, Budget(1))
    match.submit(match.legal()[0])
    found = house.unfinished(GAME, 5)
    assert len(found) == 1
    return found[0]


def test_a_game_that_was_left_can_go_on(house: LocalMatchService) -> None:
    save = begun(house)
    assert [seat.name for seat in save.seats] == ["Ada", "Circe"] and save.game == GAME
    again = house.resume(save)
    assert again.seats[1].agent is not None and again.history.steps


def test_the_position_of_a_puzzle_can_be_passed_on_and_played_on(house: LocalMatchService) -> None:
    puzzle = house.puzzle(GAME, house.puzzles(GAME)[0], ("Ada", "Circe", "Merlin", "Morgan"))
    match = house.from_text(puzzle.shared(0))
    usual = discover()[GAME].default_agent()
    assert {seat.kind for seat in match.seats} == {None, usual}
    assert match.history.events() == puzzle.history.events()
    again = house.resume(house.unfinished(GAME)[0])
    assert [seat.kind for seat in again.seats] == [seat.kind for seat in match.seats]


def test_a_saved_rival_of_a_lesson_is_played_by_the_usual_opponent(house: LocalMatchService) -> None:
    plugin, match = discover()[GAME], house.new(PLAN)
    seats = [match.seats[0], Seat("Circe", RIVAL)]
    saved = Match.start(match.game, match.history.options, seats, 5)
    kinds = agent_factory(plugin, saved, Budget(1)).args[2]  # type: ignore[attr-defined]
    assert kinds == (None, plugin.seated(plugin.default_agent(), "Circe"))


@pytest.mark.parametrize("kind", ["program:echo", "nobody"])
def test_a_text_from_a_stranger_starts_no_program(house: LocalMatchService, kind: str) -> None:
    match = house.new(PLAN, saved=False)
    seats = [match.seats[0], Seat("Circe", kind)]
    text = text_of(match.history, MatchOrigin(tuple(seats), 5), 0)
    with pytest.raises(SaveError, match=f"there is no opponent '{kind}'"):
        house.from_text(text)


def test_a_damaged_save_is_passed_over_and_a_lost_one_is_told(house: LocalMatchService, tmp_path: Path) -> None:
    save = begun(house)
    (tmp_path / "saves" / f"{GAME}-9999.jsonl").write_text("nothing of ours\n", encoding="utf-8")
    assert [found.path for found in house.unfinished(GAME, 5)] == [save.path]
    assert house.unreadable() == tmp_path / "saves" / f"{GAME}-9999.jsonl"
    house.unfinished(GAME, 5)
    assert house.unreadable() is None
    save.path.unlink()
    assert house.unfinished(GAME, 5) == []
    with pytest.raises(SaveError):
        house.resume(save)


def test_damaged_progress_is_told_once_whatever_it_is_of(house: LocalMatchService, tmp_path: Path) -> None:
    for name in ("puzzles", "lessons"):
        (tmp_path / f"{name}-{GAME}.json").write_text(f'{{"{GAME}": {{')
    assert [damage.path.name for damage in house.damage(GAME)] == [f"lessons-{GAME}.json", f"puzzles-{GAME}.json"]
    assert house.damage(GAME) == []


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_what_is_no_file_and_a_time_that_no_calendar_has_keep_nobody_from_the_saves(
    house: LocalMatchService, tmp_path: Path
) -> None:
    save = begun(house)
    os.mkfifo(tmp_path / "saves" / f"{GAME}-pipe.jsonl")
    (tmp_path / "saves" / f"{GAME}-endless.jsonl").symlink_to("/dev/zero")
    (tmp_path / "saves" / f"{GAME}-folder.jsonl").mkdir()
    os.utime(save.path, (0, 400_000_000_000))
    found = house.unfinished(GAME, 5)
    assert [(each.path, each.when.year) for each in found] in ([(save.path, 9999)], [(save.path, 2446)])  # ext4's end


def test_without_a_folder_there_are_no_saves_and_none_can_begin(
    house: LocalMatchService, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> Path:
        raise PermissionError(13, "Permission denied", "/ada")

    monkeypatch.setattr("resarcana_gui.app.save_files.user_data_dir", fail)
    assert house.unfinished(GAME, 5) == []
    with pytest.raises(SaveError, match=r"There is no folder for saves: /ada cannot be made \(Permission denied\)\."):
        house.new(PLAN)


def test_a_finished_game_is_not_offered(house: LocalMatchService) -> None:
    match = house.new(MatchPlan(GAME, {}, (PlayerSpec("Ada", "greedy"), PlayerSpec("Circe", "greedy")), 3))
    while match.pending is not None:
        ask_agent(match, Budget(1))
    assert house.unfinished(GAME, 5) == []


def test_a_game_may_be_played_without_being_saved(house: LocalMatchService) -> None:
    house.new(PLAN, saved=False)
    assert house.unfinished(GAME, 5) == []


def test_everything_that_the_program_plays_has_its_file(opened: list[Shell]) -> None:
    folders = program.folders(discover())
    found = {path.stem.rstrip("0123456789").rstrip("_") for _, folder in folders for path in folder.glob("*.ogg")}
    assert {"button", "your_turn", "win", "claim_place", "token_gold", "title", "table"} <= found


def test_a_fault_inside_is_told_in_a_box_and_the_log_and_never_as_a_traceback(
    opened: list[Shell], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("inside")

    told: list[str] = []
    monkeypatch.setattr("resarcana_gui.app.gui.loop.run", fail)
    monkeypatch.setattr(pygame.display, "message_box", lambda title, text, **_: told.append(text))
    assert run([]) == 1
    assert len(told) == 1 and "Continue" in told[0]
    assert "Traceback" not in capsys.readouterr().err
    assert "ZeroDivisionError" in (tmp_path / "errors.log").read_text(encoding="utf-8")


def test_a_fault_inside_leads_to_a_page_from_which_the_player_goes_on(
    opened: list[Shell], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shown: list[str] = []

    def fail_once(stage: object, *_: object) -> None:
        shell = opened[-1]
        shown.append("" if shell.screen is None else shell.screen.name)
        if len(shown) == 1:
            raise ZeroDivisionError("inside")

    monkeypatch.setattr("resarcana_gui.app.error_log.user_log_dir", lambda: tmp_path)
    monkeypatch.setattr("resarcana_gui.app.gui.loop.run", fail_once)
    assert run([]) == 0
    assert shown == ["Title", "CrashPage"]
    assert "ZeroDivisionError" in (tmp_path / "errors.log").read_text(encoding="utf-8")


def test_a_fault_on_the_first_screen_leads_to_that_page_too(
    opened: list[Shell], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shown: list[str] = []

    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError("inside")

    monkeypatch.setattr("resarcana_gui.app.error_log.user_log_dir", lambda: tmp_path)
    monkeypatch.setattr("resarcana_gui.app.gui.begin", fail)
    monkeypatch.setattr("resarcana_gui.app.gui.LocalMatchService.unfinished", fail)
    monkeypatch.setattr(
        "resarcana_gui.app.gui.loop.run", lambda stage, *_: shown.append(getattr(opened[-1].screen, "name", ""))
    )
    assert run([]) == 0
    assert shown == ["CrashPage"]
    assert (tmp_path / "errors.log").read_text(encoding="utf-8").count("ZeroDivisionError: inside") == 1


def test_what_was_deleted_the_time_before_is_gone_for_good(opened: list[Shell], tmp_path: Path) -> None:
    deleted = tmp_path / "saves" / "deleted" / "game.jsonl"
    deleted.parent.mkdir(parents=True)
    deleted.write_text("")
    assert run([]) == 0
    assert not deleted.exists()


@pytest.mark.parametrize("inside", ["loop.run", "begin"])
def test_a_damaged_file_is_named_in_the_box_whenever_it_is_found(
    opened: list[Shell], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], inside: str
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise I18nError("The text 'a.b' needs a value for 'c'.")

    told: list[str] = []
    monkeypatch.setattr(f"resarcana_gui.app.gui.{inside}", fail)
    monkeypatch.setattr(pygame.display, "message_box", lambda title, text, **_: told.append(text))
    assert run([]) == 1
    assert told == ["The text 'a.b' needs a value for 'c'."]
    assert capsys.readouterr().err == "resarcana: The text 'a.b' needs a value for 'c'.\n"


MUSIC: dict[str, tuple[str, ...]] = {
    "resarcana": (Title.music, TableScreen.music),
    "seasons": (Title.music, *SEASONS, LAST_SEASON),
    "terra_mystica": (Title.music, TableScreen.music),
}
"""The loops of each game in the window."""


def test_every_game_has_the_music_that_the_screens_ask_for() -> None:
    plugins = {name: plugin for name, plugin in discover().items() if plugin.has_window()}
    cache = SampleCache(program.folders(plugins), FakeDevice())
    assert MUSIC.keys() == plugins.keys()
    for game, loops in MUSIC.items():
        for loop in loops:
            assert cache.loop(f"{game}/{loop}") is not None
    assert cache.get("button") is not None and cache.get(f"{GAME}/card_slide") is not None
    assert cache.get("card_slide") is None

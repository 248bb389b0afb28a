# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from resarcana_gui.match.errors import SaveError, SaveFault
from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from resarcana_gui.scene import clipboard
from resarcana_gui.scene.control import Texts
from resarcana_gui.scene.events import FileDropped, TextDropped
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.game_over import GameOver
from resarcana_gui.screens.records.achievements_page import AchievementsPage
from resarcana_gui.screens.records.record_formatter import RecordFormatter
from resarcana_gui.screens.records.records_page import RecordPage, RecordsPage
from resarcana_gui.screens.records.replay_table import ReplayTable
from resarcana_gui.screens.records.statistics_page import StatisticsPage
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.screens.title import Title
from resarcana_gui.settings import Settings
from tests.match.stall import TOY, ending
from tests.screens.market import archive_in, shell_of
from tests.screens.shell_player import Player


def play(path: Path | None, *, seed: int, won: bool, name: str = "Ada") -> Match:
    """A stall that the person in the first seat wins, or loses."""
    match = Match.start(TOY, {"cards": 3}, [Seat(name), Seat("Circe", "first")], seed, path=path, fast=True)
    while match.pending is not None:
        selling = [command for command in match.legal() if command.KIND != "draw"]
        match.submit((selling or list(match.legal()))[0 if won else -1])
    return match


def wins(seed: int, *, won: bool) -> bool:
    outcome = play(None, seed=seed, won=won).outcome
    return outcome is not None and outcome.winners == (0,)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    wanted = [True, False, True]
    tried = ((seed, first) for seed in range(60) for first in (True, False))
    for number, won in enumerate(wanted):
        seed, first = next((seed, first) for seed, first in tried if wins(seed, won=first) is won)
        path = tmp_path / f"toy-{number}.jsonl"
        with ending(1_700_000_000 + number * 86_400):
            play(path, seed=seed, won=first)
    return tmp_path


@pytest.fixture
def player(folder: Path) -> Player:
    return at_title(folder)


def at_title(folder: Path, language: str = "en") -> Player:
    player = Player(shell_of(Settings(language=language)))
    player.matches.kept = archive_in(folder)
    player.matches.kept.catch_up()
    player.shell.show(Title(player.shell))
    return player


def rows(player: Player) -> list[str]:
    return [name for name in player.names() if name.startswith("record ")]


def words(player: Player, name: str) -> list[str]:
    return [shown.block.text for shown in player.find(name).texts()]


def looking_at_the_latest(player: Player) -> ReplayTable:
    """From the title to the table of the game that was finished last."""
    for name in ("records", "record 0", "look"):
        player.click(name)
    assert isinstance(player.screen, ReplayTable)
    return player.screen


def test_the_title_leads_to_the_finished_games_the_latest_first(player: Player) -> None:
    player.click("records")
    assert isinstance(player.screen, RecordsPage) and player.focused == "record 0"
    assert rows(player) == ["record 0", "record 1", "record 2"]
    assert "Won against Circe" in words(player, "record 0") and "Lost against Circe" in words(player, "record 1")
    player.key("escape")
    assert isinstance(player.screen, Title)


def test_those_that_were_won_or_lost_can_be_shown_alone(player: Player) -> None:
    player.click("records")
    player.click("show lost")
    assert len(rows(player)) == 1 and "Lost against Circe" in words(player, "record 0")
    player.click("show won")
    assert len(rows(player)) == 2


def test_what_is_typed_narrows_them_down_and_stays_while_one_types(player: Player) -> None:
    player.click("records")
    player.click("search")
    player.type("LÓST circe")
    assert len(rows(player)) == 1 and "Lost against Circe" in words(player, "record 0")
    player.type(" nobody")
    assert not rows(player) and player.sees("nothing") and player.focused == "search"
    player.click("show won")
    player.click("search")
    for _ in "LÓST circe nobody":
        player.key("backspace")
    assert len(rows(player)) == 2


def test_the_points_of_the_person_stand_first_wherever_they_sat(player: Player) -> None:
    record = player.shell.matches.archive.records("toy")[0]
    told = RecordFormatter(player.shell, "toy").details(record)
    elsewhere = replace(record, players=record.players[::-1])
    assert record.people == [0] and elsewhere.people == [1]
    assert RecordFormatter(player.shell, "toy").details(elsewhere).split("·")[0] == told.split("·")[0]


def test_before_the_first_game_is_over_the_list_says_so(tmp_path: Path) -> None:
    player = at_title(tmp_path)
    player.click("records")
    assert player.sees("nothing") and player.focused == "back"
    for page in ("statistics", "achievements"):
        player.click(page)
        player.key("escape")


def test_games_that_were_never_listed_are_read_one_after_the_other(folder: Path) -> None:
    player = Player(shell_of())
    player.matches.kept = archive_in(folder)
    player.shell.show(RecordsPage(player.shell))
    assert rows(player) == []
    for _ in range(4):
        player.wait(16)
    assert len(rows(player)) == 3


def test_one_of_them_shows_its_result_and_its_table_from_the_beginning(player: Player) -> None:
    player.click("records")
    player.click("record 1")
    assert isinstance(player.screen, RecordPage) and player.sees("results")
    assert "win" not in player.heard.played and "lose" not in player.heard.played
    player.click("look")
    assert isinstance(player.screen, ReplayTable) and player.screen.past_position == 0
    player.key("escape")
    player.key("escape")
    assert isinstance(player.screen, RecordPage)
    player.key("escape")
    assert isinstance(player.screen, RecordsPage)


def test_a_finished_game_plays_itself_from_any_position_and_pauses(player: Player) -> None:
    table = looking_at_the_latest(player)
    assert player.focused == "play"
    player.click("play")
    player.wait(400)
    assert table.playback.playing and table.playback.at > 1
    player.click("play")
    at = table.playback.at
    player.wait(1000)
    assert table.playback.at == at and table.past_position == at and not table.playback.playing
    player.click("play")
    player.wait(20_000)
    assert table.past_position is None and not table.playback.playing
    player.click("play")
    assert table.playback.playing and table.playback.at < len(table.match.history.steps)


def test_looking_elsewhere_pauses_it(player: Player) -> None:
    table = looking_at_the_latest(player)
    player.click("play")
    table.history.to(2)
    player.wait(500)
    assert not table.playback.playing and table.past_position == 2


def test_it_can_be_seen_from_every_seat(player: Player) -> None:
    looking_at_the_latest(player)
    player.click("next seat")
    assert isinstance(player.screen, ReplayTable) and player.screen.viewer == 1 and player.screen.past_position == 0
    player.click("next seat")
    assert player.screen.viewer == 0
    player.key("escape")
    player.key("escape")
    assert isinstance(player.screen, RecordPage)


def test_any_position_can_be_played_on_from(player: Player) -> None:
    before = looking_at_the_latest(player)
    before.history.to(3)
    player.matches.trouble = SaveError("The disk is full.", SaveFault.UNWRITABLE)
    player.click("play on")
    assert player.told.startswith("Its file cannot be written") and player.screen is before
    player.matches.trouble = None
    player.click("play on")
    table = player.screen
    assert type(table) is TableScreen
    assert table.match.history.steps[:3] == before.match.history.steps[:3]
    assert len(table.match.history.steps) < len(before.match.history.steps)


def test_from_the_end_nothing_is_played_on_and_it_says_why(player: Player) -> None:
    table = looking_at_the_latest(player)
    table.history.to(len(table.match.history.steps))
    player.wait(100)
    player.click("play on")
    assert player.screen is table and player.told.startswith("This is the end")
    table.history.to(0)
    player.wait(100)
    player.click("play on")
    assert player.screen is not table


def test_one_that_is_deleted_can_be_brought_back(player: Player) -> None:
    player.click("records")
    player.click("record 0")
    player.click("delete")
    assert isinstance(player.screen, RecordsPage) and len(rows(player)) == 2 and player.focused == "undelete"
    assert player.sees("paste") and not player.faults()
    player.key("return")
    assert len(rows(player)) == 3 and not player.sees("undelete")


def test_a_copy_is_saved_and_it_says_where(player: Player, folder: Path) -> None:
    player.click("records")
    player.click("record 2")
    player.click("export")
    assert player.told == f"Saved as {folder / 'exported' / 'toy-0.jsonl'}"
    assert (folder / "exported" / "toy-0.jsonl").exists()


@pytest.mark.parametrize("name", ["\udcff.jsonl", "n" * 249 + ".jsonl", "[b] {c}.jsonl"])
def test_a_game_in_a_file_with_an_odd_name_is_listed_and_exported(player: Player, folder: Path, name: str) -> None:
    (folder / "toy-0.jsonl").rename(folder / name)
    player.click("records")
    player.click(f"record {len(rows(player)) - 1}")
    player.click("export")
    assert player.told.startswith("Saved as")
    assert (folder / "exported" / name).exists() or list((folder / "exported").glob("nnn*.jsonl"))


def test_what_cannot_be_read_deleted_or_brought_back_is_said_in_a_sentence(player: Player, folder: Path) -> None:
    player.click("records")
    (folder / "toy-2.jsonl").write_text("la la la\n")
    player.click("record 0")
    assert isinstance(player.screen, RecordsPage) and player.told == "This file is not a saved game."
    player.click("record 1")
    (folder / "toy-1.jsonl").unlink()
    player.click("export")
    assert player.told.startswith("The copy could not be saved")
    player.click("delete")
    assert player.told.startswith("The game could not be deleted")


def test_a_file_dropped_on_title_or_list_is_brought_in(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    player = at_title(tmp_path_factory.mktemp("elsewhere"))
    player.shell.stage.send(FileDropped(str(folder / "toy-0.jsonl")))
    assert isinstance(player.screen, RecordsPage) and len(rows(player)) == 1 and "was added" in player.told
    player.settle()
    player.shell.stage.send(FileDropped(str(folder / "toy-1.jsonl")))
    assert len(rows(player)) == 2
    player.settle()
    player.shell.stage.send(FileDropped(str(folder / "nothing.jsonl")))
    assert len(rows(player)) == 2 and "cannot be read" in player.told


def test_a_file_that_was_copied_is_brought_in_by_keys_as_a_path_or_an_address(
    folder: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = at_title(tmp_path_factory.mktemp("elsewhere"))
    player.shell.routes.records()
    files = folder / "toy-0.jsonl", folder / "toy-1.jsonl"
    for number, copied in enumerate((str(files[0]), files[1].as_uri()), start=1):
        monkeypatch.setattr(clipboard, "get", lambda text=copied: text)
        player.key("ctrl+v")
        assert len(rows(player)) == number and "was added" in player.told


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n \n",
        "file://[bad",
        "file://x]y",
        "file://[::1/game.jsonl",
        "file:",
        "file:///nowhere/game.jsonl",
        "file:///%ff%00.jsonl",
        "file://" + "a" * 5000 + ".jsonl",
        "\0.jsonl",
        "a" * 5000 + ".jsonl",
        "/" * 60_000 + "game.jsonl",
        "\ud800.jsonl",
        "~/game.jsonl",
        ".jsonl",
        "C:\\games\\game.jsonl",
        "game.jsonl\n" * 20_000,
    ],
    ids=range(17),
)
def test_whatever_is_pasted_or_dropped_as_text_that_is_no_game_is_refused_with_a_sentence(
    player: Player, folder: Path, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    player.click("records")
    monkeypatch.setattr(clipboard, "get", lambda: text)
    player.key("ctrl+v")
    assert player.told.startswith("There is no game and no position on the clipboard.")
    player.shell.messages.notices.sentence = ""
    player.shell.stage.send(TextDropped(text))
    assert player.told.startswith("There is no game and no position on the clipboard.")
    assert len(rows(player)) == 3


def test_several_files_that_are_dropped_or_pasted_at_once_are_all_brought_in_and_counted(
    folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    player = at_title(tmp_path_factory.mktemp("elsewhere"))
    player.shell.routes.records()
    (folder / "song.jsonl").write_text("la la la")
    for name in ("toy-0.jsonl", "song.jsonl", "toy-1.jsonl"):
        player.shell.stage.send(FileDropped(str(folder / name)))
    assert len(rows(player)) == 2 and player.told == "2 of 3 files were added, or are here already."
    player.settle()
    files = [str(folder / "toy-2.jsonl"), (folder / "toy-0.jsonl").as_uri()]
    player.shell.stage.send(TextDropped("\r\n".join(files)))
    assert len(rows(player)) == 3 and player.told == "2 of 2 files were added, or are here already."


def test_a_file_pasted_at_the_title_is_brought_in_and_a_position_is_played(
    player: Player, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clipboard, "get", (folder / "toy-0.jsonl").as_uri)
    player.key("ctrl+v")
    assert isinstance(player.screen, RecordsPage) and "is here already" in player.told


def test_a_file_whose_name_is_no_text_is_refused_with_a_sentence(player: Player) -> None:
    player.click("records")
    player.shell.stage.send(FileDropped(""))
    assert player.told == "The file of this game cannot be read."


def test_a_finished_game_without_its_closing_line_is_brought_in(
    player: Player, folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    cut = tmp_path_factory.mktemp("stick") / "cut.jsonl"
    cut.write_bytes(b"".join((folder / "toy-1.jsonl").read_bytes().splitlines(keepends=True)[:-1]))
    player.click("records")
    player.shell.stage.send(FileDropped(str(cut)))
    assert isinstance(player.screen, RecordsPage) and "was added" in player.told and len(rows(player)) == 4


def test_a_game_that_is_there_already_is_not_said_to_have_been_added(player: Player, folder: Path) -> None:
    player.click("records")
    player.shell.stage.send(FileDropped(str(folder / "toy-0.jsonl")))
    assert len(rows(player)) == 3 and "is here already" in player.told


def test_a_deleted_game_that_was_brought_in_again_cannot_be_brought_back_as_well(
    player: Player, folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    copied = tmp_path_factory.mktemp("stick") / "copied.jsonl"
    copied.write_bytes((folder / "toy-2.jsonl").read_bytes())
    player.click("records")
    player.click("record 0")
    player.click("delete")
    player.shell.stage.send(FileDropped(str(copied)))
    assert len(rows(player)) == 3 and not player.sees("undelete")


def test_pasting_something_else_says_what_can_be_pasted(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    player.click("records")
    assert getattr(player.find("paste"), "text", "") == "Paste a game or position"
    monkeypatch.setattr(clipboard, "get", lambda: "hello")
    player.key("ctrl+v")
    assert player.told.startswith("There is no game and no position on the clipboard.")
    monkeypatch.setattr(clipboard, "get", lambda: "position:hello")
    player.key("ctrl+v")
    assert player.told.startswith("This position is damaged")


def test_a_file_dropped_elsewhere_is_left_alone(player: Player, folder: Path) -> None:
    player.click("settings")
    player.shell.stage.send(FileDropped(str(folder / "toy-0.jsonl")))
    assert player.told == ""


def test_statistics_count_them_for_everybody_or_one_person(folder: Path) -> None:
    play(folder / "toy-9.jsonl", seed=5, won=True, name="Ben")
    player = at_title(folder)
    player.click("records")
    player.click("statistics")
    assert isinstance(player.screen, StatisticsPage)

    def games() -> list[str]:
        figure = next(node for node in player.shell.root.walk() if node.name in {"game", "games"})
        return [shown.block.text for shown in figure.texts()]  # type: ignore[attr-defined]

    assert games() == ["4", "games"]
    player.click("person Ben")
    assert games() == ["1", "game"]


def test_behind_every_chart_is_a_table_that_is_turned_to_by_a_key_and_said(folder: Path) -> None:
    player = at_title(folder)
    player.shell.show(StatisticsPage(player.shell))
    title = "Victories in the last 10 games"
    while player.focused != title:
        player.key("tab")

    def lines() -> list[str]:
        nodes = (node for node in player.find(title).walk() if isinstance(node, Texts))
        return [shown.block.text for node in nodes for shown in node.texts()]

    frame = player.find(title)
    words = player.screen.describe(frame)
    assert words.startswith(f"{title}. 2023-") and words.endswith("%.") and frame.hint == "Show it as a table"
    assert len(lines()) == 1 + 5
    player.key("return")
    assert player.focused == title and player.find(title).hint == "Show it as a chart"
    assert len(lines()) == 1 + 2 * 3 and all(line.rstrip(".") in words for line in lines())
    player.key("return")
    assert len(lines()) == 1 + 5


def test_achievements_say_how_many_there_are_and_how_far_each_is(player: Player) -> None:
    player.click("records")
    player.click("achievements")
    assert isinstance(player.screen, AchievementsPage)
    tiles = {
        node.name: [shown.block.text for shown in node.texts()]  # type: ignore[attr-defined]
        for node in player.shell.root.walk()
        if node.name in {"victory", "thrice"}
    }
    assert tiles["thrice"][-1] == "2 of 3" and tiles["victory"][-1].startswith("2023-11-1")


def test_what_a_game_achieves_is_told_when_it_is_over_and_not_again(tmp_path: Path) -> None:
    player = Player(shell_of())
    player.matches.kept = archive_in(tmp_path)
    seed, first = next((seed, first) for seed in range(60) for first in (True, False) if wins(seed, won=first))
    for file, told in (("a", ["Achieved: victory"]), ("b", [])):
        match = play(tmp_path / f"{file}.jsonl", seed=seed, won=first)
        player.shell.show(GameOver(player.shell, "toy", match, 0))
        player.wait(16)
        player.wait(16)
        noted = [node.text for node in player.shell.root.walk() if isinstance(node, Label) and node.name == "note"]
        assert noted == told


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("scale", [100, 200])
def test_every_page_can_be_read(folder: Path, language: str, scale: int) -> None:
    player = at_title(folder, language)
    player.shell.change(text_scale=scale)
    for page in (RecordsPage, StatisticsPage, AchievementsPage):
        player.shell.show(page(player.shell))
        assert player.faults() == ""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import resarcana_gui
from resarcana_gui.app import cli as command_line
from resarcana_gui.app.cli import BAD_ARGUMENTS, FAILED, run
from resarcana_gui.app.matches import SETTINGS_FILE, chosen_game
from resarcana_gui.app.output import INTERRUPTED, OUTPUT_CLOSED
from resarcana_gui.compiled import is_compiled
from resarcana_gui.paths import DamagedFileError, MissingFileError
from resarcana_gui.settings import Settings, save
from tests.app.conftest import Cli
from tests.toy import plugin

ROOT = Path(__file__).parents[2]

TOLD = f"resarcana {resarcana_gui.__version__} ({'' if is_compiled() else 'not '}compiled)\n"


def test_the_version_is_told_and_whether_the_engine_is_compiled(cli: Cli) -> None:
    result = cli("--version")
    assert (result.code, result.out) == (0, TOLD)


@pytest.mark.parametrize("command", [(), ("play",), ("text",), ("auto",), ("replay",), ("lint-cards",)])
def test_every_command_explains_itself(cli: Cli, command: tuple[str, ...]) -> None:
    result = cli(*command, "--help")
    assert result.code == 0 and "usage: resarcana" in result.out


def test_the_order_of_seats_is_explained(cli: Cli) -> None:
    assert "Seats: who goes first" in cli("auto", "--help").out


def test_the_numbers_of_a_match_are_explained(cli: Cli) -> None:
    assert "points are those of the match, as the game counts them" in cli("auto", "--help").out


WRONG_LINES = {
    ("dance",): "Argument COMMAND: invalid choice: 'dance'",
    ("auto",): "The following arguments are required: --agents.",
    ("auto", "--agents", "first,random", "--games", "0"): "'0' is not a whole number of at least 1.",
    ("auto", "--agents", "first,random", "--games", "many"): "'many' is not a whole number of at least 1.",
    ("auto", "--agents", "first,random", "--seed", "-5"): "'-5' is not a whole number of at least 0.",
    ("auto", "--agents", "first,random", "--seed", "9" * 19): "is too large: the largest number is 999999999999999999.",
    ("auto", "--agents", "first,random", "--seed", "9" * 5000): "Argument --seed: a number of 5000 digits is too large",
    ("text", "--seed", "9" * 101): "a seed must have 1 to 100 printable characters.",
    ("auto", "--agents", "first,random", "--think", "soon"): "'soon' is not a number of seconds.",
    ("auto", "--agents", "first,random", "--think", "0"): "'0' is not a number of seconds.",
    ("auto", "--agents", "first,genius"): "There is no opponent 'genius'; choose one of: first, random.",
    ("auto", "--agents", "first"): "This game is for 2 to 4 players, not 1.",
    ("auto", "--agents", "first,random", "--setup", "odd"): "There is no setup 'odd'; choose one of: standard,",
    ("auto", "--agents", "first,random", "--game", "go"): "There is no game 'go'; choose one of: toy.",
    ("auto", "--agents", "first,random", "--games", "x" * 5000): "is not a whole number of at least 1.",
    ("auto", "--agents", "first,random", "--games", "٣"): "'٣' is not a whole number of at least 1.",
    ("auto", "--agents", "first,random", "--games", "1.0"): "'1.0' is not a whole number of at least 1.",
    ("auto", "--agents", "first,random", "--jobs", "100000"): "'100000' is too large: the largest number is 61.",
    ("auto", "--agents", "first,random", "--iterations", "9" * 15): "is too large: the largest number is 1000000.",
    ("auto", "--agents", "first,random", "--think", "nan"): "'nan' is not a number of seconds.",
    ("auto", "--agents", "first,random", "--think", "1e999"): "'1e999' is not a number of seconds.",
    ("auto", "--agents", "first,random", "--think", "x" * 5000): "is not a number of seconds.",
    ("auto", "--agents", ",".join(["first"] * 20_000)): "This game is for 2 to 4 players, not 20000.",
    ("text", "--agent", ",".join(["first"] * 20_000)): "This game is for 2 to 4 players, not 20001.",
    ("text", "--seats", "100000"): "This game is for 2 to 4 players, not 100000.",
    ("text", "--seats", "9" * 18): f"This game is for 2 to 4 players, not {'9' * 18}.",
    ("text", "--seats", "1"): "This game is for 2 to 4 players, not 1.",
    ("text", "--iterations", "0"): "'0' is not a whole number of at least 1.",
    ("play", "--iterations", "10000000"): "'10000000' is too large: the largest number is 1000000.",
    ("text", "--seats", "9"): "This game is for 2 to 4 players, not 9.",
    ("text", "--agent", "first,random", "--seats", "4"): "You named 2 opponents for 3 seats.",
    ("text", "--agent", "genius"): "There is no opponent 'genius'",
    ("text", "--seats", "-"): "'-' is not a whole number of at least 1.",
    ("text", "--seed", ""): "a seed must have 1 to 100 printable characters.",
    ("text", "--seed", "\udcff"): "a seed must have 1 to 100 printable characters.",
    ("text", "--seats", "2", "--name", "x" * 61): "A player's name must have 1 to 60 printable characters.",
    ("text", "--seats", "2", "--name", "\udcff"): "A player's name must have 1 to 60 printable characters.",
    ("text", "--language", "la"): "Argument --language: invalid choice: 'la'",
    ("text", "--continue"): "There is no unfinished game to continue.",
    ("replay", "nowhere.jsonl"): "nowhere.jsonl cannot be read: No such file or directory.",
    ("replay", str(ROOT / "pyproject.toml")): "is not a saved game.",
    ("lint-cards", "nowhere.yaml"): "nowhere.yaml cannot be read: No such file or directory.",
}


@pytest.mark.parametrize(("line", "sentence"), WRONG_LINES.items(), ids=[" ".join(line)[:60] for line in WRONG_LINES])
def test_what_cannot_be_done_is_said_in_one_sentence(cli: Cli, line: tuple[str, ...], sentence: str) -> None:
    result = cli(*line)
    assert (result.code, result.out) == (BAD_ARGUMENTS, "")
    assert result.err.startswith("resarcana: ") and result.err.count("\n") == 1
    assert sentence in result.err and len(result.err) < 300


def test_with_several_games_the_one_played_last_is_meant_and_any_can_be_named(home: Path) -> None:
    line = ["auto", "--agents", "first,random", "--seed", "1"]
    games = {"toy": plugin(), "other": plugin()}
    assert chosen_game(games, None) is games["other"]  # the first by name
    save(Settings(game="toy"), home / SETTINGS_FILE)
    assert chosen_game(games, None) is games["toy"]
    assert chosen_game(games, "other") is games["other"]
    assert run(line, games) == run([*line, "--game", "other"], games) == 0


def test_without_any_game_that_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["auto", "--agents", "first,random"], {}) == BAD_ARGUMENTS
    assert "There is no game to play." in capsys.readouterr().err


def test_components_are_checked(cli: Cli, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text("good")
    bad.write_text("bad")
    assert (cli("lint-cards").code, cli("lint-cards", good).out) == (0, "No faults.\n")
    result = cli("lint-cards", bad)
    assert (result.code, result.out) == (1, f"{bad}: not good\n1 fault.\n")


def test_a_fault_of_the_program_is_logged_and_told_in_one_sentence(
    cli: Cli, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> int:
        raise ZeroDivisionError("a fault")

    monkeypatch.setitem(command_line.ACTIONS, "auto", broken)
    result = cli("auto", "--agents", "first,random")
    assert result.code == FAILED
    assert result.err == (f"resarcana: Something went wrong; the details are in {home / 'errors.log'}.\n")
    log = (home / "errors.log").read_text()
    assert "Traceback" in log and "ZeroDivisionError: a fault" in log
    (home / "errors.log").unlink()
    (home / "errors.log").mkdir()
    assert "could not be written (Is a directory)" in cli("auto", "--agents", "first,random").err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such files")
def test_a_pipe_in_place_of_the_log_is_not_waited_for(cli: Cli, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> int:
        raise ZeroDivisionError("a fault")

    os.mkfifo(home / "errors.log")
    monkeypatch.setitem(command_line.ACTIONS, "auto", broken)
    assert "Something went wrong; the details could not be written" in cli("auto", "--agents", "first,random").err


@pytest.mark.parametrize("error", [MissingFileError, DamagedFileError])
def test_a_file_of_the_program_that_is_missing_or_damaged_is_named(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def broken(*_: object) -> int:
        raise error("cards.yaml, line 3: this is no card.")

    monkeypatch.setitem(command_line.ACTIONS, "auto", broken)
    result = cli("auto", "--agents", "first,random")
    assert (result.code, result.err) == (FAILED, "resarcana: cards.yaml, line 3: this is no card.\n")


def test_an_interrupted_command_ends_with_one_word(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setitem(command_line.ACTIONS, "auto", interrupted)
    result = cli("auto", "--agents", "first,random")
    assert (result.code, result.out, result.err) == (INTERRUPTED, "", "resarcana: Interrupted.\n")


def test_a_reader_that_goes_away_ends_the_command_quietly() -> None:
    code = "import sys; from tests.toy import plugin; from resarcana_gui.app.cli import run; "
    code += "sys.exit(run(['auto', '--agents', 'first,random', '--games', '100000'], {'toy': plugin()}))"
    with subprocess.Popen(
        [sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == OUTPUT_CLOSED


def test_the_program_starts_as_a_module() -> None:
    line = [sys.executable, "-m", "resarcana_gui", "--version"]
    told = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True, env={**os.environ})
    assert told.stdout == TOLD

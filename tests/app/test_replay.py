from __future__ import annotations

import json
from pathlib import Path

import pytest

from resarcana_gui.app.cli import run
from resarcana_gui.games.plugin import Plugin, discover, first_game
from tests.app.conftest import Cli
from tests.match.stall import finished as finished_match
from tests.match.stall import machines, people, stall


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "finished.jsonl"
    finished_match(path)
    return path


def test_a_finished_game_is_told_whole(cli: Cli, finished: Path) -> None:
    result = cli("replay", finished)
    assert (result.code, result.err) == (0, "")
    assert "Drawn(seat=0, card=0)" not in result.out and "Drawn(seat=1, card=0)" not in result.out
    assert "Machine 0: " in result.out


def test_the_result_is_told_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--game", first_game(), "--agents", "random,random", "--setup", "match", "--seed", "4"]
    assert run(["auto", *arguments, "--save", str(tmp_path)]) == 0
    winner = json.loads(capsys.readouterr().out)["winners"][0] + 1
    assert run(["replay", str(next(tmp_path.iterdir())), "--language", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == f"Random {winner} wins the match."
    assert [line for line in lines if "wins the" in line] == lines[-1:]


def test_a_game_can_be_told_as_one_seat_saw_it(cli: Cli, finished: Path) -> None:
    out = cli("replay", finished, "--as", 2).out
    assert "Drawn(seat=0, card=0)" in out and "Drawn(seat=1, card=0)" not in out


def test_there_must_be_such_a_seat(cli: Cli, finished: Path) -> None:
    result = cli("replay", finished, "--as", 3)
    assert (result.code, result.err) == (2, "resarcana: There is no seat 3: this game has 2 seats.\n")


def test_an_unfinished_game_keeps_what_its_player_must_not_know(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "open.jsonl"
    match = stall([*machines(1), *people(1)], path=path)
    match.submit(match.legal()[0])
    match.submit(match.legal()[0])
    result = cli("replay", path)
    assert "Drawn(seat=0, card=0)" in result.out
    assert "The game is not finished." in result.out


def test_a_torn_line_is_mentioned(cli: Cli, finished: Path) -> None:
    before = finished.read_bytes()[:-5]
    finished.write_bytes(before)
    result = cli("replay", finished)
    assert result.code == 0 and "is incomplete; the game is shown without it." in result.err
    assert finished.read_bytes() == before


LEDGER = """
score SCORE2, SCORE4, SCORE3, SCORE6, SCORE7, SCORE8
setup witches
setup giants
witches: build F4
"""


def test_a_ledger_is_told_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "ledger.txt"
    path.write_text(LEDGER, encoding="utf-8")
    assert run(["replay", "--ledger", str(path), "--language", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-3:-1] == ["witches: build f4", "  Witches builds a dwelling on F4."]
    path.write_text(f"{LEDGER}giants: fly", encoding="utf-8")
    assert run(["replay", "--ledger", str(path)]) == 2
    assert capsys.readouterr().err.endswith("Line 6: giants: 'fly' is not a command of the notation.\n")
    assert run(["replay", "--ledger", str(tmp_path / "none")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_a_saved_game_is_written_as_a_ledger(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = [name for name, plugin in discover().items() if type(plugin).ledger_of is not Plugin.ledger_of]
    assert run(["auto", "--game", games[0], "--agents", "random,random", "--seed", "4", "--save", str(tmp_path)]) == 0
    save = next(tmp_path.iterdir())
    capsys.readouterr()
    assert run(["replay", "--as-ledger", str(save)]) == 0
    path = tmp_path / "ledger.txt"
    path.write_text(capsys.readouterr().out, encoding="utf-8")
    assert run(["replay", "--ledger", str(path), "--language", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("The ledger agrees in all its ")


def test_games_without_a_notation_have_no_ledgers(cli: Cli, finished: Path) -> None:
    assert cli("replay", "--as-ledger", finished).err == "resarcana: This game has no notation for ledgers.\n"
    assert cli("replay", "--ledger", finished).err == "resarcana: No game reads ledgers.\n"

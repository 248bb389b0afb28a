from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from resarcana_gui.app.auto import players
from resarcana_gui.app.cli import FAILED
from resarcana_gui.match.load import load
from tests.app.conftest import Cli, Result
from tests.match.stall import GAMES
from tests.system_limits import files_of_at_most


def lines(result: Result) -> list[dict[str, Any]]:
    assert (result.code, result.err) == (0, "")
    return [json.loads(line) for line in result.out.splitlines()]


def without_time(games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in game.items() if key != "seconds"} for game in games]


def test_every_game_is_a_line_of_json(cli: Cli) -> None:
    games = lines(cli("auto", "--games", 3, "--agents", "first,random,random", "--seed", 7, "--setup", "short"))
    assert [game["seed"] for game in games] == [7, 8, 9]
    keys = {"seed", "agents", "setup", "winners", "places", "points", "measures", "rounds", "commands", "seconds"}
    for game in games:
        assert set(game) == keys
        assert (game["agents"], game["setup"], game["commands"]) == (["first", "random", "random"], "short", 12)
        assert len(game["points"]) == 3 and game["winners"]


def test_the_usual_setup_is_the_standard_one(cli: Cli) -> None:
    assert lines(cli("auto", "--agents", "first,random"))[0]["setup"] == "standard"


def test_the_same_seed_gives_the_same_games_one_by_one_too(cli: Cli) -> None:
    arguments = ("auto", "--agents", "random,random")
    games = without_time(lines(cli(*arguments, "--games", 4, "--seed", 11)))
    assert without_time(lines(cli(*arguments, "--games", 4, "--seed", 11))) == games
    assert without_time(lines(cli(*arguments, "--seed", 13))) == games[2:3]


def test_a_series_without_a_seed_is_a_new_one(cli: Cli) -> None:
    arguments = ("auto", "--agents", "random,random")
    assert lines(cli(*arguments))[0]["seed"] != lines(cli(*arguments))[0]["seed"]


def test_rotation_gives_every_opponent_every_seat_with_the_same_deal(cli: Cli) -> None:
    games = lines(cli("auto", "--games", 6, "--agents", "first,random,random", "--seed", 1, "--rotate"))
    assert [game["seed"] for game in games] == [1, 1, 1, 2, 2, 2]
    assert [game["agents"].index("first") for game in games] == [0, 2, 1] * 2


def test_several_processes_give_the_same_lines_in_the_same_order(cli: Cli) -> None:
    arguments = ("auto", "--games", 5, "--agents", "random,random", "--seed", 3)
    assert without_time(lines(cli(*arguments, "--jobs", 2))) == without_time(lines(cli(*arguments)))


def test_games_can_be_kept_and_told(cli: Cli, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    arguments = ("auto", "--games", 2, "--agents", "first,random", "--seed", 3, "--rotate", "--save", folder)
    lines(cli(*arguments))
    assert sorted(path.name for path in folder.iterdir()) == ["toy-3-0.jsonl", "toy-3-1.jsonl"]
    assert cli("replay", folder / "toy-3-1.jsonl").out.splitlines()[-1].startswith(("First", "Random"))
    again = cli(*arguments)
    assert again.code == 2 and "already exists" in again.err


def test_a_save_that_breaks_off_ends_the_series_in_one_sentence_and_with_a_failure(cli: Cli, tmp_path: Path) -> None:
    arguments = ("auto", "--games", 3, "--agents", "first,random", "--seed", 3, "--save", tmp_path / "kept")
    with files_of_at_most(4000):
        result = cli(*arguments)
    assert result.code == FAILED
    assert [json.loads(line)["seed"] for line in result.out.splitlines()] == [3]
    assert result.err.startswith("resarcana: The game is no longer being saved: ") and result.err.count("\n") == 1
    assert len(load(tmp_path / "kept" / "toy-3-0.jsonl", GAMES).history.steps) > 1


@pytest.mark.parametrize(
    ("agents", "names"),
    [(["random", "first"], ["Random", "First"]), (["random", "first", "random"], ["Random 1", "First", "Random 2"])],
)
def test_opponents_of_one_kind_are_told_apart(agents: list[str], names: list[str]) -> None:
    assert [player.name for player in players(agents)] == names


def test_machines_that_are_asked_at_the_same_time_play_to_the_end_and_can_be_told(cli: Cli, tmp_path: Path) -> None:
    result = cli("auto", "--games", 2, "--agents", "first,random,random", "--setup", "stakes", "--save", tmp_path)
    assert result.code == 0 and len(lines(result)) == 2
    replayed = cli("replay", min(tmp_path.glob("*.jsonl")))
    assert replayed.code == 0 and "Uncovered" in replayed.out

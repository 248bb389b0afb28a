from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from resarcana_gui.app.output import INTERRUPTED, OUTPUT_CLOSED
from resarcana_gui.games.plugin import discover, first_game
from resarcana_gui.games.resarcana.ai.opponents import NAMES
from tools.tournament import main
from tools.tournament_figures import GameResult, summary, table, wilson
from tools.tournament_games import play_game, tasks

ROOT = Path(__file__).parents[2]


def numbers(capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert isinstance(found, dict)
    return found


def test_every_deal_is_played_in_every_rotation_of_the_opponents() -> None:
    games = tasks(first_game(), "standard", ["greedy", "random", "random"], 6, 5)
    assert [game.seed for game in games] == [5, 5, 5, 6, 6, 6]
    assert [game.agents.index("greedy") for game in games] == [0, 2, 1] * 2
    assert [game.entrants for game in games[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_wins_and_points_belong_to_the_opponent_wherever_it_sat() -> None:
    both = [play_game(task) for task in tasks(first_game(), "standard", ["greedy", "random"], 2, 3)]
    for played in both:
        assert sum(played.wins) == pytest.approx(1.0)
        assert played.wins[0] == 1.0 and played.points[0] >= 10
        assert len(played.seconds[0]) > 10 and sum(played.seconds[0]) > 0 and played.rounds >= 3


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (100, 100, 0.9630, 1.0), (0, 10, 0.0, 0.2775), (0.5, 1, 0.0546, 0.9454)],
)
def test_the_interval_is_that_of_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_a_shared_victory_counts_half_for_both() -> None:
    told = summary(["a", "b"], [GameResult([0.5, 0.5], [10, 10], [[0.001] * 3 + [0.005], []], 5)], 2.0)
    agents = told["agents"]
    assert isinstance(agents, list)
    assert [(entry["wins"], entry["ms"]) for entry in agents] == [(0.5, 2.0), (0.5, 0.0)]
    assert (told["decision_ms_p50"], told["decision_ms_p95"]) == ([1.0, 0.0], [5.0, 0.0])
    assert told["rounds"] == {"lower": 5, "median": 5, "upper": 5, "ended": {"5": 1}}
    assert told["games_per_second"] == 0.5


def test_it_tells_in_which_rounds_games_ended() -> None:
    told = summary(["a", "b"], [GameResult([1.0, 0.0], [10, 3], [[], []], number) for number in (5, 4, 10, 5)], 2.0)
    assert told["rounds"] == {"lower": 4.75, "median": 5, "upper": 6.25, "ended": {"4": 1, "5": 2, "10": 1}}
    assert table(told)[-1] == "rounds: median 5, quartiles 4.75 and 6.25; 1 in round 4, 2 in round 5, 1 in round 10"


def test_it_prints_a_table_and_a_last_line_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--agents", "random,random", "--games", "2", "--setup", "first", "--jobs", "1", "--seed", "4"]) == 0
    printed = capsys.readouterr()
    lines = printed.out.splitlines()
    assert lines[0].startswith("opponent") and lines[1].startswith("random")
    data = json.loads(lines[-1])
    assert (data["games"], data["setup"], data["seed"], len(data["agents"])) == (2, "first", 4, 2)
    halfway, end = printed.err.splitlines()
    assert "1 of 2 games" in halfway and "2 of 2 games" in end
    shares = [float(share.split()[1]) for share in end.rpartition("; ")[2].split(", ")]
    assert shares == data["wins"]


def test_a_game_is_set_up_in_its_usual_way_if_nothing_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["--agents", "random,random", "--games", "1", "--jobs", "1", "--game"]
    assert [main([*told, name]) for name in discover()] == [0] * len(discover())
    played = [json.loads(line)["setup"] for line in capsys.readouterr().out.splitlines() if line.startswith("{")]
    assert all(name in plugin.setups() for name, plugin in zip(played, discover().values(), strict=True))


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    line = [sys.executable, "-m", "tools.tournament", "--agents", "random,random", "--games", "2"]
    with subprocess.Popen([*line, "--jobs", "1"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert all(line.startswith(b"tournament: ") for line in process.stderr)
    assert process.returncode == OUTPUT_CLOSED


def test_an_interrupted_tournament_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tools.tournament.play_all", interrupted)
    assert main(["--games", "1"]) == INTERRUPTED
    assert capsys.readouterr() == ("", "")


def test_the_rounds_of_a_match_are_those_of_all_its_games() -> None:
    (game,) = tasks(first_game(), "match", ["random", "random"], 1, 3)
    assert play_game(game).rounds > 8


@pytest.mark.slow
def test_several_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--agents", "random,random", "--games", "4", "--jobs"]
    results = []
    for jobs in ("1", "2"):
        assert main([*arguments, jobs]) == 0
        found = numbers(capsys)
        agents = found["agents"]
        assert isinstance(agents, list)
        results.append(([(entry["wins"], entry["points"]) for entry in agents], found["rounds"]))
    assert results[0] == results[1]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["--agents", "greedy,genius"],
            f"There is no opponent 'genius'; choose one of: {', '.join(NAMES)}.",
        ),
        (["--agents", "greedy"], "This game is for 2 to 4 players, not 1."),
        (
            ["--setup", "odd"],
            "There is no setup 'odd'; choose one of: standard, first, draft, tight, tight-draft, match.",
        ),
        (["--game", "chess"], f"Argument --game: there is no game 'chess'; choose one of: {', '.join(discover())}."),
        (["--games", "0"], "Argument --games: '0' is not a whole number of at least 1."),
        (["--setup", "match", "--agents", "random,random,random"], "A match of three games is for two seats."),
        (["--what"], "Unrecognized arguments: --what."),
    ],
)
def test_wrong_arguments_are_refused_with_a_reason(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--jobs", "1"]) == 2
    captured = capsys.readouterr()
    assert captured.err == f"{message}\n" and not captured.out

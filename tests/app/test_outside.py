from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from resarcana_gui.app.errors import UsageError
from resarcana_gui.app.outside import short_name, words
from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.load import load
from tests.agents.programs import LAST, program
from tests.app.conftest import Cli
from tests.match.stall import GAMES
from tools.tournament import main as tournament

ROOT = Path(__file__).parents[2]


def mine(folder: Path, answer: str = LAST) -> str:
    return f"program:{shlex.join(program(folder, answer))}"


def test_a_program_plays_whole_games_wherever_opponents_are_named(cli: Cli, tmp_path: Path) -> None:
    result = cli("auto", "--agents", f"{mine(tmp_path)},first", "--seed", 3, "--save", tmp_path / "kept")
    assert (result.code, result.err) == (0, "")
    assert json.loads(result.out)["points"]
    (path,) = (tmp_path / "kept").iterdir()
    seats = load(path, GAMES).origin.seats
    assert [(seat.name, seat.kind) for seat in seats] == [("Mine", "program"), ("First", "first")]


def test_a_game_with_a_program_that_dies_is_played_to_its_end(cli: Cli, tmp_path: Path) -> None:
    result = cli("auto", "--agents", f"{mine(tmp_path, 'sys.exit(3)')},random", "--seed", 3)
    assert result.code == 0 and json.loads(result.out)["winners"]
    assert result.err.count("\n") == 1 and "in seat 1 has ended with the exit code 3: the first legal" in result.err


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("program:/no/such/file", "There is no program '/no/such/file' that can be started."),
        ("program:", "There is no program '' that can be started."),
        ("program:'", "is not a command line (no closing quotation)."),
    ],
)
def test_a_program_that_there_is_not_is_refused_before_anything_is_played(name: str, message: str, cli: Cli) -> None:
    result = cli("auto", "--agents", f"first,{name}")
    assert result.code == 2 and message in result.err and result.err.count("\n") == 1
    with pytest.raises(UsageError):
        words(name)


def test_a_program_is_called_by_its_own_file(tmp_path: Path) -> None:
    assert short_name(mine(tmp_path)) == "mine"
    assert short_name(f"program:{sys.executable} -S") == Path(sys.executable).stem
    assert short_name("archmage") == "archmage"


def test_a_save_never_starts_a_program_by_itself(cli: Cli, home: Path, tmp_path: Path) -> None:
    started = tmp_path / "started"
    name = mine(tmp_path, f"(open({str(started)!r}, 'w').close(), {LAST})")
    cli("text", "--agent", name, "--seed", 4, typed="q\n")
    assert not started.exists()
    refused = cli("text", "--continue", typed="1\n" * 9)
    assert refused.code == 2 and "continue it with `resarcana text --continue --agent program:COMMAND`" in refused.err
    assert not started.exists()
    assert cli("text", "--continue", "--agent", name, typed="1\n" * 60).code == 0
    assert started.exists()


def test_the_window_refuses_a_save_with_a_program_in_one_sentence(cli: Cli, home: Path, tmp_path: Path) -> None:
    from resarcana_gui.app.matches import load_save, resume_match  # noqa: PLC0415 - what the window calls
    from tests.toy import plugin  # noqa: PLC0415

    cli("text", "--agent", mine(tmp_path), "--seed", 4, typed="q\n")
    (path,) = (home / "saves").iterdir()
    with pytest.raises(SaveError, match="needs an outside program, and a save never starts one"):
        resume_match(*load_save({"toy": plugin()}, path))


@pytest.mark.slow
def test_the_example_in_the_documentation_plays_a_tournament(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = re.search(r"```python\n(.*?)```", (ROOT / "docs/protocol.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None and len([line for line in found[1].splitlines() if line]) == 10
    (tmp_path / "example.py").write_text(found[1], encoding="utf-8")
    name = f"program:{shlex.join([sys.executable, str(tmp_path / 'example.py')])}"
    arguments = ["--agents", f"{name},random", "--games", "2", "--setup", "first", "--jobs", "1", "--seed", "4"]
    assert tournament(arguments) == 0
    told = capsys.readouterr()
    assert [line for line in told.err.splitlines() if not line.startswith("tournament: ")] == []
    assert json.loads(told.out.splitlines()[-1])["entrants"] == [name, "random"]

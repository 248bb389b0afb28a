from __future__ import annotations

import json
from pathlib import Path

import pytest

from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.history import History
from resarcana_gui.match.match import Match
from resarcana_gui.match.outline import is_closed, outline
from resarcana_gui.match.play import ask_agent
from resarcana_gui.match.seat import Seat
from tests.match.sealing import objects, sealed
from tests.match.stall import BUDGET, GAMES, finished, machines, say, stall
from tests.toy.records import DRAW


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def test_after_every_command_a_save_says_who_plays_and_how_far_they_are(path: Path) -> None:
    match = stall([Seat("Ana"), *machines(1)], path=path)
    while match.pending is not None:
        say(match, match.legal()[0].KIND)
        found = outline(path, GAMES)
        if match.pending is not None:
            assert found is not None
            assert (found.game, [(seat.name, seat.kind) for seat in found.seats]) == (
                "toy",
                [("Ana", None), ("Machine 0", "random")],
            )
            assert found.progress == match.progress()
    assert outline(path, GAMES) is None


def test_nothing_is_folded_for_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ask_agent(stall(machines(), path=path), BUDGET)

    def folded(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(History, "walk", folded)
    monkeypatch.setattr("resarcana_gui.kernel.session.replay", folded)
    assert outline(path, GAMES) is not None


def test_what_was_taken_back_is_no_longer_counted(path: Path) -> None:
    match = stall(path=path)
    begun = match.progress()
    for _ in range(3):
        say(match, DRAW)
    while match.undo_stack.reach().possible:
        match.undo_stack.undo()
        found = outline(path, GAMES)
        assert found is not None and found.progress == match.progress()
    assert begun == {"rounds": 1}


def test_a_branch_says_it_too(path: Path, tmp_path: Path) -> None:
    match = stall(machines())
    for _ in range(6):
        ask_agent(match, BUDGET)
    branch = match.branch(5, machines(), path=path)
    found = outline(path, GAMES)
    assert found is not None and found.progress == branch.progress()


def test_a_save_without_a_command_or_of_the_first_version_does_not_say_it(path: Path) -> None:
    match = stall(path=path)
    found = outline(path, GAMES)
    assert found is not None and found.progress is None
    say(match, DRAW)
    lines = objects(path.read_bytes())
    lines[0]["format_version"] = 1
    del lines[-1]["progress"]
    path.write_bytes(sealed(json.dumps(line).encode() for line in lines))
    found = outline(path, GAMES)
    assert found is not None and found.progress is None


def test_a_torn_line_is_passed_over(path: Path) -> None:
    match: Match = stall(path=path)
    say(match, DRAW)
    path.write_bytes(path.read_bytes() + b'{"comm')
    found = outline(path, GAMES)
    assert found is not None and found.progress == match.progress()


def test_a_damaged_save_is_refused(path: Path) -> None:
    finished(path)
    lines = path.read_bytes().splitlines(keepends=True)
    for content in (b"", lines[0], b"".join([*lines[:5], *lines[6:-1]]), b"x\ny\n"):
        path.write_bytes(content)
        with pytest.raises(SaveError):
            outline(path, GAMES)


@pytest.mark.parametrize("progress", [1, {"rounds": "many"}, {"rounds": 10**9}, [3]])
def test_progress_that_is_none_is_refused(path: Path, progress: object) -> None:
    say(stall(path=path), DRAW)
    lines = objects(path.read_bytes())
    lines[-1]["progress"] = progress
    path.write_bytes(sealed(json.dumps(line).encode() for line in lines))
    with pytest.raises(SaveError, match="line 3"):
        outline(path, GAMES)


def test_a_finished_game_is_closed_even_when_something_torn_follows(path: Path) -> None:
    finished(path)
    assert is_closed(path)
    path.write_bytes(path.read_bytes() + b'{"comm')
    assert is_closed(path)


def test_a_game_that_goes_on_is_not_closed(path: Path) -> None:
    match = stall(path=path)
    assert not is_closed(path)
    say(match, DRAW)
    assert not is_closed(path)


@pytest.mark.parametrize("content", [b"", b"\n", b"something else\n", b'{"outcome":1}'])
def test_a_file_that_holds_something_else_is_not_closed(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert not is_closed(path)


def test_a_file_that_is_not_there_raises(path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        is_closed(path)

from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.match.closing import is_closed
from tests.match.stall import finished, say, stall
from tests.toy.records import DRAW


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


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

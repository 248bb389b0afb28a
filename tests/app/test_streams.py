"""Streams that are closed, full or read by nobody: one sentence at most, where it can still be said."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from resarcana_gui.app import output
from tests.architecture.sources import ROOT

pytestmark = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a shell and a device that is full")

AUTO = "auto --agents random,random --seed 5"
FULL = "resarcana: The output cannot be written (No space left on device).\n"


def shell(line: str, home: Path) -> tuple[int, str, str]:
    """Run a command line of the program's as a shell does; its exit code, and what it said."""
    quiet = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    done = subprocess.run(
        ["sh", "-c", f'"$0" -m resarcana_gui {line}', sys.executable],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=60,
        env={**quiet, "XDG_DATA_HOME": str(home), "XDG_STATE_HOME": str(home), "LANG": "C.UTF-8"},
    )  # fmt: skip
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        (f"{AUTO} <&- >&- 2>&-", 0, ""),
        ("replay nowhere.jsonl 2>&-", 2, ""),
        ("replay nowhere.jsonl 2>/dev/full", 2, ""),
        (f"{AUTO} >/dev/full", 1, FULL),
        (f"{AUTO} >/dev/full 2>/dev/full", 1, ""),
        ("--version >/dev/full", 1, FULL),
        ("text --seats 2 --seed 5 </dev/null >/dev/full", 1, FULL),
    ],
)
def test_a_closed_or_full_stream_is_nothing_that_went_wrong_inside(
    line: str, code: int, said: str, tmp_path: Path
) -> None:
    assert shell(line, tmp_path) == (code, "", said)
    assert not list(tmp_path.rglob("errors.log"))


@pytest.mark.parametrize("stdin", ["<&-", "</dev/null"])
def test_a_game_without_anybody_to_answer_is_saved_and_left(stdin: str, tmp_path: Path) -> None:
    code, out, err = shell(f"text --seats 2 --seed 5 {stdin}", tmp_path)
    assert (code, err) == (0, "")
    save = next(tmp_path.rglob("*.jsonl"))
    assert save.name in out and save.read_bytes().startswith(b"{")


def test_what_is_typed_may_be_no_text_at_all(tmp_path: Path) -> None:
    code, out, err = shell("text --seats 2 --seed 5 </bin/sh", tmp_path)
    assert "went wrong" not in out + err and code == 0


def test_a_line_without_end_is_taken_for_the_end_of_what_is_typed(tmp_path: Path) -> None:
    bounded = "ulimit -v 4000000; "  # kilobytes
    done = subprocess.run(
        ["sh", "-c", f'{bounded}"$0" -m resarcana_gui text --seats 2 --seed 5 </dev/zero', sys.executable],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=60,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path), "LANG": "C.UTF-8"},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert next(tmp_path.rglob("*.jsonl")).name in done.stdout


def test_a_closed_stream_is_no_place_for_the_next_file(tmp_path: Path) -> None:
    program = (
        "import os, sys; from resarcana_gui.app.output import open_streams; open_streams();"
        "f = open(sys.argv[1], 'w'); print('lost'); print('lost', file=sys.stderr); os.write(2, b'lost');"
        "sys.exit(f.fileno() < 3 or sys.stdin.read() != '')"
    )
    path = tmp_path / "save"
    done = subprocess.run(
        ["sh", "-c", '"$0" -c "$1" "$2" <&- >&- 2>&-', sys.executable, program, str(path)],
        cwd=ROOT, check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0
    assert path.read_bytes() == b""


def test_a_process_with_a_busy_sound_thread_is_left_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    left = list[int]()
    monkeypatch.setattr("resarcana_gui.app.output.os._exit", left.append)
    monkeypatch.setattr("resarcana_gui.app.output.discard_output", lambda: None)
    assert output.leave(7) == 7 and not left
    monkeypatch.setattr("resarcana_gui.audio.executor.any_running", lambda: True)
    output.leave(7)
    assert left == [7]

"""Programs that use one folder wait for each other, never for long, and never for one that has ended."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from resarcana_gui.locks import NAME, HeldError, Lock, locked

HOLDER = """
import sys
from pathlib import Path
from resarcana_gui.locks import Lock
held = Lock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_a_lock_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    first = Lock(tmp_path / "lock")
    with pytest.raises(HeldError):
        Lock(tmp_path / "lock")
    first.release()
    Lock(tmp_path / "lock").release()


def test_the_lock_of_a_process_that_was_killed_is_free(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(tmp_path / "lock")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None and holder.stdout.readline() == b"held\n"
        with pytest.raises(HeldError):
            Lock(tmp_path / "lock")
        holder.kill()
        holder.wait()
    Lock(tmp_path / "lock").release()


def test_whoever_holds_a_folder_too_long_is_waited_for_no_longer(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    held = Lock(tmp_path / NAME)
    with locked(tmp_path, patience=0):
        (tmp_path / "file").touch()
    assert "is held by another program" in caplog.text
    held.release()
    caplog.clear()
    with locked(tmp_path), pytest.raises(HeldError):
        Lock(tmp_path / NAME)
    Lock(tmp_path / NAME).release()
    assert not caplog.text


def test_where_there_are_no_locks_everything_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / NAME).mkdir()
    with locked(tmp_path):
        pass
    (tmp_path / NAME).rmdir()

    def unknown(descriptor: int) -> None:
        raise OSError(38, "Function not implemented")

    monkeypatch.setattr("resarcana_gui.locks._lock", unknown)
    closed: list[int] = []
    monkeypatch.setattr(os, "close", closed.append)
    with locked(tmp_path), locked(tmp_path):
        assert len(closed) == 2, "a file that cannot be locked stays open"
    monkeypatch.undo()
    for descriptor in closed:
        os.close(descriptor)


def test_an_error_in_between_releases_the_lock(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    with pytest.raises(ValueError, match="other"), locked(tmp_path):
        raise ValueError("other")
    Lock(tmp_path / NAME).release()
    assert not caplog.text

"""What libraries write to the terminal unasked."""

from __future__ import annotations

import os

import pytest

from resarcana_gui.audio.mixer import STDERR, stderr_silenced


def test_what_a_library_writes_meanwhile_is_not_seen_and_what_is_written_after_that_is(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with stderr_silenced():
        os.write(STDERR, b"cannot find card 0\n")
    os.write(STDERR, b"after\n")
    assert capfd.readouterr().err == "after\n"


def test_errors_are_seen_again_though_something_failed(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="no card"), stderr_silenced():
        raise ValueError("no card")
    os.write(STDERR, b"after\n")
    assert capfd.readouterr().err == "after\n"


def test_without_a_terminal_nothing_is_to_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(number: int) -> int:
        raise OSError(9, "Bad file descriptor")

    monkeypatch.setattr(os, "dup", closed)
    with stderr_silenced():
        done = True
    assert done

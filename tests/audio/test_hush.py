"""What libraries say to the terminal of their own accord."""

from __future__ import annotations

import os

import pytest

from resarcana_gui.audio.hush import ERRORS, hushed


def test_what_a_library_writes_meanwhile_is_not_seen_and_what_is_written_after_that_is(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with hushed():
        os.write(ERRORS, b"cannot find card 0\n")
    os.write(ERRORS, b"after\n")
    assert capfd.readouterr().err == "after\n"


def test_errors_are_seen_again_though_something_failed(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="no card"), hushed():
        raise ValueError("no card")
    os.write(ERRORS, b"after\n")
    assert capfd.readouterr().err == "after\n"


def test_without_a_terminal_nothing_is_to_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(number: int) -> int:
        raise OSError(9, "Bad file descriptor")

    monkeypatch.setattr(os, "dup", closed)
    with hushed():
        done = True
    assert done

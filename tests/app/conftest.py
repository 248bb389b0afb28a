"""The command line, run on the toy game with its own folder for saves."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from resarcana_gui.app.cli import run
from tests.toy import plugin


@dataclass
class Result:
    code: int
    out: str
    err: str


Cli = Callable[..., Result]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the player's files are during the test."""
    for module in ("save_files", "matches"):
        monkeypatch.setattr(f"resarcana_gui.app.{module}.user_data_dir", lambda: tmp_path)
    monkeypatch.setattr("resarcana_gui.app.error_log.user_log_dir", lambda: tmp_path)
    monkeypatch.setenv("LANG", "C")
    return tmp_path


@pytest.fixture
def cli(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    """Run a command line; `typed` are the player's lines, then the input ends."""

    def call(*arguments: object, typed: str = "") -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run([str(argument) for argument in arguments], {"toy": plugin()})
        return Result(code, *capsys.readouterr())

    return call

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from resarcana_gui.app.background_compile.background_build import LOG, maybe_compile
from resarcana_gui.compiled import SWITCH

Calls = list[tuple[list[str], dict[str, Any]]]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """What would be started in the background, while the engine is not compiled."""
    calls: Calls = []
    monkeypatch.setattr("resarcana_gui.app.background_compile.background_build.is_compiled", lambda: False)
    monkeypatch.setattr(subprocess, "Popen", lambda command, **how: calls.append((command, how)))
    return calls


def test_nothing_is_compiled_unless_the_environment_names_a_folder(
    started: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(SWITCH, raising=False)
    assert not maybe_compile() and started == []


def test_nothing_is_compiled_that_is(started: Calls, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(SWITCH, str(tmp_path))
    monkeypatch.setattr("resarcana_gui.app.background_compile.background_build.is_compiled", lambda: True)
    assert not maybe_compile() and started == []


def test_it_is_compiled_in_the_background_with_its_output_in_a_file(
    started: Calls, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(SWITCH, str(tmp_path / "beside"))
    assert maybe_compile()
    ((command, how),) = started
    assert command[-3:] == ["-m", "resarcana_gui.app.background_compile", str(tmp_path / "beside")]
    assert how["start_new_session"] and how["stdout"] is how["stderr"] and (tmp_path / "beside" / LOG).is_file()


def test_where_it_cannot_be_started_the_game_goes_on(
    started: Calls, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv(SWITCH, str(tmp_path / "file"))
    assert not maybe_compile() and started == []

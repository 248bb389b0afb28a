from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from resarcana_gui.app import doctor
from resarcana_gui.app.doctor import Examination, files
from resarcana_gui.match.errors import SaveError
from tests.screens.market import MarketUi
from tests.toy import plugin
from tests.toy.plugin import ToyPlugin

NAMES = ["title", "files", "languages", "game", "save"]


@pytest.fixture(autouse=True)
def market(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy in a window that needs no files of its own."""
    monkeypatch.setattr(ToyPlugin, "ui", lambda _: MarketUi())


@pytest.fixture
def examination(tmp_path: Path) -> Examination:
    return Examination({"toy": plugin()}, tmp_path)


def test_every_check_of_a_whole_program_says_what_it_found(examination: Examination) -> None:
    told = {name: check() for name, check in examination.checks.items()}
    assert list(told) == NAMES
    assert told["languages"] == "en, es" and told["game"].startswith("toy, ")


def test_a_damaged_picture_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sha256sums.txt").write_text(f"{'0' * 64}  sign.png\n")
    (tmp_path / "sign.png").write_bytes(b"damaged")
    monkeypatch.setattr(doctor, "assets", lambda: tmp_path)
    with pytest.raises(OSError, match=r"sign\.png cannot be read: it is damaged"):
        files()


def test_a_program_without_pictures_is_ill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "assets", lambda: tmp_path)
    with pytest.raises(doctor.FaultError, match="there are none"):
        files()


def test_a_save_that_is_not_whole_is_found(examination: Examination) -> None:
    examination.game()
    path = examination._path("toy")
    path.write_bytes(path.read_bytes()[:-200])
    with pytest.raises((SaveError, doctor.FaultError)):
        examination.save()


@pytest.mark.slow
def test_the_command_ends_with_0_when_all_is_well() -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    line = [sys.executable, "-m", "resarcana_gui", "doctor"]
    told = subprocess.run(line, env=environment, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (0, "")
    assert [line.split()[:2] for line in told.stdout.splitlines()[1:]] == [["ok", f"{name}:"] for name in NAMES]


def test_a_check_that_fails_is_told_in_a_line_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def ill() -> str:
        raise doctor.FaultError("no pictures")

    monkeypatch.setattr(doctor, "files", ill)
    assert not doctor.examine({"toy": plugin()})
    lines = capsys.readouterr().out.splitlines()
    assert "wrong files: no pictures" in lines and lines[-1].startswith("ok    save: ")

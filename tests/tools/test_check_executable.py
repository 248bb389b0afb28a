from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools.check_executable import CheckError, bare_environment, check, main

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the program is a shell script here")

WHOLE = 'case "$1" in --version) echo "resarcana 1.0 (compiled)";; doctor) echo "ok    files: $HOME";; esac'


def built(folder: Path, script: str) -> Path:
    """A folder with a program that is a shell script."""
    program = folder / "resarcana"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    return folder


def test_a_program_that_finds_itself_whole_is_told_with_its_size_and_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(built(tmp_path, WHOLE))]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("ok    files: ") and str(Path.home()) not in lines[0]
    assert "in 1 files, starts in" in lines[1]


@pytest.mark.parametrize(
    ("script", "why"),
    [
        (WHOLE.replace("(compiled)", "(not compiled)"), "its engine is not compiled"),
        ('[ "$1" = --version ] || { echo "wrong files: castle.webp is damaged"; exit 1; }', "castle.webp is damaged"),
        ("command -v python3 && exit 3; exit 4", "ended with 4"),
    ],
)
def test_a_program_that_does_not_do_is_refused_with_the_reason(script: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(CheckError, match=why):
        check(built(tmp_path, script))


def test_where_nothing_was_built_that_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 1
    assert "there is no" in capsys.readouterr().err


def test_the_program_is_given_no_path_and_no_home_of_the_player(tmp_path: Path) -> None:
    environment = bare_environment(str(tmp_path))
    assert environment["PATH"] == "" and environment["HOME"] == str(tmp_path)
    assert not {name for name in environment if name.startswith("PYTHON")}

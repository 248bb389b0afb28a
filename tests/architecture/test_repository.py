"""Everything in the repository is useful to whoever has the repository, and to nobody else."""

from __future__ import annotations

import re
import subprocess

import pytest

from tests.architecture.sources import ROOT, modules_and_tools

STRAY = ["../" + "shared", "/" + "work/", "/" + "root/", "/" + "home/", "/" + "Users/"]
"""Paths on somebody's machine."""


def kept_files() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [name for name in listed.stdout.split("\0") if name]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="needs a git checkout")
def test_no_file_names_a_place_on_the_machine_where_it_was_written() -> None:
    texts = {name: (ROOT / name).read_bytes() for name in kept_files() if (ROOT / name).is_file()}
    found = [(name, word) for name, text in texts.items() for word in STRAY if word.encode() in text]
    assert not found


def commands() -> set[str]:
    """What `make help` lists."""
    return set(re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def test_windows_has_every_command_but_pictures_and_tests_of_the_compiled_copy() -> None:
    script = (ROOT / "make.cmd").read_text(encoding="utf-8")
    leads = dict(re.findall(r'if /i "%~1"=="([a-z-]+)" goto (\w+)', script))
    assert commands() - leads.keys() == {"help", "art", "test-compiled"}
    assert leads.keys() <= commands()
    assert set(leads.values()) <= set(re.findall(r"^:([\w-]+)$", script, re.MULTILINE))


def test_every_make_command_that_is_written_about_exists() -> None:
    pages = [*modules_and_tools(), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")]
    named = {command for page in pages for command in re.findall(r"`make ([a-z-]+)", page.read_text(encoding="utf-8"))}
    assert len(named) > 10
    assert not named - commands()

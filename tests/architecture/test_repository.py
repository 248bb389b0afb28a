"""Everything in the repository is useful to whoever has the repository, and to nobody else."""

from __future__ import annotations

import subprocess

import pytest

from tests.architecture.sources import ROOT

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

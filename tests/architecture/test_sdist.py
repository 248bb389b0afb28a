"""The source distribution has what a clone has: README, Makefile and tests apply to it too."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT
from tests.architecture.test_repository import kept_files

ABOUT_GIT = {".gitattributes", ".gitignore"}


def shipped(folder: Path) -> set[str]:
    """What the source distribution carries, as setuptools lists it before it packs."""
    command = [sys.executable, "setup.py", "--quiet", "egg_info", "--egg-base", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (listed,) = folder.glob("*.egg-info/SOURCES.txt")
    return set(listed.read_text(encoding="utf-8").splitlines())


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="needs a git checkout")
def test_the_source_distribution_has_every_file_of_the_repository(tmp_path: Path) -> None:
    present = {name for name in kept_files() if (ROOT / name).is_file()}
    assert present - ABOUT_GIT - shipped(tmp_path) == set()

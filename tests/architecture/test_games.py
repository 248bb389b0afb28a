"""The program knows no game by name: a game is one folder under `games/`, one under `assets/`, one under `art/`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from resarcana_gui.games.plugin import discover
from resarcana_gui.paths import PROGRAM
from tests.architecture.sources import PACKAGE, ROOT

GAMES = discover()
ART = ROOT / "art"
BUILDS = ("setup.py", "Makefile", "make.cmd", "MANIFEST.in")
DECLARED = f'PROGRAM: Final = "{PROGRAM}"'
"""The program may be called like a game: `paths.py` says so, and all else asks it."""


def programs() -> list[Path]:
    """What builds the program, what it is made of and what makes its pictures, but for the games' own folders."""
    own = [folder / name for folder in (PACKAGE / "games", ART) for name in GAMES]
    scripts = [*PACKAGE.rglob("*.py"), *ART.rglob("*.py")]
    written = [path for path in scripts if not any(path.is_relative_to(folder) for folder in own)]
    return [*written, *(ROOT / name for name in BUILDS if (ROOT / name).exists())]


def named(name: str) -> re.Pattern[str]:
    """What would name a game: its folders, its name as a text, or its title."""
    folders = rf"""(?:games|assets|art)[./]{name}\b|["']{name}(?:["'/])"""
    return re.compile(f"{folders}|{re.escape(GAMES[name].ui().name('en'))}" if GAMES[name].has_window() else folders)


@pytest.mark.parametrize("name", GAMES)
def test_no_file_outside_its_own_folders_names_a_game(name: str) -> None:
    found = []
    for path in programs():
        text = path.read_text(encoding="utf-8").replace(DECLARED, "")
        if path.name == "setup.py":
            text = text.replace(f'group_name="{PROGRAM}"', "")
        found += [f"{path.relative_to(ROOT)}: {match[0]}" for match in named(name).finditer(text)]
    assert found == []


@pytest.mark.parametrize(
    "line", ["games.{}.rules", "games/{}/ai", "assets/{}/lang", "art.{}.parts", 'discover()["{}"]', '"{}/table"']
)
def test_what_names_a_game_is_found(line: str) -> None:
    for name in GAMES:
        assert named(name).search(line.format(name))

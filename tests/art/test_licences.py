"""Every file that comes with the program is of a kind that it uses, and says whose it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.games.plugin import discover

ASSETS = Path(__file__).parents[2] / "assets"
OURS = (*discover(), "opponents", "icons", "materials", "breath", "window", "sounds", "lang", "credits")
KINDS = {".webp", ".png", ".jpg", ".svg", ".weights", ".ico", ".icns", ".ogg", ".yaml", ".jsonl", ".ttf", ".txt", ".md"}
LARGEST = 40 << 20
"""Bytes, all together."""

FILES = sorted(path for path in ASSETS.rglob("*") if path.is_file())


def test_every_folder_is_named_with_its_licence() -> None:
    words = (ASSETS / "LICENSE.md").read_text(encoding="utf-8")
    folders = {path.name for path in ASSETS.iterdir() if path.is_dir()}
    assert folders == {*OURS, "fonts"}
    assert all(f"`{folder}/`" in words for folder in folders)


@pytest.mark.parametrize("font", [path for path in FILES if path.suffix == ".ttf"], ids=lambda path: path.name)
def test_a_font_has_its_licence_beside_it(font: Path) -> None:
    family = font.name.split("-")[0]
    licence = font.with_name(f"{family}-OFL.txt")
    assert "SIL OPEN FONT LICENSE" in licence.read_text(encoding="utf-8").upper()


def test_only_files_of_known_kinds_are_there() -> None:
    assert {path.suffix for path in FILES} <= KINDS


def test_all_together_are_small_enough_to_carry() -> None:
    assert sum(path.stat().st_size for path in FILES) < LARGEST

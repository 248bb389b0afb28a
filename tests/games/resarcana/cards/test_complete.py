"""A new kind of effect, choice, reaction or ability has a row in every table about them, or nothing starts."""

from __future__ import annotations

import re
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

from resarcana_gui.games.resarcana.cards import tables
from tests.architecture.sources import PACKAGE

FOLDER = PACKAGE / "games" / "resarcana"
TABLE = re.compile(r'by_number\(\s*f"\{__name__\}\.(\w+)",\s*tables\.(\w+)')
VOCABULARY = ("EFFECTS", "CHOICES", "SOURCES", "ESCAPES", "TRIGGERS", "COLLECTS")


def found() -> Iterator[tuple[Path, str, str]]:
    """Every table there is: its file, its name, and what its rows are about."""
    for path in sorted(FOLDER.rglob("*.py")):
        for name, kinds in TABLE.findall(path.read_text(encoding="utf-8")):
            yield path, name, kinds


TABLES = list(found())


@pytest.mark.parametrize(("path", "name", "kinds"), TABLES, ids=lambda part: getattr(part, "stem", part))
def test_without_a_row_for_a_new_kind_a_table_is_not_imported(
    path: Path, name: str, kinds: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, kinds, (*getattr(tables, kinds), "echo"))
    with pytest.raises(ValueError, match=r"\.[A-Z_]+ has no row for echo\.$"):
        runpy.run_path(str(path), run_name=path.stem)


@pytest.mark.parametrize("folder", ["rules", "ai", "view/tell", "view/faces", "view/asking"])
def test_effects_have_a_table_in_every_part_of_the_game(folder: str) -> None:
    assert any(kinds == "EFFECTS" and path.is_relative_to(FOLDER / folder) for path, _, kinds in TABLES)


@pytest.mark.parametrize("kinds", VOCABULARY)
def test_the_whole_vocabulary_has_rules_and_signs(kinds: str) -> None:
    for folder in ("rules", "view/faces"):
        assert any(about == kinds and path.is_relative_to(FOLDER / folder) for path, _, about in TABLES)

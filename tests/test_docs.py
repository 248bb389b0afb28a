from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("page", ["docs/engine.md"])
def test_every_example_in_the_documentation_runs_and_prints_what_it_says(page: str) -> None:
    result = doctest.testfile(
        str(ROOT / page), module_relative=False, encoding="utf-8", optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert result.attempted > 0 and result.failed == 0


def test_every_file_in_the_glossary_exists() -> None:
    named = re.findall(r"`([\w/]+\.py)`", (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"))
    assert len(named) > 50
    assert [path for path in named if not (ROOT / "resarcana_gui" / path).is_file()] == []

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("page", ["docs/engine.md"])
def test_every_example_in_the_documentation_runs_and_prints_what_it_says(page: str) -> None:
    result = doctest.testfile(
        str(ROOT / page), module_relative=False, encoding="utf-8", optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert result.attempted > 0 and result.failed == 0

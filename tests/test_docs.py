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


def test_every_page_of_the_documentation_is_in_the_contents_of_the_site() -> None:
    docs = ROOT / "docs"
    lists = "\n".join(re.findall(r"```{toctree}(.*?)```", (docs / "index.md").read_text(encoding="utf-8"), re.DOTALL))
    assert [page.stem for page in docs.glob("*.md") if page.stem != "index" and page.stem not in lists.split()] == []


def test_what_the_site_takes_from_other_pages_is_there() -> None:
    for page in (ROOT / "docs").glob("*.md"):
        text = page.read_text(encoding="utf-8")
        for name, options in re.findall(r"```{include} (\S+)\n(.*?)```", text, re.DOTALL):
            source = (page.parent / name).read_text(encoding="utf-8")
            marks = re.findall(r':(?:start-after|end-before): "(.*)"', options)
            assert [mark for mark in marks if mark not in source] == []

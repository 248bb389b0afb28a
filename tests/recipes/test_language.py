"""A language is a catalog: that it says its name is enough for the title to offer it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.recipes.copied_tree import Tree

POLISH = """
language:
  name: Polski
  plural: {one: "i = 1 and v = 0", few: "v = 0 and i % 10 = 2..4 and i % 100 != 12..14"}
title:
  new_game: Nowa gra
"""


@pytest.mark.slow
def test_a_new_language_is_offered_and_played_in(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    (tree.own("lang") / "pl.yaml").write_text(POLISH, encoding="utf-8")
    assert "Choosing magic items" in tree.run("tests.recipes.language", "pl")
    assert "--language {en,es,pl}" in tree.run("resarcana_gui", "text", "--help")

"""A card made of known effects is an entry in cards.yaml, and its name in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.recipes.copied_tree import Tree

CARD = """artifacts:
  - id: mirror_of_dreams
    cost: E
    collect: C
    powers:
      - {turn: this, do: {gain: 2C}}

"""
NAMES = {"en": "Mirror of Dreams", "es": "Espejo de los sueños"}


@pytest.mark.slow
def test_a_new_card_is_checked_lies_on_the_table_and_is_played(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    cards = tmp_path / "cards.yaml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("artifacts:\n", CARD, 1), encoding="utf-8")
    names = tree.own("resarcana", "lang") / "cards"
    complaint = tree.run("resarcana_gui", "lint-cards", expect=1)
    assert "'mirror_of_dreams' has no name" in complaint
    for language, name in NAMES.items():
        with (names / f"{language}.yaml").open("a", encoding="utf-8") as file:
            file.write(f"  mirror_of_dreams: {name}\n")
    tree.run("resarcana_gui", "lint-cards")
    assert NAMES["en"] in tree.run("tests.games.resarcana.recipes.card", "mirror_of_dreams")

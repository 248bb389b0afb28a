"""A game with a map of hexagons, dice, a track and secret choices of five seats is one folder, too."""

from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.tabletop.geometry.hex_grid import from_offset
from tests.hex_toy.game import COLUMNS, FIELDS, beside
from tests.recipes.copied_tree import Tree
from tests.recipes.test_second_game import with_toy


@pytest.mark.slow
def test_a_game_on_a_map_is_played_by_mouse_keys_and_controller_saved_and_replayed(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    with_toy(tree, "marsh", "hex_toy")
    save = tree.run("tests.recipes.hex_game", "marsh").strip()
    told = tree.run("resarcana_gui", "replay", save, "--language", "es")
    assert "Los dados muestran" in told and "Los anuncios" in told
    games = tree.run("resarcana_gui", "auto", "--game", "marsh", "--agents", "cautious,random", "--games", "1")
    assert games.count('"points"') == 1


def test_its_rules_and_its_map_agree_about_what_lies_beside_what() -> None:
    places = [from_offset(*divmod(field, COLUMNS)) for field in range(FIELDS)]
    for field, place in enumerate(places):
        assert {places[other] for other in beside(field)} == {other for other in place.neighbours() if other in places}

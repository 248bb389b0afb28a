"""A game is one folder under games/ and one under assets/, and no other file: the toy is put there and played."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.recipes.copied_tree import LEFT_OUT, ROOT, Tree


def with_toy(tree: Tree, name: str, toy: str = "toy") -> None:
    """A toy as a folder of games; its own imports name the folder where it lies."""
    folder = tree.package / "games" / name
    shutil.copytree(ROOT / "tests" / toy, folder, ignore=LEFT_OUT)
    shutil.move(folder / "assets", tree.assets / name)
    (tree.assets / name / "sounds").mkdir()
    shutil.copy(ROOT / "assets" / "sounds" / "tick_1.ogg", tree.assets / name / "sounds" / "coin.ogg")
    for path in folder.glob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace(f"tests.{toy}", f"resarcana_gui.games.{name}"))


@pytest.mark.slow
def test_a_second_game_is_offered_set_up_played_saved_continued_and_replayed(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    with_toy(tree, "aardvark")
    save = tree.run("tests.recipes.second_game", "aardvark").strip()
    told = tree.run("resarcana_gui", "replay", save, "--language", "es")
    assert "roba una carta." in told and "puntúa" in told
    games = tree.run("resarcana_gui", "auto", "--game", "aardvark", "--agents", "first,random", "--games", "2")
    assert games.count('"points"') == 2


@pytest.mark.slow
def test_it_need_not_be_the_first_by_name(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    with_toy(tree, "zebra")
    assert Path(tree.run("tests.recipes.second_game", "zebra").strip()).exists()

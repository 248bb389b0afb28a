"""How the game is played, for newcomers."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.view.faces.glossary import ICON_ORDER
from resarcana_gui.games.resarcana.view.pages.how_to_play_guide import FIRST, PARTS, SECOND, Guide
from resarcana_gui.scene.check import check
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.label import Label
from tests.games.resarcana.view.pages.opened import resources_of

WIDTH = 1560.0


def guide(language: str = "en", scale: float = 1.0) -> Node:
    resources = resources_of(language, scale)
    return Guide(resources.look, resources.faces, "F1").lay(WIDTH)


def words(node: Node) -> list[str]:
    return [label.text for label in node.walk() if isinstance(label, Label)]


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("language", ["en", "es"])
def test_it_is_well_laid_out(language: str, scale: float) -> None:
    laid = guide(language, scale)
    resources, root = resources_of(language, scale), Node(size=(CANVAS[0], laid.height))
    root.add(laid)
    assert not check(root, resources.look.theme, Box(0, 0, CANVAS[0], laid.height))
    assert laid.width == WIDTH and all(part.bounds().right <= WIDTH + 1 for part in laid.walk())


def test_every_number_on_the_cards_is_explained() -> None:
    shown = {number for _, numbers in (FIRST, SECOND) for number in numbers}
    assert shown == set(range(1, len(PARTS) + 1))
    laid = guide()
    for number in shown:
        assert sum(node.name == f"number {number}" for node in laid.walk()) >= 2


def test_it_says_when_one_wins_and_explains_every_sign() -> None:
    laid = guide()
    assert any("10{points} or more" in text for text in words(laid))
    signs = {node.name for node in laid.walk()}
    assert all(f"sign {name}" in signs for name in ICON_ORDER)


def test_it_names_the_key_that_helps_at_the_table() -> None:
    assert any("F1 explains the signs" in text for text in words(guide()))
    assert any("F1 explica los signos" in text for text in words(guide("es")))

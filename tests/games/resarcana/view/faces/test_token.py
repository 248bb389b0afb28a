"""Essences as tokens and counters."""

from __future__ import annotations

import pygame
import pytest

from resarcana_gui.games.resarcana.cards.essences import CALM, DEATH, ELAN, GOLD
from resarcana_gui.games.resarcana.view.faces import token
from resarcana_gui.games.resarcana.view.faces.token import Counter, EssenceToken, TokenNode
from resarcana_gui.scene.check import check
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import CANVAS


@pytest.mark.parametrize("essence", range(5))
@pytest.mark.parametrize("side", [20, 64])
def test_a_token_is_drawn_in_every_size(essence: int, side: int) -> None:
    picture = EssenceToken(essence).render((side, side), 1.0)
    assert picture.get_size() == (side, side)
    assert pygame.mask.from_surface(picture, 100).count() > side * side // 4


def test_a_token_without_a_picture_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(token, "picture", lambda *parts: None)
    assert pygame.mask.from_surface(EssenceToken(ELAN).render((32, 32), 1.0), 100).count() > 200


def test_a_single_token_has_no_number_and_several_have(look: Look) -> None:
    node = TokenNode(look, CALM, 40)
    assert not list(node.texts())
    node.count = 3
    assert [shown.block.text for shown in node.texts()] == ["3"]


def test_a_token_can_be_held_by_its_middle(look: Look) -> None:
    node = TokenNode(look, CALM, 40, at=(100, 100))
    node.anchor = CENTRE
    assert node.bounds().center == (100, 100)


def test_a_counter_shows_its_value_in_letters_that_can_be_read(look: Look) -> None:
    counter = Counter(look, DEATH, 44)
    counter.value += 12
    (shown,) = counter.texts()
    assert shown.block.text == "12"
    assert shown.block.font_size >= 22


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_counters_and_tokens_pass_the_layout_check(scale: float) -> None:
    look = Look(text_scale=scale)
    root = Node(size=CANVAS)
    root.add(
        Counter(look, GOLD, 44, 17, at=(100, 100)),
        TokenNode(look, GOLD, 40, 5, at=(300, 100)),
        TokenNode(look, ELAN, 20, at=(500, 100)),
    )
    assert not check(root, look.theme, Box(0, 0, *CANVAS))

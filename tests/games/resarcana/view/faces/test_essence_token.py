"""Essences as tokens."""

from __future__ import annotations

import pygame
import pytest

from resarcana_gui.games.resarcana.cards.essences import ELAN, NAMES
from resarcana_gui.games.resarcana.view.faces import essence_token
from resarcana_gui.games.resarcana.view.faces.essence_token import EssenceToken, essence_pool
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle


@pytest.mark.parametrize("essence", range(5))
@pytest.mark.parametrize("side", [20, 64])
def test_a_token_is_drawn_in_every_size(essence: int, side: int) -> None:
    picture = EssenceToken(essence).render((side, side), 1.0)
    assert picture.get_size() == (side, side)
    assert pygame.mask.from_surface(picture, 100).count() > side * side // 4


def test_a_token_without_a_picture_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(essence_token, "picture", lambda *parts: None)
    assert pygame.mask.from_surface(EssenceToken(ELAN).render((32, 32), 1.0), 100).count() > 200


def test_a_pool_counts_each_essence_by_its_name(look: UiStyle) -> None:
    pool = essence_pool(look, Box(0, 0, 400, 40), 30)
    pool.show([1, 0, 2, 0, 9])
    assert [(counter.name, counter.value) for counter in pool.counters] == [
        (f"counter {name}", value) for name, value in zip(NAMES, (1, 0, 2, 0, 9), strict=True)
    ]

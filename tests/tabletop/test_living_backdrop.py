"""The living scene behind the title."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame
import pytest

from resarcana_gui.scene.sprite import Picture
from resarcana_gui.scene.timing import Pace
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop import living_backdrop
from resarcana_gui.tabletop.living_backdrop import LivingBackdrop

PARTS: Final = """
flames: [{x: 0.5, y: 0.6, size: 0.04}, {x: 0.1, y: 0.3, size: 0.03}]
circle: {picture: none.webp, x: 0.6, y: 0.3, size: 0.5}
dust: {x: 0.6, y: 0.5, width: 0.5, height: 0.6}
"""


@pytest.fixture(autouse=True)
def parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What moves on the scene."""
    path = tmp_path / "title.yaml"
    path.write_text(PARTS, encoding="utf-8")
    monkeypatch.setattr(living_backdrop, "assets", lambda *names: path)


def living(*, reduced: bool = False) -> LivingBackdrop:
    dark = pygame.Surface((16, 9), 0, 32)
    return LivingBackdrop(UiStyle(pace=Pace(reduced=reduced)), Picture(dark), "a game")


def test_it_lives_while_time_passes() -> None:
    scene = living()
    before = scene.revision
    for _ in range(60):
        scene.update(16)
    assert scene.revision > before
    assert scene.particles.alive


def test_it_changes_few_times_a_second_so_that_a_title_nobody_uses_costs_little() -> None:
    scene, changes = living(), 0
    for _ in range(1000 // 16):
        before = scene.revision
        scene.update(16)
        changes += scene.revision != before
    assert 8 <= changes <= 20


def test_only_some_of_its_flames_flicker_at_a_time(tmp_path: Path) -> None:
    (tmp_path / "title.yaml").write_text(f"flames: [{', '.join(['{x: 0.5, y: 0.6, size: 0.04}'] * 7)}]", "utf-8")
    scene, most = living(), 0
    for _ in range(30):
        before = [child.alpha for child in scene.children]
        scene.update(66)
        most = max(most, sum(child.alpha != old for child, old in zip(scene.children, before, strict=True)))
    assert most == living_backdrop.RESTLESS


def test_in_reduced_motion_it_is_a_picture() -> None:
    scene = living(reduced=True)
    before = scene.revision
    for _ in range(60):
        scene.update(16)
    assert scene.revision == before


def test_without_word_of_what_moves_nothing_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(living_backdrop, "assets", lambda *parts: Path("nowhere", *parts))
    scene = living()
    for _ in range(60):
        scene.update(16)
    assert len(scene.children) == 2 and not scene.particles.alive

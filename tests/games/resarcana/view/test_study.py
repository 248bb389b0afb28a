"""The living scene behind the title."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from resarcana_gui.games.resarcana.view import study
from resarcana_gui.games.resarcana.view.study import Study
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.sprite import Picture
from resarcana_gui.scene.timing import Pace


def a_study(*, reduced: bool = False) -> Study:
    dark = pygame.Surface((16, 9), 0, 32)
    return Study(Look(pace=Pace(reduced=reduced)), Picture(dark))


def test_it_lives_while_time_passes() -> None:
    scene = a_study()
    before = scene.revision
    for _ in range(60):
        scene.update(16)
    assert scene.revision > before
    assert scene.particles.alive


def test_it_changes_few_times_a_second_so_that_a_title_nobody_uses_costs_little() -> None:
    scene, changes = a_study(), 0
    for _ in range(1000 // 16):
        before = scene.revision
        scene.update(16)
        changes += scene.revision != before
    assert 8 <= changes <= 20


def test_in_reduced_motion_it_is_a_picture() -> None:
    scene = a_study(reduced=True)
    before = scene.revision
    for _ in range(60):
        scene.update(16)
    assert scene.revision == before


def test_without_word_of_what_moves_nothing_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "assets", lambda *parts: Path("nowhere", *parts))
    scene = a_study()
    for _ in range(60):
        scene.update(16)
    assert len(scene.children) == 2 and not scene.particles.alive

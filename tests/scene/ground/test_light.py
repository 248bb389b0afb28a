"""The light of a lamp is laid on in bands that fit together."""

from __future__ import annotations

import pygame
import pytest

from resarcana_gui.scene.ground import light
from resarcana_gui.scene.ground.light import BANDS, Lamp, shine
from resarcana_gui.scene.transform import Box


def lit(size: tuple[int, int]) -> bytes:
    surface = pygame.Surface(size, 0, 32)
    surface.fill((220, 180, 140))
    shine(surface, Lamp((700.0, 500.0), (500.0, 400.0)), Box(0, 0, 1920, 1080))
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("size", [(480, 270), (427, 240), (400, 217)])
def test_in_bands_it_is_what_it_would_be_in_one(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    bands = lit(size)
    monkeypatch.setattr(light, "BANDS", 1)
    assert bands == lit(size) and BANDS > 1

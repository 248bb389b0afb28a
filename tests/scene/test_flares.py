"""Light that passes is one small picture, enlarged."""

from __future__ import annotations

import pygame
import pytest

from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.flares import Burst, Flare, LightsAhead, RingOfLight
from resarcana_gui.scene.painter import Painter

RED = (250, 40, 20)


def shown(flare: Flare, cache: SurfaceCache) -> pygame.Surface:
    surface = pygame.Surface((200, 200), 0, 32)
    painter = Painter(surface, cache)
    flare.paint(painter)
    painter.flush()
    return surface


@pytest.mark.parametrize("scale", [0.5, 1.0])
def test_light_is_added_about_its_middle(scale: float) -> None:
    flare = Flare(Burst(RED), 180.0, (100.0, 100.0), scale=scale)
    flare.alpha = 1.0
    surface = shown(flare, SurfaceCache())
    assert surface.get_at((100, 100)).r > 150 and surface.get_at((2, 2)).r == 0


def test_it_grows_dim_as_it_fades() -> None:
    flare, levels = Flare(Burst(RED), 180.0, (100.0, 100.0)), []
    for flare.alpha in (0.0, 0.3, 0.6, 1.0):
        levels.append(shown(flare, SurfaceCache()).get_at((100, 100)).r)
    assert levels == sorted(set(levels)) and levels[0] == 0


def test_what_was_drawn_ahead_is_not_drawn_when_it_is_seen() -> None:
    cache, lights = SurfaceCache(), (Burst(RED), RingOfLight(RED))
    ahead = LightsAhead(lights, cache)
    assert ahead.draw_some() and not ahead.draw_some() and not ahead.draw_some()
    before = cache.misses
    for light in lights:
        flare = Flare(light, 180.0, (100.0, 100.0))
        flare.alpha = 1.0
        shown(flare, cache)
    assert cache.misses == before

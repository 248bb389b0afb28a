"""Light that passes is one small picture, enlarged."""

from __future__ import annotations

import pygame
import pytest

from resarcana_gui.scene.drawing.surface_cache import SurfaceCache
from resarcana_gui.scene.flares import Burst, Flare, LightWarmup, RingOfLight
from resarcana_gui.scene.painter import Painter

RED = (250, 40, 20)


def shown(flare: Flare) -> pygame.Surface:
    surface = pygame.Surface((200, 200), 0, 32)
    painter = Painter(surface, SurfaceCache())
    flare.paint(painter)
    painter.flush()
    return surface


@pytest.mark.parametrize("scale", [0.5, 1.0])
def test_light_is_added_about_its_middle(scale: float) -> None:
    flare = Flare(Burst(RED), 180.0, (100.0, 100.0), scale=scale)
    flare.alpha = 1.0
    surface = shown(flare)
    assert surface.get_at((100, 100)).r > 150 and surface.get_at((2, 2)).r == 0


def test_it_grows_dim_as_it_fades() -> None:
    flare, levels = Flare(Burst(RED), 180.0, (100.0, 100.0)), []
    for flare.alpha in (0.0, 0.3, 0.6, 1.0):
        levels.append(shown(flare).get_at((100, 100)).r)
    assert levels == sorted(set(levels)) and levels[0] == 0


def test_what_was_drawn_ahead_is_not_drawn_when_it_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[object] = []
    render = RingOfLight.render

    def counted(self: RingOfLight, size: tuple[int, int], density: float) -> pygame.Surface:
        drawn.append(self)
        return render(self, size, density)

    monkeypatch.setattr(RingOfLight, "render", counted)
    lights = (RingOfLight((3, 2, 1)), RingOfLight((1, 2, 3)))
    warmup = LightWarmup(lights)
    assert warmup.draw_one() and not warmup.draw_one() and not warmup.draw_one()
    assert set(drawn) == set(lights)
    for light in lights:
        flare = Flare(light, 180.0, (100.0, 100.0))
        flare.alpha = 1.0
        shown(flare)
    assert len(drawn) == 2

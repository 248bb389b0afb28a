"""Light that passes is one small picture, enlarged."""

from __future__ import annotations

import pygame
import pytest

from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.flares import Burst, Flare, LightsAhead, RingOfLight
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.transient_pictures import TransientPictures
from tests.scene.hurry import Watch

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
    ahead = LightsAhead(lights)
    assert ahead.draw_some() and not ahead.draw_some() and not ahead.draw_some()
    assert set(drawn) == set(lights)
    for light in lights:
        flare = Flare(light, 180.0, (100.0, 100.0))
        flare.alpha = 1.0
        shown(flare)
    assert len(drawn) == 2


def test_where_there_is_no_time_light_stays_as_it_was_for_a_frame() -> None:
    watch, surface = Watch(), pygame.Surface((900, 900), 0, 32)
    flare, root = Flare(Burst(RED), 800.0, (450.0, 450.0)), Node(size=(900, 900))
    root.add(flare)
    allowance, passing, cache, levels = Allowance(watch), TransientPictures(), SurfaceCache(), []
    for flare.alpha, ms in ((0.2, 9.0), (0.5, 9.0), (0.8, 9.0), (1.0, 0.0), (1.0, 9.0)):
        watch.ms = 0.0
        allowance.begin()
        passing.begin()
        watch.ms = ms
        surface.fill((0, 0, 0))
        painter = Painter(surface, cache, allowance=allowance, passing=passing)
        root.paint(painter)
        painter.flush()
        levels.append((painter.rough, surface.get_at((450, 450)).r))
    stood_in, seen = zip(*levels, strict=True)
    assert stood_in == (False, True, False, False, False), "the first, what waited, while there is time, and the same"
    assert seen[0] == seen[1] < seen[2] < seen[3] == seen[4]


def test_while_everything_shifts_light_stays_as_it_was() -> None:
    watch, flare, surface = Watch(), Flare(Burst(RED), 800.0, (450.0, 450.0)), pygame.Surface((900, 900), 0, 32)
    passing, seen = TransientPictures(), []
    for flare.alpha in (0.2, 0.5, 0.8):
        passing.begin()
        surface.fill((0, 0, 0))
        painter = Painter(surface, SurfaceCache(), allowance=Allowance(watch), passing=passing)
        painter.crowded = True
        flare.paint(painter)
        painter.flush()
        seen.append(surface.get_at((450, 450)).r)
    assert 0 < seen[0] == seen[1] == seen[2]

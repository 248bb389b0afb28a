"""Light that passes is one small picture, enlarged."""

from __future__ import annotations

import pygame
import pytest

from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.flares import Burst, Flare, LightsAhead, RingOfLight
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import PATIENCE, Painter
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


def test_where_there_is_no_time_one_light_grows_in_each_frame_and_the_others_stay_as_they_were() -> None:
    watch, surface, root = Watch(), pygame.Surface((900, 900), 0, 32), Node(size=(900, 900))
    flares = [Flare(Burst(RED), 800.0, (450.0, 450.0), name=name) for name in "abc"]
    root.add(*flares)
    allowance, passing, cache, seen = Allowance(watch), TransientPictures(), SurfaceCache(), []
    for alpha, ms in ((0.1, 5.0), (0.2, 5.0), (0.3, 5.0), (0.4, 5.0), (0.5, 0.0), (0.5, 5.0)):
        watch.ms = 0.0
        allowance.begin()
        passing.begin()
        watch.ms = ms
        for flare in flares:
            flare.alpha = alpha
        painter = Painter(surface, cache, allowance=allowance, passing=passing)
        root.paint(painter)
        grown = {flare.name: passing._growing.get(id(flare)) for flare in flares}
        seen.append((painter.rough, {name: round(each.form[1] / 25.5) for name, each in grown.items() if each}))
    assert seen == [
        (True, {"a": 1}),
        (True, {"a": 1, "b": 2}),
        (True, {"a": 1, "b": 2, "c": 3}),
        (True, {"a": 4, "b": 2, "c": 3}),
        (False, {"a": 5, "b": 5, "c": 5}),
        (False, {"a": 5, "b": 5, "c": 5}),
    ]


def test_where_there_is_no_time_at_all_light_comes_and_then_stays_as_it_is_for_some_frames() -> None:
    watch, surface, root = Watch(), pygame.Surface((900, 900), 0, 32), Node(size=(900, 900))
    flare = Flare(Burst(RED), 800.0, (450.0, 450.0))
    root.add(flare)
    allowance, passing, cache, seen = Allowance(watch), TransientPictures(), SurfaceCache(), []
    for number in range(2 * PATIENCE + 3):
        watch.ms = 0.0
        allowance.begin()
        passing.begin()
        watch.ms, flare.alpha = 9.0, 0.1 + number / 20
        painter = Painter(surface, cache, allowance=allowance, passing=passing)
        root.paint(painter)
        seen.append(painter.blits[0].picture)
    assert len(set(seen[: PATIENCE + 1])) == 1 != len(set(seen[: PATIENCE + 2]))

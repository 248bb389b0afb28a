"""What is rehearsed is not drawn, but it is drawn fast afterwards."""

from __future__ import annotations

import pygame

from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.rehearsal import PIXELS, Rehearsal
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.transform import Box, scaled

SIDE = PIXELS**0.5


def scene(painter: Painter) -> None:
    """Three boxes, the first as large as all that one rehearsal makes."""
    painter.put(PlainBox((1, 0, 0)), Box(0, 0, SIDE, SIDE))
    with painter.inside(scaled(0.5), 1.0, None):
        painter.put(PlainBox((2, 0, 0)), Box(0, 0, 100, 100))
        painter.put(PlainBox((3, 0, 0)), Box(900, 900, 100, 100))
    painter.blit(pygame.Surface((2, 2)), (0, 0))


def test_a_few_pictures_are_made_each_time_until_none_is_missing() -> None:
    cache, made = SurfaceCache(), []
    for _ in range(4):
        rehearsal = Rehearsal(cache, scaled(1.0))
        scene(rehearsal)
        made.append((len(cache), rehearsal.ready))
        assert not rehearsal.blits
    assert made == [(1, False), (3, False), (3, True), (3, True)]


def test_what_was_rehearsed_is_found_when_it_is_drawn() -> None:
    cache = SurfaceCache()
    for _ in range(2):
        scene(Rehearsal(cache, scaled(1.0)))
    known = cache.misses
    scene(Painter(pygame.Surface((600, 600), 0, 32), cache))
    assert cache.misses == known == 3

"""Pictures are kept as long as there is room."""

from __future__ import annotations

import pygame

from resarcana_gui.scene.drawing.surface_cache import SurfaceCache, room_for, weight
from resarcana_gui.scene.surfaces import clear


def test_the_cache_forgets_what_was_used_longest_ago() -> None:
    size = weight(clear((10, 10)))
    cache = SurfaceCache(3 * size)
    for key in "abca":
        cache.get(key, lambda: clear((10, 10)))
    cache.get("d", lambda: clear((10, 10)))
    assert [cache.has(key) for key in "abcd"] == [True, False, True, True]
    assert cache.bytes == 3 * size
    cache.clear()
    assert cache.bytes == 0 and len(cache) == 0


def test_the_cache_does_not_keep_what_is_as_large_as_itself() -> None:
    cache = SurfaceCache(100)
    assert cache.get("large", lambda: clear((10, 10))).get_size() == (10, 10)
    assert not cache.has("large")


def test_the_cache_bears_that_making_a_picture_makes_it_already() -> None:
    cache = SurfaceCache()

    def make() -> pygame.Surface:
        return cache.get("same", lambda: clear((10, 10)))

    cache.get("same", make)
    assert cache.bytes == weight(clear((10, 10)))


def test_a_larger_window_has_more_room() -> None:
    assert room_for((1280, 720)) < room_for((2560, 1440)) < 64 * 1024 * 1024

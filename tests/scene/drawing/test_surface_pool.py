"""Memory for pictures that are shown for a moment is used again."""

from __future__ import annotations

import pygame

from resarcana_gui.scene.drawing.surface_pool import GRAIN, IDLE, LARGE, WASTE, SurfacePool

SIZE = (2 * GRAIN, GRAIN)
PIXELS = SIZE[0] * SIZE[1]


def test_memory_is_used_again_once_nobody_holds_it() -> None:
    pool = SurfacePool()
    first, second = pool.take(SIZE), pool.take(SIZE)
    assert first.get_parent() is not second.get_parent()
    first.fill((1, 2, 3, 4))
    assert second.get_at((0, 0)).a == 0
    left = id(first.get_parent())
    del first
    assert id(pool.take(SIZE).get_parent()) == left and pool.pixels == 2 * PIXELS


def test_memory_of_one_kind_is_not_used_for_the_other() -> None:
    pool = SurfacePool()
    kinds = [bool(pool.take(SIZE, opaque=opaque).get_flags() & pygame.SRCALPHA) for opaque in (False, True)]
    assert kinds == [True, False] and pool.pixels == 2 * PIXELS


def test_what_grows_soon_finds_room_in_memory_that_is_there() -> None:
    pool = SurfacePool()
    for side in range(400, 512, 16):
        assert pool.take((side, side)).get_size() == (side, side)
    assert pool.pixels == 512 * 512


def test_what_is_much_smaller_does_not_take_the_memory_of_what_is_large() -> None:
    pool = SurfacePool()
    whole = pool.take((SIZE[0] * (WASTE + 1), SIZE[1])).get_parent()
    assert pool.take(SIZE).get_parent() is not whole


def test_small_pictures_have_memory_of_their_own() -> None:
    pool = SurfacePool()
    assert LARGE > 100 * 100 and pool.take((100, 100)).get_parent() is None and not pool.pixels


def test_memory_that_is_not_used_for_a_while_is_given_back() -> None:
    pool = SurfacePool()
    pool.take(SIZE)
    held = pool.take((SIZE[0], 2 * SIZE[1]))
    for _ in range(IDLE + 1):
        pool.begin()
    assert pool.pixels == 2 * PIXELS and held.get_at((0, 0)).a == 0

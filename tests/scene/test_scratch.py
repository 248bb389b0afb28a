"""Memory for pictures that are shown for a frame or two is used again."""

from __future__ import annotations

from resarcana_gui.scene.scratch import IDLE, LARGE, WASTE, Scratch

SIZE = (LARGE // 200, 200)


def test_memory_is_used_again_once_nobody_holds_it() -> None:
    scratch = Scratch()
    first, second = scratch.take(SIZE), scratch.take(SIZE)
    assert first.get_parent() is not second.get_parent()
    first.fill((1, 2, 3, 4))
    assert second.get_at((0, 0)).a == 0
    left = id(first.get_parent())
    del first
    assert id(scratch.take(SIZE).get_parent()) == left and scratch.pixels == 2 * LARGE


def test_what_grows_gets_the_room_for_it_at_once() -> None:
    scratch = Scratch()
    for side in (400, 450, 500):
        assert scratch.take((side, side), (500, 500)).get_size() == (side, side)
    assert scratch.pixels == 250_000


def test_what_is_much_smaller_does_not_take_the_memory_of_what_is_large() -> None:
    scratch = Scratch()
    whole = scratch.take((SIZE[0] * (WASTE + 1), SIZE[1])).get_parent()
    assert scratch.take(SIZE).get_parent() is not whole


def test_small_pictures_have_memory_of_their_own() -> None:
    scratch = Scratch()
    assert scratch.take((100, 100)).get_parent() is None and not scratch.pixels


def test_memory_that_is_not_used_for_a_while_is_given_back() -> None:
    scratch = Scratch()
    scratch.take(SIZE)
    held = scratch.take((SIZE[0], 2 * SIZE[1]))
    for _ in range(IDLE + 1):
        scratch.begin()
    assert scratch.pixels == 2 * LARGE and held.get_at((0, 0)).a == 0

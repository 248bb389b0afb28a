from __future__ import annotations

import pygame

from resarcana_gui.scene.transient_pictures import TransientPictures
from tests.scene.hurry import Bench

SIDE = (40, 40)


def square() -> pygame.Surface:
    return pygame.Surface(SIDE, pygame.SRCALPHA, 32)


def test_what_moves_is_shown_as_it_was_while_the_next_picture_is_made() -> None:
    bench, source = Bench(), square()
    passing = TransientPictures(bench.start)
    passing.begin()
    first = passing.stretched(source, SIDE, 0.0)
    seen: list[tuple[int, bool]] = []
    for angle, done in ((8.0, True), (16.0, False), (20.0, True), (20.0, True), (20.0, True)):
        passing.begin()
        late = passing.late(source, SIDE, angle)
        assert late is not None
        seen.append((late[0].get_width(), late[1]))
        if done:
            bench.work()
    (begins, _), (eight, _), (stays, _), (sixteen, _), (twenty, exact) = seen
    assert begins == first.get_width(), "nothing else has been made yet"
    assert eight == stays, "nobody waits for what takes longer than a frame"
    assert begins < eight < sixteen < twenty, "turned further, and so wider"
    assert [each[1] for each in seen[:-1]] == [False] * 4 and exact
    assert passing.lags(source), "and goes on so"


def test_what_has_moved_too_far_is_not_shown_as_it_was() -> None:
    bench, source = Bench(), square()
    passing = TransientPictures(bench.start)
    assert passing.late(source, SIDE, 0.0) is None, "it has not been shown before"
    for angle, size in ((60.0, SIDE), (0.0, (60, 60))):
        passing.begin()
        passing.stretched(source, SIDE, 0.0)
        passing.begin()
        assert passing.late(source, size, angle) is None
    passing.begin()
    passing.stretched(source, SIDE, 0.0)
    passing.begin()
    assert passing.late(source, SIDE, 60.0, leeway=2.0) is not None, "there is no time for anything better"


def test_threads_work_on_a_copy_since_what_they_read_cannot_be_drawn_elsewhere() -> None:
    bench, source = Bench(), square()
    passing = TransientPictures(bench.start)
    passing.stretched(source, SIDE, 0.0)
    passing.begin()
    passing.late(source, SIDE, 8.0)
    source.fill((255, 0, 0, 255))
    bench.work()
    passing.begin()
    late = passing.late(source, SIDE, 8.0)
    assert late is not None and late[0].get_at((20, 20)).r == 0


def test_what_is_shown_is_never_what_threads_work_on() -> None:
    bench, source = Bench(), square()
    passing = TransientPictures(bench.start)
    passing.stretched(source, (45, 45), 0.0)
    passing.begin()
    passing.late(source, SIDE, 0.0)
    bench.work()
    passing.begin()
    late = passing.late(source, SIDE, 0.0)
    assert late is not None and late[1], "in its own size, upright"
    assert late[0] is not passing._moving[id(source)].copy and late[0] is not source


def test_a_passing_picture_is_made_once_as_long_as_every_frame_asks_for_it() -> None:
    passing, source = TransientPictures(), square()

    def asked() -> pygame.Surface:
        passing.begin()
        return passing.get(source, "faded", square)

    first = asked()
    assert asked() is first
    passing.begin()
    assert asked() is not first


def test_a_large_picture_that_fades_takes_the_memory_of_one_that_is_seen_no_more() -> None:
    passing, source = TransientPictures(), pygame.Surface((400, 300), pygame.SRCALPHA, 32)
    source.fill((200, 100, 50, 255))
    held, seen = passing.faded(source, 0.9, source.get_rect()), []
    for step in range(1, 7):
        passing.begin()
        shown = passing.faded(source, step / 10, source.get_rect())
        assert abs(shown.get_at((5, 5)).r - 20 * step) <= 1 and abs(shown.get_at((5, 5)).a - 25.5 * step) <= 1
        seen.append(id(shown.get_parent()))
        del shown
    assert len(set(seen)) == 2 and id(held.get_parent()) not in seen, "two take turns"
    assert abs(held.get_at((5, 5)).r - 180) <= 1, "somebody holds it"


def test_small_pictures_that_fade_have_memory_of_their_own() -> None:
    passing, source = TransientPictures(), square()
    assert passing.faded(source, 0.5, source.get_rect()).get_parent() is None


def test_light_that_grows_is_enlarged_in_the_memory_that_it_needs_in_the_end() -> None:
    passing, source, seen = TransientPictures(), square(), []
    source.fill((100, 50, 20, 0))
    for side in (350, 400, 450, 500):
        passing.begin()
        shown = passing.enlarged("ring", source, 0.5, (side, side), (500, 500))
        assert shown.get_size() == (side, side) and shown.get_at((side // 2, side // 2))[:2] == (50, 25)
        seen.append(shown)
    assert len({id(each.get_parent()) for each in seen}) == 1, "always the same"
    assert len({id(each) for each in seen}) == 4, "but another picture, since it is seen anew"


def test_light_that_rests_is_enlarged_once_and_two_do_not_share_their_memory() -> None:
    passing, source = TransientPictures(), square()
    pictures = []
    for _ in range(2):
        passing.begin()
        pictures.append([passing.enlarged(name, source, 0.5, (400, 400), (400, 400)) for name in ("one", "two")])
    (one, two), later = pictures
    assert later[0] is one and later[1] is two and one.get_parent() is not two.get_parent()


def test_what_is_asked_for_in_so_many_frames_in_a_row_rests() -> None:
    passing, seen = TransientPictures(), []
    for frame in range(6):
        passing.begin()
        if frame != 2:
            seen.append((passing.rests("key"), passing.rests("key", 2)))
    assert seen == [(False, False), (True, False), (False, False), (True, False), (True, True)]

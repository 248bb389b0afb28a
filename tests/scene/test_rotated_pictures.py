"""Large pictures are rotated beside the frames, and meanwhile seen a little less or further turned."""

from __future__ import annotations

import pygame

from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.rotated_pictures import FAST, LARGE, NEAR, PATIENCE, RotatedPictures
from resarcana_gui.scene.surfaces import clear
from tests.scene.hurry import Bench, Watch

SIZE = (LARGE // 300, 300)


class Turner(Bench):
    """A large card, and threads that work when they are told to."""

    def __init__(self) -> None:
        super().__init__()
        self.cache = SurfaceCache()
        self.card = clear(SIZE)
        self.card.fill((9, 9, 9, 255))
        self.pictures = RotatedPictures(Allowance(Watch()), self.start)

    def at(self, angle: float) -> tuple[pygame.Surface, bool]:
        """What is seen of the card in the next frame, and whether it is what was asked for."""
        self.pictures.begin()
        return self.pictures.picture(self.cache, "card", angle, lambda: self.card)

    def rough(self) -> bool:
        return self.pictures.rough


def test_a_large_picture_is_seen_as_it_was_until_it_is_rotated() -> None:
    turner = Turner()
    rough, fine = turner.at(4)
    assert not fine and turner.rough() and rough.get_width() > SIZE[0]
    turner.work()
    four, fine = turner.at(4)
    assert fine and not turner.rough()
    meanwhile, fine = turner.at(5)
    assert meanwhile is four and not fine and turner.rough()
    turner.work()
    five, fine = turner.at(5)
    assert five is not four and fine and not turner.rough()
    assert turner.at(4) == (four, True), "it is kept"


def test_one_picture_at_a_time_is_made_and_the_next_for_where_it_is_then() -> None:
    turner = Turner()
    for angle in (4, 5, 6):
        turner.at(angle)
    assert len(turner.waiting) == 1
    turner.work()
    turner.at(7)
    turner.work()
    assert turner.at(7)[1]


def test_what_has_turned_too_far_is_seen_roughly() -> None:
    turner = Turner()
    turner.at(4)
    turner.work()
    four, _ = turner.at(4)
    other, fine = turner.at(5 + NEAR)
    assert other is not four and not fine


def test_what_turns_fast_is_rotated_roughly_beside_the_frames_too_and_finely_when_it_rests() -> None:
    turner = Turner()
    for angle in (10, 12 + FAST):
        turner.at(angle)
    turner.work()
    turner.at(15 + FAST)  # the first was begun when it did not turn yet
    turner.work()
    rough, fine = turner.at(15 + FAST)
    assert (
        not fine and turner.rough() and rough.get_size() == pygame.transform.rotate(turner.card, 15 + FAST).get_size()
    )
    turner.work()
    seen, fine = turner.at(15 + FAST)
    assert fine and seen is not rough and not turner.rough()


def test_a_card_that_rests_is_rotated_even_when_no_thread_gets_to_it() -> None:
    turner = Turner()
    seen = [turner.at(4)[1] for _ in range(PATIENCE + 2)]
    assert seen == [False] * (PATIENCE + 1) + [True]


def test_threads_work_on_a_copy() -> None:
    turner = Turner()
    turner.at(90 + 4)
    turner.card.fill((200, 0, 0, 255))
    turner.work()
    assert turner.at(94)[0].get_at((SIZE[0] // 2, SIZE[1] // 2)).r == 9


def test_without_an_allowance_it_is_rotated_at_once() -> None:
    turner = Turner()
    turner.pictures = RotatedPictures(start=turner.start)
    assert turner.at(4)[1] and not turner.waiting

"""What a frame has no time for waits, and is done in the end."""

from __future__ import annotations

import pygame
import pytest

from resarcana_gui.scene.allowance import CALM, MANY, NEW, Allowance
from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.transform import Box, placed
from resarcana_gui.scene.transient_pictures import TransientPictures
from tests.scene.hurry import Tired, Watch, settle


def test_work_is_begun_until_so_much_of_a_frame_has_passed() -> None:
    watch = Watch()
    allowance = Allowance(watch)
    watch.ms = 2.9
    assert allowance.used == pytest.approx(2.9)
    assert allowance.grants("faces", 3.0)
    watch.ms = 3.1
    assert not allowance.grants("faces", 3.0)
    allowance.begin()
    assert allowance.grants("faces", 3.0)


def test_what_got_nothing_in_a_frame_gets_one_piece_in_the_next() -> None:
    allowance = Allowance(Tired())
    given = []
    for _ in range(4):
        allowance.begin()
        given.append([allowance.grants("faces", 1.0) for _ in range(3)])
    assert given == [[False] * 3, [True, False, False], [False] * 3, [True, False, False]]


def test_kinds_of_work_wait_for_themselves() -> None:
    allowance = Allowance(Tired())
    assert not allowance.grants("faces", 1.0)
    allowance.begin()
    assert not allowance.grants("floor", 1.0)
    assert allowance.grants("faces", 1.0)


def test_the_larger_something_new_is_the_earlier_in_a_frame_it_is_drawn() -> None:
    watch = Watch()
    allowance = Allowance(watch)
    watch.ms = NEW - 2.0
    assert allowance.admits(20_000) and not allowance.admits(1_000_000)


def test_frames_go_on_for_longer_when_many_in_a_row_have_left_something_out() -> None:
    watch, admitted = Watch(), []
    allowance = Allowance(watch)
    for _ in range(CALM + 4):
        allowance.begin()
        watch.ms += 3 * NEW
        allowance.admits(0)  # one may, since something was left out before
        admitted.append(allowance.admits(0))
    assert admitted == [False] * (CALM + 2) + [True, False]


def test_a_page_with_much_that_is_new_is_there_after_two_frames() -> None:
    watch, admitted = Watch(), []
    allowance = Allowance(watch)
    for _ in range(3):
        allowance.begin()
        watch.ms += 5 * NEW
        admitted.append(sum(allowance.admits(0) for _ in range(MANY + 1)))
    assert admitted == [0, 1, MANY + 1]


RED, GREEN = (255, 0, 0), (0, 255, 0)


def stand_in() -> pygame.Surface:
    picture = clear((5, 5))
    picture.fill((*GREEN, 255))
    return picture


def shown(painter: Painter) -> tuple[int, ...]:
    painter.flush()
    return tuple(painter.surface.get_at((50, 50)))[:3]


def test_a_picture_that_takes_long_is_stood_in_for_when_there_is_no_time() -> None:
    for allowance, colour in ((None, RED), (Allowance(Watch()), RED), (Allowance(Tired()), GREEN)):
        painter = Painter(pygame.Surface((100, 100), 0, 32), SurfaceCache(), allowance=allowance)
        painter.put_in_time(PlainBox(RED), Box(20, 20, 60, 60), stand_in())
        assert shown(painter) == colour and painter.rough == (colour == GREEN)


def test_nothing_stands_in_for_what_is_made_already_or_has_nothing_like_it() -> None:
    cache, allowance = SurfaceCache(), Allowance(Tired())
    painter = Painter(pygame.Surface((100, 100), 0, 32), cache, allowance=allowance)
    painter.put_in_time(PlainBox(RED), Box(20, 20, 60, 60), None)
    assert shown(painter) == RED and not painter.rough
    painter.put_in_time(PlainBox(RED), Box(20, 20, 60, 60), stand_in())
    assert shown(painter) == RED and not painter.rough


def test_what_is_not_seen_is_not_waited_for() -> None:
    painter = Painter(pygame.Surface((100, 100), 0, 32), SurfaceCache(), allowance=Allowance(Tired()))
    painter.put_in_time(PlainBox(RED), Box(200, 200, 60, 60), stand_in())
    assert not painter.rough


def test_a_stand_in_may_be_smaller_and_turns_and_fades_with_what_it_is_for() -> None:
    painter = Painter(pygame.Surface((100, 100), 0, 32), SurfaceCache(), allowance=Allowance(Tired()))
    with painter.inside(placed(50, 50, 90.0, 1.0, 1.0, CENTRE), 0.5, None):
        painter.put_in_time(PlainBox(RED), Box(-40, -40, 80, 80), stand_in(), Box(-20, -10, 40, 20))
    assert 100 < shown(painter)[1] < 150
    assert painter.surface.get_at((50, 35))[1] > 100 and painter.surface.get_at((35, 50))[1] == 0


def test_what_is_new_and_not_small_comes_a_frame_later_when_there_is_no_time() -> None:
    cache, allowance, seen = SurfaceCache(), Allowance(Tired()), []
    for share in (0.1, 0.5, 1.0):
        allowance.begin()
        painter = Painter(pygame.Surface((200, 200), 0, 32), cache, allowance=allowance)
        painter.put(PlainBox(RED), Box(20, 20, 160, 160), share)
        painter.put(PlainBox(GREEN), Box(0, 0, 10, 10))
        seen.append((shown(painter)[0] > 0, painter.rough))
        assert painter.surface.get_at((5, 5))[:3] == GREEN
    assert seen == [(False, True), (True, False), (True, False)]


class Slow:
    """A drawing that is made in three steps."""

    key = "slow"
    steps = 0

    def ready(self, size: tuple[int, int]) -> bool:
        self.steps += 1
        return self.steps > 2

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return PlainBox(RED).render(size, density)


def test_what_is_new_is_drawn_once_it_is_ready() -> None:
    cache, slow, seen = SurfaceCache(), Slow(), []
    for _ in range(4):
        painter = Painter(pygame.Surface((100, 100), 0, 32), cache, allowance=Allowance(Watch()))
        painter.put(slow, Box(0, 0, 100, 100))
        seen.append((shown(painter) == RED, painter.rough))
    assert seen == [(False, True), (False, True), (True, False), (True, False)]
    at_once = Painter(pygame.Surface((100, 100), 0, 32), SurfaceCache())
    at_once.put(Slow(), Box(0, 0, 100, 100))
    assert shown(at_once) == RED


class Preparing:
    """Work that is prepared in several pieces, each of which takes three milliseconds."""

    def __init__(self, pieces: int, watch: Watch) -> None:
        self.pieces = pieces
        self._watch = watch

    def __call__(self) -> bool:
        self._watch.ms += 3.0
        self.pieces -= 1
        return self.pieces > 0


def test_what_will_be_wanted_is_prepared_by_turns_in_frames_that_have_time() -> None:
    watch = Watch()
    stage = Stage((100, 100), FakeClock(), Node(), look=Look(), allowance=Allowance(watch))
    first, second = Preparing(3, watch), Preparing(2, watch)
    stage.ahead, left = [first, second], []
    for took in (3.0, 50.0, 0.0, 0.0):
        stage.update()
        watch.ms += took
        stage.go_ahead()
        left.append((first.pieces, second.pieces))
    assert left == [(2, 2), (2, 2), (1, 1), (0, 0)]
    assert not stage.ahead


def test_without_an_allowance_nothing_is_prepared_and_all_is_drawn_at_once() -> None:
    stage = Stage((100, 100), FakeClock(), Node(), look=Look())
    preparing = Preparing(3, Watch())
    stage.ahead = [preparing]
    stage.update()
    stage.go_ahead()
    assert preparing.pieces == 3
    assert settle(stage, pygame.Surface((100, 100))) == 1


def test_what_takes_longer_than_a_frame_is_made_in_steps() -> None:
    painter = Painter(pygame.Surface((100, 100), 0, 32), SurfaceCache(), allowance=Allowance(Watch()))
    steps = iter((False, False, True))
    seen = []
    for _ in range(4):  # the last one finds it in the cache
        painter.put_in_time(PlainBox(RED), Box(20, 20, 60, 60), stand_in(), ready=lambda size: next(steps))
        seen.append(shown(painter))
    assert seen == [GREEN, GREEN, RED, RED]


def test_what_nothing_stands_in_for_is_prepared_in_steps_too_and_comes_later() -> None:
    watch, cache, steps = Watch(), SurfaceCache(), iter((False, False, True))
    seen = []
    for _ in range(3):
        allowance = Allowance(watch)
        allowance.begin()
        surface = pygame.Surface((100, 100), 0, 32)
        painter = Painter(surface, cache, allowance=allowance)
        painter.put_in_time(PlainBox(RED), Box(0, 0, 100, 100), None, ready=lambda size: next(steps))
        painter.flush()
        seen.append((surface.get_at((50, 50))[:3] == RED, painter.rough, painter.left_out))
    assert seen == [(False, True, 1), (False, True, 1), (True, False, 0)]


class Sign(Node):
    """A board with words on it."""

    def __init__(self) -> None:
        super().__init__(size=(100.0, 100.0))
        self.add(Sprite(PlainBox(RED), (90.0, 90.0)))

    def draw(self, painter: Painter) -> None:
        painter.hide(PlainBox(GREEN), self.box)


class WholeSign(Sign):
    entire = True


def test_what_is_seen_only_whole_waits_until_everything_on_it_is_ready() -> None:
    for kind, seen_first in ((Sign, 1), (WholeSign, 0)):
        watch, cache, passing, sign, counts = Watch(), SurfaceCache(), TransientPictures(), kind(), []
        for ms in (NEW, 0.0):
            allowance = Allowance(watch)
            passing.begin()
            watch.ms += ms
            painter = Painter(pygame.Surface((100, 100), 0, 32), cache, allowance=allowance, passing=passing)
            painter.epoch = kind
            sign.paint(painter)
            counts.append(len(painter.blits))
        assert counts == [seen_first, 2], kind

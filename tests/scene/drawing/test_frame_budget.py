"""What a frame has no time for waits, and is done in the end."""

from __future__ import annotations

import pygame
import pytest

from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.drawing.frame_budget import BAKING, FrameBudget
from resarcana_gui.scene.drawing.surface_cache import SurfaceCache
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import LiveFrames, Painter
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.transform import Box, placed
from resarcana_gui.scene.ui_style import UiStyle
from tests.scene.hurry import Tired, Watch, settle

RED, GREEN = (255, 0, 0), (0, 255, 0)


def test_pictures_are_made_only_in_the_first_milliseconds_of_a_frame() -> None:
    watch = Watch()
    budget = FrameBudget(watch)
    watch.ms = BAKING - 0.1
    assert budget.used == pytest.approx(BAKING - 0.1) and budget.admits() and budget.admits()
    watch.ms = BAKING + 0.1
    assert not budget.admits()
    budget.begin()
    assert budget.admits()


def test_a_frame_after_one_that_made_nothing_makes_one_picture_however_late_it_is() -> None:
    budget, admitted = FrameBudget(Tired()), []
    for _ in range(4):
        budget.begin()
        admitted.append([budget.admits() for _ in range(3)])
    assert admitted == [[False] * 3, [True, False, False], [False] * 3, [True, False, False]]


def test_a_frame_in_which_nothing_was_asked_for_owes_nothing() -> None:
    budget = FrameBudget(Tired())
    budget.begin()
    budget.begin()
    assert not budget.admits()


def stand_in() -> pygame.Surface:
    picture = clear((5, 5))
    picture.fill((*GREEN, 255))
    return picture


def a_painter(budget: FrameBudget | None, cache: SurfaceCache | None = None) -> Painter:
    surface = pygame.Surface((100, 100), 0, 32)
    return Painter(surface, SurfaceCache() if cache is None else cache, frames=LiveFrames(budget))


def shown(painter: Painter) -> tuple[int, ...]:
    painter.flush()
    return tuple(painter.surface.get_at((50, 50)))[:3]


def test_a_picture_that_takes_long_is_stood_in_for_when_there_is_no_time() -> None:
    for budget, colour in ((None, RED), (FrameBudget(Watch()), RED), (FrameBudget(Tired()), GREEN)):
        painter = a_painter(budget)
        painter.put_or_stand_in(PlainBox(RED), Box(20, 20, 60, 60), stand_in())
        assert shown(painter) == colour and painter.stand_ins == (colour == GREEN)


def test_nothing_stands_in_for_what_is_made_already_or_has_nothing_like_it() -> None:
    cache, budget = SurfaceCache(), FrameBudget(Tired())
    for picture in (None, stand_in()):
        painter = a_painter(budget, cache)
        painter.put_or_stand_in(PlainBox(RED), Box(20, 20, 60, 60), picture)
        assert shown(painter) == RED and not painter.stand_ins


def test_what_is_not_seen_is_not_waited_for() -> None:
    painter = a_painter(FrameBudget(Tired()))
    painter.put_or_stand_in(PlainBox(RED), Box(200, 200, 60, 60), stand_in())
    assert not painter.stand_ins


def test_a_stand_in_may_be_smaller_and_turns_and_fades_with_what_it_is_for() -> None:
    painter = a_painter(FrameBudget(Tired()))
    with painter.inside(placed(50, 50, 90.0, 1.0, 1.0, CENTRE), 0.5, None):
        painter.put_or_stand_in(PlainBox(RED), Box(-40, -40, 80, 80), stand_in(), Box(-20, -10, 40, 20))
    assert 100 < shown(painter)[1] < 150
    assert painter.surface.get_at((50, 35))[1] > 100 and painter.surface.get_at((35, 50))[1] == 0


def test_what_is_prepared_in_the_background_is_stood_in_for_until_it_is_ready() -> None:
    cache, steps, seen = SurfaceCache(), iter((False, False, True)), []
    for _ in range(4):  # the last one finds it in the cache
        painter = a_painter(FrameBudget(Watch()), cache)
        painter.put_or_stand_in(PlainBox(RED), Box(20, 20, 60, 60), stand_in(), ready=lambda size: next(steps))
        seen.append(shown(painter))
    assert seen == [GREEN, GREEN, RED, RED]


def test_whatever_has_no_stand_in_is_there_at_once_so_that_no_page_comes_piece_by_piece() -> None:
    painter = a_painter(FrameBudget(Tired()))
    for number in range(20):
        painter.put(PlainBox((255, number, 0)), Box(0, 5 * number, 100, 5))
    painter.flush()
    assert all(painter.surface.get_at((50, 5 * number))[:3] == (255, number, 0) for number in range(20))


def test_what_turns_is_turned_roughly_when_there_is_no_time_and_finely_once_it_rests() -> None:
    cache, frames, seen = SurfaceCache(), LiveFrames(FrameBudget(Tired())), []
    for angle in (30.0, 33.0, 33.0):
        frames.transient.begin()
        painter = Painter(pygame.Surface((100, 100), 0, 32), cache, frames=frames)
        with painter.inside(placed(50, 50, angle, 1.0, 1.0, CENTRE), 1.0, None):
            painter.put(PlainBox(RED), Box(-20, -20, 40, 40))
        seen.append(painter.stand_ins)
        assert shown(painter) == RED
    assert seen == [1, 1, 0]


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
    stage = Stage((100, 100), FakeClock(), Node(), look=UiStyle(), budget=FrameBudget(watch))
    first, second = Preparing(3, watch), Preparing(2, watch)
    stage.warmups, left = [first, second], []
    for took in (3.0, 50.0, 0.0, 0.0):
        stage.update()
        watch.ms += took
        stage.warm_up()
        left.append((first.pieces, second.pieces))
    assert left == [(2, 2), (2, 2), (1, 1), (0, 0)]
    assert not stage.warmups


def test_without_a_budget_nothing_is_prepared_and_all_is_drawn_at_once() -> None:
    stage = Stage((100, 100), FakeClock(), Node(), look=UiStyle())
    preparing = Preparing(3, Watch())
    stage.warmups = [preparing]
    stage.update()
    stage.warm_up()
    assert preparing.pieces == 3
    assert settle(stage, pygame.Surface((100, 100))) == 1

"""Streams flow along their course; their slices are drawn before they are seen."""

from __future__ import annotations

import math
from concurrent.futures import Future

import pygame

from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.stream import BESIDE, PHASES, Course, Flow, Stream, Strip
from resarcana_gui.scene.threads import Work
from resarcana_gui.scene.transient_pictures import TransientPictures
from tests.scene.hurry import Watch

FLAME = Strip("flame", ((236, 66, 10), (255, 150, 40), (120, 190, 150)))
SIZE = (400, 300)


def straight() -> Course:
    return Course((50.0, 150.0), (200.0, 150.0), (350.0, 150.0))


def painted(stream: Stream) -> tuple[pygame.Surface, Painter]:
    surface = pygame.Surface(SIZE, 0, 32)
    painter = Painter(surface, SurfaceCache())
    stream.paint(painter)
    painter.flush()
    return surface, painter


def lit(surface: pygame.Surface, x: int) -> int:
    return max(max(surface.get_at((x, y))[:3]) for y in range(SIZE[1]))


def test_a_course_is_measured_along_its_length() -> None:
    course = Course((0, 0), (100, 100), (200, 0))
    assert 200 < course.length < 300
    (x, y), angle = course.at(course.length / 2)
    assert math.isclose(x, 100, abs_tol=3) and y > 40 and abs(angle) < 3
    assert course.at(0)[0] == (0, 0) and course.at(course.length)[0] == (200, 0)


def test_it_is_seen_only_as_far_as_it_has_come() -> None:
    stream = Stream(FLAME, straight(), 20, 80)
    stream.reach = 0.5
    surface, _ = painted(stream)
    assert lit(surface, 120) > 40 and lit(surface, 320) == 0


def test_it_leaves_behind_what_it_has_passed() -> None:
    stream = Stream(FLAME, straight(), 20, 80)
    stream.reach, stream.since = 1.0, 0.6
    surface, _ = painted(stream)
    assert lit(surface, 80) == 0 and lit(surface, 320) > 40


def test_while_it_gets_ready_nothing_is_seen_and_later_nothing_is_left_to_draw() -> None:
    stream = Stream(FLAME, straight(), 20, 80)
    for _ in range(20):
        surface, painter = painted(stream)
        assert painter.blits == [] and pygame.transform.average_color(surface)[:3] == (0, 0, 0)
    ready = dict(stream._slices)
    stream.reach = 1.0
    for stream.phase in range(PHASES):
        painted(stream)
    assert stream._slices == ready


def hurried(stream: Stream) -> Painter:
    """A frame that is timed."""
    surface, passing = pygame.Surface(SIZE, 0, 32), TransientPictures()
    painter = Painter(surface, SurfaceCache(), allowance=Allowance(Watch()), passing=passing)
    stream.paint(painter)
    return painter


def test_when_frames_are_timed_it_gets_ready_beside_them() -> None:
    waiting: list[tuple[Future[pygame.Surface], Work]] = []

    def start(work: Work) -> Future[pygame.Surface]:
        waiting.append((Future(), work))
        return waiting[-1][0]

    stream, frames = Stream(FLAME, straight(), 20, 80, start), 0
    while hurried(stream).rough:
        assert 0 < len(waiting) <= BESIDE and not stream._slices.keys() & stream._jobs.keys()
        frames += 1
        while waiting:
            job, work = waiting.pop()
            job.set_result(work())
    assert frames > 2 and not waiting
    exact = Stream(FLAME, straight(), 20, 80)
    while painted(exact)[1].rough:
        pass
    assert {key: pygame.image.tobytes(each, "RGBA") for key, each in stream._slices.items()} == {
        key: pygame.image.tobytes(each, "RGBA") for key, each in exact._slices.items()
    }


def test_what_no_thread_has_drawn_in_time_is_drawn_and_later_seen_in_another_phase() -> None:
    stream = Stream(FLAME, straight(), 20, 80, lambda work: Future())
    hurried(stream)
    stream.reach = 0.5
    seen = len(hurried(stream).blits)
    drawn = dict(stream._slices)
    stream.phase = 1
    assert len(hurried(stream).blits) == seen == len(drawn) > 2 and stream._slices == drawn


def test_without_its_picture_there_is_no_stream_and_no_error() -> None:
    stream = Stream(Strip("nothing_like_it", FLAME.colours), straight(), 20, 80)
    stream.reach = 1.0
    surface, _ = painted(stream)
    assert lit(surface, 200) == 0


def test_it_flows_from_phase_to_phase() -> None:
    stream = Stream(FLAME, straight(), 20, 80)
    flow, seen = Flow(stream, 1.0, 0.0, 400), set()
    for _ in range(40):
        flow.advance(10)
        seen.add(stream.phase)
    assert seen == set(range(PHASES)) and stream.reach == 1.0 and flow.done

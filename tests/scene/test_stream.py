"""Streams flow along their course; their slices are drawn before they are seen."""

from __future__ import annotations

import math
from collections.abc import Callable
from concurrent.futures import Future

import pygame
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.scene import slices
from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.blits import play
from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.course import Course
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.slices import Cut, cut
from resarcana_gui.scene.stream import BESIDE, PHASES, Flow, Stream
from resarcana_gui.scene.strip import Strip
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.transient_pictures import TransientPictures
from tests.scene.hurry import Watch

FLAME = Strip("flame", ((236, 66, 10), (255, 150, 40), (120, 190, 150)))
SIZE = (400, 300)


def straight() -> Course:
    return Course((50.0, 150.0), (200.0, 150.0), (350.0, 150.0))


def painted(stream: Stream) -> Painter:
    painter = Painter(pygame.Surface(SIZE, 0, 32), SurfaceCache())
    stream.paint(painter)
    return painter


def picture(stream: Stream) -> pygame.Surface:
    painter = painted(stream)
    painter.flush()
    return painter.surface


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
    surface = picture(stream)
    assert lit(surface, 120) > 40 and lit(surface, 320) == 0


def test_it_leaves_behind_what_it_has_passed() -> None:
    stream = Stream(FLAME, straight(), 20, 80)
    stream.reach, stream.since = 1.0, 0.6
    surface = picture(stream)
    assert lit(surface, 80) == 0 and lit(surface, 320) > 40


def test_while_it_gets_ready_nothing_is_seen_and_later_nothing_is_left_to_draw() -> None:
    stream = Stream(FLAME, straight(), 20, 80)
    for _ in range(20):
        assert painted(stream).blits == []
    ready = dict(stream._slices)
    stream.reach = 1.0
    for stream.phase in range(PHASES):
        painted(stream)
    assert stream._slices == ready


def hurried(stream: Stream) -> Painter:
    """A frame that is timed."""
    surface = pygame.Surface(SIZE, 0, 32)
    painter = Painter(surface, SurfaceCache(), allowance=Allowance(Watch()), passing=TransientPictures())
    stream.paint(painter)
    return painter


def test_when_frames_are_timed_it_gets_ready_beside_them() -> None:
    waiting: list[tuple[Future[Cut], Callable[[], Cut]]] = []

    def start(work: Callable[[], Cut]) -> Future[Cut]:
        waiting.append((Future(), work))
        return waiting[-1][0]

    stream, frames = Stream(FLAME, straight(), 20, 80, start), 0
    while hurried(stream).rough:
        assert len(waiting) <= BESIDE and not stream._slices.keys() & stream._jobs.keys()
        frames += 1
        while waiting:
            job, work = waiting.pop()
            job.set_result(work())
    assert frames > 2 and not waiting
    exact = Stream(FLAME, straight(), 20, 80)
    while painted(exact).rough:
        pass
    assert {key: seen(each) for key, each in stream._slices.items()} == {
        key: seen(each) for key, each in exact._slices.items()
    }


def seen(made: Cut) -> bytes:
    whole = clear(made.size)
    for band, at in made.bands:
        whole.blit(band, at)
    return pygame.image.tobytes(whole, "RGBA")


@given(st.integers(2, 200), st.integers(2, 500), st.floats(-180, 180))
def test_a_slice_keeps_all_of_its_picture_in_which_anything_is_seen(width: int, height: int, angle: float) -> None:
    piece = clear((20, 30))
    piece.fill((200, 150, 100, 90))
    made = cut(piece, (width, height), angle)
    whole = slices._turned(piece, (width, height), angle)
    assert made.size == whole.get_size() and seen(made) == pygame.image.tobytes(whole, "RGBA")


def test_turned_slices_take_little_more_than_half_of_their_boxes() -> None:
    made = cut(clear((20, 30)), (136, 560), 40.0)
    assert sum(band.get_width() * band.get_height() for band, _ in made.bands) < 0.6 * made.size[0] * made.size[1]


def test_when_it_has_come_all_its_way_it_is_shown_in_a_few_large_pieces() -> None:
    stream = Stream(FLAME, Course((50.0, 50.0), (300.0, 60.0), (350.0, 250.0)), 20, 80, at_once)
    while hurried(stream).rough:
        pass
    stream.reach = 1.0
    exact = pygame.surfarray.array3d(picture(stream)).astype(int)
    painter = hurried(stream)
    assert len(painter.blits) <= 3 < len(stream._places)
    play(painter.surface, painter.blits, painter.surface.get_rect())
    assert abs(pygame.surfarray.array3d(painter.surface).astype(int) - exact).max() <= 3
    stream.since = 0.5
    assert len(hurried(stream).blits) > 2, "when it ends, slice by slice goes"


def at_once(work: Callable[[], Cut]) -> Future[Cut]:
    job: Future[Cut] = Future()
    job.set_result(work())
    return job


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
    surface = picture(stream)
    assert lit(surface, 200) == 0


def test_it_flows_from_phase_to_phase() -> None:
    stream = Stream(FLAME, straight(), 20, 80)
    flow, seen = Flow(stream, 1.0, 0.0, 400), set()
    for _ in range(40):
        flow.advance(10)
        seen.add(stream.phase)
    assert seen == set(range(PHASES)) and stream.reach == 1.0 and flow.done

"""Streams flow along their path; their slices are drawn before they are seen."""

from __future__ import annotations

import math

import pygame

from resarcana_gui.scene.drawing.frame_budget import FrameBudget
from resarcana_gui.scene.drawing.surface_cache import SurfaceCache
from resarcana_gui.scene.painter import LiveFrames, Painter
from resarcana_gui.scene.path import FlightPath
from resarcana_gui.scene.stream import PHASES, Flow, Stream
from resarcana_gui.scene.strip import Strip
from tests.scene.hurry import Tired, Watch

FLAME = Strip("flame", ((236, 66, 10), (255, 150, 40), (120, 190, 150)))
SIZE = (400, 300)


def straight() -> FlightPath:
    return FlightPath((50.0, 150.0), (200.0, 150.0), (350.0, 150.0))


def painted(stream: Stream, budget: FrameBudget | None = None) -> Painter:
    painter = Painter(pygame.Surface(SIZE, 0, 32), SurfaceCache(), frames=LiveFrames(budget))
    stream.paint(painter)
    return painter


def picture(stream: Stream) -> pygame.Surface:
    painter = painted(stream)
    painter.flush()
    return painter.surface


def lit(surface: pygame.Surface, x: int) -> int:
    return max(max(surface.get_at((x, y))[:3]) for y in range(SIZE[1]))


def test_a_path_is_measured_along_its_length() -> None:
    path = FlightPath((0, 0), (100, 100), (200, 0))
    assert 200 < path.length < 300
    (x, y), angle = path.at(path.length / 2)
    assert math.isclose(x, 100, abs_tol=3) and y > 40 and abs(angle) < 3
    assert path.at(0)[0] == (0, 0) and path.at(path.length)[0] == (200, 0)


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


def test_while_frames_have_no_time_it_gets_ready_piece_by_piece() -> None:
    stream, budget, counts = Stream(FLAME, straight(), 20, 80), FrameBudget(Tired()), []
    for _ in range(4):
        budget.begin()
        assert painted(stream, budget).stand_ins
        counts.append(len(stream._slices))
    assert counts == [0, 1, 1, 2]
    assert not painted(stream, FrameBudget(Watch())).stand_ins


def test_what_was_not_ready_in_time_is_drawn_at_once_or_seen_in_another_phase() -> None:
    stream, tired = Stream(FLAME, straight(), 20, 80), FrameBudget(Tired())
    stream.reach = 0.5
    shown = len(painted(stream, tired).blits)
    drawn = dict(stream._slices)
    stream.phase = 1
    assert len(painted(stream, tired).blits) == shown == len(drawn) > 2 and stream._slices == drawn


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

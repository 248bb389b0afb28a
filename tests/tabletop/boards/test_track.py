"""Markers walk a track from point to point."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest

from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.boards.track import Track, around, circle, straight

DISC = PlainBox((200, 60, 40))


def line(look: UiStyle, number: int = 8) -> Track:
    track = Track(look, straight((100, 100), (800, 100), number), 50, lambda at: ("line", at))
    track.place("red", 2, DISC)
    return track


def year(look: UiStyle) -> Track:
    track = Track(look, circle((500, 500), 200, 12), 50, lambda at: at, closed=True)
    track.place("hand", 10, DISC)
    return track


def run(look: UiStyle, track: Track, end: int, *, back: bool = False, owner: str = "red") -> list[int]:
    reached: list[int] = []
    look.queue.add(track.advance(owner, end, back=back, reached=reached.append))
    look.queue.settle()
    return reached


def test_a_marker_passes_every_point_on_its_way_and_stands_on_the_last(look: UiStyle) -> None:
    track = line(look)
    assert run(look, track, 5) == [3, 4, 5] and track.markers["red"].at == track.points[5].at
    assert [run(look, track, 3), run(look, track, 3)] == [[4, 3], []]


def test_on_a_closed_track_it_goes_around_in_either_direction(look: UiStyle) -> None:
    track = year(look)
    assert run(look, track, 1, owner="hand") == [11, 0, 1]
    assert run(look, track, 11, back=True, owner="hand") == [0, 11]


def test_it_takes_a_step_for_each_point_and_hops(look: UiStyle) -> None:
    track, heights = line(look), list[float]()
    look.queue.add(track.advance("red", 4))
    passed = 0
    while not look.queue.idle:
        look.queue.update(10)
        passed += 10
        heights.append(track.markers["red"].y)
    assert passed == pytest.approx(2 * milliseconds("step"), abs=20)
    assert min(heights) < 100 - 8 and heights[-1] == 100


def test_markers_on_one_point_stand_beside_each_other(look: UiStyle) -> None:
    track = line(look)
    for owner in ("blue", "green"):
        track.place(owner, 2, DISC)
    places = [marker.at for marker in track.markers.values()]
    assert len(set(places)) == 3 and all(abs(x - track.points[2].x) < 50 for x, _ in places)
    run(look, track, 6, owner="blue")
    assert track.markers["red"].x < track.points[2].x < track.markers["green"].x
    assert track.markers["blue"].at == track.points[6].at


def test_points_lie_at_even_distances() -> None:
    steps = [dist(one, other) for one, other in pairwise(straight((0, 0), (90, 120), 4))]
    assert steps == pytest.approx([50, 50, 50])
    assert len(straight((0, 0), (10, 10), 1)) == 1


def test_points_around_a_box_are_as_even() -> None:
    points = around(Box(0, 0, 300, 100), 7, 3)
    gaps = [dist(one, other) for one, other in pairwise([*points, points[0]])]
    assert len(set(points)) == 16 and gaps == pytest.approx([50.0] * 16)


def test_a_point_has_a_key_a_round_outline_and_a_name(look: UiStyle) -> None:
    point = line(look).points[3]
    assert point.key == ("line", 3) and point.name == "track 3"
    assert point.contains((25, 25)) and not point.contains((3, 3))


def test_a_marker_that_is_not_there_cannot_be_placed(look: UiStyle) -> None:
    with pytest.raises(KeyError):
        line(look).place("nobody", 0)

"""Outlines that are no boxes: what lies inside, how they grow, and how far two lie on each other."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.scene.polygon import (
    area,
    bounds,
    depth,
    grown,
    has_inside,
    hull,
    is_convex,
    moved,
    of_box,
    regular,
    shared,
)
from resarcana_gui.scene.transform import Box

SQUARE = of_box(Box(0, 0, 100, 100))
HEXAGON = regular((0.0, 0.0), 50.0, 6)
BEND = ((0.0, 0.0), (100.0, 0.0), (100.0, 40.0), (40.0, 40.0), (40.0, 100.0), (0.0, 100.0))
places = st.floats(-200, 200).map(lambda value: round(value, 2))


def test_a_hexagon_that_stands_on_a_corner_is_as_wide_as_its_sides_are_apart() -> None:
    box = bounds(HEXAGON)
    assert box.h == pytest.approx(100) and box.w == pytest.approx(50 * math.sqrt(3))
    assert area(HEXAGON) == pytest.approx(1.5 * math.sqrt(3) * 50**2)


def test_the_corners_of_its_box_lie_outside_a_hexagon() -> None:
    assert has_inside(HEXAGON, (0.0, 0.0)) and has_inside(HEXAGON, (0.0, -45.0))
    assert not has_inside(HEXAGON, (40.0, -45.0))


def test_the_hollow_of_a_bend_lies_outside() -> None:
    assert has_inside(BEND, (20.0, 80.0)) and not has_inside(BEND, (80.0, 80.0)) and not is_convex(BEND)
    assert is_convex(HEXAGON) and is_convex(HEXAGON[::-1]) and set(hull(BEND)) == {*BEND} - {(40.0, 40.0)}


@pytest.mark.parametrize("start", [-90.0, 0.0])
def test_neighbours_in_a_grid_of_hexagons_only_touch(start: float) -> None:
    one, wide = regular((0.0, 0.0), 50.0, 6, start), 50 * math.sqrt(3)
    for at in range(6):
        angle = math.radians(start + 30 + 60 * at)
        other = moved(one, wide * math.cos(angle), wide * math.sin(angle))
        closer = moved(other, -5 * math.cos(angle), -5 * math.sin(angle))
        assert depth(one, other) < 0.01 and 4 < depth(one, closer) < 6


def test_what_a_square_and_a_bend_share_leaves_the_hollow_out() -> None:
    assert abs(area(shared(BEND, SQUARE))) == pytest.approx(abs(area(BEND)))
    in_hollow = of_box(Box(50, 50, 50, 50))
    assert depth(BEND, in_hollow) == depth(in_hollow, BEND) == 0.0


def test_grown_by_a_distance_every_side_lies_that_much_further_out() -> None:
    assert bounds(grown(SQUARE, 10)) == Box(-10, -10, 120, 120) == bounds(grown(SQUARE[::-1], 10))
    assert bounds(grown(SQUARE, -10)) == Box(10, 10, 80, 80)


@given(places, places, st.integers(3, 8), st.integers(3, 8))
def test_how_far_two_lie_on_each_other_is_the_same_from_both_sides(x: float, y: float, one: int, other: int) -> None:
    first, second = regular((0.0, 0.0), 60.0, one), regular((x, y), 60.0, other)
    assert depth(first, second) == pytest.approx(depth(second, first), abs=1e-6)
    assert abs(area(shared(first, second))) <= min(area(first), area(second)) + 1e-6

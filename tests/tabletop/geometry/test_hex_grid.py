"""A hexagonal grid: what lies beside what, how far apart, and where on the canvas."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.scene.polygon import depth, has_inside
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.geometry.hex_grid import (
    Hex,
    HexLayout,
    edge_between,
    fitting,
    from_offset,
    rectangle,
    ring,
    to_offset,
    within,
)

fields = st.builds(Hex, st.integers(-30, 30), st.integers(-30, 30))
layouts = st.builds(HexLayout, st.tuples(st.floats(-500, 500), st.floats(-500, 500)), st.floats(8, 90), st.booleans())


@given(fields)
def test_every_field_has_six_neighbours_one_step_away_clockwise(field: Hex) -> None:
    around = field.neighbours()
    assert len(set(around)) == 6 and all(field.distance(other) == 1 for other in around)
    assert all(one.distance(other) == 1 for one, other in zip(around, (*around[1:], around[0]), strict=True))
    assert all(field.moved(direction).moved(direction + 3) == field for direction in range(6))


@given(fields, fields, fields)
def test_distances_are_those_of_a_metric(one: Hex, other: Hex, third: Hex) -> None:
    assert one.distance(other) == other.distance(one) and (one.distance(other) == 0) == (one == other)
    assert one.distance(third) <= one.distance(other) + other.distance(third)


@given(fields, st.integers(0, 6))
def test_a_ring_has_all_fields_at_its_distance_and_no_other(middle: Hex, radius: int) -> None:
    found = list(ring(middle, radius))
    assert len(set(found)) == len(found) == max(1, 6 * radius)
    assert all(middle.distance(field) == radius for field in found)
    assert len(set(within(middle, radius))) == 1 + 3 * radius * (radius + 1)


@given(st.integers(-20, 20), st.integers(-20, 20), st.sampled_from([0, 1]))
def test_rows_and_columns_lead_to_a_field_and_back(row: int, column: int, shifted: int) -> None:
    assert to_offset(from_offset(row, column, shifted=shifted), shifted=shifted) == (row, column)


@pytest.mark.parametrize("shifted", [0, 1])
def test_of_a_map_one_row_in_two_is_shifted_by_half_a_field(shifted: int) -> None:
    layout = HexLayout((0.0, 0.0), 10.0)
    lefts = [layout.centre(from_offset(row, 0, shifted=shifted))[0] for row in range(4)]
    half = layout.size[0] / 2
    assert [round((left - min(lefts)) / half) for left in lefts] == ([0, 1, 0, 1] if shifted else [1, 0, 1, 0])


@given(layouts, fields)
def test_the_middle_of_a_field_and_what_is_near_it_lie_in_that_field(layout: HexLayout, field: Hex) -> None:
    x, y = layout.centre(field)
    for angle in range(0, 360, 30):
        near = layout.radius * 0.8
        place = (x + near * math.cos(math.radians(angle)), y + near * math.sin(math.radians(angle)))
        assert layout.at(place) == field
        assert has_inside(layout.corners(field), place)


@given(layouts, fields, st.integers(0, 5))
def test_neighbours_touch_along_the_edge_between_them(layout: HexLayout, field: Hex, direction: int) -> None:
    other = field.moved(direction)
    edge = edge_between(field, other)
    assert edge == edge_between(other, field) == field.edges()[direction]
    assert depth(layout.corners(field), layout.corners(other)) < 0.01
    ends = layout.ends(edge)
    assert math.dist(*ends) == pytest.approx(layout.radius)
    for end in ends:
        assert min(math.dist(end, corner) for corner in layout.corners(field)) < layout.radius / 1000
    assert math.dist(layout.middle_of(edge), layout.centre(field)) == pytest.approx(layout.radius * math.sqrt(3) / 2)


def test_there_is_no_edge_between_fields_apart() -> None:
    with pytest.raises(ValueError, match="do not lie beside each other"):
        edge_between(Hex(0, 0), Hex(2, 0))


@pytest.mark.parametrize("flat", [False, True])
def test_a_map_fills_its_room_in_one_direction_and_lies_in_its_middle(flat: bool) -> None:
    room = Box(432, 134, 1056, 653)
    board = list(rectangle(9, 13))
    layout = fitting(board, room, flat=flat)
    box = layout.box(board)
    assert room.inflate(0.1, 0.1).contains(box) and box.center == pytest.approx(room.center)
    assert box.w == pytest.approx(room.w) or box.h == pytest.approx(room.h)

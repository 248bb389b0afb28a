from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.scene.transform import IDENTITY, Box, Transform, placed, scaled

NUMBERS = st.floats(-500, 500)
SCALES = st.floats(0.1, 8)


@given(NUMBERS, NUMBERS, st.floats(-720, 720), SCALES, SCALES, NUMBERS, NUMBERS)
def test_the_way_back_leads_back(x: float, y: float, turn: float, sx: float, sy: float, px: float, py: float) -> None:
    there = placed(x, y, turn, sx, sy, (10, 20))
    back = there.inverse()
    assert back is not None
    assert back.apply(there.apply((px, py))) == pytest.approx((px, py), abs=1e-4)


def test_a_scale_of_zero_has_no_way_back() -> None:
    assert placed(0, 0, 0, 0, 1, (0, 0)).inverse() is None


@pytest.mark.parametrize(
    ("degrees", "point"), [(0, (1, 0)), (90, (0, 1)), (180, (-1, 0)), (-90, (0, -1)), (450, (0, 1))]
)
def test_quarter_turns_are_exact_and_clockwise(degrees: float, point: tuple[float, float]) -> None:
    assert placed(0, 0, degrees, 1, 1, (0, 0)).apply((1, 0)) == point


def test_a_turn_goes_about_the_origin_that_was_given() -> None:
    assert placed(100, 50, 37, 2, 2, (10, 20)).apply((10, 20)) == pytest.approx((100, 50))


def test_angle_and_scales_are_those_it_was_made_of() -> None:
    made = placed(0, 0, 33, 2, 3, (0, 0))
    assert made.angle == pytest.approx(33)
    assert made.scales == pytest.approx((2, 3))


def test_spaces_nest() -> None:
    outer, inner = scaled(2, 10, 0), scaled(3, 0, 5)
    assert outer.then(inner).apply((1, 1)) == outer.apply(inner.apply((1, 1)))
    assert IDENTITY.then(inner) == inner


def test_the_bounds_of_a_turned_box_hold_all_its_corners() -> None:
    assert Transform().then(placed(0, 0, 90, 1, 1, (0, 0))).bounds(Box(0, 0, 10, 20)) == Box(-20, 0, 20, 10)

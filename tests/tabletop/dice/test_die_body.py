"""The body of a die is geometry: it lies on a face, shows another, and its faces lie where they belong."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.tabletop.dice.die_body import (
    CUBE,
    OCTAHEDRON,
    UP,
    Body,
    Camera,
    Rotation,
    Vector,
    about,
    cross,
    dot,
    unit,
)

BODIES = {"cube": CUBE, "octahedron": OCTAHEDRON}
angles = st.floats(-720, 720)
vectors = st.tuples(st.floats(-1, 1), st.floats(-1, 1), st.floats(-1, 1)).filter(lambda each: math.hypot(*each) > 0.1)


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_every_face_can_be_on_top_with_its_picture_upright(body: Body) -> None:
    for face, frame in enumerate(body.frames):
        turned = body.showing(face)
        assert body.on_top(turned) == face
        assert turned.apply(frame.normal) == pytest.approx(UP)
        assert turned.apply(frame.right) == pytest.approx((1, 0, 0)) and turned.apply(frame.down) == pytest.approx(
            (0, 1, 0)
        )
        assert body.on_top(body.showing(face, 33.0)) == face


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_it_rests_flat_on_the_face_below(body: Body) -> None:
    for face in range(len(body.faces)):
        turned = body.showing(face)
        low = body.lowest(turned)
        touching = [corner for corner in body.corners if abs(turned.apply(corner)[2] + low) < 1e-9]
        assert len(touching) == len(body.faces[0])


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_edges_have_length_one_and_faces_look_outwards(body: Body) -> None:
    for face, frame in zip(body.faces, body.frames, strict=True):
        corners = [body.corners[at] for at in face]
        for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
            assert math.dist(start, end) == pytest.approx(1)
            assert dot(frame.normal, start) == pytest.approx(dot(frame.normal, frame.middle))
        assert dot(frame.normal, frame.middle) > 0
        assert cross(frame.right, frame.down) == pytest.approx(frame.normal)


def test_opposite_faces_of_a_cube_make_five() -> None:
    for face, frame in enumerate(CUBE.frames):
        other = CUBE.frames[5 - face]
        assert dot(frame.normal, other.normal) == pytest.approx(-1)


@given(vectors, angles, vectors)
def test_a_rotation_keeps_lengths_and_its_axis(axis: Vector, angle: float, point: Vector) -> None:
    turn = about(unit(axis), angle)
    assert math.hypot(*turn.apply(point)) == pytest.approx(math.hypot(*point), abs=1e-6)
    assert turn.apply(unit(axis)) == pytest.approx(unit(axis), abs=1e-6)
    back = about(unit(axis), -angle).after(turn)
    assert all(row == pytest.approx(plain, abs=1e-6) for row, plain in zip(back, Rotation(), strict=True))


def test_the_camera_sees_what_is_high_further_up_and_what_is_near_further_down() -> None:
    camera = Camera(60.0)
    assert camera.seen((0.5, 0.0, 0.0)) == (0.5, 0.0)
    assert camera.seen((0.0, 0.0, 1.0))[1] == pytest.approx(-0.5) and camera.seen((0.0, 1.0, 0.0))[1] > 0.8
    assert Camera(90.0).seen((0.3, 0.4, 5.0)) == pytest.approx((0.3, 0.4))

"""The body of a die as geometry: corners, faces, its rotation, and how a camera sees it. x points right, y towards
the viewer (down on the screen), z up; lengths are in edges of the body, angles in degrees."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from resarcana_gui.scene.transform import Point

Vector: TypeAlias = tuple[float, float, float]

X: Final[Vector] = (1.0, 0.0, 0.0)
Y: Final[Vector] = (0.0, 1.0, 0.0)
UP: Final[Vector] = (0.0, 0.0, 1.0)


def dot(one: Vector, other: Vector) -> float:
    """Return the scalar product."""
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]


def cross(one: Vector, other: Vector) -> Vector:
    """Return the vector product."""
    (a, b, c), (p, q, r) = one, other
    return b * r - c * q, c * p - a * r, a * q - b * p


def unit(vector: Vector) -> Vector:
    """Return the vector of length 1 in the same direction. Raises ZeroDivisionError for the zero vector."""
    long = math.hypot(*vector)
    return vector[0] / long, vector[1] / long, vector[2] / long


def mean(vectors: Sequence[Vector]) -> Vector:
    """Return the mean of some points."""
    x, y, z = (sum(vector[at] for vector in vectors) / len(vectors) for at in range(3))
    return x, y, z


class Rotation(NamedTuple):
    """A rotation about the middle of a body, as the rows of its matrix."""

    x: Vector = X
    y: Vector = Y
    z: Vector = UP

    def apply(self, vector: Vector) -> Vector:
        """Return the rotated point."""
        return dot(self.x, vector), dot(self.y, vector), dot(self.z, vector)

    def after(self, first: Rotation) -> Rotation:
        """Return the rotation that performs another one first, then this."""
        columns = [self.apply(column) for column in zip(*first, strict=True)]
        x, y, z = zip(*columns, strict=True)
        return Rotation(x, y, z)


def about(axis: Vector, degrees: float) -> Rotation:
    """Return a rotation about an axis of length 1."""
    (x, y, z), angle = axis, math.radians(degrees)
    cos, sin = math.cos(angle), math.sin(angle)
    rest = 1.0 - cos
    return Rotation(
        (cos + x * x * rest, x * y * rest - z * sin, x * z * rest + y * sin),
        (y * x * rest + z * sin, cos + y * y * rest, y * z * rest - x * sin),
        (z * x * rest - y * sin, z * y * rest + x * sin, cos + z * z * rest),
    )


class FaceFrame(NamedTuple):
    """The position of a picture on a face: its middle, and the directions to its right and its lower edge."""

    middle: Vector
    right: Vector
    down: Vector
    normal: Vector


@dataclass(frozen=True)
class Body:
    """A convex body around the origin. A face is the numbers of its corners, in order around it; the first two lie
    at the upper edge of its picture."""

    corners: tuple[Vector, ...]
    faces: tuple[tuple[int, ...], ...]
    picture: float
    """The side of the picture on a face."""

    @cached_property
    def radius(self) -> float:
        """The distance from the middle to the furthest corner."""
        return max(math.hypot(*corner) for corner in self.corners)

    @cached_property
    def frames(self) -> tuple[FaceFrame, ...]:
        """The positions of pictures on the faces."""
        return tuple(self._frame([self.corners[at] for at in face]) for face in self.faces)

    def _frame(self, corners: Sequence[Vector]) -> FaceFrame:
        middle = mean(corners)
        (a, b, c), (p, q, r) = corners[0], corners[1]
        normal = unit(cross((p - a, q - b, r - c), _between(corners[0], corners[2])))
        normal = normal if dot(normal, middle) > 0 else (-normal[0], -normal[1], -normal[2])
        right = unit((p - a, q - b, r - c))
        return FaceFrame(middle, right, cross(normal, right), normal)

    def showing(self, face: int, yaw: float = 0.0) -> Rotation:
        """Return its rotation when it rests with a face on top, whose picture is upright except for the yaw."""
        frame = self.frames[face]
        return about(UP, yaw).after(Rotation(frame.right, frame.down, frame.normal))

    def on_top(self, turned: Rotation) -> int:
        """Return the face that is on top."""
        return max(range(len(self.faces)), key=lambda face: turned.apply(self.frames[face].normal)[2])

    def lowest(self, turned: Rotation) -> float:
        """Return how far its lowest corner is below its middle."""
        return max(-turned.apply(corner)[2] for corner in self.corners)


@dataclass(frozen=True)
class Camera:
    """A camera that looks from above and in front, from far away."""

    elevation: float = 60.0
    """Its elevation in degrees: at 90 it looks straight down."""

    @cached_property
    def towards(self) -> Vector:
        """The direction to the camera."""
        angle = math.radians(self.elevation)
        return 0.0, math.cos(angle), math.sin(angle)

    def seen(self, point: Vector) -> Point:
        """Return where a point is seen, from the middle, to the right and down."""
        _, across, down = self.towards
        return point[0], point[1] * down - point[2] * across


def _between(one: Vector, other: Vector) -> Vector:
    return other[0] - one[0], other[1] - one[1], other[2] - one[2]


def _cube() -> Body:
    corners = tuple((x / 2, y / 2, z / 2) for z in (1, -1) for y in (-1, 1) for x in (-1, 1))
    faces = ((0, 1, 3, 2), (2, 3, 7, 6), (3, 1, 5, 7), (0, 2, 6, 4), (1, 0, 4, 5), (6, 7, 5, 4))
    return Body(corners, faces, 0.93)


def _octahedron() -> Body:
    reach = math.sqrt(0.5)
    corners = ((reach, 0.0, 0.0), (-reach, 0.0, 0.0), (0.0, reach, 0.0), (0.0, -reach, 0.0), (0.0, 0.0, reach),
               (0.0, 0.0, -reach))  # fmt: skip
    faces = ((3, 0, 4), (0, 2, 4), (2, 1, 4), (1, 3, 4), (0, 3, 5), (3, 1, 5), (1, 2, 5), (2, 0, 5))
    return Body(corners, faces, 0.42)


CUBE: Final = _cube()
"""Six faces; faces whose indices add up to 5 lie opposite each other."""
OCTAHEDRON: Final = _octahedron()
"""Eight faces."""

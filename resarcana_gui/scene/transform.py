"""Geometry: points, boxes, and affine transforms between spaces.

x goes right, y goes down, angles are degrees, clockwise on the screen. Lengths are canvas pixels.
"""

from __future__ import annotations

import math
from typing import NamedTuple, TypeAlias

import pygame

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = pygame.FRect


class Transform(NamedTuple):
    """An affine map: (x, y) goes to (a*x + c*y + e, b*x + d*y + f)."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def apply(self, point: Point) -> Point:
        """Return the image of a point of the inner space in the outer one."""
        x, y = point
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def then(self, inner: Transform) -> Transform:
        """Return the map of a space inside this one: first `inner`, then this."""
        a, b, c, d, e, f = self
        p, q, r, s, t, u = inner
        return Transform(
            a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f
        )

    def inverse(self) -> Transform | None:
        """Return the inverse; None when a scale of zero leaves none."""
        a, b, c, d, e, f = self
        det = a * d - b * c
        if abs(det) < 1e-12:
            return None
        return Transform(d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det)

    @property
    def angle(self) -> float:
        """The clockwise rotation of the inner space, in degrees."""
        if self.c == 0.0 and self.d > 0.0:
            return 0.0
        return math.degrees(math.atan2(-self.c, self.d))

    @property
    def scales(self) -> tuple[float, float]:
        """The scale along the inner space's x and y; never negative."""
        if self.b == 0.0 and self.c == 0.0:
            return abs(self.a), abs(self.d)
        return math.hypot(self.a, self.b), math.hypot(self.c, self.d)

    def bounds(self, box: Box) -> Box:
        """Return the upright box around the image of a box of the inner space."""
        a, b, c, d, e, f = self
        if b == 0.0 and c == 0.0 and a > 0.0 and d > 0.0:  # the usual case: neither rotated nor flipped
            return Box(a * box.x + e, d * box.y + f, a * box.w, d * box.h)
        corners = [self.apply(point) for point in (box.topleft, box.topright, box.bottomright, box.bottomleft)]
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        return Box(left, top, max(x for x, _ in corners) - left, max(y for _, y in corners) - top)


IDENTITY = Transform()


def square_about(middle: Point, radius: float) -> Box:
    """Return the square around a circle."""
    return Box(middle[0] - radius, middle[1] - radius, 2 * radius, 2 * radius)


def placed(x: float, y: float, rotation: float, scale_x: float, scale_y: float, origin: Point) -> Transform:
    """Return the space of something scaled and rotated about `origin` in its own space, which lies at x, y."""
    if rotation:
        cos, sin = _turned(rotation)
        a, b, c, d = cos * scale_x, sin * scale_x, -sin * scale_y, cos * scale_y
    else:
        a, b, c, d = scale_x, 0.0, 0.0, scale_y
    ox, oy = origin
    return Transform(a, b, c, d, x - a * ox - c * oy, y - b * ox - d * oy)


def scaled(factor: float, x: float = 0.0, y: float = 0.0) -> Transform:
    """Return a space `factor` times as large, whose origin lies at x, y."""
    return Transform(factor, 0.0, 0.0, factor, x, y)


def _turned(degrees: float) -> Point:
    """Return cosine and sine, exact for quarter turns, so that a turned card lies on whole pixels."""
    quarter = degrees / 90
    if quarter == int(quarter):
        return ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))[int(quarter) % 4]
    angle = math.radians(degrees)
    return math.cos(angle), math.sin(angle)


def degrees_apart(one: float, other: float) -> float:
    """Return the difference of two angles, from 0 to 180 degrees."""
    return abs((one - other + 180) % 360 - 180)

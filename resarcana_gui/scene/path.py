"""Curves for things that fly."""

from __future__ import annotations

import math
from bisect import bisect_left
from itertools import accumulate, pairwise
from typing import Final

from resarcana_gui.scene.transform import Point

SAMPLES: Final = 40


class FlightPath:
    """A curve from one point to another, measured along its length."""

    def __init__(self, start: Point, way: Point, end: Point) -> None:
        """`way` is the control point that the curve bends towards."""
        self.points: Final = tuple(_between(start, way, end, at / SAMPLES) for at in range(SAMPLES + 1))
        self._far: Final = (0.0, *accumulate(math.dist(one, other) for one, other in pairwise(self.points)))
        self.length: Final = max(self._far[-1], 1.0)

    def at(self, far: float) -> tuple[Point, float]:
        """Return the point at a distance along the curve, and the direction there, in degrees."""
        index = min(max(bisect_left(self._far, far), 1), SAMPLES)
        (x, y), (u, v) = self.points[index - 1], self.points[index]
        piece = self._far[index] - self._far[index - 1]
        share = (far - self._far[index - 1]) / piece if piece else 0.0
        return (x + (u - x) * share, y + (v - y) * share), math.degrees(math.atan2(v - y, u - x))


def _between(start: Point, way: Point, end: Point, share: float) -> Point:
    keeps = 1 - share
    return (
        keeps * keeps * start[0] + 2 * keeps * share * way[0] + share * share * end[0],
        keeps * keeps * start[1] + 2 * keeps * share * way[1] + share * share * end[1],
    )

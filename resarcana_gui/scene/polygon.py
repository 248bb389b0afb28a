"""Polygons: outlines of what is not a box, and how they overlap. A polygon is a sequence of its corners."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise
from typing import TypeAlias

from resarcana_gui.scene.transform import Box, Point, Transform

Polygon: TypeAlias = tuple[Point, ...]


def of_box(box: Box) -> Polygon:
    """Return the corners of a box, clockwise on the screen."""
    return box.topleft, box.topright, box.bottomright, box.bottomleft


def regular(middle: Point, radius: float, corners: int, start: float = -90.0) -> Polygon:
    """Return a regular polygon, clockwise on the screen. Its first corner lies at `start` degrees from the right."""
    angles = (math.radians(start + 360 * at / corners) for at in range(corners))
    return tuple((middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)) for angle in angles)


def moved(polygon: Iterable[Point], x: float, y: float) -> Polygon:
    """Return the polygon moved by a distance."""
    return tuple((left + x, top + y) for left, top in polygon)


def transformed(polygon: Iterable[Point], by: Transform) -> Polygon:
    """Return the image of the polygon under a transform."""
    return tuple(map(by.apply, polygon))


def bounds(polygon: Sequence[Point]) -> Box:
    """Return the box around it."""
    left, top = min(x for x, _ in polygon), min(y for _, y in polygon)
    return Box(left, top, max(x for x, _ in polygon) - left, max(y for _, y in polygon) - top)


def sides(polygon: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """Yield the two ends of each side, from the one between the first two corners on."""
    yield from pairwise((*polygon, *polygon[:1]))


def area(polygon: Sequence[Point]) -> float:
    """Return its area; negative where its corners go anticlockwise on the screen."""
    return sum(x * v - u * y for (x, y), (u, v) in sides(polygon)) / 2


def middle_of(polygon: Sequence[Point]) -> Point:
    """Return the mean of its corners."""
    return sum(x for x, _ in polygon) / len(polygon), sum(y for _, y in polygon) / len(polygon)


def has_inside(polygon: Sequence[Point], point: Point) -> bool:
    """Return whether a point lies inside."""
    x, y = point
    crossed = [
        (v - t) * (x - s) < (u - s) * (y - t) if t < v else (v - t) * (x - s) > (u - s) * (y - t)
        for (s, t), (u, v) in sides(polygon)
        if (t <= y) != (v <= y)
    ]
    return crossed.count(True) % 2 == 1


def grown(polygon: Sequence[Point], by: float) -> Polygon:
    """Return a convex polygon with every side moved outwards by a distance, or inwards by a negative one."""
    out = by if area(polygon) >= 0 else -by
    lines = []
    for (x, y), (u, v) in sides(polygon):
        long = math.hypot(u - x, v - y) or 1.0
        across, down = (v - y) / long * out, -(u - x) / long * out
        lines.append(((x + across, y + down), (u + across, v + down)))
    return tuple(_crossing(*before, *after) for before, after in pairwise((lines[-1], *lines)))


def is_convex(polygon: Sequence[Point]) -> bool:
    """Return whether it has no corner that points inwards."""
    turns = [_side(one, two, three) for (one, two), (_, three) in pairwise((*sides(polygon), (polygon[0], polygon[1])))]
    return all(turn >= 0 for turn in turns) or all(turn <= 0 for turn in turns)


def hull(points: Iterable[Point]) -> Polygon:
    """Return the smallest convex polygon around some points, clockwise on the screen."""
    ordered = sorted(set(points))
    halves = []
    for run in (ordered, ordered[::-1]):
        half: list[Point] = []
        for point in run:
            while len(half) > 1 and _side(half[-2], half[-1], point) <= 0:
                half.pop()
            half.append(point)
        halves.append(half[:-1])
    return (*halves[0], *halves[1])


def shared(one: Sequence[Point], other: Sequence[Point]) -> Polygon:
    """Return the intersection of two polygons; empty if there is none. At least one of them should be convex: if
    neither is, the first is replaced by its convex hull."""
    if not is_convex(other):
        one, other = other, one if is_convex(one) else hull(one)
    part, right = list(one), 1.0 if area(other) >= 0 else -1.0
    for start, end in sides(other):
        part = [*_behind(part, start, end, right)]
    return tuple(part)


def depth(one: Sequence[Point], other: Sequence[Point]) -> float:
    """Return how far two polygons overlap: the width of a strip with the area and the length of their intersection.
    Zero for neighbours that touch."""
    part = shared(one, other)
    longest = max((math.dist(*ends) for ends in combinations(part, 2)), default=0.0)
    return abs(area(part)) / longest if longest else 0.0


def _behind(part: Sequence[Point], start: Point, end: Point, right: float) -> Iterator[Point]:
    """Yield the part of a polygon on the inner side of a line."""
    for one, other in sides(part):
        here, there = _side(start, end, one) * right, _side(start, end, other) * right
        if here >= 0:
            yield one
        if (here >= 0) != (there >= 0):
            share = here / (here - there)
            yield one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])


def _side(start: Point, end: Point, point: Point) -> float:
    """Return a number that is positive if a point lies on the right of the way from one to another, on the screen."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def _crossing(one: Point, two: Point, three: Point, four: Point) -> Point:
    """Return where two lines cross; for parallel ones, the end of the first."""
    (x, y), (u, v) = (two[0] - one[0], two[1] - one[1]), (four[0] - three[0], four[1] - three[1])
    across = x * v - y * u
    if abs(across) < 1e-9:
        return two
    share = ((three[0] - one[0]) * v - (three[1] - one[1]) * u) / across
    return one[0] + share * x, one[1] + share * y

"""Hexagonal grids: fields by their coordinates, their neighbours, and their places on the canvas. Fields have axial
coordinates (see https://www.redblobgames.com/grids/hexagons/): `q` counts along a row, `r` from row to row.
Directions are numbered from 0 to 5, clockwise on the screen: 0 is to the right of a field that stands on a corner,
to the lower right of one with a flat top."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from resarcana_gui.scene.polygon import Polygon, bounds, regular
from resarcana_gui.scene.transform import Box, Point

STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The step in each direction."""
SIDES: Final = len(STEPS)
ROOT: Final = math.sqrt(3.0)


class Hex(NamedTuple):
    """A field of a hexagonal grid, by axial coordinates."""

    q: int
    r: int

    def moved(self, direction: int, steps: int = 1) -> Hex:
        """Return the field a number of steps away in a direction."""
        across, down = STEPS[direction % SIDES]
        return Hex(self.q + across * steps, self.r + down * steps)

    def neighbours(self) -> tuple[Hex, ...]:
        """Return the six fields beside it, by direction."""
        return tuple(self.moved(direction) for direction in range(SIDES))

    def distance(self, other: Hex) -> int:
        """Return the least number of steps from it to another field."""
        across, down = self.q - other.q, self.r - other.r
        return max(abs(across), abs(down), abs(across + down))

    def edges(self) -> tuple[HexEdge, ...]:
        """Return its six edges, by the direction of the field behind them."""
        return tuple(edge_between(self, other) for other in self.neighbours())


class HexEdge(NamedTuple):
    """The edge between two neighbouring fields; the first one has the lower coordinates, so that an edge is the same
    from both sides. Create it with `edge_between`."""

    first: Hex
    second: Hex


def edge_between(one: Hex, other: Hex) -> HexEdge:
    """Return the edge between two fields. Raises ValueError for fields that are not neighbours."""
    if one.distance(other) != 1:
        raise ValueError(f"{one} and {other} do not lie beside each other.")
    return HexEdge(*sorted((one, other)))


def ring(middle: Hex, radius: int) -> Iterator[Hex]:
    """Yield the fields at a distance from another one, clockwise from the right."""
    if radius == 0:
        yield middle
    for direction in range(SIDES):
        start = middle.moved(direction, radius)
        yield from (start.moved(direction + 2, step) for step in range(radius))


def within(middle: Hex, radius: int) -> Iterator[Hex]:
    """Yield the fields up to a distance from another one, the nearest first."""
    for far in range(radius + 1):
        yield from ring(middle, far)


def from_offset(row: int, column: int, *, shifted: int = 1) -> Hex:
    """Return the field in a row and column of a map whose rows are shifted to the right alternately: the odd ones or,
    with `shifted` 0, the even ones."""
    before = (row - row % 2) // 2 if shifted else (row + row % 2) // 2
    return Hex(column - before, row)


def to_offset(field: Hex, *, shifted: int = 1) -> tuple[int, int]:
    """Return the row and column of a field of such a map."""
    return field.r, field.q - from_offset(field.r, 0, shifted=shifted).q


def rectangle(rows: int, columns: int, *, shifted: int = 1) -> Iterator[Hex]:
    """Yield the fields of such a map in reading order."""
    for row in range(rows):
        yield from (from_offset(row, column, shifted=shifted) for column in range(columns))


@dataclass(frozen=True)
class HexLayout:
    """The places of a grid's fields on the canvas."""

    origin: Point
    """The middle of the field 0, 0."""
    radius: float
    """The distance from the middle of a field to its corners."""
    flat: bool = False
    """Whether fields have a flat top, and columns are shifted instead of rows."""

    @property
    def size(self) -> Point:
        """Width and height of a field."""
        wide, high = ROOT * self.radius, 2.0 * self.radius
        return (high, wide) if self.flat else (wide, high)

    def centre(self, field: Hex) -> Point:
        """Return the middle of a field."""
        along, across = ROOT * (field.q + field.r / 2), 1.5 * field.r
        if self.flat:
            along, across = 1.5 * field.q, ROOT * (field.r + field.q / 2)
        return self.origin[0] + along * self.radius, self.origin[1] + across * self.radius

    def corners(self, field: Hex, gap: float = 0.0) -> Polygon:
        """Return the corners of a field, clockwise; `gap`: the space between fields."""
        return regular(self.centre(field), self.radius - gap / ROOT, SIDES, 0.0 if self.flat else -90.0)

    def ends(self, edge: HexEdge) -> tuple[Point, Point]:
        """Return the two ends of an edge, the left or upper one first."""
        (x, y), (u, v) = self.centre(edge.first), self.centre(edge.second)
        middle, across, down = ((x + u) / 2, (y + v) / 2), (v - y) / ROOT / 2, (u - x) / ROOT / 2
        one, other = (middle[0] - across, middle[1] + down), (middle[0] + across, middle[1] - down)
        return (one, other) if one < other else (other, one)

    def middle_of(self, edge: HexEdge) -> Point:
        """Return the middle of an edge."""
        (x, y), (u, v) = self.centre(edge.first), self.centre(edge.second)
        return (x + u) / 2, (y + v) / 2

    def at(self, point: Point) -> Hex:
        """Return the field under a point."""
        x, y = (point[0] - self.origin[0]) / self.radius, (point[1] - self.origin[1]) / self.radius
        if self.flat:
            return _rounded(x / 1.5, y / ROOT - x / 3)
        return _rounded(x / ROOT - y / 3, y / 1.5)

    def box(self, fields: Iterable[Hex]) -> Box:
        """Return the box around some fields. Raises ValueError for none."""
        return bounds([corner for field in fields for corner in self.corners(field)])


def fitting(fields: Iterable[Hex], room: Box, *, flat: bool = False) -> HexLayout:
    """Return the layout in which fields are as large as a room allows, in its middle. Raises ValueError for no
    fields."""
    wanted, unit = list(fields), HexLayout((0.0, 0.0), 1.0, flat)
    whole = unit.box(wanted)
    radius = min(room.w / whole.w, room.h / whole.h)
    x, y = whole.center
    return HexLayout((room.centerx - x * radius, room.centery - y * radius), radius, flat)


def _rounded(q: float, r: float) -> Hex:
    """Return the field whose middle is nearest to fractional coordinates."""
    across, down, third = round(q), round(r), round(-q - r)
    off = abs(across - q), abs(down - r), abs(third + q + r)
    if off[0] > off[1] and off[0] > off[2]:
        across = -down - third
    elif off[1] > off[2]:
        down = -across - third
    return Hex(across, down)

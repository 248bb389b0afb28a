"""A track: points along a path, which are items, and markers that move from point to point."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Final

from resarcana_gui.scene.action import Action, Call, Later, in_turn
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.polygon import regular
from resarcana_gui.scene.shapes import Hollow
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.items.table_item import Key, TableItem

CORNERS: Final = 32
"""The number of corners of a round outline."""
HOP: Final = 0.35
"""The height of a marker's hop from point to point, relative to the distance."""
APART: Final = 0.62
"""The distance between markers on one point, relative to their side."""


def straight(start: Point, end: Point, number: int) -> list[Point]:
    """Return `number` points at equal distances along a line, from its start to its end."""
    steps = max(number - 1, 1)
    return [
        (start[0] + (end[0] - start[0]) * at / steps, start[1] + (end[1] - start[1]) * at / steps)
        for at in range(number)
    ]


def circle(middle: Point, radius: float, number: int, start: float = -90.0) -> list[Point]:
    """Return `number` points around a circle, clockwise, the first one at an angle in degrees from the right."""
    return list(regular(middle, radius, number, start))


def around(box: Box, across: int, down: int) -> list[Point]:
    """Return points around a box, clockwise from its upper left corner: the given numbers across and down, corners
    included."""
    top, right = straight(box.topleft, box.topright, across), straight(box.topright, box.bottomright, down)
    bottom, left = straight(box.bottomright, box.bottomleft, across), straight(box.bottomleft, box.topleft, down)
    return [*top[:-1], *right[:-1], *bottom[:-1], *left[:-1]]


class TrackPoint(TableItem):
    """One point of a track: a round hollow, with a drawing in it if the game gives one."""

    def __init__(self, look: UiStyle, key: Key, at: Point, side: float, picture: Drawing | None, name: str) -> None:
        super().__init__(look, key, size=(side, side), at=at, name=name)
        self.anchor = CENTRE
        self.outline = regular((side / 2, side / 2), side / 2, CORNERS)
        self.picture: Final = picture

    def draw(self, painter: Painter) -> None:
        self.draw_ground(painter)
        painter.put(Hollow(self.width / 2), self.box)
        if self.picture is not None:
            painter.put(self.picture, self.box)
        self.draw_marks(painter)


class Marker(Node):
    """What stands on a point of a track, such as a seat's disc."""

    def __init__(self, owner: Hashable, picture: Drawing, side: float) -> None:
        super().__init__(size=(side, side), anchor=CENTRE, name=f"marker {owner}")
        self.owner: Final = owner
        self.picture: Final = picture
        self.point = 0

    def draw(self, painter: Painter) -> None:
        painter.put(self.picture, self.box)


class Track(Node):
    """Points in order, and markers on them. On a `closed` track the last point leads to the first."""

    def __init__(
        self, look: UiStyle, points: Sequence[Point], side: float, key: Callable[[int], Key], *, closed: bool = False,
        pictures: Sequence[Drawing | None] = (), name: str = "track",
    ) -> None:  # fmt: skip
        """`key` makes the key of a point from its number; `side`: the width of a point, in canvas pixels."""
        super().__init__(name=name)
        self.look: Final = look
        self.side: Final = side
        self.closed: Final = closed
        shown = [*pictures, *[None] * len(points)]
        self.points: Final = [
            TrackPoint(look, key(at), place, side, shown[at], f"{name} {at}") for at, place in enumerate(points)
        ]
        self.markers: Final[dict[Hashable, Marker]] = {}
        self.add(*self.points)

    def place(self, owner: Hashable, point: int, picture: Drawing | None = None) -> None:
        """Put a marker on a point at once; a new one with its picture. Raises KeyError for a marker that is not
        there and has no picture."""
        if picture is not None and owner not in self.markers:
            self.markers[owner] = Marker(owner, picture, self.side * 0.72)
            self.add(self.markers[owner])
        self.markers[owner].point = point
        self.settle()

    def settle(self) -> None:
        """Put every marker in its place: those on one point beside each other."""
        for owner, marker in self.markers.items():
            marker.at = self.spot(owner)

    def spot(self, owner: Hashable) -> Point:
        """Return the place of a marker on its point."""
        point = self.markers[owner].point
        there = [each for each, marker in self.markers.items() if marker.point == point]
        at = there.index(owner) - (len(there) - 1) / 2
        x, y = self.points[point].at
        apart = min(APART * self.markers[owner].width, self.side / max(len(there) - 1, 1))
        return x + at * apart, y

    def way(self, start: int, end: int, *, back: bool = False) -> list[int]:
        """Return the points from one to another, without the first: along an open track, and forwards or `back` on a
        closed one."""
        if not self.closed:
            return [*range(start + 1, end + 1)] if end >= start else [*range(start - 1, end - 1, -1)]
        step, number = (-1 if back else 1), len(self.points)
        steps = (end - start) * step % number
        return [(start + step * at) % number for at in range(1, steps + 1)]

    def advance(
        self, owner: Hashable, end: int, *, back: bool = False, reached: Callable[[int], object] | None = None
    ) -> Action:
        """Move a marker to a point, hopping to each point on its way; `reached` is called with every one. Markers
        that stand there make room at once. In reduced motion it does not hop."""
        marker = self.markers[owner]
        way = self.way(marker.point, end, back=back)
        hops = [Later(partial(self._hop, marker, point, reached)) for point in way]
        return in_turn(*hops, Call(self.settle)) if hops else Call(self.settle)

    def _hop(self, marker: Marker, point: int, reached: Callable[[int], object] | None) -> Action:
        marker.point = point
        (x, y), (u, v) = marker.at, self.spot(marker.owner)
        top = ((x + u) / 2, (y + v) / 2 - HOP * math.dist((x, y), (u, v)))
        animator = self.look.animator
        hop = (
            animator.move(marker, (u, v), "step")
            if self.look.pace.reduced
            else animator.along(marker, [top, (u, v)], "step")
        )
        return hop + Call(partial(reached, point)) if reached is not None else hop

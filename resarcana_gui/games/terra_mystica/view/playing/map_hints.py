"""What the map shows while one of its hexagons is pointed at: a ghost of the dwelling that would stand there, light
between the structures that would be linked with it, the power that neighbours may gain, and a thread to its note."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import dist
from typing import Final

from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.words import DWELLING, VALUES
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.asking.prospects import Prospect
from resarcana_gui.games.terra_mystica.view.table.world_map import Structure, WorldMap
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import CENTRE, Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Halo, Panel
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point, square_about

LIGHT: Final[Colour] = (255, 226, 150)
APART: Final = 11.0
"""Between two beads of a line of light, in canvas pixels."""
BEAD: Final = 2.5
"""The radius of a bead."""
SHINE: Final = 6.0
"""How far the light of a bead reaches."""
TAG: Final = TextStyle(20, Face.BOLD, "ink", on="night", align="centre", leading=1.0)
TAG_SIZE: Final = (66.0, 30.0)
VIOLET: Final = ((84, 44, 124), (40, 18, 64), (214, 170, 255))


class Beads(Node):
    """Lines of light, each of beads between two points on the canvas."""

    lines: Watched[tuple[tuple[Point, Point], ...]] = Watched(inner=True)

    def __init__(self, name: str) -> None:
        super().__init__(name=name)
        self.lines = ()

    def draw(self, painter: Painter) -> None:
        bead = Halo(LIGHT, BEAD, SHINE, 1.0, 0.35)
        for line in self.lines:
            for spot in _along(*line):
                painter.put(bead, square_about(spot, BEAD + SHINE))


class PowerTag(Texts):
    """The power that a structure would give its owner."""

    def __init__(self, resources: TableResources, power: int, middle: Point) -> None:
        super().__init__(size=TAG_SIZE, at=middle, anchor=CENTRE, name="power tag")
        self._block: Final = resources.numerals.block(f"+{power}{{power}}", TAG, *TAG_SIZE)

    def texts(self) -> Iterable[ShownText]:
        yield ShownText(self._block, 0, (self.height - self._block.height) / 2, TAG)

    def draw(self, painter: Painter) -> None:
        top, low, edge = VIOLET
        painter.put(Panel(top, low, self.height / 2, 2.0, edge, low), self.box)
        self.draw_texts(painter)


class MapHints(Node):
    """Hints over the map, about one hexagon at a time. Nothing of it can be reached."""

    def __init__(self, resources: TableResources, world: WorldMap) -> None:
        super().__init__(name="map hints", z=12.0)
        self.ghost = True
        self._resources: Final = resources
        self._map: Final = world
        self._links: Final = Beads("links")
        self._thread: Final = Beads("thread")
        self._shown: Final = Node(name="ghosts")
        self.add(self._links, self._shown, self._thread)

    def hide(self) -> None:
        """Show nothing."""
        self._links.lines = self._thread.lines = ()
        self._shown.clear()

    def show(self, view: State, at: int, told: Prospect, *, builds: bool) -> None:
        """Show what building on a hexagon would do, with a ghost of the dwelling if it can be built there."""
        self.hide()
        if builds:
            self._shown.add(self._ghost(view, at))
        self.link(view, told.members)
        for offer in told.offers:
            for each in bits(view.near[at] & view.own[offer.seat]):
                x, y = self._map.point(each)
                power = VALUES[view.structure[each]]
                self._shown.add(PowerTag(self._resources, power, (x, y - self._map.layout.radius * 0.62)))

    def link(self, view: State, members: Sequence[int]) -> None:
        """Join the hexagons of a group with light."""
        point = self._map.point
        self._links.lines = tuple(
            (point(one), point(other)) for one, other in combinations(members, 2) if view.near[one] >> other & 1
        )

    def tie(self, at: int, note: Box | None) -> None:
        """Lead a thread from a hexagon to its note; None for no note."""
        if note is None:
            self._thread.lines = ()
            return
        start = self._map.point(at)
        end = (note.left if note.left > start[0] else note.right, min(max(start[1], note.top + 30), note.bottom - 30))
        if note.left <= start[0] <= note.right:
            end = (
                min(max(start[0], note.left + 30), note.right - 30),
                note.top if note.top > start[1] else note.bottom,
            )
        self._thread.lines = ((_outside(start, end, self._map.layout.radius), end),)

    def _ghost(self, view: State, at: int) -> Structure:
        seat = self._resources.home
        sign = self._resources.style(view, seat).sign
        ghost = Structure(self._map.layout.radius, DWELLING, self._resources.lacquer(view, seat), sign, ghost=True)
        ghost.anchor, ghost.at = CENTRE, self._map.point(at)
        return ghost


def _along(start: Point, end: Point) -> Iterator[Point]:
    steps = max(1, round(dist(start, end) / APART))
    for step in range(steps + 1):
        share = step / steps
        yield start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _outside(start: Point, end: Point, radius: float) -> Point:
    """Return the point at a distance from the start on the way to the end."""
    share = min(1.0, radius / max(dist(start, end), 1.0))
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share

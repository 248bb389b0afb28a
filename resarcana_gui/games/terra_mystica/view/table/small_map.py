"""A small map that only shows: the land, who built where, and everybody's largest area."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.rules.codes import NOBODY
from resarcana_gui.games.terra_mystica.rules.final_scoring import largest_area
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.faces.land import VARIANTS, Land, RiverSheet
from resarcana_gui.games.terra_mystica.view.table.bridges import BridgeSite
from resarcana_gui.games.terra_mystica.view.table.world_map import Structure
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.polygon import moved
from resarcana_gui.scene.polygon_shapes import PolygonGlow, PolygonLine, framed
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.geometry.hex_grid import fitting, from_offset

LINE: Final = 3.0
GLOW: Final = 9.0


class SmallMap(Node):
    """The map of a finished game, in a box."""

    def __init__(self, resources: TableResources, view: State, box: Box) -> None:
        super().__init__(size=box.size, at=box.topleft, name="small map")
        board = view.parts.board
        self._resources: Final = resources
        self._view: Final = view
        self._land: Final = [from_offset(*place) for place in board.land]
        self._river: Final = [from_offset(*place) for place in board.river]
        self._layout: Final = fitting([*self._land, *self._river], Box(0, 0, *box.size))
        self._largest: Final = {at for seat in range(view.seats) for at in bits(largest_area(view, seat))}
        for at in sorted(bits(sum(view.own))):
            piece = self._structure(at)
            x, y = self._layout.centre(self._land[at])
            piece.at, piece.z = (x - piece.width / 2, y - piece.height / 2), y
            self.add(piece)
        self.add(*self._bridges())

    def _bridges(self) -> Iterator[BridgeSite]:
        """Yield the bridges that were built."""
        look, view, centre = self._resources.look, self._view, self._layout.centre
        for number, (one, other) in enumerate(view.parts.board.sites):
            if view.bridge[number] != NOBODY:
                ends = centre(self._land[one]), centre(self._land[other])
                bridge = BridgeSite(look, number, ends, self._layout.radius)
                bridge.owner, bridge.touchable = self._resources.lacquer(view, view.bridge[number]), False
                yield bridge

    def _structure(self, at: int) -> Structure:
        owner = self._view.owner[at]
        assert owner != NOBODY
        style, lacquer = self._resources.style(self._view, owner), self._resources.lacquer(self._view, owner)
        return Structure(self._layout.radius, self._view.structure[at], lacquer, style.sign)

    def draw(self, painter: Painter) -> None:
        plain = not self._resources.look.theme.worn
        hexes = [*self._land, *self._river]
        box = self._layout.box(hexes)
        corners = tuple(moved(self._layout.corners(each), -box.x, -box.y) for each in hexes)
        painter.put(RiverSheet(corners, box.size, plain=plain), box)
        for at, field in enumerate(self._land):
            outline, place = framed(self._layout.corners(field, 2.0))
            land = Land(self._view.terrain[at], at * 7 % VARIANTS, plain=plain, signed=not self._view.structure[at])
            painter.put(land, place)
            if at in self._largest:
                colour = self._resources.lacquer(self._view, self._view.owner[at])
                painter.put(PolygonGlow(outline, place.size, colour, GLOW), place)
                painter.put(PolygonLine(outline, place.size, colour, LINE), place)

"""The six other terrains around a hexagon that is transformed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import dist
from typing import Final

from resarcana_gui.games.terra_mystica.components.words import TERRAINS, WHEEL
from resarcana_gui.games.terra_mystica.view.faces.icons import ICONS
from resarcana_gui.games.terra_mystica.view.table.plaques import EXCHANGE
from resarcana_gui.scene.colour import mixed
from resarcana_gui.scene.control import ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.polygon import Polygon, bounds, regular
from resarcana_gui.scene.polygon_shapes import PolygonFill, PolygonLine, framed
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point, square_about
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.items.table_item import TableItem

PRICE: Final = TextStyle(19, Face.BOLD, "ink", on="night", align="centre", halo="night", leading=1.0)
SIDE: Final = 74.0
AROUND: Final = 1.2
"""The radius of the ring, relative to the height of the hexagon."""
VEIL: Final = 0.45
BLACK: Final = (0, 0, 0)
LIGHT: Final = (255, 238, 190)
PLATE: Final = 26.0
CHIPS: Final = WHEEL - 1
APART: Final = SIDE + 26.0
"""The least distance between the middles of two chips on an arc, so that their prices do not meet."""
WIDER: Final = 0.1
"""How much wider each arc is that is tried, relative to the radius of the ring."""
WIDEST: Final = 40
"""How many of them are tried."""
DEGREES: Final = 360


class TerrainChip(TableItem):
    """One terrain; its key is `("terrain", number)`."""

    def __init__(self, look: UiStyle, terrain: int) -> None:
        super().__init__(look, ("terrain", terrain), size=(SIDE, SIDE), name=f"terrain {TERRAINS[terrain]}")
        self.anchor = CENTRE
        self.terrain: Final = terrain
        self.price = ""
        self.outline = regular((SIDE / 2, SIDE / 2), SIDE / 2, 6)
        self.visible = False

    def texts(self) -> Iterable[ShownText]:
        block = self.look.text.block(self.price, PRICE, SIDE + 24, PLATE)
        yield ShownText(block, -12, SIDE - 4 + (PLATE - block.height) / 2, PRICE)

    def draw(self, painter: Painter) -> None:
        self.draw_ground(painter)
        painter.put(ICONS.icon(TERRAINS[self.terrain]), square_about((SIDE / 2, SIDE / 2), SIDE / 2))
        if not self.price and self.outline is not None:
            painter.put(PolygonFill(self.outline, self.size, (0, 0, 0), (0, 0, 0)), self.box, 0.6)
        if self.price:
            plate = Panel(
                EXCHANGE.top, EXCHANGE.low, PLATE / 2, 1.5, EXCHANGE.edge, mixed(EXCHANGE.edge, (0, 0, 0), 0.5)
            )
            painter.put(plate, Box(-12, SIDE - 4, SIDE + 24, PLATE))
            self.draw_texts(painter)
        self.draw_marks(painter)


def chip_spots(middle: Point, radius: float, room: Box) -> Sequence[Point]:
    """Return the places of the chips, clockwise: a ring around a point from the top on or, where a room has no place
    for all of it, an arc around the point that is wide enough for them."""
    ring = regular(middle, radius, CHIPS)
    if all(room.collidepoint(spot) for spot in ring):
        return ring
    arcs = (_arc(middle, radius * (1 + step * WIDER), room) for step in range(WIDEST))
    return next((arc for arc in arcs if dist(arc[0], arc[1]) >= APART), ring)


def _arc(middle: Point, radius: float, room: Box) -> Sequence[Point]:
    """Return places at equal distances on the longest arc of a circle that lies in a room."""
    circle = regular(middle, radius, DEGREES)
    inside = [room.collidepoint(circle[at % DEGREES]) for at in range(2 * DEGREES)]
    longest, length, end = 0, 0, 0
    for at, free in enumerate(inside):
        length = length + 1 if free else 0
        longest = max(longest, min(length, DEGREES))
        if length == longest:
            end = at
    gap = max(longest - 1, 0) / (CHIPS - 1)
    return [circle[round(end - gap * (CHIPS - 1 - at)) % DEGREES] for at in range(CHIPS)]


class TerrainRing(Node):
    """The chips, shown around a hexagon by `open`."""

    def __init__(self, look: UiStyle) -> None:
        super().__init__(name="terrain ring", z=24.0)
        self.chips: Final = [TerrainChip(look, terrain) for terrain in range(WHEEL)]
        self._veil: Box | None = None
        self._hex: Polygon = ()
        self.add(*self.chips)

    @property
    def is_open(self) -> bool:
        """Whether it is shown."""
        return self._veil is not None

    def draw(self, painter: Painter) -> None:
        if self._veil is not None:
            painter.put(Panel(BLACK, BLACK, 12.0, alpha=VEIL), self._veil)
            corners, box = framed(self._hex, 4.0)
            painter.put(PolygonLine(corners, box.size, LIGHT, 4.0), box)

    def open(
        self, field: Polygon, room: Box, veil: Box, terrains: Sequence[int], prices: Sequence[str]
    ) -> None:  # fmt: skip
        """Show these terrains around a hexagon, clockwise from the top, within a room, each with its price; empty for
        what is too dear. A veil lies over everything else."""
        around = bounds(field)
        self._veil, self._hex = veil, field
        self.changed(inner=True)
        spots = chip_spots(around.center, around.h * AROUND, room.inflate(-SIDE - 24, -SIDE - 2 * PLATE))
        for terrain, price, spot in zip(terrains, prices, spots, strict=True):
            chip = self.chips[terrain]
            chip.at, chip.price, chip.visible = spot, price, True
            chip.changed(inner=True)

    def close(self) -> None:
        """Hide all chips."""
        self._veil = None
        self.changed(inner=True)
        for chip in self.chips:
            chip.visible = False

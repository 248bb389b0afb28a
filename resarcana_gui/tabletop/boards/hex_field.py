"""A hexagonal grid on the table: its fields, and items on the edges between them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.node import CENTRE, Node, Watched
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.polygon import Polygon, grown, moved
from resarcana_gui.scene.polygon_shapes import PolygonFill, PolygonLine, framed
from resarcana_gui.scene.transform import square_about
from resarcana_gui.scene.ui_style import TARGET, UiStyle
from resarcana_gui.tabletop.geometry.hex_grid import Hex, HexEdge, HexLayout
from resarcana_gui.tabletop.items.table_item import Key, TableItem

SIGN: Final = 0.62
"""The side of a terrain's sign, relative to the radius of the field."""
BEVEL: Final = 0.07
"""The width of the lit edge, relative to the radius."""
DARK: Final = (0, 0, 0)
WHITE: Final = (255, 255, 255)
DIMMED: Final = 0.5
"""How dark a field is that has no part in the question."""
REACH: Final = 0.5
"""How far an item on an edge reaches to both sides, relative to its length."""


@dataclass(frozen=True)
class Terrain:
    """The look of a kind of field. In high contrast its colour is flat."""

    top: Colour
    low: Colour
    sign: Drawing | None = None
    """A drawing that tells the kind without colours."""
    depth: float = 0.0
    """How high the field stands above what lies below it, relative to its radius."""


class HexField(TableItem):
    """A field of a grid. What stands on it is its child, positioned from the middle of the field: see `put`."""

    touched = True
    terrain: Watched[Terrain] = Watched(inner=True)

    def __init__(
        self,
        look: UiStyle,
        field: Hex,
        layout: HexLayout,
        terrain: Terrain,
        *,
        key: Key | None = None,
        gap: float = 2.0,
    ) -> None:
        """`key`: the field itself unless a game gives another one; `gap`: the space between fields."""
        corners, box = framed(layout.corners(field, gap))
        super().__init__(
            look, field if key is None else key, size=box.size, at=box.topleft, name=f"field {field.q},{field.r}"
        )
        self.field: Final = field
        self.radius: Final = layout.radius
        self.outline = corners
        self.terrain = terrain
        self.z = layout.centre(field)[1]

    @property
    def middle(self) -> tuple[float, float]:
        """Its middle in its own coordinates."""
        return self.width / 2, self.height / 2

    def put(self, node: Node) -> None:
        """Put a node on the middle of the field, by the node's centre."""
        node.anchor, node.at = CENTRE, self.middle
        self.add(node)

    def draw(self, painter: Painter) -> None:
        terrain, corners = self.terrain, self.outline
        assert corners is not None
        if terrain.depth and self.look.theme.worn:
            side = mixed(terrain.low, DARK, 0.6)
            _fill(painter, moved(corners, 0, terrain.depth * self.radius), side, mixed(side, DARK, 0.5))
        _fill(painter, corners, terrain.top, terrain.low if self.look.theme.worn else terrain.top)
        if self.look.theme.worn:
            self._draw_bevel(painter, corners)
        if terrain.sign is not None:
            painter.put(terrain.sign, square_about(self.middle, SIGN * self.radius / 2))
        if self.dimmed:
            painter.put(PolygonFill(corners, self.size, DARK, DARK), self.box, DIMMED)
        self.draw_ground(painter)
        self.draw_marks(painter)

    def _draw_bevel(self, painter: Painter, corners: Polygon) -> None:
        """Draw light on the upper edges, shade on the lower ones."""
        lit, shade = mixed(self.terrain.top, WHITE, 0.35), mixed(self.terrain.low, DARK, 0.4)
        painter.put(PolygonLine(corners, self.size, lit, BEVEL * self.radius, shade), self.box)


class EdgeItem(TableItem):
    """An item on the edge between two fields, over both: a road, a bridge, or a place for one. It draws only what is
    `standing` there, along the edge, and its mark."""

    overlaps = True
    touched = True
    standing: Watched[Drawing | None] = Watched(inner=True)
    """A drawing for a box from the left end of the edge to the right one; None for nothing."""

    def __init__(self, look: UiStyle, edge: HexEdge, layout: HexLayout, *, key: Key | None = None) -> None:
        one, other = layout.ends(edge)
        corners, box = framed(_along(one, other))
        name = f"edge {edge.first.q},{edge.first.r} {edge.second.q},{edge.second.r}"
        super().__init__(look, edge if key is None else key, size=box.size, at=box.topleft, name=name)
        self.outline = corners
        self.standing = None
        self.z = box.centery + layout.radius
        self._ends: Final = moved((one, other), -box.x, -box.y)

    @property
    def ends(self) -> Polygon:
        """The two ends of the edge, in its own coordinates."""
        return self._ends

    def draw(self, painter: Painter) -> None:
        self.draw_ground(painter)
        if self.standing is not None:
            painter.put(self.standing, self.box)
        self.draw_marks(painter)


class HexMap(Node):
    """The fields of a grid, and the items on its edges, found by their coordinates. A table makes them usable with
    `Table.lay(*map.items, on=map)`."""

    def __init__(
        self, look: UiStyle, layout: HexLayout, terrains: Mapping[Hex, Terrain], edges: Iterable[HexEdge] = (),
        key: Callable[[Hex | HexEdge], Key] = lambda place: place,
    ) -> None:  # fmt: skip
        """`key` makes the keys of fields and edges; by default they are their own keys."""
        super().__init__(name="hex map")
        self.layout: Final = layout
        self.fields: Final = {
            field: HexField(look, field, layout, terrain, key=key(field)) for field, terrain in terrains.items()
        }
        self.edges: Final = {edge: EdgeItem(look, edge, layout, key=key(edge)) for edge in edges}
        self.add(*self.items)

    @property
    def items(self) -> list[TableItem]:
        """Return its fields, then the items on its edges."""
        return [*self.fields.values(), *self.edges.values()]

    def neighbours(self, field: Hex) -> list[HexField]:
        """Return the fields of the map beside a field, clockwise from the right."""
        return [self.fields[other] for other in field.neighbours() if other in self.fields]


def _along(one: tuple[float, float], other: tuple[float, float]) -> Polygon:
    """Return a lozenge along an edge, wide enough to be clicked."""
    (x, y), (u, v) = one, other
    middle, across, down = ((x + u) / 2, (y + v) / 2), (v - y) * REACH, (u - x) * REACH
    shape = (one, (middle[0] + across, middle[1] - down), other, (middle[0] - across, middle[1] + down))
    _, box = framed(shape)
    return grown(shape, max(0.0, TARGET - min(box.w, box.h)) / 2)


def _fill(painter: Painter, polygon: Polygon, top: Colour, low: Colour) -> None:
    corners, box = framed(polygon)
    painter.put(PolygonFill(corners, box.size, top, low), box)

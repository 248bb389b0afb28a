"""The map: land that stands out of the river, structures and bridges on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from resarcana_gui.games.terra_mystica.components.words import STRUCTURES
from resarcana_gui.games.terra_mystica.rules.codes import NOBODY
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.faces.icons import ICONS
from resarcana_gui.games.terra_mystica.view.faces.land import VARIANTS, Land, RiverSheet, is_bright
from resarcana_gui.games.terra_mystica.view.faces.palette import LANDS
from resarcana_gui.games.terra_mystica.view.faces.pieces import FOOT, HIGH, WIDE, Piece
from resarcana_gui.games.terra_mystica.view.table.bridges import LAID, BridgeSite
from resarcana_gui.games.terra_mystica.view.table.plaques import Unbadged
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.events import Event, KeyDown
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.polygon import moved
from resarcana_gui.scene.polygon_shapes import PolygonFill, PolygonGlow, PolygonLine, framed
from resarcana_gui.scene.seats.rings import Disc
from resarcana_gui.scene.shapes import Halo
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point, square_about
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.boards.hex_field import DIMMED, HexField, Terrain
from resarcana_gui.tabletop.geometry.hex_grid import SIDES, Hex, HexLayout, fitting, from_offset
from resarcana_gui.tabletop.items.marks import MARKS
from resarcana_gui.tabletop.items.table_item import TableItem

BLACK: Final = (0, 0, 0)
WHITE: Final = (255, 255, 255)
DEPTH: Final = 0.13
"""How high land stands above the river, relative to the radius of a hexagon."""
UNIT: Final = {"dwelling": 0.80, "trading_house": 0.74, "temple": 0.70, "sanctuary": 0.70, "stronghold": 0.74}
"""The unit of each structure, relative to the radius of a hexagon."""
FOOT_DOWN: Final = 0.36
"""How far below the middle of its hexagon a structure stands."""
GLOW: Final = 9.0
"""How far the light of a mark reaches into a hexagon: its terrain stays visible."""
GHOST: Final = 0.62
OUT_OF_REACH: Final = 0.66
"""How dark a hexagon is that is shown to be out of reach."""
SPADES: Final = TextStyle(22, Face.BOLD, "ink", on="night", align="centre", halo="night", leading=1.0)
NAME_DARK: Final = TextStyle(18, Face.BOLD, "night", on="ink", align="centre", leading=1.0)
NAME_LIGHT: Final = TextStyle(18, Face.BOLD, "ink", on="night", align="centre", halo="night", leading=1.0)
NAME_UP: Final = 0.36
"""How far below its upper corner a hexagon's name is, relative to the radius: above the sign of the terrain."""
ENGRAVED: Final = 0.75
"""How much of a name is seen: it is to be found, and not to be read all the time."""
SHINE: Final = (255, 226, 150)
TOLD: Final = 4.0
"""The width of the line round a hexagon that is named."""
WALL: Final = 4.5
"""The width of a town's wall."""
WALL_COLOUR: Final = (236, 196, 116)
WALL_EDGE: Final = (54, 36, 18)


class Structure(Node):
    """A structure on its hexagon, with the sign of its owner and, in a town, a gate; positioned by the middle of the
    hexagon."""

    town: Watched[bool] = Watched(inner=True)

    def __init__(self, radius: float, kind: int, colour: Colour, sign: Drawing, *, ghost: bool = False) -> None:
        super().__init__(size=(2 * radius, 2 * radius), name="structure")
        self.kind: Final = kind
        self.colour: Final = colour
        self._radius: Final = radius
        self._piece: Final = Piece(STRUCTURES[kind], colour)
        self._sign: Final = sign
        self._ghost: Final = ghost
        self.town = False

    def draw(self, painter: Painter) -> None:
        radius = self._radius
        unit, (x, y) = UNIT[STRUCTURES[self.kind]] * radius, (radius, radius * (1 + FOOT_DOWN))
        if not self._ghost:
            shade = Box(x - 0.62 * unit, y - 0.3 * unit, 1.5 * unit, 0.66 * unit)
            painter.put(Halo(BLACK, unit * 0.3, 10.0, 0.7), shade.inflate(20, 20))
        box = Box(x - WIDE / 2 * unit, y - FOOT * unit, WIDE * unit, HIGH * unit)
        painter.put(self._piece, box, GHOST if self._ghost else 1.0)
        if self._ghost:
            return
        disc = square_about((radius * 1.58, radius * 1.5), radius * 0.27)
        painter.put(Disc(rim=0.06), disc)
        painter.put(self._sign, disc.scale_by(0.74))
        if self.town:
            painter.put(ICONS.icon("town"), square_about((radius * 0.44, radius * 0.56), radius * 0.34))


class LandField(Unbadged, HexField):
    """A land hexagon; its key is `("hex", number)`."""

    land: Watched[int] = Watched(inner=True)
    built: Watched[bool] = Watched(inner=True)
    spades: Watched[int | None] = Watched(inner=True)
    """How many spades it is from home, shown as a number; None for no number."""
    shaded: Watched[bool] = Watched(inner=True)
    """Whether it is out of reach, which is shown."""
    walls: Watched[tuple[int, ...]] = Watched(inner=True)
    """The directions in which it has the wall of a town."""
    shines: Watched[bool] = Watched(inner=True)
    """Whether the light of a new town lies on it."""
    told: Watched[bool] = Watched(inner=True)
    """Whether what the player reads names it: it is lit."""

    def __init__(
        self, resources: TableResources, number: int, field: Hex, layout: HexLayout, land: int
    ) -> None:  # fmt: skip
        look, ground = resources.look, Terrain(LANDS[land], LANDS[land])
        super().__init__(look, field, layout, ground, key=("hex", number), gap=3.0)
        self._numerals: Final = resources.numerals
        self.number: Final = number
        self._named: Final = resources.parts.board.names[number]
        self.land, self.built = land, False
        self.spades, self.shaded, self.walls, self.shines, self.told = None, False, (), False, False
        self.name = f"hex {number}"
        self.on_lean: Callable[[str], bool] | None = None
        """Called with the direction in which a controller's stick leans; returns whether that did anything."""

    def handle(self, event: Event) -> bool:
        leaned = isinstance(event, KeyDown) and event.stick and self.on_lean is not None and self.on_lean(event.key)
        return leaned or super().handle(event)

    def draw(self, painter: Painter) -> None:
        corners, worn = self.outline, self.look.theme.worn
        assert corners is not None
        if worn:
            side, box = framed(moved(corners, 0, DEPTH * self.radius))
            painter.put(PolygonFill(side, box.size, mixed(LANDS[self.land], BLACK, 0.62), BLACK), box)
        variant = (self.number * 7) % VARIANTS
        painter.put(Land(self.land, variant, plain=not worn, signed=not self.built), self.box)
        if not self.built:
            self._draw_name(painter, plain=not worn)
        if self.dimmed or self.shaded:
            painter.put(
                PolygonFill(corners, self.size, BLACK, BLACK), self.box, OUT_OF_REACH if self.shaded else DIMMED
            )
        light = MARKS[self.mark] or ("edge_top" if self.hovered else "")
        if light:
            painter.put(PolygonGlow(corners, self.size, self.look.colour(light), GLOW), self.box)
        for wall in self.walls:
            self._draw_wall(painter, corners[(wall + 1) % SIDES], corners[(wall + 2) % SIDES])
        if self.shines:
            painter.put(PolygonGlow(corners, self.size, SHINE, 2 * GLOW), self.box)
            painter.put(PolygonLine(corners, self.size, SHINE, WALL), self.box)
        if self.told:
            painter.put(PolygonGlow(corners, self.size, WHITE, 2 * GLOW), self.box)
            painter.put(PolygonLine(corners, self.size, BLACK, TOLD + 4), self.box)
            painter.put(PolygonLine(corners, self.size, WHITE, TOLD), self.box)
        self.draw_marks(painter)
        if self.spades is not None:
            self._draw_spades(painter, self.spades)

    def _draw_name(self, painter: Painter, *, plain: bool) -> None:
        """Draw the name, as if engraved into the land."""
        bright = is_bright(self.land)
        block = self._numerals.block(self._named, NAME_DARK if bright and not plain else NAME_LIGHT)
        y = self.height / 2 - (1 - NAME_UP) * self.radius - block.height / 2
        box = Box((self.width - block.width) / 2, y, block.width, block.height)
        painter.put(block, box, 1.0 if plain else ENGRAVED)

    def _draw_wall(self, painter: Painter, start: Point, end: Point) -> None:
        """Draw a wall along one side, inside it."""
        inward = pygame.Vector2(self.middle) - pygame.Vector2((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        for width, colour in ((WALL + 2.5, WALL_EDGE), (WALL, WALL_COLOUR)):
            x, y = inward.normalize() * width
            beam, box = framed((start, end, (end[0] + x, end[1] + y), (start[0] + x, start[1] + y)))
            painter.put(PolygonFill(beam, box.size, colour, colour), box)

    def _draw_spades(self, painter: Painter, spades: int) -> None:
        """Draw the number of spades on a disc."""
        disc = square_about(self.middle, self.radius * 0.42)
        painter.put(Disc(), disc)
        block = self._numerals.block(f"{spades}{{spade}}" if spades else "0", SPADES, disc.w, disc.h)
        painter.put(
            block, Box(disc.centerx - block.width / 2, disc.centery - block.height / 2, block.width, block.height)
        )


class RiverField(HexField):
    """A river hexagon, which only the Mermaids can use; its key is `("river", number)`. It shows who counts it as a
    link."""

    sign: Watched[Drawing | None] = Watched(inner=True)

    def __init__(self, look: UiStyle, number: int, field: Hex, layout: HexLayout) -> None:
        super().__init__(look, field, layout, Terrain(BLACK, BLACK), key=("river", number), gap=3.0)
        self.name = f"river {number}"
        self.z -= 1000
        self.sign = None
        self.focusable = False

    def draw(self, painter: Painter) -> None:
        if self.sign is not None:
            disc = square_about(self.middle, self.radius * 0.36)
            painter.put(Disc(), disc)
            painter.put(self.sign, disc.scale_by(0.6))
        self.draw_ground(painter)
        self.draw_marks(painter)


class WorldMap(Node):
    """The whole map, in canvas coordinates."""

    def __init__(self, resources: TableResources) -> None:
        super().__init__(name="world map")
        self.resources: Final = resources
        board, look = resources.parts.board, resources.look
        land, river = [from_offset(*place) for place in board.land], [from_offset(*place) for place in board.river]
        self.layout: Final = fitting([*land, *river], resources.areas.map)
        self._lay_water([*land, *river])
        self.fields: Final = [
            LandField(resources, at, field, self.layout, board.terrain[at]) for at, field in enumerate(land)
        ]
        self._numbers: Final = {field: at for at, field in enumerate(land)}
        self.rivers: Final = [RiverField(look, at, field, self.layout) for at, field in enumerate(river)]
        centre, radius = self.layout.centre, self.layout.radius
        self.sites: Final = [
            BridgeSite(look, at, (centre(land[one]), centre(land[other])), radius)
            for at, (one, other) in enumerate(board.sites)
        ]
        self.add(*self.items)

    def _lay_water(self, hexes: list[Hex]) -> None:
        box = self.layout.box(hexes)
        corners = tuple(moved(self.layout.corners(each), -box.x, -box.y) for each in hexes)
        sheet = RiverSheet(corners, box.size, plain=not self.resources.look.theme.worn)
        self.add(Water(sheet, box))

    @property
    def items(self) -> list[TableItem]:
        """Return everything that can be pointed at."""
        return [*self.rivers, *self.fields, *self.sites]

    def show(self, view: State) -> None:
        """Show terrain, structures and bridges of a view at once."""
        for at, field in enumerate(self.fields):
            field.land = view.terrain[at]
            field.walls, field.shines = self._walls(view, at), False
            self._stand(view, at, field)
        for site, owner in zip(self.sites, view.bridge, strict=True):
            site.owner, site.laid = None if owner == NOBODY else self.resources.lacquer(view, owner), LAID
        for river, owner in zip(self.rivers, view.link, strict=True):
            river.sign = None if owner == NOBODY else self.resources.style(view, owner).sign

    def _walls(self, view: State, at: int) -> tuple[int, ...]:
        """Return the directions in which a hexagon of a town has no other one beside it."""
        if not view.town[at]:
            return ()
        beside = [self._numbers.get(field) for field in self.fields[at].field.neighbours()]
        town = [other is not None and view.town[other] and view.owner[other] == view.owner[at] for other in beside]
        return tuple(side for side in range(SIDES) if not town[side])

    def _stand(self, view: State, at: int, field: LandField) -> None:
        kind, there = view.structure[at], self.standing(at)
        colour = self.resources.lacquer(view, view.owner[at]) if kind else None
        if there is None or (there.kind, there.colour) != (kind, colour):
            field.clear()
            field.built = bool(kind)
            if kind:
                field.put(self.structure(view, at, kind))
        there = self.standing(at)
        if there is not None:
            there.town = bool(view.town[at])

    def standing(self, at: int) -> Structure | None:
        """Return the structure on a hexagon; None if there is none."""
        return next((node for node in self.fields[at].children if isinstance(node, Structure)), None)

    def structure(self, view: State, at: int, kind: int) -> Structure:
        """Return a structure for its owner."""
        owner = view.owner[at]
        sign = self.resources.style(view, owner).sign
        return Structure(self.layout.radius, kind, self.resources.lacquer(view, owner), sign)

    def point(self, at: int) -> Point:
        """Return the middle of a hexagon on the canvas."""
        return self.fields[at].bounds().center

    def site_point(self, site: int) -> Point:
        """Return the middle of a bridge on the canvas."""
        return self.sites[site].bounds().center


class Water(Node):
    """The sheet of water under the map."""

    def __init__(self, sheet: RiverSheet, box: Box) -> None:
        super().__init__(size=box.size, at=box.topleft, name="water", z=-2000)
        self._sheet: Final = sheet

    def draw(self, painter: Painter) -> None:
        painter.put(self._sheet, self.box)

"""The screen of the showcase with what boards are made of: a grid of hexagons, a track, dice, bowls and a ledger."""

from __future__ import annotations

from random import Random
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.particles import Particles
from resarcana_gui.scene.seats.seat_styles import STYLES
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import SMALL, UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.tabletop.asking.controls.partition_picker import PartitionPicker
from resarcana_gui.tabletop.asking.partition import PartitionGroup, PartitionModel
from resarcana_gui.tabletop.boards.bowls import Bowls
from resarcana_gui.tabletop.boards.hex_field import HexField, HexMap, Terrain
from resarcana_gui.tabletop.boards.track import Track, circle, straight
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.plain_faces import PlainFaces
from resarcana_gui.tabletop.dice.die import Die
from resarcana_gui.tabletop.dice.die_body import CUBE, OCTAHEDRON
from resarcana_gui.tabletop.dice.die_drawing import DieStyle
from resarcana_gui.tabletop.dice.pips import Pips
from resarcana_gui.tabletop.dice.throwing import Throw, throw_dice
from resarcana_gui.tabletop.geometry.hex_grid import edge_between, fitting, from_offset, rectangle
from resarcana_gui.tabletop.items.table_item import Key
from resarcana_gui.tabletop.pages.figure_table import FigureColumn, FigureRow, FigureTable

INK: Final = (34, 22, 14)
TERRAINS: Final[tuple[tuple[Colour, Colour, str], ...]] = (
    ((206, 166, 78), (168, 124, 48), "lozenge"),
    ((54, 106, 54), (30, 70, 34), "up"),
    ((136, 136, 144), (92, 94, 102), "more"),
    ((158, 62, 46), (110, 38, 28), "cross"),
    ((52, 100, 164), (30, 66, 118), "minus"),
)
MAP: Final = Box(40, 20, 1060, 480)
MARKED: Final = {(1, 1): "can", (1, 2): "chosen", (2, 3): "target", (3, 1): "source", (2, 1): "may", (0, 4): "can"}
RED: Final = (150, 28, 34)
GREEN: Final = (40, 108, 62)
WOOD: Final = Panel((74, 52, 36), (50, 34, 24), 0.0)
FELT: Final = Panel((26, 70, 44), (16, 46, 30), 60.0, 4.0, (196, 152, 82), (120, 86, 40))


def _terrain(at: int) -> Terrain:
    top, low, sign = TERRAINS[at % len(TERRAINS)]
    return Terrain(top, low, Glyph(sign, INK, 0.1), 0.12)


class BoardsScreen(Node):
    """Parts of boards in all their states."""

    def __init__(self, look: UiStyle) -> None:
        super().__init__(size=CANVAS, name="boards")
        self.look: Final = look
        self.particles = Particles(look.pace)
        self.map: Final = self._map()
        self.add(
            Sprite(WOOD, CANVAS),
            self.map,
            *self._tracks(),
            *self._dice(),
            self._bowls(),
            self._ledger(),
            self._sorting(),
        )
        self._label("A grid of hexagons: marks, focus and hits follow its outline", MAP.x, MAP.bottom + 8)

    def sparkle(self) -> None:
        """Do nothing: nothing sparkles on boards."""

    def _map(self) -> HexMap:
        fields = list(rectangle(5, 9))
        terrains = {field: _terrain((field.q * 3 + field.r * 5) % 7) for field in fields}
        edge = edge_between(from_offset(2, 5), from_offset(2, 6))
        made = HexMap(self.look, fitting(fields, MAP.inflate(-20, -20)), terrains, [edge, edge_between(*fields[6:8])])
        for (row, column), mark in MARKED.items():
            made.fields[from_offset(row, column)].mark = mark
        made.edges[edge].mark = "can"
        self._state(made.fields[from_offset(3, 5)], focused=True)
        self._state(made.fields[from_offset(1, 7)], focused=True).mark = "can"
        self._state(made.fields[from_offset(4, 2)]).hovered = True
        self._state(made.fields[from_offset(4, 4)]).dimmed = True
        return made

    def _state(self, field: HexField, *, focused: bool = False) -> HexField:
        field.focused = focused
        return field

    def _tracks(self) -> list[Node]:
        look, gold = self.look, self.look.colour("gold")
        signs = [Glyph("lozenge", gold, 0.05) if at % 4 == 3 else None for at in range(12)]
        line = Track(
            look, straight((80, 580), (1080, 580), 12), 56, lambda at: ("line", at), pictures=signs, name="line"
        )
        year = Track(look, circle((1350, 240), 180, 12), 56, lambda at: ("year", at), closed=True, name="year")
        for seat, style in enumerate(STYLES[:5]):
            disc = Panel(style.colour, style.colour, 30, 3, (255, 255, 255), (0, 0, 0))
            line.place(seat, (0, 3, 3, 3, 8)[seat], disc)
            year.place(seat, seat * 2, disc)
        line.points[5].mark, line.points[6].mark, line.points[6].focused = "can", "chosen", True
        year.points[1].mark = "can"
        self._label("Tracks: open and closed, several markers on one point", 40, 622)
        return [line, year]

    def _dice(self) -> list[Node]:
        look = self.look
        felt = Box(1600, 40, 290, 480)
        cube = DieStyle(CUBE, tuple(Pips(number) for number in (1, 2, 3, 4, 5, 6)), RED)
        green = DieStyle(CUBE, tuple(Pips(number) for number in (1, 2, 3, 4, 5, 6)), GREEN)
        eight = DieStyle(OCTAHEDRON, tuple(Pips(number) for number in range(1, 9)), (60, 64, 120))
        dice = [
            Die(look, ("die", at), style, 80, name=f"die {at}") for at, style in enumerate((cube, green, eight, cube))
        ]
        look.queue.add(
            throw_dice(look, dice, [4, 2, 6, 0], felt.inflate(-20, -20), felt.center, chance=Random(3)), "dice"
        )
        dice[1].mark, dice[0].mark, dice[0].focused = "can", "chosen", True
        flying = Die(look, "flying", green, 80, at=(1260, 730), name="flying")
        throw = Throw(flying, (1660, 770), 3, 1000, Random(1))
        throw.step(0)
        throw.step(260)
        self._label("Dice: at rest, and on its way", felt.x, felt.bottom + 8, felt.w)
        return [Sprite(FELT, felt.size, at=felt.topleft), *dice, flying]

    def _bowls(self) -> Node:
        bead = Panel((212, 170, 255), (110, 66, 178), 30, 2, (240, 226, 255), (70, 40, 120))
        bowls = Bowls(self.look, bead, [("bowl", at) for at in range(3)], 62, 12, 40, ("I", "II", "III"))
        bowls.at = (1150, 500)
        bowls.show((5, 6, 1))
        self.look.queue.add(bowls.move(2, 0, 1), "bowls")
        bowls.bowls[2].mark = "can"
        return bowls

    def _ledger(self) -> Node:
        columns = [*(FigureColumn(word) for word in ("Map", "Cults", "Coins")), FigureColumn("Total", total=True)]
        figures = ((48, 22, 3), (51, 10, 4), (37, 26, None))
        rows = [
            FigureRow(name, (*row, sum(each or 0 for each in row)), style.sign, lit=name == "Ada")
            for name, row, style in zip(("Ada", "Glaux", "Phiala"), figures, STYLES, strict=False)
        ]
        surface = Surface(self.look, (620, 212), at=(1260, 830))
        surface.add(FigureTable(self.look, columns, rows, 620))
        return surface

    def _sorting(self) -> Node:
        faces = PlainFaces(self.look, lambda card: f"Card {card}", lambda card: (60 + 20 * card, 80, 160))
        groups = [PartitionGroup(f"Year {number}", 3, 3) for number in ("I", "II", "III")]
        model = PartitionModel(range(9), groups, lambda sorted_in: Command(0))
        for card, group in ((1, 0), (4, 0), (2, 1), (7, 2), (8, 2)):
            model.put(card, group)
        room = Box(40, 664, 1180, 390)
        picker = PartitionPicker(self.look, room, model, lambda key: self._card(faces, key), lambda done: "")
        picker.items[0].focused = True
        return picker

    def _card(self, faces: PlainFaces, key: Key) -> CardNode:
        assert isinstance(key, int)
        return CardNode(self.look, faces, key, 120)

    def _label(self, words: str, x: float, y: float, width: float = 700.0) -> None:
        self.add(Label(self.look, words, SMALL, at=(x, y), width=width))

"""Plaques: small items with a few signs on them, such as actions, tiles and exchanges."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.control import ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, square_about
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.items.marks import draw_along
from resarcana_gui.tabletop.items.table_item import Key, TableItem

WORDS: Final = TextStyle(21, Face.BOLD, "ink", on="night", align="centre", halo="night", leading=1.0)
ON_PALE: Final = TextStyle(21, Face.BOLD, "parchment_ink", on="parchment", align="centre", leading=1.1)
NUMBER: Final = TextStyle(20, Face.BOLD, "brass_ink", on="plate_top", align="centre", leading=1.0)
DOT: Final = 3.2
"""The radius of a dot that stands for one of several equal tiles."""
DOTS: Final = 10.0
"""Between the middles of two dots."""
LOW: Final = 70.0
"""A plaque of less height has its line below the disc with a number, or its first line beside it."""
DISC: Final = 32.0
"""The room of the disc with a number."""
SPENT: Final = 0.6
"""How dark a plaque is that has been used."""
CROSS: Final = (226, 190, 140)
BLACK: Final = (0, 0, 0)
DARK_DOT: Final = (96, 52, 20)


@dataclass(frozen=True)
class PlaqueLook:
    """The colours of a kind of plaque."""

    top: Colour
    low: Colour
    edge: Colour
    words: TextStyle = WORDS
    round: bool = True
    """Whether its ends are round."""


POWER: Final = PlaqueLook((84, 44, 124), (40, 18, 64), (196, 150, 250))
SPECIAL: Final = PlaqueLook((190, 104, 30), (120, 54, 12), (255, 220, 140))
EXCHANGE: Final = PlaqueLook((70, 52, 40), (34, 25, 19), (150, 118, 74))
TOWN: Final = PlaqueLook((214, 182, 122), (170, 132, 78), (250, 226, 170), ON_PALE, round=False)
PARCHMENT: Final = PlaqueLook((236, 218, 176), (204, 178, 128), (150, 104, 52), ON_PALE, round=False)
TRACK: Final = PlaqueLook((46, 34, 26), (24, 17, 13), (132, 100, 62))


def cult_look(colour: Colour) -> PlaqueLook:
    """Return the look of a favour tile of a cult."""
    return PlaqueLook(mixed(colour, BLACK, 0.3), mixed(colour, BLACK, 0.66), (226, 190, 126))


class Unbadged(TableItem):
    """An item without the sign of seldom uses: there are many, and each says itself what it is for."""

    def draw_marks(self, painter: Painter) -> None:
        mark = "none" if self.mark == "may" else self.mark
        draw_along(painter, self.look, mark, self.edge, focused=self.focused)


class Plaque(Unbadged):
    """Signs on a plaque, in up to two lines; `spent`: used up for now; `faint`: not to be had."""

    text: Watched[str] = Watched(inner=True)
    dress: Watched[PlaqueLook] = Watched(inner=True)
    spent: Watched[bool] = Watched(inner=True)
    faint: Watched[bool] = Watched(inner=True)
    number: Watched[int] = Watched(inner=True)
    """A number on a disc at its corner; 0 for none."""
    left: Watched[int] = Watched(inner=True)
    """How many there are of it, as dots at its lower edge."""

    def __init__(self, look: UiStyle, key: Key | None, box: Box, dress: PlaqueLook, name: str) -> None:
        super().__init__(look, key, size=box.size, at=box.topleft, name=name)
        self.dress = dress
        self.text = ""
        self.spent = self.faint = False
        self.number = self.left = 0
        self.corner = box.h / 2 if dress.round else 9.0

    def texts(self) -> Iterable[ShownText]:
        style = self.dress.words
        lines = [each for each in self.text.split("\n") if each]
        top = 3 + (DISC / 3 if self.number and len(lines) == 1 and self.height < LOW else 0)
        high = (self.height - top - 3) / max(len(lines), 1)
        for at, line in enumerate(lines):
            y = top + at * high
            beside = self.number and y == 3 and high < LOW
            wide = self.width - 8 - (DISC if beside else 0)
            block = self.look.text.block(line, style, wide, high)
            yield ShownText(block, 4, y + (high - block.height) / 2, style)
        if self.number:
            block = self.look.text.block(str(self.number), NUMBER, 26, 26)
            yield ShownText(block, self._disc().x + 2, self._disc().centery - block.height / 2, NUMBER)

    def _disc(self) -> Box:
        return square_about((self.width - 17, 17), 15)

    def draw(self, painter: Painter) -> None:
        dress, radius = self.dress, self.corner
        self.draw_ground(painter)
        if self.look.theme.worn or dress.words is ON_PALE:
            painter.put(Panel(dress.top, dress.low, radius, 2.0, dress.edge, mixed(dress.edge, BLACK, 0.5)), self.box)
        else:
            painter.put(self.look.panel(radius=radius), self.box)
        if self.number:
            painter.put(Panel((255, 226, 140), (214, 160, 60), 15.0, 1.5, (90, 54, 12), (60, 34, 8)), self._disc())
        self._draw_dots(painter)
        self.draw_texts(painter, 0.42 if self.spent or self.faint else 1.0)
        if self.spent or self.faint:
            painter.put(Panel(BLACK, BLACK, radius, alpha=SPENT if self.spent else 0.45), self.box)
        if self.spent:
            painter.put(Glyph("cross", CROSS, 0.16), square_about(self.box.center, min(15.0, self.height * 0.36)))
        self.draw_marks(painter)

    def _draw_dots(self, painter: Painter) -> None:
        colour = DARK_DOT if self.dress.words is ON_PALE else self.dress.edge
        for at in range(self.left):
            middle = (self.width / 2 + (at - (self.left - 1) / 2) * DOTS, self.height - DOT - 3.0)
            painter.put(Panel(colour, colour, DOT), square_about(middle, DOT))

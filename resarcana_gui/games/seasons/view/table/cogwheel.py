"""The place of the viewer's die, and the permission to crystallise below it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from resarcana_gui.games.seasons.view.geometry.areas import Circle
from resarcana_gui.games.seasons.view.table.gears import BRASS, Cog
from resarcana_gui.games.seasons.view.table_resources import TableResources
from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.node import CENTRE
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.seats.rings import Disc
from resarcana_gui.scene.shapes import Halo
from resarcana_gui.scene.text import TextBlock, TextStyle
from resarcana_gui.scene.transform import Point

EDGE: Final = 8.0
"""The least distance of the permission from the edge of what is visible."""
PADDING: Final = 24.0
"""The width of the permission's plate beside its words, both sides together."""
WHEEL: Final = Cog(24, colours=BRASS, hub=0.66)
HOLLOW: Final = Disc((40, 30, 24), (16, 11, 8), 0.1)
"""Where the die lies in the wheel."""


class Cogwheel(Texts):
    """Where the viewer's die lies, and below it the permission to crystallise."""

    def __init__(self, resources: TableResources, circle: Circle) -> None:
        side = 2 * circle.radius
        super().__init__(size=(side, side), name="cogwheel")
        self.anchor, self.at = CENTRE, (circle.x, circle.y)

    def draw(self, painter: Painter) -> None:
        painter.put(Halo((0, 0, 0), self.width / 2, 16.0, 0.7), self.box.inflate(28, 28).move(0, 7))
        painter.put(WHEEL, self.box)
        painter.put(HOLLOW, self.box.inflate(-0.44 * self.width, -0.44 * self.height))


class Badge(Texts):
    """A few words on parchment that glow: the permission to crystallise."""

    def __init__(self, resources: TableResources, middle: Point) -> None:
        super().__init__(name="permission", z=12.0)
        self._look: Final = resources.look
        self._style: Final = TextStyle(18, colour="parchment_ink", on="parchment", align="centre")
        left, right = resources.areas.canvas.x + EDGE, resources.areas.row.x
        self._block: Final = _one_line(resources, self._style, right - left - PADDING)
        self.size = (self._block.width + PADDING, self._block.height + 10)
        x = min(max(middle[0], left + self.width / 2), right - self.width / 2)
        self.anchor, self.at, self.visible = CENTRE, (x, middle[1]), False

    def texts(self) -> Iterable[ShownText]:
        yield ShownText(self._block, PADDING / 2, 5, self._style)

    def draw(self, painter: Painter) -> None:
        painter.put(self._look.glow("hot", self.height / 2, 10.0), self.box.inflate(20, 20))
        painter.put(self._look.panel("plate", radius=self.height / 2), self.box)
        self.draw_texts(painter)


def _one_line(resources: TableResources, style: TextStyle, room: float) -> TextBlock:
    """Return the permission on one line, smaller if it would reach the cards in play otherwise."""
    engine, words = resources.look.text, resources.text("permission")
    usual = engine.block(words, style)
    return usual if usual.width <= room else engine.block(words, style, room, usual.height)

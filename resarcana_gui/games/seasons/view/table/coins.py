"""The viewer's bonuses: a coin for each, a bead for each use, and what the uses cost at the end; and the hollows of
free places."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from resarcana_gui.games.seasons.rules.codes import MOST_BONUSES, PENALTIES
from resarcana_gui.games.seasons.view.faces.icons import ICONS
from resarcana_gui.games.seasons.view.geometry.areas import Circle
from resarcana_gui.games.seasons.view.table_resources import TableResources
from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import CENTRE, Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.polygon import regular
from resarcana_gui.scene.seats.rings import Disc
from resarcana_gui.scene.shapes import Hollow
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, square_about
from resarcana_gui.scene.ui_style import SMALL
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.tabletop.items.table_item import TableItem

LABELS: Final = ("2{any}", "+1{crystal}", "{star}+1", "{draw}2")
"""What the four bonuses do, in icons."""
COIN: Final = TextStyle(18, Face.BOLD, "ink", on="night", align="centre", leading=1.0)
PENALTY: Final = TextStyle(20, Face.BOLD, "bad", on="night", halo="night", leading=1.0)


class BonusCoin(TableItem):
    """A bonus; its key is `("bonus", number)`."""

    def __init__(self, resources: TableResources, bonus: int, circle: Circle) -> None:
        side = 2 * circle.radius
        super().__init__(resources.look, ("bonus", bonus), size=(side, side), name=f"bonus {bonus}")
        self.anchor, self.at = CENTRE, (circle.x, circle.y)
        self.outline = regular((side / 2, side / 2), side / 2, 32)
        self.bonus: Final = bonus

    def texts(self) -> Iterable[ShownText]:
        block = self.look.text.block(LABELS[self.bonus], COIN, self.width - 6, self.height * 0.6)
        yield ShownText(block, (self.width - block.width) / 2, (self.height - block.height) / 2, COIN)

    def draw(self, painter: Painter) -> None:
        self.draw_ground(painter)
        painter.put(Disc((74, 54, 38), (34, 23, 17)), self.box, 1.0 if self.mark != "none" else 0.85)
        self.draw_texts(painter)
        self.draw_marks(painter)


class BonusBeads(Texts):
    """A bead for each bonus that may be used, red for those used, and the points that they cost."""

    used: Watched[int] = Watched(inner=True)

    def __init__(self, resources: TableResources, box: Box) -> None:
        super().__init__(size=box.size, at=box.topleft, name="bonus beads")
        self._resources: Final = resources
        self.used = 0

    def texts(self) -> Iterable[ShownText]:
        cost = PENALTIES[self.used]
        engine, left = self._resources.look.text, 3 * 27 + 8.0
        if cost:
            block = engine.block(f"\N{MINUS SIGN}{cost}", PENALTY, 60, self.height)
            yield ShownText(block, left, (self.height - block.height) / 2, PENALTY)
            left += block.width + 8
        if self._resources.wordy:
            words = engine.block(self._resources.text("bonuses"), SMALL, self.width - left, self.height)
            yield ShownText(words, left, (self.height - words.height) / 2, SMALL)

    def draw(self, painter: Painter) -> None:
        for at in range(MOST_BONUSES):
            bead = square_about((13 + at * 27, self.height / 2), 11)
            painter.put(ICONS.icon("bonus_used" if at < self.used else "bonus"), bead)
        self.draw_texts(painter)


class Hollows(Node):
    """The free places of one seat; the first one is where the next card goes."""

    def __init__(self) -> None:
        super().__init__(size=CANVAS, name="hollows", z=1.0)
        self.touchable = False
        self.boxes: list[Box] = []

    def show(self, boxes: list[Box]) -> None:
        """Show free places at these boxes."""
        if boxes != self.boxes:
            self.boxes = boxes
            self.changed(inner=True)

    def draw(self, painter: Painter) -> None:
        for at, box in enumerate(self.boxes):
            painter.put(Hollow(10.0, 0.42), box)
            side = min(box.w * 0.5, 44.0)
            painter.put(ICONS.icon("star"), square_about(box.center, side / 2), 0.7 if at == 0 else 0.4)

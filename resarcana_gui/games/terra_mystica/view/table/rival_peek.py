"""What drops from a rival's velvet while it is pointed at: its pieces with what their places give, its next income, its
bonus card and tiles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from resarcana_gui.games.terra_mystica.rules.codes import NONE
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.geometry.areas import RivalPlace
from resarcana_gui.games.terra_mystica.view.table.piece_rows import PieceSlot, piece_slots
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.games.terra_mystica.view.tell.signs_text import held_signs, income_signs
from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.text import TextBlock, TextStyle
from resarcana_gui.scene.transform import Box

WORDS: Final = TextStyle(22, Face.BOLD, "ink", on="panel", leading=1.15)
WIDE: Final = 560.0
ROWS: Final = 118.0
PAD: Final = 14.0
HANGS: Final = 6.0
"""How far below the velvet it hangs."""


class RivalPeek(Texts):
    """One rival's pieces, income and tiles, below its velvet. Hidden until `show` is called."""

    def __init__(self, resources: TableResources) -> None:
        super().__init__(name="rival peek", z=40.0)
        self._resources: Final = resources
        self._block: TextBlock | None = None
        self._slots: list[PieceSlot] = []
        self.ghost, self.visible = True, False

    def show(self, view: State, place: RivalPlace) -> None:
        """Show a rival; nothing of one without a faction, or whose velvet shows everything."""
        self.visible = view.faction[place.seat] != NONE and place.rows is None
        if not self.visible:
            return
        resources, canvas = self._resources, self._resources.areas.canvas
        income = resources.text("income", what=income_signs(resources.voice, view, place.seat))
        told = "\n".join((income, *held_signs(resources.voice, view, place.seat)))
        self._block = resources.look.text.block(told, WORDS, WIDE - 2 * PAD)
        x = min(max(place.whole.centerx - WIDE / 2, canvas.x + PAD), canvas.right - WIDE - PAD)
        self.at, self.size = (x, place.whole.bottom + HANGS), (WIDE, ROWS + self._block.height + 3 * PAD)
        self.remove(*self._slots)
        self._slots = piece_slots(resources, Box(PAD, PAD, WIDE - 2 * PAD, ROWS), own=False)
        for slot in self._slots:
            slot.show(view, place.seat)
        self.add(*self._slots)
        self.changed(inner=True)

    def texts(self) -> Iterable[ShownText]:
        if self._block is not None:
            yield ShownText(self._block, PAD, ROWS + 2 * PAD, WORDS)

    def draw(self, painter: Painter) -> None:
        look = self._resources.look
        painter.put(look.shadow(12.0, 16.0), self.box.inflate(32, 32).move(0, 8))
        painter.put(look.panel(radius=12.0), self.box)
        self.draw_texts(painter)

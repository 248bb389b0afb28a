"""The lines with which a question tells more than its sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.text import MINIMUM, TextStyle
from resarcana_gui.scene.transform import Point

DETAIL: Final = (TextStyle(19), 12.0, 12.0)
"""Its letters, and how far they are from its sides, and from its upper and lower edge; ..."""
CLOSE: Final = (TextStyle(MINIMUM), 9.0, 3.0)
"""... and where it would hide something otherwise, in large texts."""
HIGHER: Final = 1.4
"""How high they may be for their place before they are wider: two lines rather than one beside the place."""
STEP: Final = 12.0
WIDER: Final = 1.75
"""How wide details usually may be, for their place."""


class Details(Texts):
    """Lines on a small dark plate, which does not catch the pointer."""

    def __init__(
        self, look: Look, lines: Sequence[str], room: Point, wider: float = WIDER, *, close: bool = False
    ) -> None:
        """As wide as the room; up to so many times `wider` where the words would not fit into its height, but no wider
        than as many lines need: beside it lie the cards that are chosen from. `close`: in smaller letters."""
        super().__init__(name="details")
        self.look: Final = look
        self._style, pad, above = CLOSE if close else DETAIL
        style, words, width = self._style, "\n".join(lines), room[0]
        if look.text.measure(words, style, width - 2 * pad)[1] + 2 * above > HIGHER * room[1]:
            width = min(max(width, look.text.measure(words, style)[0] + 2 * pad + 1), wider * width)
            high = look.text.measure(words, style, width - 2 * pad)[1]
            while width - STEP >= room[0] and look.text.measure(words, style, width - STEP - 2 * pad)[1] <= high:
                width -= STEP
        self._block: Final = look.text.block(words, style, width - 2 * pad)
        self._corner: Final = (pad, above)
        self.size = (width, self._block.height + 2 * above)

    def texts(self) -> Iterable[ShownText]:
        yield ShownText(self._block, *self._corner, self._style)

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.shadow(10.0, 8.0), self.box.inflate(16, 16).move(0, 3))
        painter.put(self.look.panel(radius=10.0, edge=1.5), self.box)
        self.draw_texts(painter)

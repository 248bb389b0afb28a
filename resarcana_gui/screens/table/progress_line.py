"""The progress of a game: its round in large letters, and the phase beside it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.text import TextBlock, TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle

STATUS: Final = TextStyle(27, Face.DISPLAY, "gold", halo="night", leading=1.0)
PHASE: Final = TextStyle(20, colour="ink_soft", halo="night", leading=1.0)
BETWEEN: Final = 14.0
NO_BREAK: Final = "\u00a0"
LEAST: Final = 0.5
"""The share of the room that the phase may have, if it needs that much."""
LOWER: Final = 1.0
"""How far the smaller text is lowered, so that both stand on one baseline."""


class ProgressLine(Texts):
    """Two texts on one line. In little room, the first gets smaller and the second takes two lines; if letters would be
    smaller than usual, the second stands below the first; and where neither fits, the first stands alone, perhaps on
    two lines."""

    status: Watched[str] = Watched(inner=True)
    phase: Watched[str] = Watched(inner=True)

    def __init__(self, look: UiStyle, box: Box) -> None:
        super().__init__(size=box.size, at=box.topleft, name="progress")
        self.look: Final = look
        self.status = self.phase = self._said = ""

    @property
    def text(self) -> str:
        """All of its text."""
        return ", ".join(filter(None, (self._said, self.phase)))

    def say(self, status: str, phase: str) -> None:
        """Set both texts."""
        if (status, phase) != (self._said, self.phase):
            self._said, self.phase = status, phase
            self.status = status.replace(" ", NO_BREAK)

    def texts(self) -> Iterable[ShownText]:
        measure = self.look.text.measure
        wide, beside = measure(self.status, STATUS)[0] + 1.0, measure(self.phase, PHASE)[0] + 1.0
        room = self.width - BETWEEN
        left = min(wide, room - min(beside, room * LEAST))
        first, second = self._block(self.status, STATUS, left), self._block(self.phase, PHASE, room - left)
        if self.phase and first.font_size >= STATUS.size and not second.overflow:
            yield self._at(0.0, 0.0, first, STATUS)
            yield self._at(left + BETWEEN, LOWER, second, PHASE)
            return
        high, low = (self._block(*each, self.width, 0.5) for each in ((self.status, STATUS), (self.phase, PHASE)))
        if self.phase and not (high.overflow or low.overflow):
            yield self._at(0.0, -self.height / 4, high, STATUS)
            yield self._at(0.0, self.height / 4, low, PHASE)
            return
        tried = (self._block(text, STATUS, self.width) for text in (self.status, self._said))
        yield self._at(0.0, 0.0, max(tried, key=lambda block: (not block.overflow, block.font_size)), STATUS)

    def draw(self, painter: Painter) -> None:
        self.draw_texts(painter)

    def _block(self, text: str, style: TextStyle, width: float, share: float = 1.0) -> TextBlock:
        """Return a text in a width and a share of the height."""
        return self.look.text.block(text, style, width, self.height * share)

    def _at(self, x: float, lower: float, block: TextBlock, style: TextStyle) -> ShownText:
        return ShownText(block, x, (self.height - block.height) / 2 + lower, style)

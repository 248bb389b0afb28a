"""Essences that are chosen one at a time: a token, and buttons for one more and one less."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import NAMES, count_of
from resarcana_gui.games.resarcana.view.asking.mixing import Mix
from resarcana_gui.games.resarcana.view.faces.token import EssenceToken
from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.events import RIGHT, Event, LongPressed, PointerDown
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.look import TARGET, Look
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.tabletop.tokens.token import number_on

LETTER: Final = TextStyle(18, Face.BOLD, "ink_soft", on="button_low")
SIGN: Final = 22.0
"""How large a plus or minus is."""


class StepButton(Control):
    """A plus or a minus, with the key that does the same."""

    def __init__(
        self, look: Look, sign: str, on_click: Callable[[], object], size: Point, *, key: str = "", name: str = ""
    ) -> None:
        super().__init__(look, size=size, name=name)
        self.sign = sign
        self.key = key
        self.on_click = on_click

    def activate(self) -> None:
        self.on_click()

    def texts(self) -> Iterable[ShownText]:
        if self.key:
            block = self.look.text.block(self.key, LETTER, self.width / 2, self.height)
            yield ShownText(block, self.width - block.width - 8, (self.height - block.height) / 2, LETTER)

    def draw(self, painter: Painter) -> None:
        kind = "off" if not self.enabled else "button_hot" if self.hovered and not self.pressed else "button"
        painter.put(self.look.panel(kind, radius=10.0, edge=1.5), self.box)
        colour = self.look.colour("gold" if self.enabled else "off_ink")
        middle = self.box.centerx - (14 if self.key else 0)
        painter.put(Glyph(self.sign, colour), Box(middle - SIGN / 2, self.box.centery - SIGN / 2, SIGN, SIGN))
        if self.enabled:
            self.draw_texts(painter)
        self.draw_ring(painter, 10.0)


class TokenButton(Control):
    """An essence of which some are chosen: a click takes one more, a right click one less. None chosen looks pale."""

    def __init__(self, look: Look, mix: Mix, essence: int, side: float, changed: Callable[[], object]) -> None:
        size = max(side, TARGET)
        super().__init__(look, size=(size, size), name=f"token {NAMES[essence]}")
        self.essence: Final = essence
        self.side = side
        self._mix = mix
        self._changed_by_hand = changed

    @property
    def number(self) -> int:
        """How many are chosen."""
        return count_of(self._mix.chosen, self.essence)

    def activate(self) -> None:
        self._mix.add(self.essence)
        self._changed_by_hand()

    def handle(self, event: Event) -> bool:
        if isinstance(event, LongPressed) or (isinstance(event, PointerDown) and event.button == RIGHT):
            self._mix.remove(self.essence)
            self._changed_by_hand()
            return True
        return False

    def texts(self) -> Iterable[ShownText]:
        if self.number:
            yield number_on(self.look, self.number, self._token())

    def draw(self, painter: Painter) -> None:
        if self.hovered and self._mix.can_add(self.essence):
            painter.put(self.look.glow("hot", self.side / 2, 10.0), self._token().inflate(16, 16))
        painter.put(EssenceToken(self.essence), self._token(), 1.0 if self.number else 0.4)
        self.draw_texts(painter)
        self.draw_ring(painter, self.side / 2)

    def _token(self) -> Box:
        return Box((self.width - self.side) / 2, (self.height - self.side) / 2, self.side, self.side)

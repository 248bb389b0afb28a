"""A kind of token of which some are chosen, one at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.events import RIGHT, Event, LongPressed, PointerDown
from resarcana_gui.scene.look import TARGET, Look
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.asking.mixing import Mix
from resarcana_gui.tabletop.tokens.token import number_on


class TokenButton(Control):
    """A click adds one, a right click removes one. It is pale when none is chosen."""

    def __init__(
        self, look: Look, mix: Mix[Any], kind: int, token: Drawing, side: float, changed: Callable[[], object],
        name: str = "token",
    ) -> None:  # fmt: skip
        size = max(side, TARGET)
        super().__init__(look, size=(size, size), name=name)
        self.kind: Final = kind
        self.side = side
        self._mix = mix
        self._drawing = token
        self._changed_by_hand = changed

    @property
    def number(self) -> int:
        """How many are chosen."""
        return self._mix.count(self.kind)

    def activate(self) -> None:
        self._mix.add(self.kind)
        self._changed_by_hand()

    def handle(self, event: Event) -> bool:
        if isinstance(event, LongPressed) or (isinstance(event, PointerDown) and event.button == RIGHT):
            self._mix.remove(self.kind)
            self._changed_by_hand()
            return True
        return False

    def texts(self) -> Iterable[ShownText]:
        if self.number:
            yield number_on(self.look, self.number, self._place())

    def draw(self, painter: Painter) -> None:
        if self.hovered and self._mix.can_add(self.kind):
            painter.put(self.look.glow("hot", self.side / 2, 10.0), self._place().inflate(16, 16))
        painter.put(self._drawing, self._place(), 1.0 if self.number else 0.4)
        self.draw_texts(painter)
        self.draw_ring(painter, self.side / 2)

    def _place(self) -> Box:
        return Box((self.width - self.side) / 2, (self.height - self.side) / 2, self.side, self.side)

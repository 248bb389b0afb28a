"""A seat's five counters of essences. They count the tokens that arrive, one by one."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.cards.essences import ESSENCES, counts
from resarcana_gui.games.resarcana.view.faces.token import Counter, EssenceToken
from resarcana_gui.scene import layout
from resarcana_gui.scene.control import ShownText
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.motion import Scale
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box, Point

SWOLLEN: Final = 1.2
"""How large a counter is for a moment when a token comes to it."""


class Pillar(Counter):
    """A counter with its number below the token, where there is more room in height than in width."""

    def __init__(self, look: Look, essence: int, side: float) -> None:
        super().__init__(look, essence, side)
        self.size = (max(side, self.width - side - 4.0), side + self.height)

    def shown_text(self) -> ShownText:
        shown = super().shown_text()
        return shown._replace(x=(self.width - shown.block.width) / 2, y=self.side - 2.0)

    def draw(self, painter: Painter) -> None:
        box = Box((self.width - self.side) / 2, 0, self.side, self.side)
        painter.put(EssenceToken(self.essence), box, 1.0 if self.value else 0.4)
        self.draw_texts(painter)


class Pool(Node):
    """Five counters beside each other; the numbers `below` the tokens, or beside them."""

    def __init__(self, look: Look, box: Box, side: float, *, below: bool = False) -> None:
        super().__init__(at=box.topleft, size=box.size, name="pool")
        self._look = look
        self.counters = [
            Pillar(look, essence, side) if below else Counter(look, essence, side, room=box.w / ESSENCES - 1.0)
            for essence in range(ESSENCES)
        ]
        spots = layout.columns(Box(0, 0, box.w, box.h), [1.0] * ESSENCES)
        for counter, spot in zip(self.counters, spots, strict=True):
            counter.anchor, counter.at = CENTRE, spot.center
        self.add(*self.counters)

    def show(self, amount: int) -> None:
        """Show this amount."""
        for counter, number in zip(self.counters, counts(amount), strict=True):
            counter.value = number

    def count(self, essence: int, more: int) -> None:
        """One token has arrived, for which the counter swells, or has left."""
        counter = self.counters[essence]
        counter.value += more
        if more > 0 and not self._look.pace.reduced:
            ease, half = self._look.pace.easing(Use.TABLE), milliseconds("swell") // 2
            self._look.queue.add(Scale(counter, SWOLLEN, half, ease) + Scale(counter, 1.0, half, ease), INTERFACE)

    def point(self, essence: int) -> Point:
        """The middle of a counter on the canvas."""
        return self.counters[essence].bounds().center

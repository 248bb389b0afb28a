"""What somebody at the table says: a small piece of parchment by the likeness, there for a moment and never in the
way."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.action import Call, Wait, in_turn
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.viewport import WHOLE
from resarcana_gui.scene.widgets.label import Label

WORDS: Final = TextStyle(22, colour="parchment_ink", on="parchment", leading=1.1)
WIDEST: Final = 540.0
"""At every text size: on one line they hide no card below, and they reach no neighbour."""
PAD: Final = 14.0
ROUND: Final = 16.0
POINT: Final = 16.0
"""How far its point reaches up to the speaker."""
AT: Final = 40.0
"""Where the point is, from the left edge; further right where the words would reach beyond the canvas."""
EDGE: Final = 12.0
DROPS: Final = 3
"""The number of small pieces of which the point is made."""


class Speech(Node):
    """Words; the point at the upper left shows whose they are."""

    def __init__(self, look: Look, words: str, at: Point, clear: Box | None = None) -> None:
        """`at` is the tip of its point; it hides nothing of what is to be kept `clear`."""
        super().__init__(name="speech", z=20.0)
        self.ghost = True
        self.words: Final = words
        self._look: Final = look
        label = Label(look, words, WORDS)
        if label.width > WIDEST - 2 * PAD:
            label = Label(look, words, WORDS, width=WIDEST - 2 * PAD)
        self.size = (label.width + 2 * PAD, label.height + 2 * PAD)
        label.at = (PAD, PAD)
        left = min(at[0] - AT, WHOLE.right - EDGE - self.width)
        if clear is not None and clear.colliderect(Box(left, at[1] + POINT, *self.size)):
            left = min(clear.left - EDGE - self.width, clear.right + EDGE, key=lambda place: abs(place - left))
        self._tip: Final = min(max(at[0] - left, 2 * PAD), self.width - 2 * PAD)
        self.at = (left, at[1] + POINT)
        self.add(label)

    def draw(self, painter: Painter) -> None:
        theme = self._look.theme
        painter.put(self._look.shadow(ROUND, 10.0), self.box.inflate(20, 20).move(0, 5))
        plain = Panel(theme["parchment_top"], theme["parchment_top"], POINT / 2)
        for step in range(DROPS):
            side = POINT * (1.0 - step / (DROPS + 1))
            drop = self.box.copy()
            drop.size = (side, side)
            drop.center = (self._tip - 4.0 * step, -step * POINT / DROPS)
            painter.put(plain, drop)
        painter.put(Panel(theme["parchment_top"], theme["parchment"], ROUND, worn=theme.worn), self.box)


class Remarks:
    """Shows what seats say, one thing at a time for each, on a layer."""

    def __init__(self, look: Look, layer: Node) -> None:
        self._look: Final = look
        self._layer: Final = layer
        self._said: Final[dict[int, Speech]] = {}

    def say(self, seat: int, words: str, at: Point, clear: Box | None = None) -> None:
        """A seat says something: for long enough to be read, at every speed of the table. `at` is where the point of
        the speech begins, and `clear` what it must not hide."""
        self.hush(seat)
        speech = self._said[seat] = Speech(self._look, words, at, clear)
        speech.alpha = 0.0
        self._layer.add(speech)
        moves = self._look.moves
        self._look.queue.add(
            in_turn(moves.fade(speech, 1.0, "switch"), Wait(milliseconds("remark")), moves.fade(speech, 0.0, "fade"),
                    Call(lambda: self._end(seat, speech))), INTERFACE,
        )  # fmt: skip

    def hush(self, seat: int) -> None:
        """It says nothing any more."""
        speech = self._said.pop(seat, None)
        if speech is not None:
            self._end(seat, speech)

    def clear(self) -> None:
        """Nobody says anything."""
        for seat in list(self._said):
            self.hush(seat)

    def _end(self, seat: int, speech: Speech) -> None:
        if self._said.get(seat) is speech:
            del self._said[seat]
        if speech.parent is not None:
            speech.parent.remove(speech)

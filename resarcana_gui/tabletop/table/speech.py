"""What a seat says: a small piece of parchment beside its portrait, shown for a moment and never in the way."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from resarcana_gui.scene.action import Call, Wait, in_turn
from resarcana_gui.scene.layout import covered
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import WHOLE
from resarcana_gui.scene.widgets.label import Label

WORDS: Final = TextStyle(22, colour="parchment_ink", on="parchment", leading=1.1)
"""The style of its text."""
WIDEST: Final = 540.0
"""Its usual greatest width: it reaches no neighbour."""
WIDER: Final = 900.0
"""Its greatest width, where one line of large letters hides less than two."""
PAD: Final = 14.0
"""The margin at the left and right of its text."""
ABOVE: Final = 9.0
"""The margin above and below its text."""
ROUND: Final = 16.0
"""The radius of its corners."""
POINT: Final = 16.0
"""How far its tip reaches up to the speaker."""
AT: Final = 40.0
"""How far the tip is from the left edge; further right where the text would reach beyond the canvas."""
EDGE: Final = 12.0
"""The least distance from the edge of the canvas, and from what it must not hide."""
DROPS: Final = 3
"""The number of pieces that the tip is made of."""


class Speech(Node):
    """A text with a tip at the upper left that points to the speaker."""

    def __init__(self, look: UiStyle, words: str, at: Point, low: float = math.inf, widest: float = WIDEST) -> None:
        """`at`: the position of its tip. It reaches down to `low` at most; if necessary it covers what lies higher."""
        super().__init__(name="speech", z=20.0)
        self.ghost = True
        self.words: Final = words
        self._look: Final = look
        self._speaker: Final = at[0]
        label = Label(look, words, WORDS)
        if label.width > widest - 2 * PAD:
            label = Label(look, words, WORDS, width=widest - 2 * PAD)
        self.size = (label.width + 2 * PAD, label.height + 2 * ABOVE)
        label.at = (PAD, ABOVE)
        self.at = (min(at[0] - AT, self._furthest), min(at[1] + POINT, low - self.height))
        self.add(label)

    def step_aside(self, boxes: Sequence[Box], spared: Sequence[Box] = ()) -> float | None:
        """Move to the side, to where it hides none of `boxes` and least of the areas to be spared, as little as
        possible. Return how much of those it hides; None if there is no such place on the canvas, not too far from the
        speaker."""
        beside = [left for box in (*boxes, *spared) for left in (box.left - EDGE - self.width, box.right + EDGE)]
        near = [left for left in beside if abs(left - self.x) < WIDEST and EDGE <= left <= self._furthest]
        places = [Box(left, self.y, *self.size) for left in (self.x, *near)]
        free = [(covered(place, spared), abs(place.x - self.x), place.x) for place in places if _off(place, boxes)]
        if not free:
            return None
        hidden, _, self.x = min(free)
        return hidden

    @property
    def _furthest(self) -> float:
        return WHOLE.right - EDGE - self.width

    def draw(self, painter: Painter) -> None:
        theme = self._look.theme
        painter.put(self._look.shadow(ROUND, 10.0), self.box.inflate(20, 20).move(0, 5))
        plain = Panel(theme["parchment_top"], theme["parchment_top"], POINT / 2)
        tip = min(max(self._speaker - self.x, 2 * PAD), self.width - 2 * PAD)
        for step in range(DROPS):
            side = POINT * (1.0 - step / (DROPS + 1))
            drop = self.box.copy()
            drop.size = (side, side)
            drop.center = (tip - 4.0 * step, -step * POINT / DROPS)
            painter.put(plain, drop)
        painter.put(Panel(theme["parchment_top"], theme["parchment"], ROUND, worn=theme.worn), self.box)


class Remarks:
    """Shows what seats say on a layer, one remark at a time for each."""

    def __init__(self, look: UiStyle, layer: Node) -> None:
        self._look: Final = look
        self._layer: Final = layer
        self._said: Final[dict[int, Speech]] = {}

    def say(
        self, seat: int, words: str, at: Point, clear: Sequence[Box] = (), low: float = math.inf,
        spared: Sequence[Box] = (), widths: Sequence[float] = (WIDEST, WIDER),
    ) -> None:  # fmt: skip
        """Show a remark, long enough to be read at every speed of the table. `at`: the position of its tip; `low`:
        how far down it may reach; `clear`: what it must not hide, and `spared`, as little as possible of; `widths`:
        the greatest widths to try. It is left out if other remarks leave no room."""
        self.silence(seat)
        speech = self._placed([Speech(self._look, words, at, low, widest) for widest in widths], clear, spared)
        if speech is None:
            return
        self._said[seat] = speech
        speech.alpha = 0.0
        self._layer.add(speech)
        animator = self._look.animator
        self._look.queue.add(
            in_turn(animator.fade(speech, 1.0, "switch"), Wait(milliseconds("remark")),
                    animator.fade(speech, 0.0, "fade"), Call(lambda: self._end(seat, speech))), INTERFACE,
        )  # fmt: skip

    def _placed(self, tried: Sequence[Speech], clear: Sequence[Box], spared: Sequence[Box]) -> Speech | None:
        """Return the remark where it hides least, on more lines rather than on one; None if there is no room."""
        others = [other.box.move(other.at) for other in self._said.values()]
        found = [
            (hidden, speech) for speech in tried if (hidden := speech.step_aside([*clear, *others], spared)) is not None
        ]
        return min(found, key=lambda each: each[0])[1] if found else None

    def silence(self, seat: int) -> None:
        """Remove the remark of a seat."""
        speech = self._said.pop(seat, None)
        if speech is not None:
            self._end(seat, speech)

    def clear(self) -> None:
        """Remove all remarks."""
        for seat in list(self._said):
            self.silence(seat)

    def _end(self, seat: int, speech: Speech) -> None:
        if self._said.get(seat) is speech:
            del self._said[seat]
        if speech.parent is not None:
            speech.parent.remove(speech)


def _off(place: Box, boxes: Sequence[Box]) -> bool:
    return place.collidelist(boxes) < 0

"""The counters of a seat, one for each kind of token. They count arriving tokens one by one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from resarcana_gui.scene import layout
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.motion import Scale
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.tabletop.tokens.counter import Counter, Pillar

SWOLLEN: Final = 1.2
"""The scale of a counter for a moment when a token arrives."""


class Pool(Node):
    """Counters side by side; the numbers `below` the tokens, or beside them."""

    def __init__(
        self, look: Look, tokens: Mapping[str, Drawing], box: Box, side: float, *, below: bool = False
    ) -> None:
        """`tokens`: each kind with its name."""
        super().__init__(at=box.topleft, size=box.size, name="pool")
        self._look = look
        self.counters = [
            Pillar(look, token, side, name=f"counter {name}")
            if below
            else Counter(look, token, side, room=box.w / len(tokens) - 1.0, name=f"counter {name}")
            for name, token in tokens.items()
        ]
        spots = layout.columns(Box(0, 0, box.w, box.h), [1.0] * len(tokens))
        for counter, spot in zip(self.counters, spots, strict=True):
            counter.anchor, counter.at = CENTRE, spot.center
        self.add(*self.counters)

    def show(self, numbers: Sequence[int]) -> None:
        """Show these numbers."""
        for counter, number in zip(self.counters, numbers, strict=True):
            counter.value = number

    def count(self, kind: int, more: int) -> None:
        """A token of a kind, by its index, has arrived, for which the counter swells, or has left."""
        counter = self.counters[kind]
        counter.value += more
        if more > 0 and not self._look.pace.reduced:
            ease, half = self._look.pace.easing(Use.TABLE), milliseconds("swell") // 2
            self._look.queue.add(Scale(counter, SWOLLEN, half, ease) + Scale(counter, 1.0, half, ease), INTERFACE)

    def point(self, kind: int) -> Point:
        """The centre of a counter on the canvas."""
        return self.counters[kind].bounds().center

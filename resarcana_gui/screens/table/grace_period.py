"""The grace period: for a moment after a player's action nobody responds, so that it can still be undone."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from resarcana_gui.scene.clock import Clock
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.timing import Pace, milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle

THICK: Final = 5.0
STEPS: Final = 100
"""The number of steps in which the line shrinks."""


LENGTHS: Final = MappingProxyType({"none": "", "short": "second_thought", "long": "long_thought"})
"""The entry of the timing table for each value of the setting; empty for no grace period."""


class GracePeriod:
    """Measures the period on one clock. Holding the fast-forward key skips it."""

    def __init__(self, clock: Clock, pace: Pace, wish: Callable[[], str] = lambda: "short") -> None:
        """`wish` returns the player's setting, one of the LENGTHS."""
        self._clock, self._pace, self._wish = clock, pace, wish
        self._began = self._until = self._length = 0

    def begin(self) -> None:
        """Start the period."""
        self._began = self._clock.now()
        name = LENGTHS[self._wish()]
        self._length = milliseconds(name) if name else 0
        self._until = self._began + self._length

    def end(self) -> bool:
        """End the period; return whether it was still active."""
        was_active = self.active
        self._until = self._began
        return was_active

    def extend(self) -> None:
        """Keep the period from ending while the pointer is on the undo button, unless it just rests there."""
        if self.active:
            longest = self._began + self._length + milliseconds("notice")
            self._until = max(self._until, min(self._clock.now() + milliseconds("rest"), longest))

    @property
    def active(self) -> bool:
        """Whether others still wait."""
        return self._clock.now() < self._until and not self._pace.held

    @property
    def remaining(self) -> float:
        """The share of the time left, from 1 to 0."""
        return min((self._until - self._clock.now()) / self._length, 1.0) if self.active else 0.0


class CountdownLine(Node):
    """A line that shrinks as time runs out. With reduced motion it only appears and disappears."""

    touchable = False

    remaining: Watched[float] = Watched()
    """The share of the line that is drawn, from 1 to 0."""

    def __init__(self, look: UiStyle, at: Point, width: float) -> None:
        super().__init__(at=at, size=(width, THICK), name="fuse")
        self.look = look
        self.remaining = 0.0

    def show(self, remaining: float) -> None:
        """Show the share of time left, from 1 to 0."""
        self.remaining = float(remaining > 0) if self.look.pace.reduced else round(remaining * STEPS) / STEPS

    def draw(self, painter: Painter) -> None:
        if self.remaining > 0:
            colour = self.look.colour("gold")
            painter.put(Panel(colour, colour, THICK / 2), Box(0, 0, self.width * self.remaining, THICK))

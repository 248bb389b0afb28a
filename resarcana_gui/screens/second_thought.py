"""A second thought: for a moment after a player's action nobody responds, so that it can still be undone."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from resarcana_gui.scene.clock import Clock
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.timing import Pace, milliseconds
from resarcana_gui.scene.transform import Box, Point

THICK: Final = 5.0
STEPS: Final = 100
"""In so many steps the line grows shorter."""


LENGTHS: Final = MappingProxyType({"none": "", "short": "second_thought", "long": "long_thought"})
"""How long it lasts for each value of the setting, by the name in the timing table."""


class SecondThought:
    """Whether it lasts, on one clock. Who holds the key that accelerates has none."""

    def __init__(self, clock: Clock, pace: Pace, wish: Callable[[], str] = lambda: "short") -> None:
        """`wish`: which of the LENGTHS the player wants."""
        self._clock, self._pace, self._wish = clock, pace, wish
        self._began = self._until = self._length = 0

    def begin(self) -> None:
        """From now on, for its time."""
        self._began = self._clock.now()
        name = LENGTHS[self._wish()]
        self._length = milliseconds(name) if name else 0
        self._until = self._began + self._length

    def end(self) -> bool:
        """It is over. Whether it lasted until now."""
        lasted = self.lasts
        self._until = self._began
        return lasted

    def stay(self) -> None:
        """The player is about to take it back: do not end under the hand, unless the hand just rests there."""
        if self.lasts:
            longest = self._began + self._length + milliseconds("notice")
            self._until = max(self._until, min(self._clock.now() + milliseconds("rest"), longest))

    @property
    def lasts(self) -> bool:
        """Whether nobody answers yet."""
        return self._clock.now() < self._until and not self._pace.held

    @property
    def left(self) -> float:
        """How much of its time is left, from 1 down to 0."""
        return min((self._until - self._clock.now()) / self._length, 1.0) if self.lasts else 0.0


class Fuse(Node):
    """A line that grows shorter as the time runs out. In reduced motion it only comes and goes."""

    touchable = False

    left: Watched[float] = Watched()
    """How much of it is there, from 1 down to 0."""

    def __init__(self, look: Look, at: Point, width: float) -> None:
        super().__init__(at=at, size=(width, THICK), name="fuse")
        self.look = look
        self.left = 0.0

    def show(self, left: float) -> None:
        """So much time is left, from 1 down to 0."""
        self.left = float(left > 0) if self.look.pace.reduced else round(left * STEPS) / STEPS

    def draw(self, painter: Painter) -> None:
        if self.left > 0:
            colour = self.look.colour("gold")
            painter.put(Panel(colour, colour, THICK / 2), Box(0, 0, self.width * self.left, THICK))

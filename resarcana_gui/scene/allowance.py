"""How much of a frame's time has passed, so that what can wait is left to a frame that has more."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

FLOOR: Final = 1.4
SLOW: Final = 2.8
TURNING: Final = 4.5
AHEAD: Final = 4.0
"""Until so many milliseconds of a frame have passed, changed parts of the floor, pictures that take long, fine turning,
and what will be wanted later are begun. Sixty frames a second have 16.7 each, and want some of it for the window."""


class Allowance:
    """The time of one frame. `stopwatch` gives seconds."""

    def __init__(self, stopwatch: Callable[[], float] = perf_counter) -> None:
        self._stopwatch: Final = stopwatch
        self._began = stopwatch()
        self._granted: set[str] = set()
        self._refused: set[str] = set()
        self._waiting: set[str] = set()
        """What got nothing in a frame gets something the next time it asks, so that all is done in the end on a machine
        that is too slow for all of it."""

    @property
    def used(self) -> float:
        """How many milliseconds of the frame have passed."""
        return (self._stopwatch() - self._began) * 1000

    def begin(self) -> None:
        """A new frame."""
        self._began = self._stopwatch()
        self._waiting = (self._waiting | self._refused) - self._granted
        self._granted, self._refused = set(), set()

    def grants(self, kind: str, within: float) -> bool:
        """Whether one piece of a kind of work may be begun: not when more than `within` milliseconds have passed."""
        if self.used < within or kind in self._waiting:
            self._waiting.discard(kind)
            self._granted.add(kind)
            return True
        self._refused.add(kind)
        return False

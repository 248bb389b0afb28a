"""The time budget of a frame: how much of it may be spent on pictures that are made for the first time."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import perf_counter
from typing import Final

BAKING: Final = 5.0
"""The milliseconds from the start of a frame in which pictures that have a stand-in may be made. A frame has 16.7 at
sixty frames a second."""
AHEAD: Final = 4.0
"""Pictures that are not needed yet are prepared only in frames that took less than this, in milliseconds."""

TURN: Final = 0.001
"""The seconds after which a thread hands the interpreter to another one that waits. Python's default, a third of a
frame, is too long for the thread that draws."""


def take_short_turns() -> None:
    """Shorten the time that other threads can hold up a frame. Call it at the start."""
    sys.setswitchinterval(TURN)


class FrameBudget:
    """The time budget of one frame. `stopwatch` returns seconds."""

    def __init__(self, stopwatch: Callable[[], float] = perf_counter) -> None:
        self._stopwatch: Final = stopwatch
        self._began = stopwatch()
        self._admitted = self._refused = False
        self._owes = False
        """Whether the previous frame was asked for pictures and made none. This frame then makes one, however late
        it is, so that even a slow machine makes all of them in the end."""

    @property
    def used(self) -> float:
        """Milliseconds of the frame already used."""
        return (self._stopwatch() - self._began) * 1000

    @property
    def has_spare(self) -> bool:
        """Whether there is time to prepare pictures that are not needed yet."""
        return self.used < AHEAD

    def begin(self) -> None:
        """Start a new frame."""
        self._began = self._stopwatch()
        self._owes = self._refused and not self._admitted
        self._admitted = self._refused = False

    def admits(self) -> bool:
        """Return whether another picture may be made for the first time in this frame."""
        if self._owes or self.used < BAKING:
            self._owes, self._admitted = False, True
            return True
        self._refused = True
        return False

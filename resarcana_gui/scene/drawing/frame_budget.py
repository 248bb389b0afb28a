"""The budget of a frame: how much of its time may go into pictures that are made for the first time."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import perf_counter
from typing import Final

BAKING: Final = 5.0
"""A picture that something else can stand in for is made only in the first milliseconds of a frame, which has 16.7 at
sixty frames a second."""
AHEAD: Final = 4.0
"""What nobody has asked for yet is prepared only in frames that took less than this, in milliseconds."""

TURN: Final = 0.001
"""For so many seconds a thread has the interpreter before another that waits gets it: a third of a frame, as usual, is
too long for the one that draws."""


def take_short_turns() -> None:
    """Let other threads hold up the frames for as short as they can. Call it at the start."""
    sys.setswitchinterval(TURN)


class FrameBudget:
    """The time of one frame. `stopwatch` returns seconds."""

    def __init__(self, stopwatch: Callable[[], float] = perf_counter) -> None:
        self._stopwatch: Final = stopwatch
        self._began = stopwatch()
        self._admitted = self._refused = False
        self._owes = False
        """Whether the frame before made nothing of all that was asked for: this one makes something, however late it
        is, so that everything is made in the end even on a machine too slow for all of it."""

    @property
    def used(self) -> float:
        """Milliseconds of the frame already used."""
        return (self._stopwatch() - self._began) * 1000

    @property
    def has_spare(self) -> bool:
        """Whether there is time to prepare what nobody has asked for yet."""
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

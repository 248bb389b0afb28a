"""Tracks how much of a frame's time is used, so that work that can wait is left to a frame that has more."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

FLOOR: Final = 1.4
LIGHT: Final = 4.0
SLOW: Final = 2.8
TURNING: Final = 4.5
AHEAD: Final = 4.0
NEW: Final = 7.0
MOVING: Final = 2.0
FADING: Final = 4.5
DARKER: Final = 5.0
SEEN: Final = 10.0
"""Work that can wait is started only in the first milliseconds of a frame: repainting the floor, slow pictures, fine
rotation, preparing pictures, what is seen for the first time, stretching what moves for where it is now, fading a
second band of the light, growing darker, and drawing in one more of the places in which anything differs. At sixty
frames a second a frame has 16.7 ms, and the window needs some of it. The floor in another light, which has to be there
before it is seen, goes on until LIGHT where the frame before took less than QUIET."""
QUIET: Final = 6.0

PIXELS: Final = 50_000
"""As many pixels of something new are drawn in about a millisecond; ..."""
LONGEST: Final = 3.5
"""... but few things take longer than so many, however large they are."""
CALM: Final = 4
"""How many frames in a row may leave out something new; each one after them goes on for twice as long, ..."""
MOST: Final = 4
"""... at most so many times."""
MANY: Final = 12
"""So many things left out of one frame are a new page: nobody should see it put together piece by piece."""


class Allowance:
    """The time of one frame. `stopwatch` returns seconds."""

    def __init__(self, stopwatch: Callable[[], float] = perf_counter) -> None:
        self._stopwatch: Final = stopwatch
        self._began = stopwatch()
        self._granted: set[str] = set()
        self._refused: set[str] = set()
        self._waiting: set[str] = set()
        """Kinds of work that got nothing in a frame get something the next time they ask, so that everything is done in
        the end, even on a machine too slow for all of it."""
        self._before = 0.0
        """The milliseconds that the frame before took."""
        self._late = 0
        """How many frames in a row left out something new, ..."""
        self._left_out = 0
        """... and how many such things this one left out."""

    @property
    def used(self) -> float:
        """The milliseconds of the frame that have passed."""
        return (self._stopwatch() - self._began) * 1000

    @property
    def quiet(self) -> bool:
        """Whether the frame before took little time."""
        return self._before < QUIET

    def end(self) -> None:
        """The frame is drawn."""
        self._before = self.used

    def begin(self) -> None:
        """Start a new frame."""
        self._began = self._stopwatch()
        self._late = self._late + (1 if self._left_out < MANY else 1 + CALM) if self._left_out else 0
        self._left_out = 0
        self._waiting = (self._waiting | self._refused) - self._granted
        self._granted, self._refused = set(), set()

    def grants(self, kind: str, within: float) -> bool:
        """Whether one piece of this kind of work may start: not when more than `within` milliseconds have passed."""
        if self.used < within or kind in self._waiting:
            self._waiting.discard(kind)
            self._granted.add(kind)
            return True
        self._refused.add(kind)
        return False

    def admits(self, pixels: int) -> bool:
        """Whether something new, of so many pixels, may be drawn: the larger it is, the earlier in a frame. When many
        frames in a row have left something out, or one left out many things, the next goes on for longer, so that all
        of a large page is soon there."""
        longer = 2 ** min(max(0, self._late - CALM), MOST)
        admitted = self.grants("new", longer * (NEW - min(pixels / PIXELS, LONGEST)))
        self._left_out += not admitted
        return admitted

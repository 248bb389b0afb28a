"""Clocks. Time is passed in, in whole milliseconds, so that tests can step it and nothing depends on the machine."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """A source of time."""

    def now(self) -> int:
        """Return the milliseconds since some fixed moment. The value never decreases."""
        ...

    def sleep(self, ms: int) -> None:
        """Wait for this many milliseconds."""
        ...


class RealClock:
    """The machine's time, counted from when this object was created."""

    def __init__(self) -> None:
        self._start = time.perf_counter()

    def now(self) -> int:
        return int((time.perf_counter() - self._start) * 1000)

    def sleep(self, ms: int) -> None:
        time.sleep(max(ms, 0) / 1000)


class FakeClock:
    """A clock that only advances when told to. For tests, replays and screenshots."""

    def __init__(self, start: int = 0) -> None:
        self._now = start

    def now(self) -> int:
        return self._now

    def sleep(self, ms: int) -> None:
        self.step(ms)

    def step(self, ms: int) -> None:
        """Let time pass. Raises ValueError for a negative time."""
        if ms < 0:
            raise ValueError(f"A clock cannot go back, by {ms} ms.")
        self._now += ms

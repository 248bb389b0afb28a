"""So many pictures a second, and no more: what is left of a frame's time is slept."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.clock import Clock

LIVELY: Final = 60
"""Frames a second while something moves."""
QUIET: Final = 30
"""Frames a second while nothing does: input is still taken at once, as a hand feels it."""
HIDDEN: Final = 10
"""Rounds of the loop a second while nobody sees the window: opponents, music and what moves go on."""


class Pacer:
    """Keeps the frames of one window apart."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._frame = 0
        self._due = float(clock.now())

    def wait(self, *, lively: bool = True, seen: bool = True) -> None:
        """Sleep until the next frame is due. After a frame that took too long the next is due at once, and what was
        missed is not made up for."""
        now = self._clock.now()
        frames = (LIVELY if lively else QUIET) if seen else HIDDEN
        self._due = max(self._due + 1000 / frames, float(now))
        self._clock.sleep(round(self._due) - now)

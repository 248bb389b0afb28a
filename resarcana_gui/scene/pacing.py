"""Frame rate: sleeps for the rest of each frame's time."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.clock import Clock

LIVELY: Final = 60
"""Frames a second while something moves."""
QUIET: Final = 30
"""Frames a second otherwise: still fast enough for input to feel immediate."""
HIDDEN: Final = 10
"""Rounds of the loop a second while the window is hidden: opponents, music and animations go on."""


class Pacer:
    """Spaces the frames of one window."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._frame = 0
        self._due = float(clock.now())

    def wait(self, *, lively: bool = True, seen: bool = True) -> None:
        """Sleep until the next frame is due. After a slow frame the next is due at once; missed frames are not made up
        for."""
        now = self._clock.now()
        frames = (LIVELY if lively else QUIET) if seen else HIDDEN
        self._due = max(self._due + 1000 / frames, float(now))
        self._clock.sleep(round(self._due) - now)

"""How long a machine seems to think: as long as a person would, longer for closer choices. Answers without
alternatives, and those within an action under way, take no time; nor does anything at instant speed. The time begins
when the picture has caught up, whenever the answer was ready, and affects nothing but when the answer is shown."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.clock import Clock
from resarcana_gui.scene.timing import Pace, milliseconds

NOWHERE: Final = -1
"""No position."""


class PonderTimer:
    """Tells for each answer whether a machine still seems to think about it."""

    def __init__(self, clock: Clock, pace: Pace) -> None:
        self._clock: Final = clock
        self._pace: Final = pace
        self._at = NOWHERE
        self._since = 0

    def lasts(self, at: int, confidence: float | None) -> bool:
        """Return whether a machine still seems to think about its answer at a position, given its confidence (see
        Agent.confidence). The time begins with the first call for that position."""
        if confidence is None or self._pace.at_once:
            return False
        if self._at != at:
            self._at, self._since = at, self._clock.now()
        return (self._clock.now() - self._since) * self._pace.rate < ponder_time(confidence)


def ponder_time(confidence: float) -> float:
    """Return the milliseconds at Normal speed."""
    least, most = milliseconds("glance"), milliseconds("ponder")
    return most - (most - least) * min(1.0, max(0.0, confidence))

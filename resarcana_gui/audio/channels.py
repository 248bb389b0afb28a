"""Channels for sound effects, which limit how many play at once and how often the same one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.audio.device import Channel, Sample

EFFECT_CHANNELS: Final = 8
"""The number of effects that play at once; one more replaces the oldest."""
MIN_INTERVAL: Final = 0.060
"""Seconds between two effects of the same name. Closer together they would only be louder, so the second is skipped."""


class RateLimiter:
    """Keeps the same effect from playing too often."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last: dict[str, float] = {}

    def allows(self, name: str) -> bool:
        """Return whether this effect may play now; if so, it counts as played."""
        now = self._now()
        if now - self._last.get(name, -MIN_INTERVAL) < MIN_INTERVAL:
            return False
        self._last[name] = now
        return True


class ChannelPool:
    """Gives each effect a free channel, or else the one that has been playing longest."""

    def __init__(self, channels: list[Channel]) -> None:
        self._channels = channels

    def play(self, sample: Sample, left: float, right: float) -> None:
        """Play a sample once. Raises DeviceError."""
        channel = next((channel for channel in self._channels if not channel.busy()), self._channels[0])
        self._channels.remove(channel)
        self._channels.append(channel)
        channel.play(sample, left, right)

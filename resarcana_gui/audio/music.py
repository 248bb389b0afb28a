"""Music loops, with a cross-fade between them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from resarcana_gui.audio.device import Channel, Sample

Arrival: TypeAlias = Callable[[Sample | None], None]
Fetch: TypeAlias = Callable[[str, Arrival], None]
"""Decodes a loop, which takes up to half a second, and passes it on; None if there is no such loop."""


class Music:
    """Cross-fades loops between two channels."""

    def __init__(self, channels: tuple[Channel, Channel], fetch: Fetch) -> None:
        self._channel, self._other = channels
        self._fetch = fetch
        self._wanted = self._heard = ""
        self._strength = 0.0
        self._sample: Sample | None = None

    def follow(self, name: str, strength: float, fade_ms: int) -> None:
        """Play this loop at this strength, from 0 to 1, as soon as it is decoded; none if the name is empty. The
        current loop plays on until then. Raises DeviceError."""
        changed = name != self._wanted
        self._wanted, self._strength = name, strength
        if name == self._heard:
            if self._sample is not None:
                self._sample.set_volume(strength)
        elif not name:
            self._cross(name, None, fade_ms)
        elif changed:
            self._fetch(name, partial(self._arrived, name, fade_ms))

    def _arrived(self, name: str, fade_ms: int, fresh: Sample | None) -> None:
        if name == self._wanted != self._heard:  # otherwise another is wanted by now, or this one was requested twice
            self._cross(name, fresh, fade_ms)

    def _cross(self, name: str, fresh: Sample | None, fade_ms: int) -> None:
        self._channel.fade_out(fade_ms)
        self._channel, self._other = self._other, self._channel
        self._heard, self._sample = name, fresh
        if fresh is not None:
            fresh.set_volume(self._strength)
            self._channel.repeat(fresh, fade_ms)

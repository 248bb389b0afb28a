"""Loops of music: one goes over into the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from resarcana_gui.audio.device import Sample, Voice

Arrival: TypeAlias = Callable[[Sample | None], None]
Fetch: TypeAlias = Callable[[str, Arrival], None]
"""Decodes a loop, which takes up to half a second, and then hands it over, or None when there is no such loop."""


class Music:
    """Two voices that take turns."""

    def __init__(self, voices: tuple[Voice, Voice], fetch: Fetch) -> None:
        self._voice, self._other = voices
        self._fetch = fetch
        self._wanted = self._heard = ""
        self._strength = 0.0
        self._sample: Sample | None = None

    def follow(self, name: str, strength: float, fade_ms: int) -> None:
        """Let this loop be heard as soon as it is there, or none when the name is empty, so strong, from 0 to 1. What
        is heard goes on until then. Raises DeviceError."""
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
        if name == self._wanted != self._heard:  # otherwise another is wanted by now, or this was wanted twice
            self._cross(name, fresh, fade_ms)

    def _cross(self, name: str, fresh: Sample | None, fade_ms: int) -> None:
        self._voice.fade_out(fade_ms)
        self._voice, self._other = self._other, self._voice
        self._heard, self._sample = name, fresh
        if fresh is not None:
            fresh.set_volume(self._strength)
            self._voice.repeat(fresh, fade_ms)

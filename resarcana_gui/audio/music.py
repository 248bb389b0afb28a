"""Loops of music: one goes over into the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from resarcana_gui.audio.device import Sample, Voice

Fetch: TypeAlias = Callable[[str], Sample | None]
"""Decodes a loop, which takes up to half a second; None when there is no such loop."""


class Music:
    """Two voices that take turns."""

    def __init__(self, voices: tuple[Voice, Voice], fetch: Fetch) -> None:
        self._voice, self._other = voices
        self._fetch = fetch
        self._heard = ""
        self._sample: Sample | None = None

    def follow(self, name: str, strength: float, fade_ms: int) -> None:
        """Let this loop be heard, or none when the name is empty, so strong, from 0 to 1. Raises DeviceError."""
        if name != self._heard:
            self._cross(name, self._fetch(name) if name else None, strength, fade_ms)
        elif self._sample is not None:
            self._sample.set_volume(strength)

    def _cross(self, name: str, fresh: Sample | None, strength: float, fade_ms: int) -> None:
        self._voice.fade_out(fade_ms)
        self._voice, self._other = self._other, self._voice
        if fresh is not None:
            fresh.set_volume(strength)
            self._voice.repeat(fresh, fade_ms)
        self._heard, self._sample = name, fresh

"""Short sounds: not too many at once, nor the same one too often."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.audio.device import Sample, Voice

MOST_VOICES: Final = 8
"""Effects that sound at once; one more ends the oldest."""
APART: Final = 0.060
"""Seconds between two of the same name; what comes sooner would only be louder, and is left out."""


class Doorman:
    """Lets the same sound pass only so often."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last: dict[str, float] = {}

    def admits(self, name: str) -> bool:
        """Whether this may sound now; if so, it counts as heard."""
        now = self._now()
        if now - self._last.get(name, -APART) < APART:
            return False
        self._last[name] = now
        return True


class Choir:
    """Some voices: a sound gets one that is free, else the one that has been sounding longest."""

    def __init__(self, voices: list[Voice]) -> None:
        self._voices = voices

    def sing(self, sample: Sample, left: float, right: float) -> None:
        """Play it once. Raises DeviceError."""
        voice = next((voice for voice in self._voices if not voice.busy()), self._voices[0])
        self._voices.remove(voice)
        self._voices.append(voice)
        voice.play(sample, left, right)

"""The interface of a sound device: pygame's mixer, or a fake one in tests."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol


class DeviceError(Exception):
    """No sound card, or a file that cannot be played. The message is the system's."""


class Sample(Protocol):
    """A decoded sound."""

    def set_volume(self, gain: float) -> None:
        """Set its gain wherever it plays, now and later, from 0 to 1."""

    def get_length(self) -> float:
        """Return its length in seconds. Six seconds take a megabyte of memory."""
        ...


class Channel(Protocol):
    """Plays one sample at a time; a new one replaces it at once. All methods raise DeviceError."""

    def play(self, sample: Sample, left: float, right: float) -> None:
        """Play a sample once, with a strength from 0 to 1 on either side."""

    def repeat(self, sample: Sample, fade_ms: int) -> None:
        """Play a sample in a loop, fading in."""

    def fade_out(self, ms: int) -> None:
        """Fade to silence."""

    def busy(self) -> bool:
        """Return whether anything is playing."""
        ...


class Device(Protocol):
    """A sound device."""

    def open(self, channels: int) -> Sequence[Channel]:
        """Prepare to play this many samples at once. Raises DeviceError."""
        ...

    def load(self, path: Path) -> Sample:
        """Read and decode a file. Raises DeviceError."""
        ...

    def loop(self, path: Path) -> Sample:
        """Like `load`, for music: a long file may be decoded only while it plays. Raises DeviceError."""
        ...

    def without_start(self, sample: Sample, ms: int) -> Sample:
        """Return the sample without its first milliseconds; if it is shorter, only its end. Raises DeviceError."""
        ...

    def close(self) -> None:
        """Stop all sound and release the sound card."""

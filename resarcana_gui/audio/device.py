"""What sounds are played on, whatever it is: pygame's mixer, or a test's notebook."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol


class DeviceError(Exception):
    """No sound card, or a file that cannot be played; the message says which, in the system's words."""


class Sample(Protocol):
    """A decoded sound."""

    def set_volume(self, gain: float) -> None:
        """How loud it is wherever it plays, now and later, from 0 to 1."""


class Voice(Protocol):
    """One of the places where a sample can play; whatever played there before ends at once. All raise DeviceError."""

    def play(self, sample: Sample, left: float, right: float) -> None:
        """Play it once, so loud on either side, from 0 to 1."""

    def repeat(self, sample: Sample, fade_ms: int) -> None:
        """Play it over and over, growing out of silence."""

    def fade_out(self, ms: int) -> None:
        """Sink into silence."""

    def busy(self) -> bool:
        """Whether something plays here."""
        ...


class Device(Protocol):
    """Something that plays."""

    def open(self, voices: int) -> Sequence[Voice]:
        """Make ready to play so many samples at once. Raises DeviceError."""
        ...

    def load(self, path: Path) -> Sample:
        """Read and decode a file. Raises DeviceError."""
        ...

    def close(self) -> None:
        """Fall silent and let go of the sound card."""

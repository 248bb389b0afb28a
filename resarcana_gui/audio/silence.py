"""Silent sounds: for tests, and for code that wants none."""

from __future__ import annotations


class Silence:
    """Has the interface of `Sounds` and plays nothing."""

    muted = True

    def play(self, name: str, *, pan: float = 0.0, gain: float = 1.0, skip_ms: int = 0) -> None:
        """Do nothing."""

    def music(self, name: str, fade_ms: int = 0) -> None:
        """Do nothing."""

    def set_volumes(self, music: float, effects: float) -> None:
        """Do nothing."""

    def device_changed(self, *, appeared: bool) -> None:
        """Do nothing."""

    def close(self) -> bool:
        """Return True: nothing is open."""
        return True

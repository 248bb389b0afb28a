"""Sounds that nobody hears: for tests, and for whoever wants none."""

from __future__ import annotations


class Silence:
    """Does what `Sounds` does, without a sound."""

    muted = True

    def play(self, name: str, *, pan: float = 0.0, gain: float = 1.0) -> None:
        """Nothing."""

    def music(self, name: str, fade_ms: int = 0) -> None:
        """Nothing."""

    def set_volumes(self, music: float, effects: float) -> None:
        """Nothing."""

    def close(self) -> bool:
        """Nothing has to be let go of."""
        return True

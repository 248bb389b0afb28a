"""From what a player sets to what a loudspeaker does."""

from __future__ import annotations


def gain(level: float) -> float:
    """How strong a signal has to be to seem so loud, both from 0 to 1: half as loud takes a quarter."""
    return min(max(level, 0.0), 1.0) ** 2


def sides(pan: float, strength: float) -> tuple[float, float]:
    """The strengths left and right of something that stands at `pan`, from -1 to 1. In the middle both are whole."""
    return strength * min(1.0 - pan, 1.0), strength * min(1.0 + pan, 1.0)

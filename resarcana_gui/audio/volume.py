"""Converts loudness and position into channel strengths."""

from __future__ import annotations


def gain(level: float) -> float:
    """The signal strength for a perceived loudness, both from 0 to 1: half as loud takes a quarter."""
    return min(max(level, 0.0), 1.0) ** 2


def sides(pan: float, strength: float) -> tuple[float, float]:
    """The strengths left and right at `pan`, from -1 to 1. In the middle both are full."""
    return strength * min(1.0 - pan, 1.0), strength * min(1.0 + pan, 1.0)

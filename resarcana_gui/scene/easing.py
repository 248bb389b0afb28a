"""How a movement goes from its start to its end: functions of 0 to 1, never outside it, so that nothing bounces."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Easing: TypeAlias = Callable[[float], float]


def linear(share: float) -> float:
    """Evenly; for fading."""
    return share


def ease_out(share: float) -> float:
    """Quick, then slower: for what enters."""
    return 1.0 - (1.0 - share) ** 3


def ease_in_out(share: float) -> float:
    """Slow at both ends: for what goes from one place on the table to another."""
    return 4.0 * share**3 if share < 0.5 else 1.0 - (2.0 - 2.0 * share) ** 3 / 2.0


def at_once(share: float) -> float:
    """There from the start: for reduced motion."""
    return 1.0

"""Easing curves: functions from 0..1 to 0..1. None leaves that range, so nothing bounces."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Easing: TypeAlias = Callable[[float], float]


def linear(share: float) -> float:
    """Progress evenly; for fading."""
    return share


def ease_out(share: float) -> float:
    """Progress fast, then slower; for what appears."""
    return 1.0 - (1.0 - share) ** 3


def ease_in_out(share: float) -> float:
    """Progress slowly at both ends; for what moves from place to place."""
    return 4.0 * share**3 if share < 0.5 else 1.0 - (2.0 - 2.0 * share) ** 3 / 2.0


def at_once(share: float) -> float:
    """Be at the end from the start; for reduced motion."""
    return 1.0

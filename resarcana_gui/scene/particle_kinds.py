"""The kinds of particles, and how each moves and ages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True)
class Kind:
    """The behaviour of one kind of particle. Speeds are canvas pixels a second."""

    name: str
    speed: float
    spread: float
    """The greatest deviation from the direction at the start, in degrees."""
    lift: float
    """The upward acceleration, in canvas pixels per second squared."""
    drag: float
    """The share of the speed lost per second."""
    size: float
    grows: float
    """The factor by which it has grown at its end."""
    scatter: float
    """The greatest distance of the start from the given place, in canvas pixels."""
    opacity: float
    """The greatest opacity."""
    star: bool = False


KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        "spark": Kind("spark", 420, 180, -520, 1.6, 20, 0.4, 4, 1.0),
        "splash": Kind("splash", 1600, 180, -900, 3.2, 30, 0.3, 30, 1.0),
        "ember": Kind("ember", 60, 40, 70, 0.4, 20, 0.5, 26, 1.0),
        "smoke": Kind("smoke", 36, 30, 46, 0.5, 60, 2.4, 22, 0.26),
        "dust": Kind("dust", 200, 38, 26, 3.2, 30, 2.8, 15, 0.26),
        "glint": Kind("glint", 26, 180, 0, 1.0, 40, 0.7, 60, 1.0, star=True),
    }
)

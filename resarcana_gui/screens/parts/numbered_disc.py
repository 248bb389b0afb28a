"""The disc with a number at the beginning of a row."""

from __future__ import annotations

from typing import Final

LARGEST: Final = 1.5
"""How many times larger it becomes in large texts."""
INSIDE: Final = 0.68
"""How much of it lies inside its rim."""


def disc_side(side: float, scale: float) -> float:
    """The side of a disc that has this one at a text scale of 1."""
    return side * max(1.0, min(scale, LARGEST))

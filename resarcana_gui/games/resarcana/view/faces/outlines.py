"""Shapes as closed lines in a square of side 64, for essences without a file."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, TypeAlias

Points: TypeAlias = tuple[tuple[float, float], ...]

ESSENCES: Final = MappingProxyType(
    {
        "elan": (
            (32, 61), (17, 55), (10, 42), (14, 29), (20, 22), (22, 31), (27, 30), (29, 18), (26, 6), (30, 3),
            (40, 12), (44, 25), (48, 27), (50, 21), (55, 31), (55, 44), (48, 55),
        ),
        "life": (
            (32, 61), (30, 53), (20, 52), (11, 44), (10, 32), (16, 20), (25, 12), (32, 3), (39, 12), (48, 20),
            (54, 32), (53, 44), (44, 52), (34, 53),
        ),
        "calm": (
            (32, 61), (20, 58), (12, 48), (12, 37), (18, 25), (26, 14), (32, 3), (38, 14), (46, 25), (52, 37),
            (52, 48), (44, 58),
        ),
        "death": (
            (32, 60), (22, 59), (20, 50), (11, 45), (8, 34), (10, 18), (20, 7), (32, 4), (44, 7), (54, 18),
            (56, 34), (53, 45), (44, 50), (42, 59),
        ),
        "gold": (
            (10, 47), (6, 37), (12, 25), (18, 23), (22, 14), (34, 9), (45, 14), (49, 23), (57, 30), (59, 42),
            (52, 52), (38, 55), (22, 54),
        ),
    }
)  # fmt: skip
"""The silhouette of each essence, drawn as one smooth line."""

EYES: Final = ((22.5, 30.0), (41.5, 30.0))
"""The middles of the skull's eyes."""
EYE: Final = 6.5
"""The radius of the skull's eyes."""
NOSE: Final = ((32.0, 38.0), (28.0, 46.0), (36.0, 46.0))


def smooth_line(points: Points, steps: int = 8) -> list[tuple[float, float]]:
    """Return a closed line through points, without corners (Catmull-Rom)."""
    count = len(points)
    line = []
    for at in range(count):
        before, start, end, after = (points[(at + shift) % count] for shift in (-1, 0, 1, 2))
        line += [_between(before, start, end, after, step / steps) for step in range(steps)]
    return line


def _between(
    before: tuple[float, float],
    start: tuple[float, float],
    end: tuple[float, float],
    after: tuple[float, float],
    share: float,
) -> tuple[float, float]:
    x, y = (_cubic(*values, share) for values in zip(before, start, end, after, strict=True))
    return x, y


def _cubic(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)

"""The circle of light of the title and the table: the clock of the year with its twelve spaces."""

from __future__ import annotations

import numpy as np

from art.interface.paint.outline import Array, drawn, spoke
from art.interface.render import save
from art.interface.title_scene import glowing
from art.seasons.parts import GAME

SIDE = 1024
REACH = SIDE / 2
Stroke = list[tuple[float, float]]


def at(radius: float, angle: float) -> tuple[float, float]:
    """A point of the circle; the radius is a share of its own."""
    return spoke(REACH, REACH, radius * REACH, angle)


def lines() -> Array:
    """Everything drawn thin: rings, the bounds of spaces, a sign of each season, and the hand's star."""
    strokes: list[Stroke] = [[at(0.66, a + 15), at(0.9, a + 15)] for a in range(0, 360, 30)]
    strokes += [[at(0.93, 7.5 * k), at(0.965, 7.5 * k)] for k in range(48)]
    for k in range(12):
        sides = (6, 3, 8, 4)[k // 3]
        x, y = at(0.78, 30 * k)
        strokes.append([spoke(x, y, 26, 30 * k + 360 * c / sides) for c in range(sides + 1)])
    star = [at(0.5 if k % 2 == 0 else 0.2, 22.5 * k) for k in range(17)]
    widths = ((0.965, 3.2), (0.925, 1.8), (0.9, 2.6), (0.66, 2.6), (0.62, 1.6), (0.12, 2.4))
    rings: list[tuple[float, ...]] = [(REACH, REACH, r * REACH, w) for r, w in widths]
    strong = drawn((SIDE, SIDE), strokes, 2.2, rings)
    return np.maximum(strong, 0.45 * drawn((SIDE, SIDE), [star], 2.0))


def build() -> None:
    """Paints it."""
    save(glowing(lines(), (255, 178, 80), (255, 236, 186)), GAME / "scenes" / "title_circle.webp", 88)

"""The circle of light of the title and the table: a hexagon in a ring, with the seven terrains' spokes."""

from __future__ import annotations

import numpy as np

from art.interface.paint.outline import Array, drawn, spoke
from art.interface.render import save
from art.interface.title_scene import glowing
from art.terra_mystica.parts import GAME

SIDE = 1024
REACH = SIDE / 2
Stroke = list[tuple[float, float]]


def at(radius: float, angle: float) -> tuple[float, float]:
    """A point of the circle; the radius is a share of its own."""
    return spoke(REACH, REACH, radius * REACH, angle)


def lines() -> Array:
    """Everything drawn thin: rings, the hexagon and its star, spokes of the seven terrains."""
    strokes: list[Stroke] = [[at(0.78, a), at(0.9, a)] for a in (360 * k / 7 for k in range(7))]
    strokes += [[at(0.93, 7.5 * k), at(0.965, 7.5 * k)] for k in range(48)]
    strokes += [[at(r, 60 * k) for k in range(7)] for r in (0.76, 0.7)]
    for k in range(7):
        x, y = at(0.84, 360 * (k + 0.5) / 7)
        strokes.append([spoke(x, y, 24, 60 * c) for c in range(7)])
    star = [at(0.7 if k % 2 == 0 else 0.35, 30 * k) for k in range(13)]
    widths = ((0.965, 3.2), (0.925, 1.8), (0.9, 2.6), (0.3, 2.2), (0.12, 2.4))
    rings: list[tuple[float, ...]] = [(REACH, REACH, r * REACH, w) for r, w in widths]
    strong = drawn((SIDE, SIDE), strokes, 2.2, rings)
    return np.maximum(strong, 0.45 * drawn((SIDE, SIDE), [star], 2.0))


def build() -> None:
    """Paints it."""
    save(glowing(lines(), (120, 190, 110), (235, 246, 190)), GAME / "scenes" / "title_circle.webp", 88)

"""The circle of light that turns around the title's window."""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.interface.paint.outline import Array, drawn, spoke
from art.interface.paint.relief import between, blurred, image
from art.interface.render import save
from art.resarcana.parts import GAME

SIDE = 1024
REACH = SIDE / 2
Stroke = list[tuple[float, float]]


def at(radius: float, angle: float) -> tuple[float, float]:
    """A point of the circle; the radius is a share of its own."""
    return spoke(REACH, REACH, radius * REACH, angle)


def signs() -> list[Stroke]:
    """The triangles of fire, air, water and earth, and gold's square, in five places around."""
    strokes: list[Stroke] = []
    for k in range(5):
        x, y = at(0.82, 72 * k)
        corners = 4 if k == 4 else 3
        turn = 72 * k + (180 if k in (2, 3) else 0) + (45 if k == 4 else 0)
        figure = [spoke(x, y, 24, turn + 360 * c / corners) for c in range(corners + 1)]
        strokes.append(figure)
        if k in (1, 3):
            across = [spoke(x, y, 24, turn + 90), spoke(x, y, 24, turn - 90)]
            strokes.append([(px + (x - figure[0][0]) * 0.1, py + (y - figure[0][1]) * 0.1) for px, py in across])
    return strokes


def lines() -> Array:
    """Everything drawn thin."""
    ticks: list[Stroke] = [[at(0.915, a), at(0.965 if a % 10 else 0.94, a)] for a in range(0, 360, 5)]
    arcs: list[Stroke] = [[at(0.82, 72 * k + step) for step in range(11, 62)] for k in range(5)]
    star: list[Stroke] = [[at(0.73, 144 * k) for k in range(6)]]
    rings: list[tuple[float, ...]] = [
        (REACH, REACH, r * REACH, w) for r, w in ((0.965, 3.2), (0.915, 1.8), (0.73, 2.6))
    ]
    rings += [(*at(0.82, 72 * k), 40, 2.2) for k in range(5)]
    strong = drawn((SIDE, SIDE), [*ticks, *arcs, *signs()], 2.2, rings)
    return np.maximum(strong, 0.4 * drawn((SIDE, SIDE), star, 2.0))


def circle() -> Image.Image:
    """The lines, and their light."""
    thin = lines()
    glow = 0.55 * blurred(thin, 5) * 2.2 + 0.5 * blurred(thin, 16) * 2.2
    alpha = np.clip(0.9 * thin + glow * 0.6, 0, 1)
    return image(between((255, 170, 70), (255, 232, 178), np.clip(thin + 0.3 * glow, 0, 1)), alpha)


def build() -> None:
    """Paints it."""
    save(circle(), GAME / "scenes" / "title_circle.webp", 88)

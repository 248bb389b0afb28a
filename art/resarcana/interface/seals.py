"""Seals: red wax for points, and the First Player token with its two sides: the sun, and, once passed, the moon."""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.interface.paint.grain import cloud
from art.interface.paint.outline import Array, drawn, plane, ridge, rise, spoke
from art.interface.paint.relief import between, blurred, even, image, lit
from art.interface.render import resized, save
from art.resarcana.parts import GAME

SIDE, FINE = 192, 4.0
"""Painted four times as large as it is shown."""
REACH = SIDE / 2


def disc(seed: int, uneven: float) -> tuple[Array, Array, Array]:
    """How far from the middle each place is, 1 at the edge; and x and y of it."""
    x, y = plane(SIDE, SIDE, FINE)
    x, y = (x - REACH) / REACH, (y - REACH) / REACH
    angle = np.arctan2(y, x)
    lobes = np.zeros_like(x)
    for k, phase in enumerate(np.random.default_rng(seed).random(5) * 6.28):
        lobes += np.sin(angle * (k + 2) + phase) / (k + 2)
    return np.hypot(x, y) / (0.93 + uneven * lobes), x, y


def points() -> Image.Image:
    """Red wax, pressed; its middle is left calm for a number."""
    far, x, y = disc(3, 0.045)
    true = np.hypot(x, y)
    round_edge = np.sqrt(np.clip(1 - (np.clip(far - 0.8, 0, 0.2) / 0.2) ** 2, 0, 1))
    height = 30 * round_edge - 14 * rise(-true, -0.74, -0.68) + 5 * ridge(true, 0.71, 0.035)
    height += 3 * cloud(x.shape, 90, 4)
    leaves = _wreath(x.shape)
    height += 5 * blurred(leaves, 1.5)
    colour = between((112, 12, 14), (186, 34, 28), 0.6 * cloud(x.shape, 200, 5) + 0.4 * rise(true, 0.5, 0.9))
    made = lit(colour, height, gloss=14, shine=0.9)
    made *= (1 - 0.3 * rise(-true, -0.7, -0.45))[..., None]
    return resized(image(made, rise(1 - far, 0, 0.012)), (SIDE, SIDE))


def _wreath(shape: tuple[int, int]) -> Array:
    """A ring of leaves, stamped near the edge of the pressed disc."""
    middle = REACH * FINE
    strokes = []
    for k in range(28):
        a = 360 * k / 28
        strokes.append([spoke(middle, middle, middle * 0.55, a), spoke(middle, middle, middle * 0.64, a + 9)])
    return drawn((shape[1], shape[0]), strokes, 4 * FINE * 0.9)


def token(metal: tuple[int, int, int], dark: tuple[int, int, int], figure: Array, seed: int) -> Image.Image:
    """A coin with a raised figure."""
    far, x, _ = disc(seed, 0.004)
    rim = ridge(far, 0.93, 0.07)
    beads = drawn((x.shape[1], x.shape[0]), [], 0, _beads())
    height = 16 * rise(1 - far, 0, 0.04) + 10 * rim + 6 * blurred(beads, 1.5) + 9 * blurred(figure, 2.5)
    height += 2 * cloud(x.shape, 40, seed + 1)
    raised = np.clip(figure + beads + rise(rim, 0, 0.4), 0, 1)
    colour = between(
        even(dark, x.shape), even(metal, x.shape), np.clip(0.25 * cloud(x.shape, 120, seed + 2) + 0.8 * raised, 0, 1)
    )
    made = lit(colour, height, metal=0.9, gloss=16, shine=0.6)
    return resized(image(made, rise(1 - far, 0, 0.012)), (SIDE, SIDE))


def _beads() -> list[tuple[float, ...]]:
    middle = REACH * FINE
    return [(*spoke(middle, middle, middle * 0.8, 360 * k / 36), 4.0, 10.0) for k in range(36)]


def sun() -> Array:
    """A sun with long and short rays."""
    middle, size = REACH * FINE, (round(SIDE * FINE),) * 2
    rays = [
        [spoke(middle, middle, middle * 0.37, a), spoke(middle, middle, middle * (0.66 if a % 45 else 0.72), a)]
        for a in np.arange(0, 360, 22.5)
    ]
    core = np.hypot(*(v - middle for v in plane(SIDE * FINE, SIDE * FINE, 1)))
    return np.maximum(drawn(size, rays, 26), rise(-core, -middle * 0.31, -middle * 0.29))


def moon() -> Array:
    """A crescent and a star."""
    x, y = plane(SIDE, SIDE, FINE)
    x, y = (x - REACH) / REACH, (y - REACH) / REACH
    outer, inner = np.hypot(x + 0.04, y), np.hypot(x - 0.24, y + 0.08)
    crescent = rise(-outer, -0.6, -0.585) * rise(inner, 0.455, 0.47)
    a = np.arctan2(y, x - 0.26)
    star = np.hypot(x - 0.26, y) / (0.11 + 0.075 * np.cos(5 * a) ** 3)
    return np.maximum(crescent, rise(-star, -1.05, -0.95))


def build() -> None:
    """Paints all three."""
    folder = GAME / "seals"
    save(points(), folder / "points.webp", 92)
    save(token((246, 196, 92), (104, 66, 22), sun(), 11), folder / "first_player.webp", 92)
    save(token((206, 214, 232), (58, 64, 84), moon(), 21), folder / "passed.webp", 92)

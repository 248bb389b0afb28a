"""The window's icon, for each system in its own form, and the pointer."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image

from art.interface.paint.grain import cloud
from art.interface.paint.outline import Array, drawn, inside_box, plane, ridge, rise, spoke
from art.interface.paint.relief import between, blurred, even, image, lit
from art.interface.render import resized, save
from art.places import ASSETS

SIDE, FINE = 256, 3.0
GOLD = (244, 196, 102)
STONES = ("#ee6238", "#55b04c", "#3f98e6", "#8a62c4", "#efb93c")
ICO = [(side, side) for side in (16, 24, 32, 48, 64, 128, 256)]
POINTER = ((3, 3), (3, 37), (11.5, 29.5), (18, 43.5), (24.5, 40.5), (18.2, 27), (29.5, 26))
HOTSPOT = (3, 3)


def icon() -> Image.Image:
    """Five stones around a golden star, on dark leather."""
    x, y = plane(SIDE, SIDE, FINE)
    depth = inside_box(x, y, (4, 4, 252, 252), 54)
    star = [[_spot(80, 144 * k) for k in range(6)]]
    lines = drawn((x.shape[1], x.shape[0]), star, 6.5 * FINE, [(SIDE / 2 * FINE, SIDE / 2 * FINE, 84 * FINE, 6 * FINE)])
    gold = np.maximum(lines, rise(ridge(depth, 6, 6), 0, 0.4))
    leather = between((30, 15, 22), (78, 38, 40), cloud(x.shape, 240, 3))
    made = lit(
        between(leather, even(GOLD, x.shape), gold),
        9 * blurred(gold, 4) + 2 * cloud(x.shape, 14, 4, octaves=3) * (1 - gold) + 12 * rise(depth, 0, 8),
        metal=gold,
        gloss=16,
        shine=0.6,
    )
    for k, colour in enumerate(STONES):
        made = _gem(made, x, y, _unscaled(_spot(80, 72 * k)), colour)
    return resized(image(made, rise(depth, -0.4, 0.4)), (SIDE, SIDE))


def _spot(radius: float, angle: float) -> tuple[float, float]:
    return spoke(SIDE / 2 * FINE, SIDE / 2 * FINE, radius * FINE, angle)


def _unscaled(point: tuple[float, float]) -> tuple[float, float]:
    return point[0] / FINE, point[1] / FINE


def _gem(made: Array, x: Array, y: Array, where: tuple[float, float], colour: str) -> Array:
    """A polished stone in a golden setting."""
    far = np.hypot(x - where[0], y - where[1])
    setting = lit(even(GOLD, x.shape), 10 * ridge(far, 30, 5), metal=1.0, gloss=14, shine=0.6)
    made = between(made, setting, rise(-far, -34, -33))
    hue = tuple(int(colour[k : k + 2], 16) for k in (1, 3, 5))
    dome = np.sqrt(np.clip(1 - (far / 27) ** 2, 0, 1))
    below = np.clip(0.35 + 0.9 * ((y - where[1]) + (x - where[0]) * 0.5) / 40, 0, 1)
    body = between(tuple(c * 0.55 for c in hue), tuple(min(255, c * 1.2) for c in hue), below * dome)
    shine = np.exp(-(((x - where[0] + 9) ** 2 + (y - where[1] + 11) ** 2) / 42))
    return between(made, np.clip(body + 0.85 * shine[..., None], 0, 1), rise(-far, -28, -27))


def cursor() -> Image.Image:
    """An arrow of gold in a dark edge, its point where it points."""
    x, y = plane(48, 48, 8)
    far = _outside(x, y)
    depth = np.clip(-far, 0, 4)
    gold = between((176, 118, 46), (255, 226, 150), np.clip(1 - (x + y) / 70, 0, 1))
    made = lit(gold, 10 * depth, metal=0.8, gloss=14, shine=0.5)
    edged = between(made, (24, 14, 8), rise(far, -1.4, -1.0))
    shadow = 0.4 * np.exp(-np.clip(_outside(x - 1.2, y - 1.8), 0, None) / 1.4)
    solid = rise(-far, -0.9, -0.5)
    return resized(image(edged * solid[..., None], np.maximum(solid, shadow)), (48, 48))


def _outside(x: Array, y: Array) -> Array:
    """How far outside the arrow a place is; below 0 inside."""
    nearest, odd = np.full(x.shape, 1e9, dtype=np.float32), np.zeros(x.shape, dtype=bool)
    for (ax, ay), (bx, by) in zip(POINTER, (*POINTER[1:], POINTER[0]), strict=True):
        long = math.hypot(bx - ax, by - ay)
        t = np.clip(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long**2, 0, 1)
        nearest = np.minimum(nearest, np.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)))
        if ay != by:
            odd ^= ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
    return np.where(odd, -nearest, nearest)


def build() -> None:
    """Paints both and writes them in every form."""
    folder = ASSETS / "window"
    folder.mkdir(parents=True, exist_ok=True)
    made = icon()
    made.save(folder / "icon.png", optimize=True)
    made.save(folder / "icon.ico", sizes=ICO)
    made.save(folder / "icon.icns")
    save(cursor(), folder / "cursor.webp", 95)
    point = f"# Where on cursor.webp it points, in its pixels.\nhotspot: {{x: {HOTSPOT[0]}, y: {HOTSPOT[1]}}}\n"
    (folder / "cursor.yaml").write_text(point, encoding="utf-8")

"""The four energies and the crystal as things: a gust of pale glass, a drop, a flame, a leaf of jade, a cut gem.

Each has a silhouette of its own, and a middle dark enough for a white number.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from mathutils import Vector
from PIL import Image

from art.interface.objects import crystal, lit
from art.interface.render import picture, save, trimmed
from art.kit import stage
from art.kit.clay import Clay
from art.seasons.parts import GAME, RAW

SIDE = 256


def air() -> None:
    """A gust that curls into itself, with a smaller one behind it."""
    stuff = crystal((0.2, 0.3, 0.58), (0.55, 0.66, 0.95), (0.97, 0.98, 1.0), 0.0, 3.2, 0.4)
    gust = Clay()
    for cx, cz, size, turns in ((-0.1, 1.75, 1.15, 1.45), (0.75, 0.75, 0.72, 1.2)):
        line, thick = [], []
        for k in range(30):
            t = k / 29
            a, r = math.pi * (1.05 - 2 * turns * t), size * (1.15 - 0.95 * t)
            line.append((cx + r * math.cos(a), -0.1 * t, cz + r * math.sin(a)))
            thick.append((size * (0.1 + 0.2 * math.sin(math.pi * t)), size * (0.12 + 0.2 * math.sin(math.pi * t))))
        gust.tube(line, thick, n=16, steps=2, side=(0, 1, 0))
    gust.ball((-0.1, -0.15, 1.75), 0.42).ball((0.75, -0.15, 0.75), 0.27)
    tails = (((-1.35, 0, 1.6), (-1.45, 0, 1.0), (-1.1, 0, 0.35)), ((0.1, 0, 0.75), (-0.5, 0, 0.3), (-1.1, 0, 0.3)))
    for tail in tails:
        gust.tube(tail, [0.22, 0.2, 0.06], n=14)
    gust.flesh(stuff, voxel=0.03, smooth=4)


def water() -> None:
    """A drop of blue glass."""
    outline = []
    for k in range(61):
        t = k / 60
        outline.append((1.08 * math.sin(math.pi * t) * (1 - t) ** 0.62 * 1.5 + 0.001, 2.95 * t**1.25))
    Clay().lathe(outline, n=72).mesh(crystal((0.01, 0.1, 0.42), (0.02, 0.24, 0.75), (0.25, 0.78, 1.0), -0.2, 2.7, 0.6))


def fire() -> None:
    """Tongues of red glass, five of them, as a hearth has it."""
    stuff = crystal((0.45, 0.008, 0.003), (0.85, 0.06, 0.008), (1.0, 0.45, 0.04), 0.0, 3.2, 0.6)
    blaze = Clay().ball((0, 0, 0.62), (1.12, 0.55, 0.62))
    for x, high, lean in (
        (0.0, 3.1, 0.16),
        (-0.55, 2.35, -0.12),
        (0.55, 2.5, 0.2),
        (-0.98, 1.5, -0.2),
        (0.98, 1.55, 0.2),
    ):
        wide = 0.5 - 0.16 * abs(x)
        line = [(x, 0, 0.4), (x * 1.1 - lean, 0, 0.4 * high), (x * 1.05 + lean, 0, 0.7 * high), (x * 1.15, 0, high)]
        blaze.tube(line, [(wide, 0.42), (wide * 0.95, 0.36), (wide * 0.55, 0.24), (0.02, 0.02)], n=20, side=(1, 0, 0))
    blaze.flesh(stuff, voxel=0.026, smooth=5)


def earth() -> None:
    """Three leaves of jade on one stalk."""
    stuff = crystal((0.02, 0.2, 0.03), (0.05, 0.38, 0.05), (0.4, 0.75, 0.1), -0.2, 3.2, 0.45)
    leaves = Clay()
    for angle, long, wide in ((0, 2.3, 1.05), (58, 1.75, 0.85), (-58, 1.75, 0.85)):
        a = math.radians(angle)
        way = Vector((math.sin(a), 0, math.cos(a)))
        side = Vector((math.cos(a), 0, -math.sin(a)))
        root = Vector((0, 0, 0.75))

        def blade(u: float, v: float, way=way, side=side, root=root, long=long, wide=wide) -> Vector:
            across = 2 * u - 1
            reach = wide * math.sin(math.pi * min(0.02 + 0.98 * v, 1)) ** 0.75
            dome = 0.42 * (1 - across * across) * math.sin(math.pi * v) ** 0.6
            vein = 0.12 * math.exp(-((across / 0.09) ** 2)) + 0.05 * math.exp(
                -(((v * 6 - abs(across) * 1.4) % 1 - 0.5) ** 2) / 0.01
            ) * abs(across)
            return root + way * long * v + side * across * reach * 0.6 + Vector((0, vein - dome, 0))

        leaves.grid(blade, 60, 80)
    leaves.mesh(stuff, thick=0.14)
    stalk = Clay().tube([(0, 0, 0.95), (0, 0, 0.4), (0.16, 0, -0.2)], [0.13, 0.12, 0.15], n=14)
    stalk.mesh(stuff)


def gem() -> None:
    """A crystal: cut, white above and the blue of ice below."""
    stuff = crystal((0.04, 0.4, 0.85), (0.2, 0.7, 1.0), (0.9, 0.99, 1.0), -0.1, 3.0, 0.55)
    cut = [(0.001, 0.0), (0.85, 1.2), (1.12, 1.75), (0.95, 2.15), (0.6, 2.55), (0.001, 2.62)]
    Clay().place((0, 0, 0), (8, 0, 22), 1.1).lathe(cut, n=8).mesh(stuff, smooth=False, bevel=0.02)


SHAPES: dict[str, Callable[[], None]] = {"air": air, "water": water, "fire": fire, "earth": earth, "crystal": gem}


def token(name: str) -> Image.Image:
    """One token, cut out."""
    stage.clear(f"token {name}")
    SHAPES[name]()
    lit(metal=False)
    return trimmed(picture(RAW / f"{name}.raw.png", (420, 420), 28, clear=True), SIDE)


def build() -> None:
    """Renders all five."""
    for name in SHAPES:
        save(token(name), GAME / "tokens" / f"{name}.webp", 90)

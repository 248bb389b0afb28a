"""The frames of cards: magic items in amethyst enamel between wires of gold, familiars in beaten copper."""

from __future__ import annotations

import numpy as np

from art.interface.frame import frame
from art.interface.frame_materials import Kind, Rim, along, paper
from art.interface.paint.grain import cloud
from art.interface.paint.outline import Array, ridge, rise
from art.interface.paint.relief import between
from art.interface.render import save
from art.seasons.parts import GAME


def enamel(x: Array, y: Array, depth: Array) -> Rim:
    """Cells of violet enamel, parted by a wire of gold that swings to and fro between two straight ones."""
    s = along(x, y)
    swing = 9.5 + 3.6 * np.sin(s * 2 * np.pi / 30)
    wire = np.maximum(ridge(depth, 4.2, 0.9), ridge(depth, 15.0, 0.9))
    wire = np.maximum(wire, ridge(depth - swing, 0, 0.95) * (depth < 16))
    tone = 0.55 * cloud(x.shape, 46, 81) + 0.45 * (np.sin(s * 2 * np.pi / 30) > 0) * (depth < swing)
    colour = between((60, 32, 104), (158, 118, 210), np.clip(tone, 0, 1))
    gold = rise(wire, 0.1, 0.5)
    colour = between(colour, (232, 186, 96), gold)
    return Rim(colour, 7 * wire + 1.4 * cloud(x.shape, 60, 82), gold)


def beaten(x: Array, y: Array, depth: Array) -> Rim:
    """Copper with the marks of the hammer, close together and a little uneven."""
    size = 7.0
    row = np.floor(y / (size * 0.86))
    shift = 0.5 * (row % 2)
    column = np.floor(x / size - shift)
    hash_ = np.sin(row * 12.9898 + column * 78.233) * 43758.5453
    jitter = (hash_ - np.floor(hash_) - 0.5) * 0.35
    u = (x / size - shift - column - 0.5 + 0.3 * jitter) * 2
    v = (y / (size * 0.86) - row - 0.5 + 0.4 * jitter) * 2
    dent = np.clip(1 - (u * u + v * v) / 1.5, 0, 1)
    colour = between((126, 58, 24), (214, 122, 62), np.clip(0.6 * cloud(x.shape, 90, 91) + 0.4 * (1 - dent), 0, 1))
    green = rise(cloud(x.shape, 120, 92), 0.72, 0.92) * rise(depth, 2, 9)
    colour = between(colour, (96, 140, 116), 0.4 * green)
    return Rim(colour, -5 * dent * (1 + jitter) + 1.2 * cloud(x.shape, 14, 93), np.full_like(x, 0.8))


KINDS = {
    "item": Kind(
        enamel,
        (226, 184, 100),
        paper((238, 230, 242), (216, 202, 226), 94),
        paper((240, 232, 242), (214, 200, 222), 95),
    ),
    "familiar": Kind(
        beaten, (226, 148, 90), paper((246, 228, 206), (228, 200, 166), 96), paper((244, 228, 206), (224, 196, 164), 97)
    ),
}


def build() -> None:
    """Paints both."""
    for name, kind in KINDS.items():
        save(frame(kind), GAME / "frames" / f"{name}.webp", 90)

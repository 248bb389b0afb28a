"""The seal of crystals: a cut gem seen from above in a setting of gold, its table left calm for a number."""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.interface.paint.grain import cloud
from art.interface.paint.outline import Array, plane, ridge, rise
from art.interface.paint.relief import between, even, image, lit
from art.interface.render import resized, save
from art.seasons.parts import GAME

SIDE, FINE = 192, 4.0
"""Painted four times as large as it is shown."""
TABLE, GIRDLE = 0.56, 0.84
"""How far from the middle the table and the girdle reach, of 1."""


def octagon(x: Array, y: Array, turn: float) -> tuple[Array, Array]:
    """How far out each place is on octagons around the middle, and which of the eight sides it faces."""
    angle = (np.arctan2(y, x) - turn) % (2 * np.pi)
    side = np.floor(angle / (np.pi / 4) + 0.5) % 8
    return np.hypot(x, y) * np.cos(angle - (np.floor(angle / (np.pi / 4) + 0.5)) * np.pi / 4), side


def crystal() -> Image.Image:
    """The gem: facets that catch the light of a window at the upper left."""
    x, y = plane(SIDE, SIDE, FINE)
    x, y = (x / SIDE - 0.5) * 2, (y / SIDE - 0.5) * 2
    far, true = np.hypot(x, y), np.zeros_like(x)
    shades = []
    for turn in (0.0, np.pi / 8):
        out, side = octagon(x, y, turn)
        true = np.maximum(true, out)
        facing = np.cos(side * np.pi / 4 + turn + 0.75 * np.pi)
        shades.append(np.where(out > TABLE * (1.0 if turn == 0 else 1.06), facing, 0.0))
    out, side = octagon(x, y, 0.0)
    crown = rise(out, TABLE - 0.006, TABLE + 0.006)
    light = np.clip(0.46 + 0.3 * shades[0] + 0.22 * shades[1], 0, 1) * crown
    depths = 0.2 + 0.1 * cloud(x.shape, 160, 5) + 0.12 * (0.5 - 0.5 * (x + y))
    light += (1 - crown) * np.clip(depths, 0, 1)
    colour = between((10, 34, 96), (182, 232, 255), np.clip(light, 0, 1))
    lines = np.maximum(ridge(out, TABLE, 0.012), ridge(true, 0.71, 0.008) * crown)
    colour = between(colour, (226, 246, 255), 0.55 * lines)
    gold = rise(far, GIRDLE - 0.01, GIRDLE)
    colour = between(colour, even((222, 170, 78), x.shape), gold)
    height = gold * (26 * ridge(far, 0.91, 0.085)) + 2 * cloud(x.shape, 40, 6) * gold
    made = lit(colour, height, metal=gold, gloss=16, shine=0.6)
    made *= (1 - 0.5 * np.exp(-(((far - GIRDLE) / 0.02) ** 2)))[..., None]
    return resized(image(made, rise(1 - far, 0, 0.012)), (SIDE, SIDE))


def build() -> None:
    """Paints it."""
    save(crystal(), GAME / "seals" / "crystal.webp", 92)

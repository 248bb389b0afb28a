"""Grain: noise of many sizes, and what is made of it. Every grain is an array of 0 to 1, the same for the same seed."""

from __future__ import annotations

import numpy as np
from PIL import Image

Array = np.ndarray


def patches(shape: tuple[int, int], cell: float, seed: int, stretch: tuple[float, float] = (1, 1)) -> Array:
    """Soft patches about so many pixels large; stretch draws them out downwards and across."""
    high, wide = shape
    rows = max(2, int(high / (cell * stretch[0])) + 3)
    columns = max(2, int(wide / (cell * stretch[1])) + 3)
    coarse = np.random.default_rng(seed).random((rows, columns)).astype(np.float32)
    grown = (round(columns * cell * stretch[1]), round(rows * cell * stretch[0]))
    fine = Image.fromarray(coarse).resize((max(grown[0], wide), max(grown[1], high)), Image.Resampling.BICUBIC)
    return np.clip(np.asarray(fine)[:high, :wide], 0, 1)


def cloud(
    shape: tuple[int, int], cell: float, seed: int, *, octaves: int = 5, stretch: tuple[float, float] = (1, 1)
) -> Array:
    """Patches within patches, evened out to fill 0 to 1."""
    total, weight = np.zeros(shape, dtype=np.float32), 1.0
    for octave in range(octaves):
        size = cell / 2**octave
        if size * min(stretch) < 1:
            break
        total += weight * patches(shape, size, seed * 31 + octave, stretch)
        weight *= 0.55
    low, high = np.percentile(total, (1, 99))
    return np.clip((total - low) / (high - low), 0, 1)


def veins(shape: tuple[int, int], cell: float, seed: int, width: float = 0.04) -> Array:
    """Lines that wander, as in marble: 1 on a line."""
    far = np.abs(cloud(shape, cell, seed) - 0.5)
    return np.exp(-((far / width) ** 2))


def wood(shape: tuple[int, int], seed: int, *, cell: float = 40, across: bool = True) -> Array:
    """The grain of a board, that runs across the picture or down it."""
    stretch = (0.18, 6.0) if across else (6.0, 0.18)
    long = cloud(shape, cell, seed, octaves=4, stretch=stretch)
    fine = cloud(shape, cell / 5, seed + 7, octaves=3, stretch=(0.3, 9.0) if across else (9.0, 0.3))
    rings = 0.5 + 0.5 * np.sin(long * 26)
    return np.clip(0.5 * long + 0.2 * rings + 0.35 * fine - 0.05, 0, 1)

"""What streams from one place to another when something strikes: strips of white light, which the program colours and
bends.

Each flows from left to right and repeats without a seam in that direction; across, it is clearest at its edges, where
nothing of it is left.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PIL import Image

from art.interface.materials import patchy, ripples
from art.interface.paint.outline import Array
from art.interface.render import save
from art.places import ASSETS

SHAPE = (128, 512)
"""High and wide, in pixels."""
QUALITY = 86


def across() -> Array:
    """From -1 at the upper edge to 1 at the lower one."""
    return np.linspace(-1, 1, SHAPE[0])[:, None]


def wavering(amount: float, wave: tuple[float, float], seed: int) -> Array:
    """The way across, pushed up and down along the strip."""
    return across() + amount * patchy(SHAPE, wave, seed)


def edged(light: Array) -> Array:
    """Black at both edges, however far the light reaches."""
    return light * np.clip((1 - np.abs(across())) * 5, 0, 1)


def unit(noise: Array) -> Array:
    """Noise of deviation 1, from 0 to 1."""
    return np.clip(0.5 + 0.26 * noise, 0, 1)


def flame() -> Array:
    """Long tongues that lick forward about a core that burns white."""
    tongues = unit(
        0.6 * patchy(SHAPE, (120, 20), 3) + 0.75 * ripples(SHAPE, (120, 11), 4) + 0.5 * ripples(SHAPE, (54, 6), 6)
    )
    middle = np.abs(wavering(0.06, (150, 60), 5))
    far = middle / (0.20 + 0.62 * tongues)
    core = np.exp(-((middle / 0.17) ** 2)) * tongues**1.5
    return edged(np.clip(np.exp(-1.6 * far**1.7) * (0.18 + 0.95 * tongues**1.2) + 0.5 * core, 0, 1))


def water() -> Array:
    """A jet: smooth long threads that glitter, and drops beside it."""
    threads = unit(0.8 * ripples(SHAPE, (150, 10), 11) + 0.5 * ripples(SHAPE, (60, 6), 12))
    far = np.abs(wavering(0.10, (200, 70), 13))
    jet = np.exp(-((far / (0.34 + 0.22 * threads)) ** 3)) * (0.26 + 0.74 * threads**1.5)
    drops = np.clip(ripples(SHAPE, (11, 9), 14) - 1.8, 0, 1) * np.exp(-(((far - 0.62) / 0.24) ** 2))
    return edged(np.clip(jet + 0.9 * drops, 0, 1))


def wisps() -> Array:
    """Wind: a few thin lines, each for itself."""
    lines = np.clip(ripples(SHAPE, (380, 15), 21) - 0.55, 0, 2) * np.clip(patchy(SHAPE, (110, 30), 22) + 0.7, 0, 2)
    return edged(np.clip(0.62 * lines, 0, 1) * np.exp(-((across() / 0.72) ** 4)) + 0.10 * np.exp(-4 * across() ** 2))


def smoke() -> Array:
    """Billows, soft and full, without any core."""
    billows = unit(0.9 * patchy(SHAPE, (54, 30), 31) + 0.5 * ripples(SHAPE, (40, 28), 32))
    far = np.abs(wavering(0.16, (110, 90), 33)) / (0.36 + 0.62 * billows)
    return edged(np.exp(-1.7 * far**2.6) * (0.40 + 0.62 * billows))


STRIPS: dict[str, Callable[[], Array]] = {"flame": flame, "water": water, "wisps": wisps, "smoke": smoke}


def build() -> None:
    """Makes them all."""
    for name, strip in STRIPS.items():
        light = np.full((*SHAPE, 4), 255, np.uint8)
        light[..., 3] = np.clip(strip() * 255, 0, 255)
        save(Image.fromarray(light), ASSETS / "breath" / f"{name}.webp", QUALITY)

"""Particles: a spark, an ember, a puff of smoke, a glint. White or nearly, so that they can be tinted."""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.interface.paint.grain import cloud
from art.interface.paint.outline import Array, plane
from art.interface.paint.relief import between, image
from art.interface.render import save
from art.resarcana.parts import GAME

SIDE = 64


def middle() -> tuple[Array, Array, Array]:
    """The x and the y from the middle, -1 to 1, and how far that is."""
    x, y = plane(2, 2, SIDE / 2)
    return x - 1, y - 1, np.hypot(x - 1, y - 1)


def fading(far: Array) -> Array:
    """Nothing may be left at the edge."""
    return np.clip((1 - far) / 0.3, 0, 1)


def spark() -> Image.Image:
    """A hot point and its light."""
    _, _, far = middle()
    core = np.exp(-((far / 0.13) ** 2))
    return image(
        between((255, 214, 150), (255, 255, 250), core), np.clip(core + 0.5 * np.exp(-far / 0.2), 0, 1) * fading(far)
    )


def ember() -> Image.Image:
    """A glowing flake, not quite round."""
    x, y, far = middle()
    uneven = np.hypot(x * 1.25, y) / (0.34 + 0.1 * cloud(x.shape, 22, 3))
    body = np.clip(1.25 - uneven, 0, 1)
    light = 0.45 * np.exp(-far / 0.26)
    return image(between((226, 62, 16), (255, 206, 110), body), np.clip(body * 1.4 + light, 0, 1) * fading(far))


def smoke() -> Image.Image:
    """A soft puff."""
    _, _, far = middle()
    puff = np.exp(-((far / 0.52) ** 2)) * (0.35 + 0.65 * cloud(far.shape, 26, 5))
    return image(np.full((*far.shape, 3), 0.92, dtype=np.float32), np.clip(puff, 0, 1) * 0.8 * fading(far))


def glint() -> Image.Image:
    """A star of four rays."""
    x, y, far = middle()
    rays = np.exp(-np.abs(y) / 0.035) * np.exp(-np.abs(x) / 0.3) + np.exp(-np.abs(x) / 0.035) * np.exp(-np.abs(y) / 0.3)
    core = np.exp(-((far / 0.16) ** 2))
    return image(np.ones((*x.shape, 3), dtype=np.float32), np.clip(rays + core, 0, 1) * fading(far))


def build() -> None:
    """Paints all four."""
    for name, made in (("spark", spark()), ("ember", ember()), ("smoke", smoke()), ("glint", glint())):
        save(made, GAME / "particles" / f"{name}.webp", 95)

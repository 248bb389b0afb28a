"""Light from above on the left, on what is raised and sunk."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageFilter

Array = np.ndarray
LAMP = np.array([-0.42, -0.62, 0.66]) / np.linalg.norm([-0.42, -0.62, 0.66])
TOWARDS = LAMP + np.array([0, 0, 1])
HALFWAY = TOWARDS / np.linalg.norm(TOWARDS)


def even(colour: Sequence[float], shape: tuple[int, int]) -> Array:
    """One colour everywhere; of 0 to 255, as in colour pickers."""
    return np.broadcast_to(np.asarray(colour, dtype=np.float32) / 255, (*shape, 3)).copy()


def between(low: Array | Sequence[float], high: Array | Sequence[float], share: Array) -> Array:
    """From one colour to another, place by place; plain colours are of 0 to 255."""
    a, b = (c if isinstance(c, np.ndarray) else np.asarray(c, dtype=np.float32) / 255 for c in (low, high))
    return a + (b - a) * share[..., None]


def lit(colour: Array, height: Array, *, metal: Array | float = 0.0, gloss: float = 24, shine: float = 0.3) -> Array:
    """A coloured relief under the lamp; height in pixels. Metal mirrors the room, the rest shines a little."""
    gy, gx = np.gradient(height)
    scale = 1 / np.sqrt(gx * gx + gy * gy + 1)
    facing = np.clip((-gx * LAMP[0] - gy * LAMP[1] + LAMP[2]) * scale, 0, 1) / LAMP[2]
    glance = np.clip((-gx * HALFWAY[0] - gy * HALFWAY[1] + HALFWAY[2]) * scale, 0, 1) ** gloss
    level = HALFWAY[2] ** gloss
    amount = np.broadcast_to(np.asarray(metal, dtype=np.float32), height.shape)
    body = colour * (0.36 + 0.64 * facing)[..., None]
    mirrored = colour * (0.3 + 0.7 * facing**1.6)[..., None]
    shining = np.clip(glance - level, 0, 1) * shine
    white = between(np.ones_like(colour), np.minimum(colour * 1.8, 1), amount)
    made = body + (mirrored - body) * amount[..., None] + white * (shining * (1 + 1.6 * amount))[..., None]
    return np.clip(made, 0, 1)


def blurred(mask: Array, radius: float) -> Array:
    """A mask with soft edges."""
    grey = Image.fromarray((np.clip(mask, 0, 1) * 255).astype(np.uint8))
    return np.asarray(grey.filter(ImageFilter.GaussianBlur(radius)), dtype=np.float32) / 255


def image(colour: Array, alpha: Array | None = None) -> Image.Image:
    """An array as a picture, with transparency if any is given."""
    rgb = (np.clip(colour, 0, 1) * 255 + 0.5).astype(np.uint8)
    if alpha is None:
        return Image.fromarray(rgb, "RGB")
    clear = (np.clip(alpha, 0, 1) * 255 + 0.5).astype(np.uint8)
    return Image.fromarray(np.dstack([rgb, clear]), "RGBA")

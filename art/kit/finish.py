"""What a painter does last: light bleeds a little, the corners darken, colours deepen. Needs no Blender."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter


def finish(raw: Path, target: Path, *, bloom: float = 0.5, corners: float = 0.42, depth: float = 1.22) -> None:
    """Finishes a rendered picture and writes it as WebP."""
    with Image.open(raw) as opened:
        image = opened.convert("RGB")
    finished(image, bloom=bloom, corners=corners, depth=depth).save(target, "WEBP", quality=88, method=6)


def finished(image: Image.Image, *, bloom: float = 0.5, corners: float = 0.42, depth: float = 1.22) -> Image.Image:
    """A picture with that last touch."""
    pixels = np.asarray(image, dtype=np.float32) / 255
    pixels = 1 - (1 - pixels) * (1 - bloom * _bleed(pixels, image.width))
    grey = pixels.mean(axis=2, keepdims=True)
    pixels = grey + (pixels - grey) * depth
    pixels *= _corners(image.height, image.width, corners)[..., None]
    return Image.fromarray((np.clip(pixels, 0, 1) * 255 + 0.5).astype(np.uint8))


def _bleed(pixels: np.ndarray, width: int) -> np.ndarray:
    """The light of the brightest places, spread near and far."""
    bright = np.clip((pixels.max(axis=2, keepdims=True) - 0.6) / 0.4, 0, 1) ** 2 * pixels
    source = Image.fromarray((bright * 255).astype(np.uint8))
    spread = [source.filter(ImageFilter.GaussianBlur(width / by)) for by in (110, 36, 14)]
    return sum(np.asarray(s, dtype=np.float32) / 255 for s in spread) / 2


def _corners(height: int, width: int, by: float) -> np.ndarray:
    """How bright each place is left: 1 in the middle, less in the corners."""
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    return 1 - by * np.clip((x * x + y * y - 0.45) / 1.55, 0, 1) ** 1.2

"""The table's materials: tiles of relief in grey, which the program tints, repeats and lights.

Each repeats without a seam, since all its noise is periodic. Half grey leaves a colour as it is, black takes it away,
white doubles it.
"""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.interface.paint.outline import Array
from art.interface.render import save
from art.places import ASSETS

LAMP = (-0.588, -0.809)
"""Where the light comes from, across and downwards: from above, a little from the left."""
QUALITY = 84


def ripples(shape: tuple[int, int], wave: tuple[float, float], seed: int) -> Array:
    """Periodic noise of one size: lengths across and downwards in pixels; mean 0, deviation 1."""
    high, wide = shape
    white = np.fft.rfft2(np.random.default_rng(seed).standard_normal(shape))
    down, across = np.fft.fftfreq(high)[:, None], np.fft.rfftfreq(wide)[None, :]
    far = np.hypot(across * wave[0], down * wave[1])
    made = np.fft.irfft2(white * np.exp(-((far - 0.75) ** 2) / 0.12), s=shape)
    return made / made.std()


def patchy(shape: tuple[int, int], wave: tuple[float, float], seed: int) -> Array:
    """Periodic soft patches no smaller than a size; mean 0, deviation 1."""
    white = np.fft.rfft2(np.random.default_rng(seed).standard_normal(shape))
    down, across = np.fft.fftfreq(shape[0])[:, None], np.fft.rfftfreq(shape[1])[None, :]
    made = np.fft.irfft2(white * np.exp(-((across * wave[0]) ** 2) - (down * wave[1]) ** 2), s=shape)
    made -= made.mean()
    return made / made.std()


def raking(height: Array, strength: float) -> Array:
    """How bright a relief is under the lamp, about 1."""
    right = np.roll(height, -1, 1) - np.roll(height, 1, 1)
    below = np.roll(height, -1, 0) - np.roll(height, 1, 0)
    return 1 - strength * 0.5 * (right * LAMP[0] + below * LAMP[1])


def leather() -> Array:
    """Fine calf: small grains between soft creases, clouded by wear."""
    shape = (512, 512)
    creases = np.abs(0.6 * patchy(shape, (8, 8), 3) + 0.4 * patchy(shape, (15, 13), 4))
    grains = np.sqrt(np.clip(creases, 0.0, 2.2))
    worn = np.clip(1.0 + 0.3 * patchy(shape, (150, 130), 5), 0.45, 1.5)
    tone = 1.0 + 0.05 * patchy(shape, (120, 170), 6) + 0.02 * patchy(shape, (26, 22), 7)
    return raking(grains, 0.5) ** worn * tone


def slate() -> Array:
    """Split stone: flat layers that end in small steps, all along one way."""
    shape = (512, 1024)
    ground = 0.6 * patchy(shape, (210, 70), 11) + 0.3 * patchy(shape, (80, 26), 12) + 0.16 * patchy(shape, (30, 11), 13)
    layers = ground * 3.2
    steps = np.floor(layers) + np.clip((layers - np.floor(layers)) * 5.0, 0, 1)
    height = 0.55 * steps + 0.9 * ground + 0.16 * ripples(shape, (26, 9), 14) + 0.07 * ripples(shape, (7, 4), 15)
    return raking(height, 0.55) * (1.0 + 0.07 * patchy(shape, (330, 150), 16))


def velvet() -> Array:
    """Folds that hang, narrower and wider, with the nap's sheen on their flanks."""
    shape = (256, 1024)
    x = np.arange(shape[1])[None, :] / shape[1]
    wander = 1.1 * patchy(shape, (330, 600), 21)
    fold = 0.5 + 0.5 * np.sin(2 * np.pi * 6 * x + wander)
    sheen = 0.70 + 0.60 * fold**1.6 + 0.16 * np.clip(np.cos(4 * np.pi * 6 * x + 2 * wander), 0, 1)
    nap = 1.0 + 0.05 * ripples(shape, (3.2, 10), 22) + 0.04 * patchy(shape, (90, 140), 23)
    return sheen * nap * 0.86


def wood() -> Array:
    """Boards lying across, dark with age: long grain, and a gap between each and the next."""
    shape, boards = (640, 1280), 4
    tall = shape[0] // boards
    rows = np.arange(shape[0])
    long = 0.5 * patchy(shape, (900, 26), 31) + 0.35 * patchy(shape, (500, 9), 32)
    for board in range(boards):
        part = slice(board * tall, (board + 1) * tall)
        long[part] = np.roll(long[part], 337 * board, axis=1) + 0.5 * ((board * 7) % 5 - 2) / 2
    rings = np.sin(long * 5.5)
    pores = np.clip(patchy(shape, (44, 2.4), 33), 0, 3)
    gap = np.exp(-((np.minimum(rows % tall, tall - rows % tall) / 2.4) ** 2))[:, None]
    lip = np.exp(-(((rows % tall - 4.5) / 2.0) ** 2))[:, None]
    tone = 1.0 + 0.16 * long + 0.07 * rings - 0.10 * pores
    return np.clip(tone * (1 - 0.82 * gap) + 0.10 * lip, 0, 2)


def brass() -> Array:
    """Brushed lengthwise, with few scratches."""
    shape = (64, 512)
    brushed = 1.0 + 0.045 * patchy(shape, (240, 1.6), 41) + 0.03 * patchy(shape, (90, 3.4), 42)
    return brushed + 0.03 * patchy(shape, (160, 40), 43)


def parchment() -> Array:
    """Skin scraped thin: cloudy, with fine fibres."""
    shape = (320, 320)
    cloudy = 1.0 + 0.045 * patchy(shape, (90, 80), 51) + 0.03 * patchy(shape, (26, 22), 52)
    fibres = 0.016 * ripples(shape, (4, 5), 53) + 0.018 * patchy(shape, (30, 3), 54)
    return cloudy + fibres


TILES = {
    "leather": leather,
    "slate": slate,
    "velvet": velvet,
    "wood": wood,
    "brass": brass,
    "parchment": parchment,
}


def tile(relief: Array) -> Image.Image:
    """A relief as a picture: half grey where it is 1."""
    return Image.fromarray((np.clip(relief / 2, 0, 1) * 255 + 0.5).astype(np.uint8)).convert("RGB")


def build() -> None:
    """Makes them all."""
    for name, relief in TILES.items():
        save(tile(relief()), ASSETS / "materials" / f"{name}.webp", QUALITY)

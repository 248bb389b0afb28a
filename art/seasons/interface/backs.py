"""The backs of cards: the clock of the year in gold on night blue, and libraries in oxblood with their numeral."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw

from art.interface.paint.grain import cloud
from art.interface.paint.outline import Array, drawn, inside_box, plane, ridge, rise, spoke
from art.interface.paint.relief import between, blurred, even, image, lit
from art.interface.render import resized, save
from art.seasons.parts import GAME

Colour = Sequence[float]
Stroke = list[tuple[float, float]]
FINE, SIZE = 2.25, (720, 1008)
MIDDLE = (240.0, 336.0)
ENAMEL = ((120, 176, 250), (112, 190, 92), (248, 196, 84), (232, 116, 52))
"""Winter, spring, summer and autumn, clockwise from the top."""


@dataclass(frozen=True)
class Back:
    """A back: dark and light of its ground, its metal, and the strokes of its numeral; with none, the clock's hand."""

    dark: Colour
    light: Colour
    metal: Colour
    numeral: int = 0


BACKS = {
    "power": Back((8, 12, 34), (34, 48, 104), (236, 190, 100)),
    "library_2": Back((36, 8, 10), (112, 34, 34), (232, 178, 104), 2),
    "library_3": Back((36, 8, 10), (112, 34, 34), (232, 178, 104), 3),
}


def lines(back: Back) -> tuple[list[Stroke], list[tuple[float, ...]]]:
    """Every thin line, and every ring."""
    strokes = [[spoke(*MIDDLE, 108, a + 15), spoke(*MIDDLE, 160, a + 15)] for a in range(0, 360, 30)]
    strokes += [[spoke(*MIDDLE, 168, 7.5 * k), spoke(*MIDDLE, 176, 7.5 * k)] for k in range(48)]
    for corner in ((66, 66), (414, 66), (66, 606), (414, 606)):
        strokes += [[spoke(*corner, 9, a), spoke(*corner, 22 if a % 90 else 30, a)] for a in range(0, 360, 45)]
    strokes += [[(240, y), (240, y + 34 * s)] for y, s in ((124, -1), (548, 1))]
    rings: list[tuple[float, ...]] = [(*MIDDLE, 180, 4), (*MIDDLE, 163, 3), (*MIDDLE, 105, 3.4), (*MIDDLE, 97)]
    rings += [(x, y, 6, 3) for x in (66, 414) for y in (66, 606)]
    rings += [(240, 82, 9, 3), (240, 590, 9, 3)]
    return strokes + emblem(back), rings


def emblem(back: Back) -> list[Stroke]:
    """A numeral with serifs, or the clock's hand with its star."""
    x, y = MIDDLE
    if back.numeral:
        bars = [x + 34 * (k - (back.numeral - 1) / 2) for k in range(back.numeral)]
        wide = 17 * back.numeral + 6
        stems = [[(b + d, y - 48), (b + d, y + 48)] for b in bars for d in (-4, -2, 0, 2, 4)]
        return [*stems, *([(x - wide, y + s), (x + wide, y + s)] for s in (-50, -48, 48, 50))]
    star = [spoke(x, y, 34 if k % 2 == 0 else 13, 45 * k / 2 + 22.5) for k in range(17)]
    hand = [[(x - d, y - 30), (x, y - 90), (x + d, y - 30)] for d in (3, 6, 9)]
    return [star, *hand, [spoke(x, y, 40, 20 * k) for k in range(19)]]


def painted(back: Back) -> Image.Image:
    """The back of a kind."""
    x, y = plane(480, 672, FINE)
    depth = inside_box(x, y, (0, 0, 480, 672), 22)
    shape = x.shape
    strokes, rings = lines(back)
    scaled = [[(px * FINE, py * FINE) for px, py in stroke] for stroke in strokes]
    gold = drawn((shape[1], shape[0]), scaled, 2.6 * FINE, [tuple(v * FINE for v in ring) for ring in rings])
    border = np.maximum(rise(ridge(depth, 17, 2.6), 0, 0.5), rise(ridge(depth, 24, 1.2), 0, 0.5))
    gold = np.maximum(gold, border * (depth > 0))
    pores = cloud(shape, 9, 75, octaves=3)
    colour = between(back.dark, back.light, np.clip(0.75 * cloud(shape, 300, 72) + 0.25 * pores, 0, 1))
    if not back.numeral:
        colour = between(colour, (206, 220, 255), stars(shape))
    spots, season = enamels(shape)
    for k, paint in enumerate(ENAMEL):
        colour = between(
            colour, between(tuple(0.45 * c for c in paint), paint, cloud(shape, 40, 78)), spots * (season == k)
        )
    worn = gold * np.clip(0.7 + 0.5 * cloud(shape, 60, 76), 0, 1)
    height = 3.2 * pores * (1 - gold) - 5 * blurred(gold, 2.2) + 6 * gold + 7 * blurred(spots, 3)
    height += FINE * 3.4 * rise(depth, 0, 5)
    colour = between(colour * (1 - 0.45 * (blurred(gold, 5) - gold * 0.5))[..., None], even(back.metal, shape), worn)
    made = lit(colour, height, metal=worn, gloss=18, shine=0.55)
    far = np.hypot((x - 240) / 300, (y - 336) / 400)
    made *= (1.08 - 0.5 * np.clip(far - 0.35, 0, 1))[..., None] * (0.45 + 0.55 * rise(depth, 0, 3))[..., None]
    return resized(image(made, rise(depth, -0.35, 0.35)), SIZE)


def enamels(shape: tuple[int, int]) -> tuple[Array, Array]:
    """A mask of the twelve spaces, each a disc of enamel, and the season of every place."""
    x, y = plane(480, 672, FINE)
    angle = np.degrees(np.arctan2(x - MIDDLE[0], MIDDLE[1] - y)) % 360
    near = np.full(shape, 1e3)
    for k in range(12):
        px, py = spoke(*MIDDLE, 134, 30 * k)
        near = np.minimum(near, np.hypot(x - px, y - py))
    return rise(-near, -19.5, -18), (((angle + 15) % 360) // 90).astype(int)


def stars(shape: tuple[int, int]) -> Array:
    """Stars of the night, outside the clock."""
    picture = Image.new("L", (shape[1], shape[0]))
    pen, chance = ImageDraw.Draw(picture), np.random.default_rng(12)
    for px, py, size in chance.random((150, 3)):
        spot, r = (px * 480, py * 672), 0.5 + 1.1 * size**3
        if np.hypot(spot[0] - MIDDLE[0], spot[1] - MIDDLE[1]) > 190 and 34 < spot[0] < 446 and 34 < spot[1] < 638:
            pen.ellipse([FINE * (spot[k] + s * r) for s in (-1, 1) for k in (0, 1)], fill=200)
    return np.asarray(picture, dtype=np.float32) / 255


def build() -> None:
    """Paints all three."""
    for name, back in BACKS.items():
        save(painted(back), GAME / "backs" / f"{name}.webp", 90)

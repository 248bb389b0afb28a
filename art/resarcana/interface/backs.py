"""The backs of cards: an alchemist's circle in gold, stamped into leather, stone or wood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PIL import Image

from art.interface.paint.grain import cloud, veins, wood
from art.interface.paint.outline import Array, drawn, inside_box, plane, ridge, rise, spoke
from art.interface.paint.path import stamped
from art.interface.paint.relief import between, blurred, even, image, lit
from art.interface.render import resized, save
from art.resarcana.interface.icons.notions import CASTLE, CHALICE, FLASK, HAT
from art.resarcana.parts import GAME

Colour = Sequence[float]
Stroke = list[tuple[float, float]]
FINE, SIZE = 2.25, (720, 1008)
MIDDLE = (240.0, 336.0)
TEMPLE = "M32 3L60 18V23H4V18ZM10 27H19V50H10ZM27 27H37V50H27ZM45 27H54V50H45ZM5 53H59V61H5Z"
SUN, MOON = (240.0, 88.0), (240.0, 584.0)


@dataclass(frozen=True)
class Back:
    """A back: dark and light of its ground, how it is grained, its metal, the star's corners, and the emblem."""

    dark: Colour
    light: Colour
    grain: str
    metal: Colour
    corners: int
    step: int
    emblem: str


BACKS = {
    "artifact": Back((34, 14, 11), (92, 40, 28), "leather", (232, 180, 92), 5, 2, CHALICE),
    "monument": Back((30, 34, 42), (82, 88, 100), "stone", (230, 196, 122), 4, 1, TEMPLE),
    "mage": Back((24, 14, 44), (68, 42, 104), "leather", (214, 204, 226), 6, 2, HAT),
    "item": Back((28, 17, 10), (94, 58, 32), "wood", (222, 142, 86), 3, 1, FLASK),
    "place": Back((38, 34, 26), (104, 94, 74), "stone", (240, 194, 100), 8, 3, CASTLE),
}


def ground(back: Back, shape: tuple[int, int]) -> tuple[Array, Array]:
    """The colour and the height of what the circle is stamped into."""
    if back.grain == "wood":
        grain = wood(shape, 71, cell=70, across=False)
        return between(back.dark, back.light, grain * 0.8), 3 * grain
    spots = cloud(shape, 300, 72)
    if back.grain == "stone":
        seams = veins(shape, 260, 73, 0.02)
        return between(back.dark, back.light, np.clip(0.9 * spots - 0.25 * seams, 0, 1)), 5 * cloud(
            shape, 40, 74
        ) - 2 * seams
    pores = cloud(shape, 9, 75, octaves=3)
    return between(back.dark, back.light, np.clip(0.75 * spots + 0.25 * pores, 0, 1)), 3.2 * pores


def star(back: Back, radius: float) -> list[Stroke]:
    """The star or figure whose corners touch a circle."""
    n, step = back.corners, back.step
    rounds = 2 if n % step == 0 and step > 1 else 1
    turn = 45 if n == 4 else 0
    return [
        [spoke(*MIDDLE, radius, turn + 360 * (k * step + first) / n) for k in range(n // rounds + 1)]
        for first in range(rounds)
    ]


def lines(back: Back) -> tuple[list[Stroke], list[tuple[float, ...]]]:
    """Every thin line, and every ring."""
    ticks = [[spoke(*MIDDLE, 160, a), spoke(*MIDDLE, 172 if a % 30 else 166, a)] for a in range(0, 360, 6)]
    rays = [[spoke(*SUN, 21, a), spoke(*SUN, 34 if a % 45 else 42, a)] for a in range(0, 360, 15)]
    crescent = [spoke(*MOON, 24, a) for a in range(30, 331, 6)]
    crescent += [spoke(MOON[0] + 9, MOON[1], 17, a) for a in range(330, 29, -6)]
    turn = 45 if back.corners == 4 else 0
    knots = [(*spoke(*MIDDLE, 160, turn + 360 * k / back.corners), 17) for k in range(back.corners)]
    rings: list[tuple[float, ...]] = [
        (*MIDDLE, 174, 4),
        (*MIDDLE, 159),
        (*MIDDLE, 78, 3.4),
        (*MIDDLE, 71),
        (*SUN, 16, 3),
    ]
    dots = [(*spoke(*MIDDLE, 160, turn + 360 * k / back.corners), 7, 4) for k in range(back.corners)]
    return [*ticks, *rays, [*crescent, crescent[0]], *star(back, 160)], [*rings, *knots, *dots]


def gilded(back: Back, shape: tuple[int, int], depth: Array) -> Array:
    """A mask of everything that is gold."""
    size = (shape[1], shape[0])
    strokes, rings = lines(back)
    scaled = [[(x * FINE, y * FINE) for x, y in stroke] for stroke in strokes]
    circles = [tuple(v * FINE for v in ring) for ring in rings]
    mask = drawn(size, scaled, 2.6 * FINE, circles)
    hub = np.clip(1 - rise(np.hypot(*_from_middle(shape)), 69, 70), 0, 1)
    mask = (
        mask * (1 - hub)
        + np.maximum(mask * hub, stamped(back.emblem, size, (MIDDLE[0] * FINE, MIDDLE[1] * FINE), 84 * FINE)) * hub
    )
    border = np.maximum(rise(ridge(depth, 17, 2.6), 0, 0.5), rise(ridge(depth, 24, 1.2), 0, 0.5))
    return np.maximum(mask, border * (depth > 0))


def _from_middle(shape: tuple[int, int]) -> tuple[Array, Array]:
    x, y = plane(480, 672, FINE)
    return x - MIDDLE[0], y - MIDDLE[1]


def painted(back: Back) -> Image.Image:
    """The back of a kind."""
    x, y = plane(480, 672, FINE)
    depth = inside_box(x, y, (0, 0, 480, 672), 22)
    colour, height = ground(back, x.shape)
    gold = gilded(back, x.shape, depth)
    worn = gold * np.clip(0.7 + 0.5 * cloud(x.shape, 60, 76), 0, 1)
    pressed = blurred(gold, 2.2)
    height = height * (1 - gold) - 5 * pressed + 6 * gold + FINE * 3.4 * rise(depth, 0, 5)
    colour = between(colour * (1 - 0.45 * (blurred(gold, 5) - gold * 0.5))[..., None], even(back.metal, x.shape), worn)
    made = lit(colour, height, metal=worn, gloss=18, shine=0.55)
    far = np.hypot((x - 240) / 300, (y - 336) / 400)
    made *= (1.08 - 0.5 * np.clip(far - 0.35, 0, 1))[..., None] * (0.45 + 0.55 * rise(depth, 0, 3))[..., None]
    return resized(image(made, rise(depth, -0.35, 0.35)), SIZE)


def build() -> None:
    """Paints all five."""
    for name, back in BACKS.items():
        save(painted(back), GAME / "backs" / f"{name}.webp", 90)

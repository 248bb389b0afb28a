"""What each kind of card is made of: the material of its edge, and the grounds that name and powers stand on."""

from __future__ import annotations

import numpy as np

from art.interface.frame_materials import Kind, Rim, along, board, cloth, marble, paper
from art.interface.paint.grain import cloud, wood
from art.interface.paint.outline import Array, ridge, rise
from art.interface.paint.relief import between


def brass(x: Array, y: Array, depth: Array) -> Rim:
    """Old brass with a turned cord between two grooves."""
    spots = cloud(x.shape, 120, 5)
    colour = between((112, 76, 34), (214, 164, 82), spots)
    cord = ridge(depth, 8.0, 3.2) * (0.65 + 0.35 * np.sin((along(x, y) + depth * 1.2) * 1.15))
    colour *= (0.55 + 0.45 * rise(np.abs(depth - 8), 2.6, 4.2) + 0.35 * cord)[..., None]
    return Rim(colour, 7 * cord + 1.2 * cloud(x.shape, 20, 6), np.ones_like(x))


def bronze(x: Array, y: Array, depth: Array) -> Rim:
    """Green bronze with a row of leaves."""
    s, t = along(x, y), depth - 9.5
    place = (s % 15) - 7.5
    leaf = np.clip(
        1 - (place / 6.8) ** 2 - ((t - 0.35 * np.abs(place) + 1) / (0.2 + 4.2 * rise(place, -8, 5))) ** 2, 0, 1
    )
    rib = np.exp(-((t - 0.12 * place) ** 2) / 0.25) * leaf
    green = cloud(x.shape, 90, 11)
    colour = between((122, 116, 58), (66, 128, 98), rise(green, 0.35, 0.7))
    colour *= (0.5 + 0.75 * np.sqrt(leaf))[..., None]
    return Rim(colour, 9 * np.sqrt(leaf) - 3 * rib + 1.5 * cloud(x.shape, 18, 12), np.full_like(x, 0.75))


def scales(x: Array, y: Array, depth: Array) -> Rim:
    """Iron scales, red where the fire still is in them."""
    size = 10.5
    best, tone = np.zeros_like(x), np.zeros_like(x)
    for row_shift in (2, 1, 0):
        row = np.floor(y / (size * 0.55)) - row_shift + 1
        middle = (np.floor(x / size - 0.5 * (row % 2)) + 0.5 + 0.5 * (row % 2)) * size
        far = np.hypot(x - middle, (y - row * size * 0.55) * 0.92) / (size * 0.62)
        here = far < 1
        best = np.where(here, 1 - 0.55 * far**2 + 0.04 * (2 - row_shift), best)
        tone = np.where(here, ((row * 7 + np.floor(middle) * 3) % 5) / 5, tone)
    embers = cloud(x.shape, 110, 21)
    colour = between((44, 22, 20), (156, 44, 26), np.clip(0.75 * embers + 0.3 * tone - 0.12, 0, 1))
    colour *= (0.25 + 0.9 * np.clip(best, 0, 1) ** 2)[..., None]
    return Rim(colour, 12 * best + cloud(x.shape, 16, 22), np.full_like(x, 0.55))


def velvet(x: Array, y: Array, depth: Array) -> Rim:
    """Violet cloth with silver studs."""
    rows, columns = np.mgrid[0 : x.shape[0], 0 : x.shape[1]]
    weave = 0.5 + 0.25 * np.sin(rows * 0.9) + 0.25 * np.sin(columns * 0.9)
    colour = between((44, 26, 74), (112, 74, 160), 0.1 * weave + 0.85 * cloud(x.shape, 130, 31))
    place = (along(x, y) % 24) - 12
    stud = np.sqrt(np.clip(1 - (place / 3.1) ** 2 - ((depth - 8.5) / 3.1) ** 2, 0, 1))
    colour = between(colour, (206, 204, 220), rise(stud, 0.0, 0.25))
    return Rim(colour, 8 * stud + 0.3 * weave + 1.2 * cloud(x.shape, 10, 32), rise(stud, 0.0, 0.25))


def moulding(x: Array, y: Array, depth: Array) -> Rim:
    """White marble, cut in steps."""
    colour = marble((232, 232, 234), (120, 124, 136), 41)(x.shape)
    steps = 5 * rise(depth, 4, 6) + 5 * rise(depth, 8, 9.5) - 4 * rise(depth, 12.5, 14)
    return Rim(colour * 0.93, steps + 0.8 * cloud(x.shape, 14, 42), np.zeros_like(x))


def masonry(x: Array, y: Array, depth: Array) -> Rim:
    """Carved blocks, and a line of gold let into them."""
    s = along(x, y)
    joint = np.exp(-((((s + 18) % 36) - 18) ** 2) / 0.7)
    tone = (np.floor((s + 18) / 36) * 2.7 % 1) * 0.35
    rough = cloud(x.shape, 60, 51)
    colour = between((66, 58, 50), (150, 136, 116), np.clip(0.7 * rough + tone, 0, 1)) * (1 - 0.55 * joint)[..., None]
    line = ridge(depth, 8.2, 1.5)
    colour = between(colour, (236, 186, 84), rise(line, 0.1, 0.5))
    height = 7 * cloud(x.shape, 30, 52, octaves=4) - 6 * joint - 3 * line
    return Rim(colour, height * (1 - 0.7 * line), rise(line, 0.1, 0.5))


def copper(x: Array, y: Array, depth: Array) -> Rim:
    """Dark wood, held by copper at its corners."""
    beside = np.minimum(x, 480 - x) < np.minimum(y, 672 - y)
    grain = np.where(beside, wood(x.shape, 61, cell=60, across=False), wood(x.shape, 62, cell=60))
    colour = between((44, 24, 13), (128, 76, 42), grain)
    corner = (240 - np.abs(x - 240)) + (336 - np.abs(y - 336))
    plate = rise(-corner, -58, -56.5)
    rivet = np.sqrt(np.clip(1 - ((corner - 40) ** 2 + (depth - 9) ** 2 * 4) / 26, 0, 1))
    colour = between(colour, (204, 118, 66), plate)
    colour *= (0.75 + 0.25 * cloud(x.shape, 70, 63))[..., None]
    return Rim(colour, 3 * grain * (1 - plate) + 5 * plate + 6 * rivet * plate, plate)


CREAM, SAND = (242, 228, 196), (216, 192, 146)
KINDS: dict[str, Kind] = {
    "artifact": Kind(brass, (232, 190, 108), paper(CREAM, (224, 202, 156), 1), paper(CREAM, SAND, 2)),
    "creature": Kind(
        bronze, (178, 184, 112), paper((232, 232, 196), (206, 210, 164), 3), paper((236, 232, 200), (206, 206, 160), 4)
    ),
    "dragon": Kind(
        scales, (196, 96, 58), paper((86, 28, 20), (46, 16, 14), 5), paper((240, 216, 186), (212, 176, 140), 6)
    ),
    "mage": Kind(
        velvet, (214, 212, 228), cloth((70, 44, 108), (42, 26, 70), 7), paper((236, 228, 236), (206, 194, 214), 8)
    ),
    "monument": Kind(
        moulding,
        (196, 196, 202),
        marble((240, 239, 236), (186, 188, 196), 9),
        marble((243, 241, 237), (196, 197, 203), 10),
    ),
    "place": Kind(
        masonry, (232, 184, 92), paper((74, 64, 54), (46, 40, 35), 11), paper((234, 228, 210), (204, 196, 172), 12)
    ),
    "item": Kind(
        copper, (216, 132, 78), board((74, 44, 25), (40, 22, 12), 13), paper((240, 220, 188), (212, 184, 144), 14)
    ),
}

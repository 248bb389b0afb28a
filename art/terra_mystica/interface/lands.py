"""The seven terrains and the river: hexes carved in wood and painted, seen straight from above, pointed to the top.

The picture is SIDE wide and as high as a hexagon of that width is; outside it there is nothing. Each terrain has two
pictures, so that a map of them is not a pattern.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import bpy
from mathutils import Vector

from art.interface.render import picture, resized, save
from art.kit import materials as m
from art.kit import stage
from art.kit.clay import Clay
from art.terra_mystica.parts import GAME, RAW, TERRAINS

SIDE, TALL = 224, 258
R = 1.0
"""From the middle of a hex to a corner."""
APOTHEM = R * math.sqrt(3) / 2


def corner(k: int, radius: float) -> Vector:
    """A corner of the hexagon, the first one at the top, clockwise."""
    a = math.pi / 3 * k
    return Vector((radius * math.sin(a), radius * math.cos(a), 0))


def inside(x: float, y: float, margin: float = 0.14) -> bool:
    """Does a point lie within the hexagon, so far from its edge?"""
    return all(abs(x * math.cos(a) + y * math.sin(a)) < APOTHEM - margin for a in (0, math.pi / 3, 2 * math.pi / 3))


def scattered(count: int, apart: float, margin: float = 0.14) -> list[tuple[float, float]]:
    """Points within the hexagon, no two nearer to each other than `apart`, from the back to the front."""
    found: list[tuple[float, float]] = []
    for _ in range(count * 60):
        x, y = random.uniform(-0.9, 0.9), random.uniform(-1, 1)
        if inside(x, y, margin) and all(math.hypot(x - a, y - b) > apart for a, b in found):
            found.append((x, y))
        if len(found) == count:
            break
    return sorted(found, key=lambda p: -p[1])


def slab(stuff: bpy.types.Material, raised: Callable[[float, float], float], *, fine: int = 46) -> None:
    """The hex: a bevelled edge around a surface raised by a function of the place; it sinks to the edge."""
    verts, faces = [Vector((0, 0, raised(0, 0)))], []
    rings = [k / fine for k in range(1, fine + 1)]
    for ring, t in enumerate(rings, 1):
        for k in range(6):
            for j in range(fine // 2):
                p = corner(k, t).lerp(corner(k + 1, t), j / (fine // 2))
                fall = min(1.0, (1 - t) / 0.13)
                verts.append(Vector((p.x, p.y, raised(p.x, p.y) * fall**0.6 - 0.1 * (1 - fall) ** 2)))
        n = 6 * (fine // 2)
        for k in range(n):
            if ring == 1:
                faces.append((0, 1 + (k + 1) % n, 1 + k))
            else:
                a, b = 1 + (ring - 2) * n, 1 + (ring - 1) * n
                faces.append((a + k, a + (k + 1) % n, b + (k + 1) % n, b + k))
    edge = len(verts) - 6 * (fine // 2)
    n = 6 * (fine // 2)
    for k in range(n):
        verts.append(verts[edge + k] + Vector((0, 0, -0.5)))
    faces += [(edge + k, edge + (k + 1) % n, edge + n + (k + 1) % n, edge + n + k) for k in range(n)]
    Clay().add(verts, faces).mesh(stuff)


def waves(*parts: tuple[float, float, float, float]) -> Callable[[float, float], float]:
    """Sums of waves: height, by x, by y, phase."""
    return lambda x, y: sum(h * math.sin(a * x + b * y + c) for h, a, b, c in parts)


def desert(turn: float) -> None:
    """Dunes with sharp crests."""

    def dune(x: float, y: float) -> float:
        s = 5.2 * y + 1.3 * math.sin(2.1 * x + turn) + 1.6 * x + turn
        return 0.3 * (1 - abs(math.sin(s / 2))) ** 1.3 + 0.015 * math.sin(22 * y + 6 * x)

    slab(m.stuff((0.62, 0.38, 0.1), 0.8, bump=0.12, scale=26, dark=0.8, light=1.15), dune)


def plains(turn: float) -> None:
    """Furrows of a field, ears of corn in rows."""
    slab(
        m.stuff((0.24, 0.1, 0.035), 0.9, bump=0.4, scale=16, dark=0.6, light=1.3),
        lambda x, y: 0.05 * math.sin(26 * (y * math.cos(turn) + x * math.sin(turn))) + 0.03 * math.sin(2 * x + turn),
    )
    ears = Clay()
    for x, y in scattered(110, 0.075):
        row = y * math.cos(turn) + x * math.sin(turn)
        if math.sin(26 * row) > 0.1:
            ears.leaf((x, y, 0.02), (x + random.uniform(-0.03, 0.03), y + 0.09, 0.14), 0.05, normal=(0, -0.4, 1))
    ears.mesh(m.stuff((0.6, 0.33, 0.08), 0.6))


def swamp(turn: float) -> None:
    """Black pools that mirror a little, reeds between them."""

    def mire(x: float, y: float) -> float:
        return 0.05 * math.sin(4.3 * x + turn) * math.sin(3.9 * y + 1.7 * turn) + 0.02 * math.sin(9 * x - 7 * y)

    slab(m.stuff((0.06, 0.05, 0.075), 0.8, bump=0.5, scale=9, dark=0.5, light=1.6), mire)
    water = Clay()
    for x, y in scattered(5, 0.42, 0.22):
        water.ball((x, y, 0.0), (random.uniform(0.16, 0.26), random.uniform(0.1, 0.16), 0.03))
    water.mesh(m.stuff((0.012, 0.012, 0.03), 0.03, coat=1.0))
    reeds, heads = Clay(), Clay()
    for x, y in scattered(46, 0.08):
        tip = Vector((x + random.uniform(-0.04, 0.04), y + 0.1, 0.24))
        reeds.leaf((x, y, 0.0), tip, 0.045, normal=(0, -0.4, 1))
        heads.ball(tip, (0.016, 0.022, 0.03), n=8)
    reeds.mesh(m.stuff((0.2, 0.24, 0.12), 0.7))
    heads.mesh(m.stuff((0.16, 0.07, 0.09), 0.7))


def lakes(turn: float) -> None:
    """A rimmed basin of blue water, with three rings on it."""
    slab(
        m.stuff((0.12, 0.17, 0.24), 0.8, bump=0.3, scale=10, dark=0.6, light=1.3),
        lambda x, y: 0.07 if not inside(x, y, 0.16) else -0.12,
    )
    verts = [Vector((0, 0, 0.035)), *(corner(k, 0.8) + Vector((0, 0, 0.035)) for k in range(6))]
    Clay().add(verts, [(0, 1 + (k + 1) % 6, 1 + k) for k in range(6)]).mesh(
        m.stuff((0.02, 0.13, 0.5), 0.1, coat=1.0, bump=0.12, scale=5, dark=0.55, light=1.5), smooth=False
    )
    rim = Clay().tube([corner(k % 6, 0.8) + Vector((0, 0, 0.04)) for k in range(7)], [0.035] * 7, n=10, steps=1)
    rim.mesh(m.stuff((0.2, 0.26, 0.34), 0.7, bump=0.3, scale=14))
    crests = Clay()
    for x, y in ((0.25 * math.sin(turn), 0.3), (-0.22, -0.02), (0.2, -0.32)):
        line = [
            (x + 0.2 * (t - 0.5) * 2, y + 0.05 * math.sin(2 * math.pi * t + turn), 0.05)
            for t in (k / 14 for k in range(15))
        ]
        crests.tube(line, [(0.016, 0.008)] * 15, n=8, steps=1)
    crests.mesh(m.stuff((0.4, 0.66, 0.95), 0.4))


def forest(turn: float) -> None:
    """Crowns of trees, round and pointed."""
    slab(m.stuff((0.03, 0.1, 0.025), 0.9, bump=0.5, scale=14, dark=0.6, light=1.4), waves((0.03, 4, 3, turn)))
    tones = [(0.04, 0.2, 0.03), (0.07, 0.27, 0.04), (0.025, 0.14, 0.035)]
    crowns = [Clay() for _ in tones]
    for x, y in scattered(30, 0.2, 0.17):
        clay, size = random.choice(crowns), random.uniform(0.1, 0.15)
        if random.random() < 0.6:
            for k in range(3):
                clay.lathe([(size * (1 - 0.25 * k), 0.06 + 0.1 * k), (0.0, 0.24 + 0.1 * k)], (x, y, 0), n=12)
        else:
            for _ in range(5):
                off = Vector([random.uniform(-0.4, 0.4) * size for _ in range(3)])
                clay.ball(Vector((x, y, 0.14)) + off, size * 0.62, n=12)
    for clay, tone in zip(crowns, tones, strict=True):
        clay.mesh(m.stuff(tone, 0.8, bump=0.6, scale=24, dark=0.6, light=1.5))


def mountains(turn: float) -> None:
    """Peaks of grey rock, snow on the highest."""
    slab(
        m.stuff((0.24, 0.25, 0.28), 0.85, bump=0.6, scale=10, dark=0.5, light=1.4),
        lambda x, y: 0.04 * math.sin(9 * x + turn) * math.sin(8 * y) + 0.02 * math.sin(19 * x - 7 * y),
    )
    rock, snow = Clay(), Clay()
    for k, (x, y) in enumerate(scattered(6, 0.36, 0.36)):
        wide, high, lean = random.uniform(0.22, 0.32), random.uniform(0.42, 0.62), random.uniform(-0.06, 0.06)
        sides = [
            (a, random.uniform(0.8, 1.2)) for a in (2 * math.pi * (j + 0.3 * random.random()) / 7 + k for j in range(7))
        ]
        foot = [Vector((x + wide * f * math.cos(a), y + wide * f * math.sin(a), -0.02)) for a, f in sides]
        tip = Vector((x + lean, y + 0.04, high))
        rock.add([*foot, tip], [(j, (j + 1) % 7, 7) for j in range(7)])
        line = [p.lerp(tip, random.uniform(0.56, 0.74)) + Vector((0, 0, 0.012)) for p in foot]
        snow.add([*line, tip + Vector((0, 0, 0.015))], [(j, (j + 1) % 7, 7) for j in range(7)])
    rock.mesh(m.stuff((0.28, 0.29, 0.32), 0.85, bump=0.5, scale=14, dark=0.6, light=1.3), smooth=False)
    snow.mesh(m.stuff((0.82, 0.86, 0.92), 0.6), smooth=False)


def wasteland(turn: float) -> None:
    """Red earth, cracked in slabs, and a bare tree."""

    def crust(x: float, y: float) -> float:
        return 0.03 * math.sin(3 * x + turn) * math.sin(3.4 * y)

    slab(m.cracked((0.42, 0.1, 0.05), (0.1, 0.01, 0.0), 0.3, wide=0.11, shine=0.0), crust)
    tree, stones = Clay(), Clay()
    for x, y in scattered(2, 0.5, 0.34):
        tree.tube([(x, y, 0), (x + 0.02, y + 0.05, 0.2), (x - 0.02, y + 0.12, 0.34)], [0.035, 0.026, 0.01], n=8)
        for side in (-1, 1):
            tree.tube(
                [(x, y + 0.05, 0.18), (x + 0.1 * side, y + 0.1, 0.26), (x + 0.15 * side, y + 0.18, 0.34)],
                [0.018, 0.013, 0.004],
                n=7,
            )
    tree.mesh(m.stuff((0.05, 0.025, 0.02), 0.9))
    for x, y in scattered(9, 0.24):
        stones.ball((x, y, 0.02), (0.045, 0.035, 0.035), n=8)
    stones.mesh(m.stuff((0.3, 0.09, 0.05), 0.9, bump=0.5, scale=12), smooth=False)


SHAPES: dict[str, Callable[[float], None]] = {
    "desert": desert, "plains": plains, "swamp": swamp, "lakes": lakes, "forest": forest, "mountains": mountains,
    "wasteland": wasteland,
}  # fmt: skip


def seen() -> None:
    """Low evening light from the upper left, and the sky."""
    stage.air((0.5, 0.58, 0.72), 0.34)
    stage.panel((-4.4, 3.0, 2.7), (0, 0, 0), 520, (1, 0.86, 0.66), size=0.5)
    stage.panel((2.6, -2.6, 3.0), (0, 0, 0), 40, (0.7, 0.8, 1.0), size=2.0)
    stage.camera((0, -0.001, 6), (0, 0, 0), lens=50, f=64)
    lens = bpy.context.scene.camera.data
    lens.type, lens.ortho_scale, lens.dof.use_dof = "ORTHO", 2.0 * R, False


def build() -> None:
    """Renders each terrain twice."""
    for name in TERRAINS:
        for number in (0, 1):
            stage.clear(f"{name} {number + 1}")
            SHAPES[name](1.3 * (number + 1))
            seen()
            made = picture(RAW / f"{name}.raw.png", (round(TALL * APOTHEM / R) * 3 // 2, TALL * 3 // 2), 24, clear=True)
            save(resized(made, (SIDE, TALL)), GAME / "lands" / f"{name}-{number}.webp", 88)

"""Hanging gardens: terraces on arches, green and flowering, water falling from each: three essences every round."""

import math
import random

from mathutils import Vector

from art.kit import architecture, backdrops, stage, things
from art.kit import materials as m
from art.kit.clay import Clay, Point

# Each terrace: its foot, half its width, its height. They stand on each other, square, one corner to the viewer.
LEVELS = ((0.0, 2.75, 1.25), (1.25, 2.0, 1.15), (2.4, 1.3, 1.05))
TURN = 33.0


def _side(k: int) -> Clay:
    """A place on the side of the gardens that looks to the right (0) or to the left (1): x along it, -y outwards."""
    return Clay().place((0, 0, 0), (0, 0, TURN - 90 * k))


def _terraces(stone: stage.bpy.types.Material) -> None:
    """Blocks, cornices, parapets and the arches in both sides that are seen."""
    blocks, dark = Clay().place((0, 0, 0), (0, 0, TURN)), Clay().place((0, 0, 0), (0, 0, TURN))
    for z, half, high in LEVELS:
        blocks.box((0, 0, z + high / 2), (2 * half - 0.3, 2 * half - 0.3, high))
        blocks.box((0, 0, z + high - 0.05), (2 * half + 0.12, 2 * half + 0.12, 0.16))
        blocks.box((0, 0, z + 0.06), (2 * half + 0.02, 2 * half + 0.02, 0.14))
        count = round(half * 2.2)
        for k in range(2):
            side = _side(k)
            for j in range(count):
                x = -half + (j + 0.5) * 2 * half / count
                arch = Clay()
                arch.turn = side.turn
                architecture.arch(
                    (x, -half + 0.08, z + 0.1), half / count * 0.72, high * 0.44, thick=0.13, deep=0.26, clay=arch
                )
                arch.mesh(stone, smooth=False, bevel=0.015)
                dark.turn = side.turn
                dark.box((x, -half + 0.16, z + 0.1 + high * 0.3), (half / count * 1.2, 0.06, high * 0.6))
                if (j + k) % 2:
                    spot = side.turn @ Vector((x, -half - 0.02, z + 0.34))
                    Clay().ball(spot, (0.055, 0.055, 0.085)).mesh(m.glow((1, 0.5, 0.1), 3))
    blocks.mesh(stone, smooth=False, bevel=0.02)
    dark.mesh(m.stuff((0.03, 0.022, 0.018), 0.9), smooth=False)


def _pavilion(stone: stage.bpy.types.Material) -> None:
    """A small dome on columns, on top of all."""
    top = LEVELS[-1][0] + LEVELS[-1][2]
    for k in range(8):
        a = math.pi * (k + 0.5) / 4
        architecture.column((0.62 * math.cos(a), 0.62 * math.sin(a), top), 0.075, 0.95, stone)
    Clay().lathe([(0, 0.93), (0.8, 0.93), (0.8, 1.05), (0.66, 1.07)], (0, 0, top), n=40).mesh(stone, smooth=False)
    dome = [(0.66 * math.cos(a), 1.06 + 0.62 * math.sin(a)) for a in (math.pi / 2 * k / 12 for k in range(13))]
    Clay().lathe(dome, (0, 0, top), n=40).spike((0, 0, top + 1.6), (0, 0, top + 2.0), 0.06).mesh(m.gold())
    Clay().ball((0, 0, top + 0.4), 0.2).mesh(m.glow((1, 0.6, 0.2), 2))
    stage.lamp((0, -0.3, top + 0.5), 26, (1, 0.7, 0.35))


def _plants() -> None:
    """Bushes and flowers along every edge, vines that hang from it."""
    leaves, flowers = [Clay(), Clay()], [Clay() for _ in range(3)]
    for z, half, high in LEVELS:
        top = z + high
        for k in range(2):
            side = _side(k).turn
            for _ in range(int(half * 330)):
                x = random.uniform(-half, half)
                swell = 0.16 + 0.2 * abs(math.sin(x * 4.1 + z * 3 + k))
                root = side @ Vector((x, -half + random.uniform(-0.12, 0.3), top + random.uniform(-0.05, swell)))
                tip = root + Vector([random.gauss(0, 0.09) for _ in range(3)]) + Vector((0, -0.05, 0.03))
                random.choice(leaves).leaf(root, tip, 0.09, normal=(random.gauss(0, 0.5), -1, 0.5))
                if random.random() < 0.1:
                    random.choice(flowers).ball(tip + Vector((0, -0.06, 0.03)), 0.045, n=7)
            for j in range(int(half * 3.0)):
                x = -half + (j + 0.5) * 2 * half / int(half * 3.0)
                line = [(x, -half - 0.05, top + 0.1), (x + 0.05, -half - 0.16, top - 0.2)]
                low = (x, -half - 0.1, top - random.uniform(0.4, 0.95))
                things.vines([side @ Vector(p) for p in (*line, low)], count=22, leaf=0.095)
    for part, colour in zip(leaves, ((0.09, 0.36, 0.04), (0.16, 0.42, 0.05)), strict=True):
        part.mesh(m.thin(colour, 0.5, 0.4))
    for part, colour in zip(flowers, ((0.9, 0.12, 0.2), (0.95, 0.6, 0.08), (0.6, 0.2, 0.85)), strict=True):
        part.mesh(m.stuff(colour, 0.6, sub=0.2))


def _water() -> None:
    """A fall from every terrace at the corner that is nearest, down to the lake."""
    falls, foam = Clay(), Clay()
    for z, half, high in LEVELS:
        corner = _side(0).turn @ Vector((-half, -half, 0))

        def sheet(u: float, v: float, c: Vector = corner, low: float = z, tall: float = high) -> Point:
            s, t = 2 * u - 1, max(v * 1.2 - 0.2, 0.0)
            out = 0.3 * (1 - 1.0 / (1 + 4 * t)) + 0.03 * math.sin(s * 17 + 3 * t) - 0.08 * s * s
            x = c.x + s * (0.24 + 0.12 * t) + 0.012 * math.sin(v * 21 + s * 9)
            return (x, c.y - out + 0.4 * max(0.2 - v, 0), low + tall * (1 - t * t) + 0.05 * (v < 0.2))

        falls.grid(sheet, 60, 30)
        for _ in range(60):
            spot = (
                corner.x + random.gauss(0, 0.26),
                corner.y - 0.36 + random.gauss(0, 0.12),
                z + 0.16 * random.random() ** 2,
            )
            foam.ball(spot, random.uniform(0.02, 0.065), n=8)
    falls.mesh(m.stuff((0.4, 0.68, 0.95), 0.2, bump=1.0, scale=6, stretch=(4, 4, 0.3), dark=0.45, light=1.25))
    foam.mesh(m.stuff((0.8, 0.9, 1.0), 0.4, sub=0.3))


def _palm(foot: Vector, high: float, lean: float) -> None:
    """A palm with a full crown."""
    trunk = [foot, foot + Vector((lean * 0.3, 0, high * 0.5)), foot + Vector((lean, 0, high))]
    Clay().tube(trunk, [0.14, 0.09, 0.075], n=12, ripple=lambda _, t: 1 + 0.09 * math.sin(t * 90)).mesh(
        m.wood((0.24, 0.16, 0.08))
    )
    crown = Clay()
    for k in range(13):
        a = k * 2.4
        way = Vector((math.cos(a), 0.8 * math.sin(a), 0.25 + 0.35 * (k % 3)))
        for j in range(10):
            t = (j + 1) / 10
            p = trunk[-1] + way * 1.15 * t - Vector((0, 0, 0.95 * t * t))
            across = Vector((-way.y, way.x, 0)).normalized()
            for s in (-1, 1):
                crown.leaf(p, p + (across * s * 0.34 * (1 - 0.6 * t) + way * 0.16 - Vector((0, 0, 0.16))), 0.055)
    crown.mesh(m.thin((0.1, 0.32, 0.05), 0.5, 0.4))


def scene() -> None:
    """Sets the picture up."""
    stone = m.stone((0.5, 0.38, 0.23))
    _terraces(stone)
    _pavilion(stone)
    _plants()
    _water()
    backdrops.sea(-0.1, wave=0.03, material=m.water((0.02, 0.13, 0.17)))
    for x, y, high, lean in (
        (-3.9, -0.6, 2.3, -0.3),
        (3.9, -0.4, 2.6, 0.35),
        (-4.6, 1.4, 2.9, -0.2),
        (4.7, 1.8, 3.0, 0.1),
    ):
        _palm(Vector((x, y, -0.15)), high, lean)
        backdrops.rock((x, y, -0.2), (0.7, 0.6, 0.25), m.stone((0.3, 0.24, 0.15)), seed=x)
    for k, (x, r) in enumerate(((-7, 3.0), (7.5, 3.4), (-13, 4), (13, 4))):
        backdrops.rock((x, 15, -0.8), (r, 1, r * 0.6), m.stone((0.2, 0.14, 0.12)), rough=0.7, seed=k * 2.9)
    Clay().ball((-5.4, 20, 6.0), 1.25, n=40).mesh(m.glow((1, 0.72, 0.36), 1.2))
    backdrops.mist((0.9, 0.65, 0.4), at=(0, 9, 0.4), spread=(8, 1, 0.3), count=24, strength=0.16)
    backdrops.sparks((1, 0.9, 0.5), (0, -1.6, 2.2), (4, 1, 2.4), count=50, strength=3, size=0.014)
    backdrops.backdrop((0.95, 0.5, 0.2), (0.03, 0.1, 0.2), (-2.5, 22, 2.5), 17, 0.8, cloud=0.4)
    stage.air((0.05, 0.055, 0.065))
    stage.panel((-6, -5, 7), (0, 0, 2), 2000, (1, 0.8, 0.52), size=3)
    stage.panel((7, -1, 6), (0, 0, 2.2), 1500, (0.75, 0.8, 1), size=3)
    stage.panel((3, 6, 7), (0, 0, 3), 900, (1, 0.6, 0.3), size=3)
    stage.camera((-0.5, -11.8, 3.0), (0, 0, 2.2), lens=45, f=5.6, focus=(0, -2, 2))

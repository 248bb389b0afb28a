"""A seated cat of black onyx, hung with jewels: it hoards Death, and broken up it is worth its gold and its rubies."""

import math
import random

import bpy
from mathutils import Vector

from art.kit import architecture, backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay

PLACE = ((0, 0, 0.66), (0, 0, 40), 1.3)


def part() -> Clay:
    """A piece of the cat, which looks towards -x of its own."""
    return Clay().place(*PLACE)


def cat(onyx: bpy.types.Material) -> None:
    """The animal, upright, its tail around its feet."""
    b = part()
    b.tube(
        [(0.36, 0, 0.32), (0.24, 0, 0.72), (0.02, 0, 1.12), (-0.12, 0, 1.42), (-0.16, 0, 1.68)],
        [(0.36, 0.4), (0.33, 0.36), (0.28, 0.27), (0.22, 0.2), (0.17, 0.16)],
        n=24,
    )
    b.ball((0.3, 0, 0.34), (0.44, 0.36, 0.36)).ball((-0.06, 0, 1.16), (0.24, 0.27, 0.3))
    b.ball((0.16, 0.3, 0.36), (0.36, 0.14, 0.33), mirror=True).ball((-0.16, 0.33, 0.08), (0.25, 0.1, 0.08), mirror=True)
    b.tube([(-0.14, 0.15, 1.15), (-0.28, 0.15, 0.62), (-0.32, 0.15, 0.1)], [0.15, 0.1, 0.085], mirror=True)
    b.ball((-0.42, 0.15, 0.07), (0.16, 0.1, 0.075), mirror=True)
    b.ball((-0.22, 0, 1.86), (0.26, 0.25, 0.23)).ball((-0.42, 0, 1.79), (0.13, 0.13, 0.1))
    b.ball((-0.34, 0.13, 1.77), (0.12, 0.1, 0.1), mirror=True).ball((-0.5, 0, 1.82), (0.05, 0.045, 0.035))
    b.tube(
        [(-0.16, 0.15, 1.98), (-0.12, 0.19, 2.16), (-0.08, 0.21, 2.4)],
        [(0.12, 0.07), (0.1, 0.055), (0.012, 0.012)],
        side=(0.4, 1, 0),
        mirror=True,
    )
    b.tube(
        [(0.62, 0.1, 0.15), (0.78, -0.25, 0.09), (0.5, -0.6, 0.08), (0.0, -0.66, 0.08), (-0.4, -0.52, 0.08)],
        [0.12, 0.1, 0.09, 0.085, 0.06],
        side=(0, 0, 1),
    )
    b.flesh(onyx, voxel=0.02, smooth=4)


def jewels(ruby: bpy.types.Material, violet: bpy.types.Material) -> None:
    """Collar, ear-ring, bands, eyes, and a stone on its brow."""
    gold, red, lilac, eyes, dark = part(), part(), part(), part(), part()
    for row, (z, rx, ry) in enumerate(((1.56, 0.23, 0.22), (1.45, 0.275, 0.265), (1.33, 0.315, 0.31))):
        rim = [(-0.11 + rx * math.cos(a), ry * math.sin(a), z - 0.1 * math.cos(a) * -1) for a in _round(40)]
        gold.tube(rim, [0.034] * 41, n=8, steps=1)
        for k in range(24):
            a = 2 * math.pi * (k + 0.5 * (row % 2)) / 24
            spot = (-0.11 + rx * 1.1 * math.cos(a), ry * 1.1 * math.sin(a), z - 0.05 + 0.1 * math.cos(a))
            (red if (k + row) % 2 else lilac).ball(spot, (0.033, 0.033, 0.042), n=10)
    gold.spike((-0.44, 0, 1.12), (-0.46, 0, 0.98), 0.1)
    red.ball((-0.47, 0, 1.16), (0.06, 0.09, 0.12), n=16)
    for s in (-1, 1):
        for z in (0.24, 0.32):
            rim = [(-0.315 + 0.1 * math.cos(a), s * 0.15 + 0.1 * math.sin(a), z) for a in _round(20)]
            gold.tube(rim, [0.02] * 21, n=8, steps=1)
        eyes.ball((-0.41, s * 0.115, 1.885), (0.035, 0.062, 0.036))
        dark.ball((-0.44, s * 0.12, 1.885), (0.014, 0.013, 0.034))
        lid = [(-0.42, s * 0.06, 1.87), (-0.43, s * 0.12, 1.935), (-0.36, s * 0.2, 1.92), (-0.28, s * 0.24, 1.95)]
        gold.tube(lid, [0.008, 0.016, 0.014, 0.004], n=8)
        inner = (-0.19, s * 0.17, 2.02), (-0.13, s * 0.205, 2.32)
        gold.leaf(*inner, 0.13, normal=(-1, s * 0.3, 0.2), curl=0.02, blunt=0.4)
    rim = [(-0.11 + 0.055 * math.cos(a), -0.245, 2.1 + 0.07 * math.sin(a)) for a in _round(20)]
    gold.tube(rim, [0.014] * 21, n=8, steps=1)
    red.ball((-0.41, 0, 2.0), (0.035, 0.05, 0.07), n=12)
    gold.tube([(-0.43, 0, 1.93), (-0.42, 0, 2.0), (-0.3, 0, 2.11), (-0.1, 0, 2.1)], [0.02, 0.02, 0.022, 0.01], n=8)
    for clay, stuff in ((gold, m.gold()), (red, ruby), (lilac, violet)):
        clay.mesh(stuff)
    eyes.mesh(m.glow((0.35, 1, 0.1), 1.6))
    dark.mesh(m.stuff((0.005, 0.005, 0.005), 0.1))


def _round(count: int) -> list[float]:
    return [2 * math.pi * k / count for k in range(count + 1)]


def base(ruby: bpy.types.Material, violet: bpy.types.Material) -> None:
    """A small pedestal of black stone and gold, stones let into it."""
    foot = Clay().place((0, 0, 0), (0, 0, 40))
    foot.box((0, 0, 0.33), (1.75, 1.5, 0.36)).mesh(
        m.stuff((0.02, 0.016, 0.026), 0.14, coat=0.8), smooth=False, bevel=0.03
    )
    trim = Clay().place((0, 0, 0), (0, 0, 40))
    trim.box((0, 0, 0.08), (2.0, 1.72, 0.16)).box((0, 0, 0.56), (1.95, 1.68, 0.12)).box((0, 0, 0.63), (1.75, 1.5, 0.08))
    trim.mesh(m.gold(), smooth=False, bevel=0.03)
    turn = Clay().place((0, 0, 0), (0, 0, 40)).turn
    for k in range(5):
        for where, face in (((0.7 * (k - 2) / 2, -0.76, 0.33), 0), ((-0.885, 0.58 * (k - 2) / 2, 0.33), 1)):
            size = (0.1, 0.06, 0.11) if face == 0 else (0.06, 0.1, 0.11)
            spot = turn @ Vector(where)
            Clay().place(spot, (0, 0, 40)).ball((0, 0, 0), size, n=16).mesh(ruby if (k + face) % 2 else violet)
            ring = Clay().place(spot, (0, 0, 40))
            oval = [
                (0.115 * math.cos(a), -0.02, 0.13 * math.sin(a))
                if face == 0
                else (-0.02, 0.115 * math.cos(a), 0.13 * math.sin(a))
                for a in _round(20)
            ]
            ring.tube(oval, [0.02] * 21, n=8, steps=1).mesh(m.gold())


def scene() -> None:
    """Sets the picture up."""
    ruby, violet = (m.stuff(c, 0.06, coat=1.0, dark=0.8, sub=0.1) for c in ((0.65, 0.006, 0.02), (0.28, 0.03, 0.75)))
    cat(m.stuff((0.016, 0.012, 0.022), 0.16, coat=0.7, dark=0.7, bump=0.03))
    jewels(ruby, violet)
    base(ruby, violet)
    props.coins((0, -1.2, 0), 2.6, count=150, size=0.13, heap=0.12)
    for _ in range(16):
        a = random.uniform(0, 6.28)
        spot = (1.3 + 1.2 * random.random()) * math.cos(a), -1.1 + 0.7 * math.sin(a), 0.14
        colour = random.choice(((0.9, 0.02, 0.03), (0.4, 0.06, 1), (0.05, 0.7, 0.1)))
        turn = [random.uniform(0, 180) for _ in range(3)]
        things.gem(spot, 0.14, m.glass(colour, shine=0.25), turn=turn)
    for s in (-1, 1):
        architecture.column((s * 2.15, 1.1, 0), 0.34, 4.4, m.stone((0.15, 0.12, 0.14)))
        props.candle((s * 1.75, 0.0, 0), 0.55, 0.11, power=9)
    architecture.arch((0, 2.6, 0), 1.8, 2.0, m.stone((0.14, 0.11, 0.13)))
    backdrops.floor(m.stuff((0.05, 0.035, 0.05), 0.25, bump=0.3, scale=3))
    backdrops.mist((0.35, 0.12, 0.7), at=(0, 1.4, 0.3), spread=(3, 0.5, 0.3), count=16, strength=0.22)
    backdrops.sparks((0.6, 0.25, 1), (0, 0, 2.2), (2.4, 0.6, 1.8), count=36, strength=2.5, size=0.013)
    backdrops.backdrop((0.3, 0.12, 0.42), (0.012, 0.006, 0.018), (0, 6, 2.3), 3.8, 0.9)
    stage.rig((1, 0.85, 0.62), (0.65, 0.4, 1), at=(0, 0, 1.8), power=1.15)
    stage.panel((1.6, -4.5, 3.2), (0, 0, 1.8), 120, (1, 0.85, 0.7), size=1.6)
    stage.panel((-3.2, -2.6, 3.4), (0, 0, 2.6), 170, (0.7, 0.5, 1), size=1.4)
    stage.camera((-0.1, -7.3, 2.5), (-0.05, 0, 2.02), lens=50, f=2.8, focus=(-0.2, -0.5, 2))

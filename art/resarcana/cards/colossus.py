"""A colossus of bronze astride a harbour, small ships between its feet, Gold burning in the bowl it holds up."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay, Point
from art.resarcana import essences


def _body(bronze: stage.bpy.types.Material) -> None:
    """Legs apart, one arm raised, the other at the spear."""
    b = Clay()
    for s in (-1, 1):
        leg = [
            (s * 0.3, 0, 3.3),
            (s * 0.62, -0.03, 2.6),
            (s * 0.92, 0.0, 1.9),
            (s * 1.12, 0.06, 1.3),
            (s * 1.26, 0.02, 0.75),
        ]
        b.tube(leg, [0.36, 0.33, 0.22, 0.21, 0.13], n=20).ball((s * 0.9, -0.06, 1.95), 0.21)
        b.ball((s * 1.13, 0.12, 1.5), (0.18, 0.2, 0.3)).ball((s * 1.28, -0.12, 0.68), (0.16, 0.3, 0.12))
        b.ball((s * 0.3, -0.2, 4.42), (0.31, 0.17, 0.22)).ball((s * 0.62, 0, 4.6), (0.25, 0.24, 0.26))
        for k in range(3):
            b.ball((s * 0.13, -0.25 + 0.01 * k, 4.1 - 0.2 * k), (0.13, 0.07, 0.1))
    b.tube(
        [(0, 0, 3.2), (0, 0, 3.6), (0, 0, 4.1), (0, 0, 4.65)],
        [(0.42, 0.3), (0.4, 0.27), (0.53, 0.3), (0.5, 0.26)],
        side=(1, 0, 0),
        n=26,
    )
    b.tube([(0, 0, 4.7), (0, -0.03, 5.0)], [0.19, 0.16], n=14, side=(1, 0, 0))
    b.ball((0, -0.05, 5.2), (0.22, 0.26, 0.3)).ball((0, -0.14, 5.06), (0.16, 0.16, 0.16))
    b.tube([(0, -0.29, 5.26), (0, -0.36, 5.14), (0, -0.3, 5.1)], [0.03, 0.045, 0.03], side=(1, 0, 0))
    b.tube([(-0.16, -0.22, 5.26), (0, -0.3, 5.28), (0.16, -0.22, 5.26)], [0.03, 0.04, 0.03], side=(0, 0, 1))
    b.tube(
        [(0.62, 0, 4.62), (1.05, -0.05, 4.95), (1.12, -0.1, 5.6), (1.1, -0.12, 5.75)], [0.24, 0.19, 0.13, 0.14], n=18
    )
    b.tube(
        [(-0.62, 0, 4.62), (-1.0, 0.05, 4.15), (-1.25, -0.3, 3.6), (-1.3, -0.4, 3.5)], [0.24, 0.19, 0.13, 0.14], n=18
    )
    b.flesh(bronze, voxel=0.035, smooth=5)


def _attire(bronze: stage.bpy.types.Material) -> None:
    """A crown of rays, a kilt, the spear and the burning bowl."""
    gold = Clay()
    for k in range(9):
        way = Vector((-1 + k / 4, 0, 1.15 - 0.13 * (k - 4) ** 2 / 2)).normalized()
        root = Vector((0, 0.02, 5.3)) + way * 0.24
        gold.spike(root, root + way * (0.55 if k % 2 == 0 else 0.4), 0.055)
    gold.tube([(-1.3, -0.5, 0.6), (-1.3, -0.5, 3.4), (-1.3, -0.5, 5.6)], [0.045, 0.05, 0.045], n=10, side=(1, 0, 0))
    gold.tube(
        [(-1.3, -0.5, 5.5), (-1.3, -0.5, 5.75), (-1.3, -0.5, 6.3)], [0.06, (0.15, 0.04), 0.004], n=10, side=(1, 0, 0)
    )
    gold.place((1.1, -0.12, 5.85)).lathe(
        [(0, -0.1), (0.14, -0.1), (0.2, 0.05), (0.44, 0.2), (0.48, 0.28), (0.4, 0.26), (0, 0.15)]
    )
    gold.mesh(m.gold())
    kilt, ways = Clay(), 26

    def fold(u: float, v: float) -> Point:
        a = 2 * math.pi * u
        r = (0.44 + 0.14 * v) * (1 + 0.07 * v * math.sin(a * ways))
        return (r * math.cos(a), 0.78 * r * math.sin(a), 3.62 - 0.95 * v - 0.12 * v * math.cos(a) ** 2)

    kilt.grid(fold, 200, 12, wrap=True).mesh(bronze, thick=0.03)
    belt = Clay().tube([Vector(fold(k / 40, 0)) for k in range(41)], [(0.05, 0.1)] * 41, n=8, steps=1, side=(0, 0, 1))
    belt.mesh(m.gold())


def _ship(where: Point, size: float, turn: float) -> None:
    """A small ship under one sail, a lamp at its stern."""
    hull, mast, sail = (Clay().place(where, (0, 0, turn), size) for _ in range(3))
    hull.tube(
        [(-0.62, 0, 0.3), (-0.4, 0, 0.08), (0, 0, 0.03), (0.4, 0, 0.08), (0.66, 0, 0.34)],
        [0.02, (0.16, 0.14), (0.2, 0.16), (0.16, 0.14), 0.03],
        n=14,
    ).mesh(m.wood((0.16, 0.08, 0.035)))
    mast.tube([(0, 0, 0.1), (0, 0, 1.15)], [0.025, 0.015], n=8, side=(1, 0, 0))
    mast.tube([(0, -0.3, 1.0), (0, 0.3, 1.0)], [0.018, 0.018], n=8, side=(1, 0, 0)).mesh(m.wood())
    sail.grid(lambda u, v: (0.16 * math.sin(math.pi * v), (u - 0.5) * 0.62, 0.3 + 0.7 * v), 8, 10)
    sail.mesh(m.thin((0.8, 0.62, 0.4), 0.8, 0.5))
    lantern = hull.turn @ Vector((-0.55, 0, 0.42))
    Clay().ball(lantern, 0.05 * size).mesh(m.glow((1, 0.5, 0.1), 4))


def scene() -> None:
    """Sets the picture up."""
    bronze = m.stuff((0.5, 0.27, 0.1), 0.36, 0.85, bump=0.25, scale=5, dark=0.4, light=1.2)
    _body(bronze)
    _attire(bronze)
    stuff = m.stone((0.2, 0.17, 0.15))
    for s in (-1, 1):
        for k in range(3):
            Clay().box((s * 1.5, 0.1, 0.1 + 0.17 * k), (1.5 - 0.22 * k, 1.6 - 0.22 * k, 0.2)).mesh(
                stuff, smooth=False, bevel=0.03
            )
        Clay().box((s * 4.6, 0.7, 0.1), (5.2, 0.9, 0.5)).mesh(stuff, smooth=False, bevel=0.03)
        for k in range(5):
            backdrops.rock((s * (2.4 + k), -0.1, 0.0), (0.45, 0.4, 0.3), stuff, seed=k + 3 * s)
    _ship((0.1, -1.7, 0.0), 0.72, 72)
    _ship((-2.95, -2.6, 0.0), 0.95, 24)
    _ship((3.1, -1.6, 0.0), 0.7, 150)
    _ship((0.35, 5.0, 0.0), 0.7, 100)
    props.flame((1.1, -0.12, 5.95), 0.85, m.soft((1, 0.5, 0.04), (0.9, 0.18, 0.005), 1.5, thick=0.8))
    stage.lamp((1.1, -0.5, 6.3), 240, essences.GOLD)
    town, panes = Clay(), Clay()
    for _ in range(46):
        x, high = random.uniform(-9, 9), random.uniform(0.3, 1.1) * (0.6 + abs(random.gauss(0, 0.5)))
        town.box((x, 11 + random.random(), high / 2), (random.uniform(0.3, 0.7), 0.5, high))
        panes.box((x + random.uniform(-0.1, 0.1), 10.7, high * 0.7), (0.06, 0.05, 0.08))
    town.mesh(m.stone((0.05, 0.045, 0.06)), smooth=False)
    panes.mesh(m.glow((1, 0.55, 0.15), 3), smooth=False)
    for k, (x, r) in enumerate(((-6, 3.4), (5.5, 3.8), (-11, 4), (11, 4))):
        backdrops.rock((x, 14, -0.6), (r, 1, r * 0.62), m.stone((0.05, 0.045, 0.07)), rough=0.7, seed=k * 2.7)
    Clay().ball((-8.2, 20, 8.2), 1.1, n=40).mesh(m.glow((1, 0.72, 0.42), 1.0))
    backdrops.sea(0.0, wave=0.1, material=m.water((0.02, 0.06, 0.09), 0.12), depth=16)
    backdrops.mist((0.75, 0.55, 0.45), at=(0, 8, 0.5), spread=(7, 1, 0.3), count=22, strength=0.15)
    backdrops.backdrop((0.16, 0.42, 0.6), (0.008, 0.018, 0.07), (-1.0, 22, 2.5), 17, 0.85, cloud=0.35)
    stage.panel((-6, -6, 7), (0, 0, 3.4), 2300, (1, 0.78, 0.5), size=3)
    stage.panel((6, 4, 7), (0, 0, 3.5), 2400, (0.45, 0.75, 1), size=3)
    stage.panel((5, -7, 1.5), (0, 0, 3), 350, (0.4, 0.55, 1), size=4)
    stage.camera((0.9, -14.2, 1.15), (0, 0, 3.32), lens=54, f=5.6, focus=(0, -0.3, 3))

"""An ankh of gold, green lightning about it and a skeleton hand that stirs beneath: what is spent stands up again."""

import random
from itertools import pairwise

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.treasure import display
from art.resarcana import essences


def _ankh() -> None:
    """The sign of life, a green stone where its arms meet."""
    gold = Clay()
    loop = [(0, 0, 1.75), (-0.2, 0, 2.0), (-0.36, 0, 2.32), (-0.25, 0, 2.66), (0, 0, 2.78)]
    ring = [*loop, *[(-x, y, z) for x, y, z in reversed(loop[:-1])]]
    gold.tube(ring, [0.11, 0.095, 0.1, 0.1, 0.1, 0.1, 0.1, 0.095, 0.11], n=20)
    for end in ((0.72, 0, 1.68), (-0.72, 0, 1.68), (0, 0, 0.55)):
        tip, middle = Vector(end), Vector((0, 0, 1.68))
        gold.tube([middle, middle.lerp(tip, 0.5), tip], [(0.1, 0.1), (0.11, 0.12), (0.12, 0.2)], n=20)
    gold.flesh(m.gold(), voxel=0.022, smooth=5)
    trim = Clay()
    trim.tube([(-0.6, -0.13, 1.68), (0.6, -0.13, 1.68)], [0.025, 0.025], n=8, side=(0, 0, 1))
    trim.tube([(0, -0.13, 1.5), (0, -0.14, 0.65)], [0.025, 0.03], n=8, side=(1, 0, 0))
    trim.mesh(m.glow((0.1, 1, 0.25), 1.3))
    Clay().ball((0, -0.12, 1.7), (0.15, 0.09, 0.15), n=30).mesh(m.glass((0.05, 0.9, 0.2), shine=0.9))


def _lightning() -> None:
    """Jagged arcs from the arms to the ground."""
    arcs = Clay()
    for start, end in (
        ((-0.72, -0.05, 1.68), (-1.0, -0.3, 0.28)),
        ((0.72, -0.05, 1.68), (1.02, -0.25, 0.28)),
        ((-0.72, -0.05, 1.72), (-0.32, -0.1, 2.5)),
        ((0.72, -0.05, 1.72), (0.34, -0.1, 2.5)),
        ((0.78, 0, 1.7), (1.45, 0, 2.35)),
        ((-0.78, 0, 1.7), (-1.45, 0, 2.3)),
    ):
        a, b = Vector(start), Vector(end)
        line = [
            a.lerp(b, k / 7) + Vector((random.gauss(0, 0.085), 0, random.gauss(0, 0.05))) * (0 < k < 7)
            for k in range(8)
        ]
        arcs.tube(line, [0.024 - 0.0022 * k for k in range(8)], n=6, steps=1)
        twig = line[4]
        arcs.tube([twig, twig + Vector((0.12, 0, -0.1)), twig + Vector((0.16, 0, -0.26))], [0.014, 0.01, 0.002], n=6)
    arcs.mesh(m.glow((0.25, 1, 0.35), 2.0)).visible_shadow = False


def _hand(where: Vector, side: int) -> None:
    """A skeleton's hand that comes out of the ground."""
    bones = Clay().place(where, (12, side * 16, 0), 1.0)
    for x in (-0.05, 0.05):
        bones.tube([(x, 0, -0.2), (x * 0.8, 0, 0.1), (x, 0, 0.2)], [0.035, 0.026, 0.035], n=9)
    for k in range(5):
        s, long = (k - 2) / 2, (0.62, 0.86, 0.94, 0.86, 0.7)[k]
        at = [
            Vector((0.05 * s, 0, 0.22)),
            Vector((0.15 * s, -0.02, 0.44)),
            Vector((0.24 * s, -0.07, 0.44 + long * 0.2)),
        ]
        at += [Vector((0.28 * s, -0.16, 0.44 + long * 0.34)), Vector((0.27 * s, -0.25, 0.4 + long * 0.4))]
        for a, b in pairwise(at):
            bones.tube([a, a.lerp(b, 0.5), b], [0.034, 0.022, 0.03], n=8)
            bones.ball(b, 0.03, n=10)
    bones.mesh(m.bone())


def scene() -> None:
    """Sets the picture up."""
    _ankh()
    _lightning()
    _hand(Vector((-0.66, -0.55, 0.3)), -1)
    _hand(Vector((0.68, -0.5, 0.3)), 1)
    Clay().lathe([(0, 0.6), (0.24, 0.58), (0.3, 0.4), (0.42, 0.26)], n=40).mesh(m.gold())
    stage.lamp((0, -0.7, 1.7), 20, essences.LIFE)
    for s in (-1, 1):
        stage.lamp((s * 1.0, -0.5, 0.9), 14, (0.3, 1, 0.4))
    backdrops.sparks((0.4, 1, 0.4), (0, -0.1, 1.7), (1.5, 0.5, 1.3), count=70, strength=3, size=0.013)
    display((0.2, 0.9, 0.3), rim=(0.4, 1, 0.5))

"""A dragon of stone breaks out of a hill, gold in its cracks: it spits rocks, and Gold alone sends it back."""

import random

import bpy
from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.dragons import Dragon
from art.resarcana import essences

NECK = [(2.8, 0.9, -1.1), (2.2, 0.6, 0.0), (1.7, 0.3, 1.0), (1.75, 0.1, 1.95), (1.25, 0, 2.6), (0.55, 0, 2.8)]
AMBER = (1, 0.42, 0.03)


def stone_dragon() -> Dragon:
    """Neck and head of cracked stone, with a ram's horns."""
    dragon = Dragon(
        m.cracked((0.2, 0.165, 0.13), AMBER, 0.3, wide=0.028, shine=3.0),
        m.stuff((0.3, 0.22, 0.14), 0.6, bump=0.8, scale=10, dark=0.35),
        m.glow((1, 0.5, 0.03), 2.5),
        horns="ram",
        neck=NECK,
        girth=(1.3, 1.1, 0.82, 0.64, 0.54, 0.46),
        turn=(0, -6, 18),
        jaw=34,
        thick=1.2,
        long=0.9,
        teeth=6,
        spines=1,
        spine_size=0.02,
        size=1.22,
    )
    dragon.build()
    return dragon


def slab(clay: Clay, root: Vector, way: Vector, long: float) -> None:
    """A broad splinter of rock, pointed, its edges left sharp."""
    side = way.cross(Vector((0, 1, 0))).normalized() * random.uniform(-0.08, 0.08)
    line = [root - way * 0.15, root + way * long * 0.45 + side, root + way * long]
    wide = long * random.uniform(0.26, 0.34)
    clay.tube(line, [(wide * 0.6, wide), (wide * 0.5, wide * 0.85), (0.01, 0.02)], n=6, steps=2)


def comb(dragon: Dragon) -> None:
    """Slabs down its back, the largest in the middle, and a few on its brow."""
    rocks = Clay()
    for k in range(11):
        here, back, thick = dragon.side(0.06 + 0.88 * k / 10)
        long = 1.25 - 0.07 * abs(k - 4) - 0.03 * k
        slab(rocks, here + back * thick * 0.85, (back + Vector((0.15, 0, 0.25))).normalized(), long)
        for s in (-1, 1):
            lean = (back + Vector((0, 0.75 * s, 0.1))).normalized()
            slab(rocks, here + lean * thick * 0.85, lean, long * random.uniform(0.45, 0.65))
    rocks.mesh(m.stone((0.2, 0.16, 0.12)), smooth=False, bevel=0.012)


def moss(dragon: Dragon) -> None:
    """Moss on all that looks up, tufts of grass in it."""
    cushions, grass = Clay(), Clay()
    for _ in range(230):
        here, back, thick = dragon.side(random.uniform(0.02, 0.9))
        lean = (back * random.uniform(0.4, 1) + Vector((0, random.uniform(-1.0, 0.3), 0.3))).normalized()
        spot, size = here + lean * thick * 0.94, random.uniform(0.06, 0.17)
        cushions.ball(spot, (size * 1.3, size * 1.1, size * 0.6))
        grass.leaf(spot, spot + Vector((random.gauss(0, 0.07), -0.04, random.uniform(0.12, 0.3))), 0.045)
    cushions.mesh(m.stuff((0.055, 0.1, 0.012), 0.9, bump=0.7, scale=14, dark=0.4))
    grass.mesh(m.stuff((0.09, 0.15, 0.015), 0.8, dark=0.5))


def stones_spat(dragon: Dragon, rocky: bpy.types.Material) -> None:
    """Its breath: rocks, and the dust that they trail."""
    start = dragon.mouth(0.8)
    end = start + Vector((-3.2, -0.4, -0.7))
    for k in range(24):
        t = (k + 0.5) / 24
        spot = start.lerp(end, t) + Vector([random.gauss(0, 0.08 + 0.42 * t) for _ in range(3)])
        size = random.uniform(0.06, 0.12 + 0.2 * t)
        backdrops.rock(spot, (size, size, size * 0.85), rocky, seed=k, rough=0.7)
    dust = Clay()
    for _ in range(110):
        t = random.random()
        size = 0.07 + 0.24 * t * random.random()
        spot = start.lerp(end, t) + Vector([random.gauss(0, 0.06 + 0.26 * t) for _ in range(3)])
        dust.ball(spot, (size * 1.6, size, size), n=14)
    dust.mesh(m.soft((1, 0.6, 0.25), (0.5, 0.25, 0.08), 0.35, thick=0.09, tight=0.9)).visible_shadow = False


def hill(rocky: bpy.types.Material) -> None:
    """The land that it breaks out of: split rocks below, trees on both sides, a late sky."""
    for k in range(9):
        x = -3.8 + 0.9 * k
        backdrops.rock((x, 0.6 + 0.5 * (k % 3), -0.25), (0.8, 0.7, 0.3 + 0.3 * abs(x) / 3), rocky, seed=20 + k)
    backdrops.floor(m.stone((0.07, 0.06, 0.03)))
    backdrops.forest(near=4.2, gap=3.0, count=12, colour=(0.02, 0.018, 0.01))
    backdrops.mist((0.8, 0.55, 0.2), at=(0, 5.5, 0.2), spread=(6, 1.2, 0.4), count=44, strength=0.25)
    backdrops.backdrop((0.5, 0.36, 0.09), (0.016, 0.022, 0.008), (-0.9, 8, 2.6), 5.2, 0.9, cloud=0.6)


def scene() -> None:
    """Sets the picture up."""
    dragon, rocky = stone_dragon(), m.stone((0.24, 0.18, 0.13))
    comb(dragon)
    moss(dragon)
    stones_spat(dragon, rocky)
    hill(rocky)
    backdrops.sparks((1, 0.5, 0.1), tuple(dragon.mouth(2.0)), (1.8, 0.8, 1.0), count=50, size=0.014)
    stage.lamp(dragon.mouth(0.9) + Vector((0, -0.3, 0.1)), 50, essences.GOLD)
    stage.rig((1, 0.88, 0.66), (0.65, 0.9, 0.3), at=(0.5, 0, 2.2), power=1.5, left=False)
    stage.panel((-3.0, -4.5, 3.0), (0, 0, 2.4), 130, (1, 0.8, 0.5), size=1.6)
    stage.camera((-0.3, -7.8, 2.3), (-0.05, 0, 2.4), lens=48, f=3.2)

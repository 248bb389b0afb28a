"""A pale feathered dragon turns in the clouds; its breath is a whirlwind that tears a card from the hand."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.beasts import bird_wing
from art.kit.clay import Clay
from art.kit.dragons import Dragon


def whirlwind(start: Vector, end: Vector) -> None:
    """The breath: shreds of cloud that wind around a way, and three cards torn along."""
    way = end - start
    up = way.cross(Vector((0, 1, 0))).normalized()
    bright, dim = Clay(), Clay()
    for k in range(54):
        first = random.random() * 0.8
        long, turn = random.uniform(0.1, 0.3), random.uniform(0, 6.28)
        wide, thick, line = random.uniform(0.3, 1.05), random.uniform(0.012, 0.05), []
        for j in range(9):
            t = first + long * j / 8
            r, a = 0.06 + wide * t, turn + 9.0 * t
            line.append(start + way * t + (up * math.cos(a) + Vector((0, 1, 0)) * math.sin(a)) * r)
        size = thick * (0.5 + 1.6 * first)
        (bright if k % 3 else dim).tube(line, [0.003, *[size] * 7, 0.003], n=8, steps=4)
    bright.mesh(m.soft((0.8, 0.93, 1), (0.35, 0.6, 0.9), 0.9, thick=0.32, tight=0.95)).visible_shadow = False
    dim.mesh(m.soft((0.45, 0.7, 1), (0.15, 0.35, 0.8), 0.8, thick=0.28, tight=0.95)).visible_shadow = False
    puffs = Clay()
    for k in range(150):
        t = 0.04 + 0.96 * random.random() ** 0.7
        r, a = 0.05 + 0.78 * t, 0.42 * k + 9.0 * t
        spot = start + way * t + (up * math.cos(a) + Vector((0, 1, 0)) * math.sin(a)) * r * random.uniform(0.4, 1)
        size = (0.06 + 0.26 * t) * random.uniform(0.6, 1.2)
        puffs.ball(spot, (size * 1.7, size, size * 0.9), n=14)
    cloud = m.soft((0.75, 0.88, 1), (0.35, 0.55, 0.85), 0.75, thick=0.16, tight=0.9)
    puffs.mesh(cloud).visible_shadow = False
    for t, turn, off in ((0.5, (70, 20, 25), 0.42), (0.7, (55, -30, -10), -0.5), (0.93, (80, 40, 20), 0.1)):
        place = start + way * t + up * off + Vector((0, -0.75, 0)), turn, 0.8
        Clay().place(*place).box((0, 0, 0), (0.72, 1, 0.02)).mesh(m.parchment(), smooth=False)
        edge = [
            (-0.3, -0.44, 0.015),
            (0.3, -0.44, 0.015),
            (0.3, 0.44, 0.015),
            (-0.3, 0.44, 0.015),
            (-0.3, -0.44, 0.015),
        ]
        for side in (1, -1):
            frame = Clay().place(*place).tube([(x, y, z * side) for x, y, z in edge], [0.016] * 5, n=6, steps=1)
            frame.mesh(m.gold())


def scene() -> None:
    """Sets the picture up."""
    hide = m.scales((0.5, 0.58, 0.66), (0.1, 0.16, 0.26), 0.075, rough=0.3)
    plume, pale = (
        m.stuff((0.62, 0.7, 0.78), 0.6, bump=0.2, dark=0.6),
        m.stuff((0.25, 0.38, 0.55), 0.6, bump=0.2, dark=0.6),
    )
    neck = [(3.2, 0.9, 0.2), (2.4, 0.6, 0.6), (1.9, 0.3, 1.4), (1.9, 0.1, 2.3), (1.35, 0, 2.95), (0.7, 0, 3.0)]
    dragon = Dragon(
        hide,
        m.stuff((0.5, 0.45, 0.36), 0.35),
        m.glow((0.35, 0.85, 1), 3),
        horns="antler",
        neck=neck,
        girth=(0.8, 0.7, 0.52, 0.42, 0.36, 0.33),
        turn=(0, -8, 12),
        jaw=28,
        long=1.1,
        beak=0.9,
        thick=0.85,
        teeth=5,
        spines=1,
        spine_size=0.05,
    )
    dragon.build()
    mane = Clay()
    for _ in range(90):
        c, out, thick = dragon.side(random.uniform(0.1, 0.98))
        lean = (out + Vector((0, random.uniform(-1.0, 0.6), 0))).normalized()
        root = c + lean * thick * 0.9
        mane.leaf(
            root,
            root + (lean * 0.6 + Vector((0.7, 0, -0.05))) * random.uniform(0.35, 0.7),
            0.15,
            normal=(0.1, -1, 0.3),
            curl=0.1,
        )
    mane.mesh(plume)
    left = [(2.2, 0.9, 1.4), (1.2, 1.5, 3.2), (-0.6, 1.9, 4.3), (-2.6, 2.0, 4.6)]
    right = [(2.7, 1.0, 1.2), (3.4, 1.5, 2.8), (4.4, 1.9, 4.0), (5.6, 2.0, 4.4)]
    bird_wing(left, [(-0.1, 0.2, -1), (-0.25, 0.2, -1), (-0.5, 0.1, -0.8), (-1, 0, -0.15)], 2.0, pale, plume, plume)
    bird_wing(right, [(0.1, 0.2, -1), (0.25, 0.2, -1), (0.5, 0.1, -0.8), (1, 0, -0.15)], 2.0, pale, plume, plume)
    whirlwind(dragon.mouth(0.6), dragon.mouth(4.1))
    backdrops.mist((0.6, 0.72, 0.9), at=(0, 1.8, 0.2), spread=(5, 1.0, 0.5), count=40, strength=0.5)
    backdrops.mist((0.6, 0.72, 0.9), at=(0.5, 4.5, 1.0), spread=(6, 0.8, 0.8), count=30, strength=0.35)
    backdrops.backdrop((0.3, 0.45, 0.62), (0.012, 0.03, 0.08), (-1.2, 8, 3.2), 7, 0.85, cloud=0.9)
    stage.air((0.05, 0.07, 0.1))
    stage.rig((1, 0.93, 0.8), (0.5, 0.75, 1), at=(0.5, 0, 2.6), power=1.2, left=False)
    stage.camera((-0.4, -8.9, 2.5), (-0.25, 0, 2.65), lens=48, f=3.4)

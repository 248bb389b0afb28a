"""A white feathered dragon with golden antlers breathes a whirlwind into the night; it tears cards from the hand."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.beasts import bird_wing
from art.kit.clay import Clay
from art.kit.dragons import Dragon

NECK = [(3.0, 0.9, -0.9), (2.3, 0.6, 0.2), (1.75, 0.3, 1.15), (1.8, 0.1, 2.1), (1.4, 0, 2.85), (0.7, 0, 3.1)]


def white_dragon() -> Dragon:
    """Neck and head, in small pale scales."""
    dragon = Dragon(
        m.scales((0.62, 0.68, 0.74), (0.22, 0.3, 0.42), 0.05, rough=0.4),
        m.gold(),
        m.glow((1, 0.6, 0.06), 4),
        horns="antler",
        neck=NECK,
        girth=(1.0, 0.85, 0.6, 0.45, 0.38, 0.34),
        turn=(0, -8, 14),
        jaw=34,
        beak=0.6,
        spines=1,
        spine_size=0.02,
        size=1.12,
    )
    dragon.build()
    return dragon


def plumage(dragon: Dragon) -> None:
    """Feathers over the neck like tiles, larger towards the breast, and a crest that streams back from the head."""
    white = m.stuff((0.7, 0.74, 0.78), 0.55, bump=0.15, dark=0.72, light=1.15)
    grey = m.stuff((0.36, 0.48, 0.62), 0.55, bump=0.15, dark=0.7)
    rows = (Clay(), Clay())
    for row in range(24):
        t = 0.9 - 0.88 * row / 23
        here, back, thick = dragon.side(t)
        down = (dragon.side(max(t - 0.06, 0))[0] - here).normalized()
        for k in range(15):
            a = math.pi * (-0.32 + 1.32 * (k + 0.5 * (row % 2)) / 15)
            lean = (back * math.cos(a) + Vector((0, -1, 0)) * math.sin(a)).normalized()
            root = here + lean * thick * 0.97
            long = (0.24 + 0.5 * thick) * random.uniform(0.85, 1.15)
            rows[row % 2].leaf(root, root + (down + lean * 0.28) * long, 0.2 + 0.2 * thick, normal=lean, blunt=0.7)
    for clay, stuff in zip(rows, (white, grey), strict=True):
        clay.mesh(stuff)
    crest = Clay()
    for k in range(46):
        here, back, thick = dragon.side(0.62 + 0.34 * (k % 23) / 23)
        side = Vector((0, -0.5 + (k // 23), random.uniform(-0.15, 0.15)))
        root = here + (back + side * 0.5).normalized() * thick * 0.9
        way = back * 0.75 + Vector((0.8, 0, -0.15)) + side * 0.5
        crest.leaf(root, root + way.normalized() * random.uniform(0.55, 0.95), 0.17, normal=(0.1, -1, 0.3), curl=0.1)
    crest.mesh(white)


def wings() -> None:
    """One wing raised behind the head, the other cut by the edge."""
    dark = m.stuff((0.2, 0.32, 0.52), 0.55, bump=0.15, dark=0.6)
    mid = m.stuff((0.45, 0.55, 0.68), 0.55, bump=0.15, dark=0.7)
    light = m.stuff((0.72, 0.76, 0.8), 0.55, bump=0.15, dark=0.75)
    far = [(2.2, 1.2, 1.7), (1.7, 1.7, 3.4), (0.2, 2.0, 4.4), (-1.9, 2.1, 4.75)]
    near = [(2.7, 1.2, 1.4), (3.3, 1.7, 3.0), (4.1, 2.0, 4.2), (5.4, 2.1, 4.9)]
    ways = [(-0.5, 0.1, -1), (-0.75, 0.1, -0.9), (-0.9, 0.1, -0.75), (-1, 0, -0.3)]
    bird_wing(far, ways, 1.9, dark, mid, light)
    bird_wing(near, [(-x * 0.6, y, z) for x, y, z in ways], 1.9, dark, mid, light)


def around(start: Vector, way: Vector, t: float, turn: float, wide: float) -> Vector:
    """A point so far along the whirlwind and so far around it."""
    up = way.cross(Vector((0, 1, 0))).normalized()
    return start + way * t + (up * math.cos(turn) + Vector((0, 1, 0)) * math.sin(turn)) * wide


def whirlwind(start: Vector, end: Vector) -> None:
    """The breath: bands of cloud wound into a funnel that opens towards the viewer's left."""
    way = end - start
    bright, dim = Clay(), Clay()
    for k in range(13):
        turn, wide = 2.4 * k, random.uniform(0.8, 1.0)
        first = 0.3 * (k % 4) / 4
        line = [
            around(start, way, t, turn + 13 * t, 0.07 + 0.95 * wide * t**1.15)
            for t in (first + (1.06 - first) * j / 24 for j in range(25))
        ]
        size = [0.012 + (0.035 + 0.05 * (k % 3)) * (j / 24) for j in range(25)]
        (bright if k % 2 else dim).tube(line, [*size[:-1], 0.004], n=10, steps=4)
    bright.mesh(m.soft((0.85, 0.95, 1), (0.4, 0.65, 1), 0.85, thick=0.5, tight=0.95)).visible_shadow = False
    dim.mesh(m.soft((0.4, 0.65, 1), (0.1, 0.25, 0.7), 0.8, thick=0.45, tight=0.95)).visible_shadow = False
    puffs = Clay()
    for k in range(170):
        t = 0.05 + 0.95 * random.random() ** 0.7
        size = (0.05 + 0.22 * t) * random.uniform(0.6, 1.2)
        spot = around(start, way, t, 0.42 * k, (0.05 + 0.85 * t) * random.uniform(0.2, 1))
        puffs.ball(spot, (size * 1.7, size, size * 0.9), n=14)
    puffs.mesh(m.soft((0.6, 0.8, 1), (0.2, 0.4, 0.8), 0.6, thick=0.13, tight=0.9)).visible_shadow = False


def torn_cards(start: Vector, end: Vector) -> None:
    """What it takes from the hand."""
    for t, turn, off in ((0.42, (68, 24, 28), 0.75), (0.74, (62, -22, -14), -0.35)):
        spot = around(start, end - start, t, math.pi / 2 - off, -0.9)
        face = Clay().place(spot, turn, 0.85)
        face.box((0, 0, 0), (0.72, 1, 0.02)).mesh(m.stuff((0.06, 0.1, 0.24), 0.6, bump=0.2), smooth=False)
        frame = Clay().place(spot, turn, 0.85)
        for s in (-1, 1):
            frame.box((0.31 * s, 0, 0), (0.07, 0.98, 0.035)).box((0, 0.45 * s, 0), (0.7, 0.07, 0.035))
        frame.lathe([(0.13, -0.02), (0.2, -0.02), (0.2, 0.02), (0.13, 0.02)], n=24).mesh(m.gold(), smooth=False)


def scene() -> None:
    """Sets the picture up."""
    dragon = white_dragon()
    plumage(dragon)
    wings()
    mouth, far = dragon.mouth(0.7), dragon.mouth(0.7) + Vector((-3.5, -0.5, -0.75))
    whirlwind(mouth, far)
    torn_cards(mouth, far)
    backdrops.mist((0.3, 0.45, 0.8), at=(0.5, 3.6, 0.1), spread=(6, 0.8, 0.5), count=30, strength=0.3)
    backdrops.stars(count=50)
    backdrops.backdrop((0.09, 0.2, 0.46), (0.006, 0.012, 0.05), (-0.4, 8, 3.0), 5.5, 0.9, cloud=0.9)
    stage.air((0.02, 0.03, 0.06))
    stage.lamp(dragon.mouth(1.3) + Vector((0, -0.8, 0)), 60, (0.5, 0.75, 1))
    stage.rig((1, 0.9, 0.72), (0.35, 0.65, 1), at=(0.5, 0, 2.6), power=1.15, left=False)
    stage.camera((-0.35, -8.8, 2.8), (-0.1, 0, 2.75), lens=48, f=3.2)

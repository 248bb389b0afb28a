"""The stone floats red before the great sign; what flows to it from four sides runs down from it as gold."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences

HEART = Vector((0, -0.2, 2.3))


def stone() -> None:
    """A rough red stone in a shine of its own."""
    cut, heart = Clay().place(HEART, (12, 16, 20)), Clay()
    rings = ((0.02, -0.82), (0.36, -0.62), (0.6, -0.2), (0.62, 0.18), (0.4, 0.56), (0.02, 0.74))
    count, verts, faces = 7, [], []
    for j, (r, z) in enumerate(rings):
        for k in range(count):
            a = 2 * math.pi * (k + 0.5 * (j % 2)) / count
            off = random.uniform(0.9, 1.1)
            verts.append((r * off * math.cos(a), r * off * math.sin(a), z + random.uniform(-0.05, 0.05)))
    for j in range(len(rings) - 1):
        for k in range(count):
            a, b, c, d = (
                j * count + k,
                j * count + (k + 1) % count,
                (j + 1) * count + (k + 1) % count,
                (j + 1) * count + k,
            )
            faces += [(a, b, c), (a, c, d)] if j % 2 else [(a, b, d), (b, c, d)]
    cut.add(verts, faces).mesh(
        m.stuff((0.75, 0.006, 0.012), 0.22, bump=0.15, scale=3, dark=0.45, light=1.2, sub=0.3), smooth=False
    )
    heart.ball(HEART, (0.98, 0.98, 1.12), n=36)
    halo = heart.mesh(m.soft((1, 0.04, 0.01), (0.6, 0.01, 0.005), 0.7, thick=0.22, tight=0.9))
    halo.visible_shadow = False


def sign() -> None:
    """Circle, triangle, square and circle, which mean the stone."""
    lines, c = Clay(), Vector((0, 1.1, 2.35))

    def corners(count: int, r: float, start: float, steps: int = 1) -> None:
        points = [
            c + Vector((r * math.cos(a), 0, r * math.sin(a)))
            for a in (start + 2 * math.pi * k / count for k in range(count + 1))
        ]
        lines.tube(points, [0.036] * len(points), n=10, steps=steps)

    corners(72, 1.72, 0)
    corners(72, 1.84, 0)
    corners(3, 1.72, math.pi / 2)
    corners(4, 1.2, math.pi / 4)
    corners(72, 0.85, 0)
    for k in range(36):
        a = 2 * math.pi * k / 36
        d = Vector((math.cos(a), 0, math.sin(a)))
        lines.tube([c + d * 1.72, c + d * (1.9 if k % 3 == 0 else 1.82)], [0.018, 0.018], n=6)
    lines.mesh(m.gold())


def streams() -> None:
    """The four essences come in, twisted cords of each."""
    for colour, start in (
        ((1, 0.1, 0.01), (-3.3, -0.4, 3.9)),
        ((0.05, 0.8, 0.05), (-3.4, -0.6, 0.9)),
        ((0.03, 0.2, 1), (3.3, -0.4, 3.9)),
        ((0.3, 0.03, 0.9), (3.4, -0.6, 0.9)),
    ):
        a = Vector(start)
        cords, motes = Clay(), Clay()
        way = HEART - a
        up = way.cross(Vector((0, 1, 0))).normalized()
        for k in range(10):
            line = []
            for i in range(9):
                t = i / 8
                wide, turn = 0.2 * (1 - t) ** 0.8 + 0.03, 0.63 * k + 3.2 * t
                arc = up * math.sin(math.pi * t) * 0.3 * (1 if start[0] * (start[2] - 2) > 0 else -1)
                line.append(
                    a + way * (t * 0.84) + arc + (up * math.cos(turn) + Vector((0, 1, 0)) * math.sin(turn)) * wide
                )
            cords.tube(line, [0.05, 0.045, 0.04, 0.038, 0.034, 0.03, 0.024, 0.016, 0.004], n=9, steps=4)
        cords.mesh(m.soft(colour, tuple(c * 0.6 for c in colour), 1.2, thick=0.8)).visible_shadow = False
        for _ in range(20):
            t = random.random()
            motes.ball(
                a + way * t * 0.8 + Vector([random.gauss(0, 0.16) for _ in range(3)]), random.uniform(0.012, 0.03), n=8
            )
        motes.mesh(m.glow(colour, 1.5))


def gold_below() -> None:
    """Gold runs down into a bowl that overflows."""
    melt = Clay()
    for k in range(5):
        foot = props.ring(k, 5, 0.1, 0.5) + Vector((0, -0.2, 0))
        melt.tube(
            [
                foot * 0.6 + Vector((0, -0.08, 1.62)),
                foot + Vector((0, 0, 1.35)),
                foot * 1.2 + Vector((0, 0, 1.0)),
                foot * 1.7 + Vector((0, 0, 0.72)),
            ],
            [0.03, 0.075, 0.05, 0.09],
            n=12,
        )
    melt.lathe([(0, 0.8), (0.25, 0.77), (0.5, 0.71), (0.62, 0.68)], (0, -0.2, 0), n=40)
    melt.flesh(m.stuff((1, 0.56, 0.1), 0.12, 1.0, dark=0.8), voxel=0.025)
    for k in range(7):
        a = -math.pi * (k + 0.5) / 7
        d = Vector((math.cos(a), math.sin(a), 0))
        rim = Vector((0, -0.2, 0)) + d * 0.74
        Clay().tube(
            [
                rim * 0.95 + Vector((0, 0, 0.7)),
                rim + d * 0.06 + Vector((0, 0, 0.68)),
                rim + d * 0.07 + Vector((0, 0, 0.5 - 0.2 * (k % 3))),
            ],
            [0.03, 0.05, 0.075],
            n=12,
        ).mesh(m.stuff((1, 0.56, 0.1), 0.12, 1.0, dark=0.8))
    bowl = [(0, 0.3), (0.16, 0.32), (0.5, 0.42), (0.72, 0.62), (0.78, 0.74), (0.72, 0.72), (0.6, 0.6)]
    Clay().lathe([(0, 0), (0.42, 0), (0.45, 0.06), (0.16, 0.14), (0.14, 0.26), *bowl], (0, -0.2, 0), n=56).mesh(
        m.iron()
    )
    props.coins((0, -0.9, 0), 1.9, count=170, size=0.13, heap=0.25)


def scene() -> None:
    """Sets the picture up."""
    stone()
    sign()
    streams()
    gold_below()
    for x, y, high in ((-1.8, -0.3, 0.5), (-2.15, 0.2, 0.75), (1.8, -0.3, 0.5), (2.15, 0.2, 0.75)):
        props.candle((x, y, 0), high, 0.11, power=4)
    backdrops.floor(m.stone((0.08, 0.055, 0.045)))
    backdrops.sparks((1, 0.5, 0.1), HEART, (1.2, 0.5, 1.2), count=50, strength=3, size=0.012)
    backdrops.backdrop((0.3, 0.05, 0.02), (0.012, 0.006, 0.012), (0, 6, 2.4), 3.8, 0.9)
    stage.lamp(HEART + Vector((0, -0.9, 0.1)), 9, (1, 0.15, 0.06))
    stage.lamp((0, 0.6, 2.3), 34, (1, 0.4, 0.15))
    stage.lamp((0, -1.1, 1.1), 20, essences.GOLD)
    stage.rig((1, 0.85, 0.65), (1, 0.6, 0.4), at=(0, 0, 2), power=0.9)
    stage.camera((0, -7.2, 2.4), (0, 0, 2.0), lens=48, f=2.6, focus=HEART)

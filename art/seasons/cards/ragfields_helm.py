"""A steel helmet with wings at its temples, on a stand: twenty crystals for the one with the most in play."""

import math

from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay, along
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    shape = [(0.8, 0.55), (0.74, 0.62), (0.76, 1.1), (0.78, 1.5), (0.68, 1.95), (0.4, 2.3), (0.0, 2.42)]
    bowl = [(p.x, p.y) for p in along([(r, z, 0) for r, z in shape], 5)]
    helm, gilt, dark = Clay(), Clay(), Clay()
    helm.lathe(bowl, n=64).mesh(m.stuff((0.62, 0.66, 0.72), 0.22, 1.0, bump=0.12, scale=9, dark=0.5), thick=0.04)
    for x in (-0.28, 0.28):
        dark.ball((x, -0.74, 1.36), (0.22, 0.1, 0.12))
    dark.tube([(0, -0.74, 0.6), (0, -0.78, 1.0)], [0.13, 0.05], n=14).mesh(m.stuff((0.01, 0.01, 0.015), 0.9))
    for x in (-0.28, 0.28):
        rim = [
            Vector((x + 0.25 * math.cos(a), -0.8 + 0.1 * math.cos(a) ** 2, 1.36 + 0.15 * math.sin(a))) for a in _turns()
        ]
        gilt.tube(rim, [0.035] * 33, n=8, steps=1)
    gilt.tube(
        [(0, -0.84, 0.85), (0, -0.86, 1.4), (0, -0.78, 1.85), (0, -0.45, 2.3), (0, 0, 2.47)],
        [0.04, 0.07, 0.07, 0.06, 0.05],
        n=10,
    )
    for z, r in ((1.68, 0.79), (0.62, 0.79)):
        gilt.tube([props.ring(k, 48, r) + Vector((0, 0, z)) for k in range(49)], [0.05] * 49, n=9, steps=1)
    gilt.spike((0, 0, 2.4), (0, 0, 2.75), 0.09).mesh(m.gold())
    for s in (-1, 1):
        wing = Clay()
        for row, (count, far) in enumerate(((7, 1.5), (6, 1.0), (5, 0.6))):
            for k in range(count):
                a = math.radians(12 + 11.5 * k)
                root = Vector((s * (0.74 - 0.02 * k), -0.25 - 0.05 * row, 1.45 + 0.04 * k))
                long = far * (0.72 + 0.28 * k / count)
                wing.leaf(root, root + Vector((s * long * math.cos(a), -0.06, long * math.sin(a))), 0.25, blunt=0.7)
        wing.ball((s * 0.76, -0.3, 1.5), (0.1, 0.12, 0.16)).mesh(
            m.stuff((0.85, 0.86, 0.9), 0.35, bump=0.1, dark=0.75), thick=0.02
        )
    props.plinth((0, 0, 0), 0.62, 0.55, m.stone((0.2, 0.21, 0.25)))
    backdrops.sparks((0.8, 0.88, 1), (0, -0.4, 1.8), (2.8, 0.6, 1.8), count=30, strength=0.8)
    stage.lamp((0.5, -2.2, 2.0), 22, (1, 0.95, 0.9))
    ground.item("silver", near=0.86)


def _turns() -> list[float]:
    return [2 * math.pi * k / 32 for k in range(33)]

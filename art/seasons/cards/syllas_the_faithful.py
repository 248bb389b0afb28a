"""A knight in black iron under a horned helm, his lance raised: each rival has to give up a card."""

import math

from mathutils import Vector

from art.kit import backdrops
from art.kit import materials as m
from art.kit.clay import Clay, along
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    iron = m.stuff((0.2, 0.2, 0.23), 0.3, 1.0, bump=0.2, scale=8, dark=0.5)
    body, gilt, dark = Clay(), Clay(), Clay()
    body.ball((0, 0, 0.95), (0.85, 0.5, 0.9)).tube([(0, 0, 1.5), (0, 0, 1.9)], [0.42, 0.34], n=30, side=(1, 0, 0))
    shape = [(0.42, 1.72), (0.5, 1.95), (0.52, 2.3), (0.46, 2.65), (0.25, 2.92), (0.0, 3.0)]
    helm = [(p.x, p.y) for p in along([(r, z, 0) for r, z in shape], 5)]
    body.lathe(helm, n=56).spike((0, -0.45, 1.75), (0, -0.85, 2.18), 0.16)
    for s in (-1, 1):
        for k in range(3):
            body.ball((s * (0.88 + 0.1 * k), -0.02, 1.55 - 0.2 * k), (0.45 - 0.03 * k, 0.46, 0.32))
            rim = [
                Vector((s * (0.88 + 0.1 * k), -0.02, 1.4 - 0.2 * k))
                + Vector((s * 0.36 * math.sin(a), -0.44 * math.cos(a), 0))
                for a in (math.pi * j / 16 for j in range(17))
            ]
            gilt.tube(rim, [0.03] * 17, n=8, steps=1)
        horn = [(s * 0.42, 0, 2.55), (s * 0.85, 0.02, 2.62), (s * 1.15, 0, 2.95), (s * 1.08, -0.1, 3.4)]
        Clay().tube(horn, [0.17, 0.15, 0.1, 0.01], n=16, ripple=lambda _, t: 1 + 0.05 * math.sin(50 * t)).mesh(m.bone())
        gilt.tube([(s * 0.4, -0.1, 2.52), (s * 0.46, 0.0, 2.58), (s * 0.44, 0.15, 2.52)], [0.1, 0.19, 0.1], n=14)
        dark.ball((s * 0.2, -0.47, 2.3), (0.19, 0.08, 0.05))
        Clay().ball((s * 0.2, -0.53, 2.3), (0.07, 0.03, 0.03)).mesh(m.glow((1, 0.12, 0.02), 3))
    body.mesh(iron)
    gilt.tube([(0, -0.52, 1.95), (0, -0.54, 2.4), (0, -0.46, 2.7), (0, 0, 3.03)], [0.05, 0.06, 0.06, 0.05], n=10).mesh(
        m.gold()
    )
    dark.mesh(m.stuff((0.005, 0.004, 0.005), 0.9))
    for k in range(7):
        Clay().tube(
            [(-0.24 + 0.08 * k, -0.56, 1.98 - 0.03 * (k % 2)), (-0.24 + 0.08 * k, -0.54, 1.86)],
            [0.018, 0.018],
            n=6,
            steps=1,
        ).mesh(m.stuff((0.005, 0.004, 0.005), 0.9))
    tabard = Clay()
    tabard.grid(
        lambda u, v: (0.75 * (u - 0.5) * (1 - 0.25 * v), -0.5 - 0.1 * math.cos(3 * (u - 0.5)), 1.62 - 1.6 * v), 12, 12
    )
    tabard.mesh(m.cloth((0.4, 0.02, 0.02)), thick=0.03)
    for a, b in (((0, 1.4), (0, 0.5)), ((-0.24, 1.1), (0.24, 1.1))):
        gilt = Clay().tube([(a[0], -0.65, a[1]), (b[0], -0.65, b[1])], [0.05, 0.05], n=10)
        gilt.mesh(m.gold())
    lance, cloth = Clay(), Clay()
    lance.tube([(1.5, -0.7, -0.2), (1.42, -0.65, 1.0), (1.2, -0.55, 3.4)], [0.1, 0.12, 0.02], n=18)
    lance.lathe([(0.1, 0.2), (0.35, 0.24), (0.13, 0.5)], (1.45, -0.68, 0.72), n=30).mesh(ground.silver())
    cloth.grid(
        lambda u, v: (1.28 + 0.75 * u, -0.58 + 0.08 * math.sin(8 * u), 2.75 - 0.45 * v * (1 - 0.75 * u) - 0.1 * u),
        24,
        8,
    )
    cloth.mesh(m.thin((0.75, 0.03, 0.03), 0.7, 0.4))
    backdrops.sparks((1, 0.3, 0.15), (0, -0.5, 2), (2.6, 0.6, 2.0), count=36, strength=0.9)
    ground.familiar("red", rim=(1, 0.35, 0.2), power=1.25, near=0.9)

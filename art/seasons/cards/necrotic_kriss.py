"""A dagger with a wavy blade that weeps violet: it feeds on a card and gives energies for it."""

import math

from mathutils import Vector

from art.kit import backdrops, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    place = ((0.62, 0, 1.95), (0, 213, 0), 1.08)
    blade, hilt, tears = Clay().place(*place), Clay().place(*place), Clay()
    verts, steps = [], 40
    for k in range(steps + 1):
        t = k / steps
        x, wide, z = 0.13 * math.sin(6.2 * math.pi * t) * (1 - 0.5 * t), 0.21 * (1 - t**2.2) + 0.002, 1.95 * t
        verts += [(x - wide, 0, z), (x, -0.1 * (1 - t), z), (x + wide, 0, z), (x, 0.07 * (1 - t), z)]
    faces = [
        (k * 4 + i, k * 4 + (i + 1) % 4, k * 4 + 4 + (i + 1) % 4, k * 4 + 4 + i) for k in range(steps) for i in range(4)
    ]
    blade.add(verts, faces).mesh(m.stuff((0.6, 0.62, 0.72), 0.24, 0.9, bump=0.05, scale=12, dark=0.7), smooth=False)
    hilt.tube(
        [(-0.55, 0, 0.14), (-0.3, 0, -0.04), (0, 0, 0.02), (0.3, 0, -0.04), (0.55, 0, 0.14)],
        [0.05, 0.09, 0.13, 0.09, 0.05],
        n=14,
    )
    hilt.tube(
        [(0, 0, 0), (0.03, 0, -0.3), (-0.05, 0, -0.62)],
        [0.1, 0.12, 0.09],
        n=16,
        ripple=lambda _, t: 1 + 0.12 * math.sin(40 * t),
    )
    hilt.mesh(m.gold())
    things.gem(hilt.turn @ Vector((-0.06, -0.02, -0.74)), 0.2, ground.crystal((0.45, 0.05, 0.9), 1.0), sides=7)
    things.gem(hilt.turn @ Vector((0, -0.14, 0.02)), 0.13, ground.crystal((0.45, 0.05, 0.9), 1.0), sides=7)
    for k in range(5):
        t = 0.3 + 0.15 * k
        x = 0.13 * math.sin(6.2 * math.pi * t) + 0.2 * (1 - t**1.6) * (1 if k % 2 else -1)
        spot = hilt.turn @ Vector((x, -0.06, 1.95 * t))
        tears.tube([spot + Vector((0, 0, 0.14)), spot, spot + Vector((0, -0.02, -0.16))], [0.006, 0.03, 0.035], n=9)
        tears.ball(spot + Vector((0, -0.02, -0.18)), 0.042, n=12)
        if k % 2:
            tears.ball(spot + Vector((0, -0.02, -0.42)), (0.045, 0.045, 0.07), n=12)
    Clay().ball((-0.55, -0.2, 0.02), (0.75, 0.5, 0.025)).mesh(m.glow((0.35, 0.03, 0.9), 0.7))
    tears.mesh(m.glow((0.42, 0.06, 1), 0.9))
    backdrops.sparks((0.6, 0.2, 1), (0, -0.4, 1.4), (2.4, 0.6, 2.0), count=40, strength=0.9)
    stage.lamp((-0.2, -1.0, 0.7), 14, (0.6, 0.3, 1))
    stage.lamp((0.6, -2.0, 2.0), 18, (1, 0.9, 0.85))
    stage.panel((-1.6, -3.0, 1.4), (0, 0, 1.2), 60, (0.9, 0.85, 1), size=2.2)
    ground.item("violet")

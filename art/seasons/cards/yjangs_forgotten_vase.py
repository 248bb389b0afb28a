"""A vase of celadon, mended and cracked again, from which a wind escapes: an energy for each summoning."""

import math

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay, along
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    shape = [
        (0.05, 0.0),
        (0.5, 0.0),
        (0.48, 0.12),
        (0.75, 0.5),
        (1.02, 1.1),
        (0.9, 1.6),
        (0.42, 1.95),
        (0.32, 2.15),
        (0.42, 2.4),
        (0.5, 2.46),
    ]
    smooth = [(p.x, p.y) for p in along([(r, z, 0) for r, z in shape], 5)]
    Clay().lathe(smooth, n=72).mesh(
        m.stuff((0.22, 0.55, 0.45), 0.12, bump=0.05, scale=5, dark=0.65, light=1.25, coat=1.0), thick=0.03
    )

    def on(a: float, z: float) -> Vector:
        r = min(smooth, key=lambda p: abs(p[1] - z))[0] + 0.015
        return Vector((r * math.cos(a), r * math.sin(a), z))

    cracks, front = Clay(), -math.pi / 2 + 0.15
    for line in (
        [(0.0, 1.25), (0.16, 1.5), (0.08, 1.7), (0.3, 1.85)],
        [(0.0, 1.25), (-0.2, 1.05), (-0.12, 0.8), (-0.3, 0.55)],
        [(0.0, 1.25), (0.25, 1.12), (0.45, 1.2), (0.6, 1.0)],
        [(0.0, 1.25), (-0.28, 1.4), (-0.4, 1.62), (-0.62, 1.68)],
        [(-0.2, 1.05), (-0.45, 0.98), (-0.65, 1.08)],
    ):
        cracks.tube([on(front + a, z) for a, z in line], [0.045, 0.035, 0.028, 0.008][: len(line)], n=7, steps=3)
    cracks.mesh(m.glow((0.35, 1, 0.8), 1.5))
    wind = Clay()
    for k in range(9):
        spin, line, thick = 0.7 * k, [], []
        for j in range(15):
            t = j / 14
            a, r = spin + 5.0 * t, 0.12 + 0.95 * t * (0.7 + 0.05 * k)
            line.append(Vector((r * math.cos(a) + 0.25 * t, 0.5 * r * math.sin(a), 2.35 + 0.75 * t * (0.6 + 0.05 * k))))
            thick.append(0.006 + 0.05 * math.sin(math.pi * t))
        wind.tube(line, thick, n=8, steps=3)
    leak = front + 0.02
    for k in range(5):
        start = on(leak, 1.25)
        wind.tube(
            [
                start,
                start + Vector((0.5, -0.35, 0.1 * k - 0.2)),
                start + Vector((1.1, -0.3, 0.25 * k - 0.35)),
                start + Vector((1.5, -0.2, 0.2 * k - 0.1)),
            ],
            [0.01, 0.05, 0.04, 0.003],
            n=8,
        )
    wind.mesh(m.soft((0.5, 1, 0.9), (0.1, 0.7, 0.65), 0.6, thick=0.5, tight=0.95)).visible_shadow = False
    backdrops.sparks((0.5, 1, 0.9), (0.2, -0.4, 2.0), (2.6, 0.6, 1.6), count=36, strength=0.8)
    stage.lamp((0.5, -1.8, 1.8), 18, (0.8, 1, 0.95))
    ground.item("teal", near=0.9)

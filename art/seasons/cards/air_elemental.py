"""A whirlwind with a face: the rivals' energies are all blown into air."""

import math

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    wind, core = Clay(), Clay()
    for k in range(13):
        spin, line, thick = 2 * math.pi * k / 13, [], []
        for j in range(41):
            t = j / 40
            a = spin + 10 * t
            r = 0.1 + 1.35 * t**1.25
            line.append(
                Vector((r * math.cos(a) + 0.18 * math.sin(5 * t), 0.75 * r * math.sin(a) + 0.3, -0.15 + 3.2 * t))
            )
            thick.append(0.015 + 0.12 * t * math.sin(math.pi * min(t * 1.02, 1)) ** 0.5)
        wind.tube(line, thick, n=8, steps=1)
    wind.mesh(m.soft((0.75, 0.93, 1), (0.2, 0.6, 0.95), 0.5, thick=0.45, tight=0.95)).visible_shadow = False
    core.lathe([(0.06, -0.1), (0.25, 0.7), (0.55, 1.5), (0.8, 2.2), (0.75, 2.7), (0.3, 3.0)], (0, 0.3, 0), n=40)
    core.mesh(m.soft((0.5, 0.8, 1), (0.1, 0.4, 0.75), 0.5, thick=0.55, tight=0.98)).visible_shadow = False
    c, puffs, dark = Vector((0, -0.5, 2.1)), Clay(), Clay()
    puffs.ball(c + Vector((0, 0.25, 0)), (0.72, 0.5, 0.72)).ball(c + Vector((0, -0.2, -0.1)), (0.15, 0.25, 0.2))
    for s in (-1, 1):
        puffs.ball(c + Vector((s * 0.42, -0.05, -0.25)), (0.3, 0.3, 0.27)).ball(
            c + Vector((s * 0.32, -0.2, 0.36)), (0.34, 0.18, 0.13)
        )
        puffs.ball(c + Vector((s * 0.75, 0.2, 0.45)), 0.32).ball(c + Vector((s * 0.4, 0.2, 0.7)), 0.36)
        dark.ball(c + Vector((s * 0.29, -0.26, 0.12)), (0.16, 0.12, 0.13))
        Clay().ball(c + Vector((s * 0.28, -0.36, 0.12)), 0.06).mesh(m.glow((0.5, 0.9, 1), 3))
    puffs.ball(c + Vector((0, 0.15, 0.8)), 0.42).ball(c + Vector((0, 0.0, -0.62)), (0.34, 0.3, 0.2))
    puffs.flesh(
        m.stuff((0.75, 0.88, 0.98), 0.8, bump=0.5, scale=3, dark=0.75, light=1.1, sub=0.3), voxel=0.04, smooth=6
    )
    dark.ball(c + Vector((0, -0.28, -0.42)), (0.24, 0.14, 0.17)).mesh(m.stuff((0.03, 0.1, 0.2), 0.8))
    gust = Clay()
    for k in range(9):
        a = 2 * math.pi * k / 9
        off = Vector((0.12 * math.cos(a), 0, 0.09 * math.sin(a)))
        start = c + Vector((0, -0.42, -0.42))
        gust.tube(
            [start + off, start + off * 3 + Vector((-0.6, -0.4, -0.15)), start + off * 5 + Vector((-1.5, -0.6, -0.2))],
            [0.02, 0.06, 0.003],
            n=8,
        )
    gust.mesh(m.soft((0.8, 0.95, 1), (0.3, 0.7, 1), 0.6, thick=0.5, tight=0.95)).visible_shadow = False
    leaves = Clay()
    for k in range(20):
        a, z = 2.4 * k, 0.5 + 0.13 * k
        r = 0.35 + 0.55 * z
        root = Vector((r * math.cos(a), -0.3 + 0.3 * math.sin(a), z))
        leaves.leaf(root, root + Vector((0.17 * math.cos(3 * a), -0.03, 0.17 * math.sin(3 * a))), 0.12, curl=0.3)
    leaves.mesh(m.thin((0.85, 0.5, 0.12), 0.5, 0.4))
    stage.lamp((0.3, -2.2, 2.4), 14, (0.95, 0.98, 1))
    ground.familiar("ice")
    backdrops.mist((0.5, 0.8, 1), at=(0, 0.6, 0.1), spread=(2, 0.4, 0.15), count=10, strength=0.25)

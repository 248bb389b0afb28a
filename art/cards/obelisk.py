"""A black obelisk whose signs burn in gold under the stars; on the day it is raised, six essences pour from it."""

import math

from mathutils import Vector

from art.kit import architecture, backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay


def scene() -> None:
    """Sets the picture up."""
    dark = m.stuff((0.045, 0.04, 0.05), 0.3, bump=0.25, scale=5, dark=0.5)
    Clay().place((0, 0, 0), (0, 0, 45 - 14)).lathe([(0.78, 0.5), (0.5, 4.3), (0.001, 4.95)], n=4).mesh(
        dark, smooth=False
    )
    Clay().place((0, 0, 4.28), (0, 0, 45 - 14)).lathe([(0.515, 0), (0.001, 0.7)], n=4).mesh(m.gold(), smooth=False)
    signs = Clay()
    for face in range(2):
        for k in range(9):
            z, turn = 0.95 + 0.36 * k, -14 + 90 * face
            wide = 0.74 - 0.06 * k * 0.36
            signs.place((0, 0, z), (0, 0, turn))
            out = -wide / math.sqrt(2) - 0.012
            kind, r = (k * 5 + face * 3) % 4, 0.11
            if kind == 0:
                points = [(r * math.cos(i * math.pi / 6), out, r * math.sin(i * math.pi / 6)) for i in range(13)]
            elif kind == 1:
                points = [(-r, out, -r), (0, out, r), (r, out, -r), (-r, out, -r)]
            elif kind == 2:
                points = [(-r, out, 0), (0, out, r), (r, out, 0), (0, out, -r), (-r, out, 0)]
            else:
                points = [(-r, out, -r * 0.6), (-r * 0.3, out, r * 0.6), (r * 0.3, out, -r * 0.6), (r, out, r * 0.6)]
            signs.tube(points, [0.019] * len(points), n=6, steps=1)
    signs.mesh(m.glow((1, 0.42, 0.03), 1.9))
    for k in range(3):
        Clay().box((0, 0, 0.1 + 0.16 * k), (3.4 - 0.7 * k, 3.0 - 0.7 * k, 0.18)).mesh(
            m.stone(), smooth=False, bevel=0.03
        )
    colours = ((1, 0.1, 0.01), (0.05, 0.8, 0.06), (0.03, 0.2, 1), (0.4, 0.05, 1), (1, 0.1, 0.01), (0.05, 0.8, 0.06))
    for k, colour in enumerate(colours):
        s = -1 if k % 2 else 1
        far, top = 0.85 + 0.5 * (k // 2), Vector((0, -0.1, 4.6))
        line = [
            top,
            top + Vector((s * far * 0.4, 0, 0.35)),
            (s * far, -0.3, 3.3 - 0.5 * (k // 2)),
            (s * far * 1.2, -0.5, 0.5),
        ]
        Clay().tube(line, [0.01, 0.04, 0.035, 0.05], n=10).mesh(
            m.soft(colour, colour, 1.0, thick=0.8)
        ).visible_shadow = False
        Clay().ball(line[-1], 0.11).mesh(m.glow(colour, 1.5))
        stage.lamp(Vector(line[-1]) + Vector((0, -0.3, 0.1)), 7, colour)
    for s in (-1, 1):
        for k in range(2):
            architecture.column(
                (s * (2.9 + 0.8 * k), 1.6 + 2.6 * k, 0), 0.34, 2.2 + 1.2 * (k == (s > 0)), m.stone((0.17, 0.14, 0.12))
            )
    backdrops.stars(count=220)
    backdrops.floor(m.stone((0.1, 0.08, 0.07)))
    backdrops.mist((0.6, 0.45, 0.25), at=(0, 2.0, 0.2), spread=(4, 0.8, 0.2), count=16, strength=0.14)
    backdrops.backdrop((0.24, 0.15, 0.09), (0.006, 0.009, 0.03), (0, 7, 1.4), 6.0, 0.8, cloud=0.5)
    stage.lamp((0, -0.9, 5.2), 50, stage.GOLD)
    stage.rig((1, 0.8, 0.5), (0.4, 0.55, 1), at=(0, 0, 2.6), power=2.0, size=1.1)
    stage.camera((0, -9.9, 1.9), (0, 0, 2.75), lens=49, f=3.4)

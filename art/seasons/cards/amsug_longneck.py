"""A gentle beast of moss and scales that sways its very long neck: everyone takes a card back into the hand."""

import math

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay, at
from art.kit.clockwork import eyeball, facing, iris, lid
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    hide = m.scales((0.2, 0.36, 0.1), (0.04, 0.09, 0.03), 0.12, rough=0.45)
    neck = [
        (1.5, 0.7, -0.5),
        (1.45, 0.4, 0.4),
        (0.6, 0.1, 0.75),
        (0.15, 0, 1.35),
        (0.75, 0, 2.05),
        (0.55, -0.1, 2.75),
        (-0.05, -0.2, 2.85),
    ]
    b = Clay()
    b.tube(neck, [0.95, 0.62, 0.42, 0.35, 0.31, 0.27, 0.26], n=24, steps=8)
    b.ball((-0.15, -0.22, 2.86), (0.36, 0.31, 0.3)).ball((-0.52, -0.26, 2.74), (0.36, 0.26, 0.22)).ball(
        (-0.78, -0.26, 2.7), (0.2, 0.24, 0.2)
    )
    for s in (-1, 1):
        b.ball((-0.2, -0.22 + s * 0.24, 2.96), (0.16, 0.12, 0.15))
        b.tube([(0.05, -0.2 + s * 0.18, 3.05), (0.12, -0.2 + s * 0.24, 3.3)], [0.06, 0.05], n=10).ball(
            (0.13, -0.2 + s * 0.25, 3.34), 0.085
        )
        b.tube([(0.1, -0.2 + s * 0.22, 2.95), (0.38, -0.25 + s * 0.5, 2.98)], [(0.08, 0.1), (0.02, 0.05)], n=10)
    b.flesh(hide, voxel=0.035, smooth=4)
    dark = Clay().ball((-0.92, -0.42, 2.76), (0.035, 0.03, 0.05)).ball((-0.88, -0.16, 2.78), (0.03, 0.03, 0.05))
    dark.tube([(-0.9, -0.42, 2.6), (-0.62, -0.53, 2.6), (-0.4, -0.5, 2.68)], [0.012, 0.02, 0.008], n=7).mesh(
        m.stuff((0.02, 0.015, 0.01), 0.6)
    )
    way = Vector((-0.35, -1, 0))
    frame = facing(Vector((-0.24, -0.52, 2.95)), way)
    eyeball(frame, way, 0.115, iris((0.85, 0.55, 0.08), 0.9, (0.5, 0.5), 0.115))
    lid(frame, 0.125, hide, 0.5, slant=8)
    comb, flowers = Clay(), Clay()
    for k in range(26):
        t = 0.12 + 0.84 * k / 25
        here, ahead = at(neck, t), at(neck, min(t + 0.03, 1))
        out = Vector((0, 1, 0)).cross((ahead - here).normalized())
        thick = at([(v, 0, 0) for v in (0.95, 0.62, 0.42, 0.35, 0.31, 0.27, 0.26)], t).x
        comb.leaf(here + out * thick * 0.8, here + out * (thick + 0.3), 0.22, normal=(0, -1, 0.1))
    comb.mesh(m.thin((0.55, 0.45, 0.08), 0.5, 0.4))
    for k in range(22):
        t = 0.28 + 0.03 * k
        here = at(neck, min(t, 0.9))
        flowers.ball(here + Vector((0.12 * math.sin(5 * k), -0.36 + 0.004 * k, 0.1 * math.cos(3 * k))), 0.05, n=10)
    flowers.mesh(m.stuff((0.75, 0.72, 0.3), 0.5))
    sway = Clay()
    for s in (-1, 1):
        for k in range(2):
            line = [
                Vector((-0.2 + s * (1.0 + 0.25 * k), 0.3, 3.25))
                + Vector((s * 0.1 * math.sin(math.pi * t), 0, -0.9 * t))
                for t in (0, 0.35, 0.7, 1)
            ]
            sway.tube(line, [0.004, 0.03, 0.03, 0.004], n=7)
    sway.mesh(m.glow((0.6, 0.85, 0.3), 0.7))
    backdrops.sparks((0.7, 1, 0.4), (0, -0.5, 1.8), (2.8, 0.6, 2.0), count=40, strength=0.7)
    stage.lamp((-0.8, -2.0, 2.6), 14, (1, 0.95, 0.75))
    ground.familiar("moss", rim=(0.6, 0.9, 0.35), near=0.92)

"""A green ghost that screams in a stoppered bottle: it is passed on, and nobody wants to keep it."""

import math

from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay, along
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    shape = [
        (0.02, 0.0),
        (0.85, 0.0),
        (0.95, 0.15),
        (0.98, 1.0),
        (0.95, 1.6),
        (0.5, 2.0),
        (0.32, 2.15),
        (0.3, 2.4),
        (0.42, 2.48),
    ]
    smooth = [(p.x, p.y) for p in along([(r, z, 0) for r, z in shape], 6)]
    Clay().lathe(smooth, n=56).mesh(m.glass((0.93, 1, 0.96), ior=1.12), thick=0.02).visible_shadow = False
    cork, wire = Clay(), Clay()
    cork.lathe([(0, 2.8), (0.36, 2.78), (0.3, 2.3), (0, 2.3)], n=30).mesh(m.wood((0.4, 0.25, 0.12)))
    for z, r in ((2.48, 0.44), (2.3, 0.36)):
        wire.tube([props.ring(k, 32, r) + Vector((0, 0, z)) for k in range(33)], [0.04] * 33, n=8, steps=1)
    for k in range(4):
        d = props.ring(k, 4, 0.4, 0.6)
        wire.tube([d + Vector((0, 0, 2.46)), d + Vector((0, 0, 2.78)), Vector((0, 0, 2.9))], [0.03] * 3, n=7)
    wire.mesh(m.iron())
    ghost, dark = Clay(), Clay()
    ghost.tube(
        [(0.3, 0, 0.1), (-0.25, 0, 0.4), (0.15, 0, 0.75), (0, -0.05, 1.2)],
        [0.03, 0.18, 0.28, 0.36],
        n=20,
        side=(1, 0, 0),
    )
    ghost.ball((0, -0.1, 1.4), (0.48, 0.42, 0.52)).ball((0, -0.2, 1.08), (0.36, 0.32, 0.4))
    for s in (-1, 1):
        ghost.tube([(s * 0.25, 0, 0.85), (s * 0.62, -0.3, 0.8), (s * 0.66, -0.5, 1.2)], [0.12, 0.09, 0.08], n=12)
        for k in range(3):
            ghost.tube([(s * 0.66, -0.5, 1.2), (s * (0.55 + 0.09 * k), -0.62, 1.42)], [0.05, 0.02], n=8)
        dark.ball((s * 0.19, -0.48, 1.52), (0.12, 0.08, 0.15))
        ghost.tube([(s * 0.06, -0.5, 1.72), (s * 0.3, -0.42, 1.8)], [0.05, 0.03], n=8)
    ghost.flesh(m.opal(((0.1, 0.75, 0.25), (0.3, 1.0, 0.4), (0.03, 0.4, 0.15)), 0.5, scale=2.2), voxel=0.03, smooth=4)
    dark.ball((0, -0.5, 1.08), (0.18, 0.08, 0.27)).mesh(m.stuff((0.005, 0.03, 0.015), 0.9))
    wisps = Clay()
    for k in range(9):
        a = 0.7 * k
        line = [
            Vector((0.5 * math.cos(a + 2 * t), 0.5 * math.sin(a + 2 * t), 0.15 + 1.9 * t)) * 1.0
            for t in (0, 0.3, 0.6, 1)
        ]
        wisps.tube(line, [0.01, 0.06, 0.05, 0.004], n=8)
    wisps.mesh(m.soft((0.3, 1, 0.45), (0.03, 0.5, 0.15), 0.5, thick=0.35, tight=0.95)).visible_shadow = False
    backdrops.sparks((0.4, 1, 0.5), (0, -0.4, 1.5), (2.4, 0.6, 2.0), count=34, strength=0.8)
    stage.lamp((0, -1.6, 1.3), 12, (0.5, 1, 0.6))
    stage.lamp((0, 0.5, 1.2), 20, (0.2, 1, 0.4))
    ground.item("green", near=0.97, power=0.8)

"""A sword dances alone above a duelling ring, fire along one edge, violet shade along the other: Elan and Death."""

import math

from mathutils import Vector

from art.kit import architecture, backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay


def scene() -> None:
    """Sets the picture up."""
    turn, where = (0, 28, -14), (-0.5, 0, 1.35)
    things.sword(where, 1.08, turn)
    for side, stuff in ((-1, m.soft((0.45, 0.08, 1), (0.15, 0.01, 0.5), 1.1, thick=0.6)), (1, m.fire(1.2))):
        arc = Clay()
        for k in range(22):
            a0, r = 0.25 + 0.09 * (k % 7), 1.5 + 0.075 * k
            line = []
            for j in range(7):
                a = math.radians(62) - side * (a0 + j * 0.1) * (0.55 + 0.02 * k)
                line.append(Vector(where) + Vector((r * math.cos(a), 0.1 - 0.12 * side, r * math.sin(a))))
            arc.tube(line, [0.004, 0.04, 0.05, 0.045, 0.035, 0.02, 0.003], n=8, steps=4)
        arc.mesh(stuff).visible_shadow = False
    things.circle((0, 0.2, 0.02), 1.9, m.glow((1, 0.18, 0.02), 1.3), thick=0.012)
    for s in (-1, 1):
        for k in range(2):
            architecture.column((s * (2.3 + 0.5 * k), 1.2 + 2.0 * k, 0), 0.32, 4.4, m.stone((0.13, 0.11, 0.12)))
        props.candle((s * 1.7, -0.6, 0), 0.45, 0.1)
    backdrops.floor(m.stuff((0.06, 0.05, 0.055), 0.25, bump=0.3, scale=3))
    backdrops.sparks((1, 0.4, 0.05), (0.6, -0.1, 2.3), (2.2, 0.6, 1.6), count=60, strength=3)
    backdrops.backdrop((0.28, 0.07, 0.09), (0.012, 0.005, 0.014), (0.1, 6, 2.2), 4.2, 0.8)
    stage.lamp((1.3, -0.5, 2.0), 45, stage.ELAN)
    stage.lamp((-0.9, -0.5, 2.9), 45, stage.DEATH)
    stage.rig((1, 0.85, 0.7), (0.6, 0.4, 1), at=(0, 0, 1.9), power=0.9)
    stage.panel((0, -4, 5), (0, 0, 1.8), 130, (0.8, 0.85, 1), size=3)
    stage.camera((0, -6.8, 1.9), (0.1, 0, 1.95), lens=50, f=2.8)

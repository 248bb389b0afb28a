"""A soul that screams behind the glass of a bottle and claws at it: it is passed on, and nobody wants to keep it."""

import math

from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay, along
from art.seasons import ground

BOTTLE = (
    (0.02, 0.0),
    (1.0, 0.0),
    (1.12, 0.15),
    (1.16, 0.9),
    (1.1, 1.65),
    (0.55, 2.05),
    (0.34, 2.2),
    (0.32, 2.4),
    (0.44, 2.48),
)


def bottle() -> None:
    """The bottle, its cork, and the iron that keeps it shut."""
    smooth = [(p.x, p.z) for p in along([Vector((r, 0, z)) for r, z in BOTTLE], 6)]
    Clay().lathe(smooth, n=56).mesh(m.glass((0.9, 1, 0.94), ior=1.12), thick=0.02).visible_shadow = False
    cork, wire = Clay(), Clay()
    cork.lathe([(0, 2.8), (0.38, 2.78), (0.31, 2.3), (0, 2.3)], n=30).mesh(m.wood((0.4, 0.25, 0.12)))
    for z, r in ((2.48, 0.46), (2.28, 0.38)):
        wire.tube([props.ring(k, 32, r) + Vector((0, 0, z)) for k in range(33)], [0.045] * 33, n=8, steps=1)
    for k in range(4):
        d = props.ring(k, 4, 0.42, 0.6)
        wire.tube([d + Vector((0, 0, 2.46)), d + Vector((0, 0, 2.78)), Vector((0, 0, 2.92))], [0.035] * 3, n=7)
    wire.mesh(m.iron())


def soul() -> None:
    """A long face, its jaw torn open, over a body that is only a twist of light; two claws against the glass."""
    ghost, dark = (Clay().place((0, -0.02, -0.06), (0, 0, 0), 1.1) for _ in range(2))
    ghost.tube(
        [(0.55, 0.1, 0.06), (-0.35, 0.1, 0.3), (0.3, 0.05, 0.62), (-0.05, 0, 1.0)],
        [0.02, 0.14, 0.24, 0.3],
        n=20,
        side=(1, 0, 0),
    )
    ghost.ball((0, -0.1, 1.62), (0.46, 0.42, 0.44)).ball((0, -0.24, 1.28), (0.34, 0.3, 0.34))
    ghost.ball((0, -0.3, 0.94), (0.24, 0.24, 0.2)).ball((0, -0.52, 1.44), (0.07, 0.09, 0.14))
    for s in (-1, 1):
        ghost.tube([(s * 0.05, -0.5, 1.84), (s * 0.22, -0.5, 1.78), (s * 0.4, -0.36, 1.6)], [0.06, 0.08, 0.03], n=10)
        ghost.tube([(s * 0.33, -0.36, 1.45), (s * 0.27, -0.48, 1.2), (s * 0.17, -0.5, 0.95)], [0.09, 0.06, 0.05], n=10)
        ghost.tube([(s * 0.2, 0.1, 0.75), (s * 0.62, -0.15, 0.6), (s * 0.72, -0.66, 0.95)], [0.1, 0.07, 0.05], n=12)
        palm = Vector((s * 0.72, -0.72, 1.05))
        ghost.ball(palm, (0.12, 0.06, 0.12))
        for k in range(4):
            a = math.radians(-38 + 25 * k)
            end = palm + Vector((0.4 * math.sin(a), 0.04, 0.4 * math.cos(a)))
            ghost.tube([palm, (palm + end) / 2 + Vector((0, -0.06, 0)), end], [0.05, 0.042, 0.012], n=8)
        dark.tube([(s * 0.1, -0.5, 1.72), (s * 0.2, -0.49, 1.6), (s * 0.31, -0.42, 1.47)], [0.07, 0.12, 0.06], n=14)
    green = ((0.03, 0.42, 0.12), (0.2, 0.95, 0.35), (0.005, 0.12, 0.05))
    ghost.flesh(m.opal(green, 0.42, scale=2.6), voxel=0.026, smooth=3)
    dark.ball((0, -0.52, 1.06), (0.19, 0.12, 0.33)).mesh(m.stuff((0.003, 0.02, 0.01), 0.9))


def scene() -> None:
    """Sets the picture up."""
    bottle()
    soul()
    backdrops.sparks((0.4, 1, 0.5), (0, -0.4, 1.5), (2.4, 0.6, 2.0), count=34, strength=0.8)
    stage.lamp((0, -1.6, 0.5), 10, (0.4, 1, 0.5))
    stage.lamp((0, 0.6, 1.2), 26, (0.2, 1, 0.4))
    ground.item("green", near=1.0, power=0.55)

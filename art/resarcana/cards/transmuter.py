"""A transmuter in rose under a golden crescent: two essences enter the ring between the hands, three others leave."""

import math

from mathutils import Vector

from art.kit import architecture, backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay, at
from art.kit.figures import Figure

RED, GREEN, BLUE, VIOLET = (1, 0.09, 0.01), (0.05, 0.85, 0.06), (0.02, 0.2, 1), (0.38, 0.04, 1)


def _orb(where: Vector, colour: tuple[float, float, float], size: float = 0.15) -> None:
    """An essence as a shining ball in glass."""
    Clay().ball(where, size * 0.72, n=30).mesh(m.glow(colour, 1.4))
    Clay().ball(where, size, n=36).mesh(m.glass((0.95, 0.95, 1), ior=1.2))
    stage.lamp(where + Vector((0, -0.3, 0)), 6, colour)


def _crescent(head: Vector) -> None:
    """The golden moon that is worn above the forehead."""
    moon, verts = Clay().place(head + Vector((0, -0.3, 0.72))), []
    for k in range(41):
        a = math.pi * (0.9 + 1.2 * k / 40)
        wide = 0.14 * math.sin(math.pi * k / 40)
        middle = Vector((0.42 * math.cos(a), 0, 0.42 * math.sin(a)))
        verts.append((middle, wide))
    moon.tube([v for v, _ in verts], [(max(w * 0.35, 0.004), max(w, 0.004)) for _, w in verts], n=12, steps=1)
    moon.mesh(m.gold())


def scene() -> None:
    """Sets the picture up."""
    figure = Figure(
        (0.3, 0.02, 0.11),
        (0.02, 0.1, 0.1),
        left=(-0.95, -0.85, 1.9),
        right=(0.95, -0.85, 1.9),
        wide=0.86,
        eyes=m.glow((1, 0.25, 0.5), 2.6),
    )
    figure.build("hood")
    _crescent(figure.head())
    centre = Vector((0, -1.15, 1.68))
    things.circle(centre, 0.56, m.glow((1, 0.1, 0.32), 1.7), turn=(90, 0, 0), points=3, thick=0.03)
    Clay().ball(centre, (0.2, 0.06, 0.2), n=30).mesh(m.soft((1, 0.5, 0.6), (1, 0.1, 0.35), 1.0, thick=0.8))
    stage.lamp(centre + Vector((0, -0.3, 0)), 24, (1, 0.3, 0.5))
    left = [(-2.0, -0.9, 1.2), (-1.75, -1.0, 2.2), (-1.1, -1.1, 2.75), (-0.2, -1.15, 1.95)]
    right = [(0.2, -1.15, 1.95), (1.0, -1.1, 2.85), (1.62, -1.0, 2.3), (1.85, -0.9, 1.1)]
    for line, orbs in ((left, ((0.28, RED), (0.6, VIOLET))), (right, ((0.36, BLUE), (0.6, GREEN), (0.84, RED)))):
        for t, colour in orbs:
            _orb(at(line, t), colour, 0.22)
        Clay().tube(line, [0.004, 0.025, 0.025, 0.004], n=8).mesh(
            m.soft((1, 0.4, 0.55), (0.8, 0.08, 0.3), 0.8, thick=0.5)
        ).visible_shadow = False
    Clay().place((0, -1.2, 0)).lathe([(1.7, 0.92), (1.75, 0.95), (1.75, 1.02), (0, 1.02)], n=64).mesh(m.wood())
    things.circle((0, -1.2, 1.035), 0.75, m.glow((1, 0.1, 0.32), 0.9), points=7, thick=0.02)
    for x in (-1.35, 1.35):
        props.candle((x, -1.3, 1.02), 0.34, 0.08, power=3)
    architecture.arch((0, 1.9, 0), 1.55, 2.3, m.stone((0.16, 0.1, 0.13)))
    backdrops.backdrop((0.42, 0.06, 0.2), (0.016, 0.006, 0.016), (0, 5, 2.6), 3.7, 0.9)
    backdrops.sparks((1, 0.4, 0.6), (0, -1.0, 2.2), (1.8, 0.5, 1.0), count=60, strength=3, size=0.013)
    stage.rig((1, 0.85, 0.75), (0.25, 0.85, 0.9), at=(0, 0, 2.2), power=0.75)
    stage.camera((0, -6.4, 2.35), (0, 0, 2.27), lens=48, f=2.4, focus=(0, -0.9, 2.1))

"""A crystal prism splits one white ray into the four essences: it turns any one of them into two."""

import math

from mathutils import Vector

from art.kit import architecture, backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay


def scene() -> None:
    """Sets the picture up."""
    prism = Clay().place((0, 0, 1.9), (90, 0, 0))
    corners = [props.ring(k, 3, 0.95, math.pi / 2) for k in range(3)]
    ends = [c + Vector((0, 0, z)) for z in (0.42, -0.42) for c in corners]
    prism.add(ends, [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)])
    prism.mesh(m.glass((0.75, 0.88, 1), 0.02, 1.3, 0.16), smooth=False, bevel=0.03)
    edges = Clay().place((0, -0.42, 1.9), (90, 0, 0))
    edges.tube([*corners, corners[0]], [0.022] * 4, n=8, steps=1).mesh(m.gold())
    white = m.soft((1, 0.97, 0.9), (0.8, 0.85, 1), 1.6, thick=0.9, tight=1.0)
    Clay().tube([(-4.5, 0, 0.9), (-0.42, 0, 1.98)], [0.035, 0.035], n=12, steps=2).mesh(white)
    inside = m.soft((0.5, 0.75, 1), (0.3, 0.5, 1), 0.5, thick=0.4, tight=1.0)
    Clay().tube([(-0.42, 0, 1.98), (0.4, 0, 1.95)], [0.04, 0.12], n=12, steps=2).mesh(inside)
    stage.panel((-2, 2.2, 3.6), (0, 0, 1.9), 160, (0.7, 0.85, 1), size=1.5)
    colours = ((1, 0.08, 0.01), (0.04, 0.75, 0.05), (0.03, 0.2, 1), (0.38, 0.04, 1))
    for k, colour in enumerate(colours):
        a = math.radians(14 - 14 * k)
        end = Vector((0.42, 0, 1.95)) + Vector((math.cos(a), 0, math.sin(a))) * 4.2
        ray = Clay().tube([(0.36, 0, 1.97 - 0.03 * k), end], [0.045, 0.2], n=14, steps=2)
        ray.mesh(m.soft(colour, colour, 1.2, thick=0.8, tight=1.0)).visible_shadow = False
        stage.lamp(Vector((0.42, -0.35, 1.95)).lerp(end, 0.45), 9, colour)
        backdrops.sparks(colour, Vector((0.42, 0, 1.95)).lerp(end, 0.5), (1.4, 0.25, 0.3), count=14, strength=2)
    props.plinth((0, 0, 0), 0.55, 0.95, m.stone((0.15, 0.14, 0.15)))
    claw = Clay().place((0, 0, 0.95))
    claw.lathe([(0.5, 0), (0.36, 0.06), (0.14, 0.14), (0.12, 0.3), (0.24, 0.4), (0.2, 0.44)], n=40)
    for s in (-1, 1):
        claw.tube(
            [(0, 0, 0.36), (s * 0.5, 0, 0.36), (s * 0.88, -0.1, 0.4), (s * 0.92, -0.1, 0.62)], [0.06, 0.05, 0.045, 0.01]
        )
    claw.mesh(m.gold())
    props.book((-1.3, -0.6, 0), 0.8, 20, (0.1, 0.04, 0.16))
    props.candle((1.4, -0.4, 0), 0.5, 0.1, power=3)
    props.candle((1.75, -0.1, 0), 0.32, 0.1, power=3)
    architecture.wall((0, 2.6, 0), 10, 4.4, m.stone((0.16, 0.14, 0.15)))
    backdrops.floor(m.wood((0.12, 0.07, 0.04)))
    stage.rig((1, 0.85, 0.65), (0.5, 0.6, 1), at=(0, 0, 1.7), power=0.8)
    stage.camera((0.2, -6.4, 1.95), (0.15, 0, 1.65), lens=50, f=2.6)

"""A sceptre of gold, its head a great amethyst under a crown: three crystals for every item one has."""

import math

from mathutils import Vector

from art.kit import backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    place = ((-0.8, 0, 0.25), (0, 35, 0), 0.98)
    rod, pearls = Clay().place(*place), Clay().place(*place)
    shape = [
        (0, -0.3),
        (0.12, -0.25),
        (0.15, -0.1),
        (0.08, 0.05),
        (0.075, 0.5),
        (0.13, 0.55),
        (0.13, 0.65),
        (0.075, 0.7),
    ]
    shape += [(0.075, 1.3), (0.16, 1.38), (0.24, 1.5), (0.34, 1.62), (0.3, 1.7)]
    rod.lathe(shape, n=32)
    for k in range(5):
        d = props.ring(k, 5, 1.0, -math.pi / 2)
        rod.tube(
            [d * 0.3 + Vector((0, 0, 1.62)), d * 0.52 + Vector((0, 0, 2.0)), d * 0.36 + Vector((0, 0, 2.45))],
            [0.05, 0.05, 0.05],
            n=9,
        )
    hoop = [props.ring(k, 36, 0.4) + Vector((0, 0, 2.45)) for k in range(37)]
    rod.tube(hoop, [(0.05, 0.1)] * 37, n=10, steps=1, side=(0, 0, 1))
    for k in range(8):
        d = props.ring(k, 8, 0.42, -math.pi / 2)
        rod.spike(d + Vector((0, 0, 2.5)), d * 1.25 + Vector((0, 0, 2.92)), 0.085)
        pearls.ball(d * 1.26 + Vector((0, 0, 2.96)), 0.07)
        pearls.ball(d * 1.13 + Vector((0, 0, 2.46)), 0.06)
    rod.mesh(m.gold())
    pearls.mesh(m.stuff((0.85, 0.03, 0.06), 0.1, coat=1.0))
    stone = rod.turn @ Vector((0, 0, 2.05))
    things.gem(stone, 0.47, ground.crystal((0.35, 0.03, 0.9), 0.9), turn=(0, 33, 0), sides=7, tall=1.05)
    backdrops.sparks((1, 0.85, 0.5), (0.4, -0.4, 1.9), (1.8, 0.6, 1.4), count=40, strength=1.0)
    stage.lamp(stone + Vector((0.1, -0.9, 0.2)), 14, (0.85, 0.6, 1))
    stage.lamp((0, -2.2, 1.5), 25, (1, 0.9, 0.7))
    ground.item("gold", near=0.92)

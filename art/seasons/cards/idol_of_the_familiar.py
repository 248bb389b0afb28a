"""An idol of gold in the shape of a seated cat, a green jewel on its breast: one crystal each time it is asked."""

import math

from mathutils import Vector

from art.kit import backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground

PLACE = ((0, 0, 0.5), (0, 0, 90), 1.0)


def scene() -> None:
    """Sets the picture up."""
    b, rings = Clay().place(*PLACE), Clay().place(*PLACE)
    b.tube(
        [(0.3, 0, 0.3), (0.2, 0, 0.7), (0.04, 0, 1.1), (-0.06, 0, 1.4), (-0.1, 0, 1.62)],
        [(0.5, 0.42), (0.42, 0.36), (0.32, 0.28), (0.24, 0.22), (0.19, 0.17)],
        n=24,
    )
    b.ball((0.2, 0.36, 0.28), (0.4, 0.2, 0.34), mirror=True).ball((-0.2, 0.4, 0.07), (0.28, 0.12, 0.09), mirror=True)
    b.tube([(-0.1, 0.17, 1.1), (-0.26, 0.17, 0.6), (-0.32, 0.17, 0.1)], [0.16, 0.11, 0.1], mirror=True).ball(
        (-0.42, 0.17, 0.07), (0.18, 0.12, 0.09), mirror=True
    )
    b.ball((-0.16, 0, 1.84), (0.3, 0.34, 0.29)).ball((-0.38, 0, 1.75), (0.16, 0.19, 0.12)).ball(
        (-0.48, 0, 1.8), (0.05, 0.05, 0.04)
    )
    b.ball((-0.28, 0.18, 1.73), (0.14, 0.13, 0.12), mirror=True)
    b.tube(
        [(-0.12, 0.2, 2.0), (-0.08, 0.27, 2.2), (-0.04, 0.32, 2.48)],
        [(0.15, 0.08), (0.11, 0.06), (0.01, 0.01)],
        side=(0.2, 1, 0),
        mirror=True,
    )
    b.tube(
        [(0.5, 0.2, 0.1), (0.4, 0.75, 0.08), (-0.1, 0.85, 0.08), (-0.5, 0.62, 0.08)],
        [0.13, 0.12, 0.1, 0.06],
        side=(0, 0, 1),
    )
    b.flesh(m.stuff((0.95, 0.6, 0.16), 0.24, 1.0, bump=0.06, scale=9, dark=0.6, light=1.1), voxel=0.022, smooth=4)
    for z, r in ((1.42, 0.27), (1.32, 0.33)):
        rings.tube(
            [
                (-0.06 + r * math.cos(a), r * 1.08 * math.sin(a), z + 0.12 * math.cos(a))
                for a in (math.pi * k / 20 for k in range(41))
            ],
            [0.04] * 41,
            n=9,
            steps=1,
        )
    rings.mesh(m.opal(((0.02, 0.3, 0.4), (0.04, 0.5, 0.55)), 0.15))
    chest = rings.turn @ Vector((-0.42, 0, 1.08))
    things.gem(chest, 0.26, ground.crystal((0.01, 0.75, 0.12), 1.4), sides=8)
    eyes, slits = Clay().place(*PLACE), Clay().place(*PLACE)
    eyes.ball((-0.4, 0.15, 1.89), (0.06, 0.085, 0.07), mirror=True).mesh(m.glow((0.1, 0.95, 0.2), 1.6))
    slits.ball((-0.455, 0.15, 1.89), (0.02, 0.02, 0.06), mirror=True).mesh(m.stuff((0.005, 0.01, 0.005), 0.4))
    whisk = Clay().place(*PLACE)
    for s in (-1, 1):
        for k in range(3):
            whisk.tube([(-0.44, s * 0.14, 1.75), (-0.42, s * 0.55, 1.8 - 0.09 * k)], [0.012, 0.003], n=5, steps=2)
    whisk.mesh(m.gold())
    base = Clay().box((0, 0, 0.25), (1.9, 1.7, 0.4)).box((0, 0, 0.08), (2.2, 1.9, 0.16))
    base.mesh(m.stone((0.1, 0.16, 0.12)), smooth=False, bevel=0.04)
    for k in range(7):
        Clay().ball((-0.75 + 0.25 * k, -0.87, 0.26), (0.07, 0.05, 0.07)).mesh(ground.crystal((0.02, 0.6, 0.2), 0.8))
    for s in (-1, 1):
        props.candle((s * 1.45, -0.2, 0), 0.5, 0.11, power=5)
    backdrops.sparks((0.5, 1, 0.5), (0, -0.5, 1.6), (2.6, 0.6, 2.0), count=30, strength=0.8)
    stage.lamp((0.4, -2.2, 2.0), 26, (1, 0.9, 0.7))
    ground.item("green", near=0.97)

"""A vault's round door of steel stands open on heaps of gold, before blue: while Gold lies in it, it yields more. Only
what is hoarded is gold, or nothing of it would be seen."""

import math

from art.kit import architecture, backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences


def scene() -> None:
    """Sets the picture up."""
    iron, stuff = m.iron(), m.stone((0.07, 0.09, 0.13))
    frame = Clay().place((0, 0.6, 1.75), (90, 0, 0))
    frame.lathe([(1.5, -0.3), (1.5, 0.25), (1.62, 0.3), (1.9, 0.3), (1.95, 0.22), (1.95, -0.3)], n=72)
    frame.mesh(iron, smooth=False)
    studs = Clay().place((0, 0.6, 1.75), (90, 0, 0))
    for k in range(20):
        studs.ball(props.ring(k, 20, 1.76) + stage.Vector((0, 0, 0.31)), 0.07)
    studs.mesh(m.gold())
    door = ((-2.35, -0.35, 1.75), (90, 0, 62))
    Clay().place(*door).lathe(
        [
            (0, -0.18),
            (1.42, -0.18),
            (1.48, -0.1),
            (1.48, 0.1),
            (1.36, 0.2),
            (1.0, 0.2),
            (0.95, 0.14),
            (0.3, 0.14),
            (0.26, 0.22),
            (0, 0.22),
        ],
        n=64,
    ).mesh(iron, smooth=False, bevel=0.012)
    wheel = Clay().place(*door)
    wheel.tube([props.ring(k, 32, 0.55) + stage.Vector((0, 0, 0.4)) for k in range(33)], [0.045] * 33, n=8, steps=2)
    for k in range(6):
        wheel.tube([(0, 0, 0.38), props.ring(k, 6, 0.72) + stage.Vector((0, 0, 0.4))], [0.04, 0.035], n=8)
        a, b = props.ring(k, 6, 1.1, 0.5), props.ring(k, 6, 1.62, 0.5)
        wheel.tube([a, b], [0.07, 0.07], n=10)
    wheel.mesh(m.gold())
    blocks = Clay()
    for j in range(9):
        for k in range(16):
            x, z = (k - 7.5 + 0.5 * (j % 2)) * 0.62, 0.24 + j * 0.48
            if math.hypot(x, z - 1.75) > 1.95:
                blocks.box((x, 0.75, z), (0.6, 0.5, 0.46))
    blocks.mesh(stuff, smooth=False, bevel=0.03)
    props.coins((0, 1.5, 0.25), 1.5, count=520, size=0.13, heap=1.5)
    props.coins((0.4, -0.5, 0.0), 1.1, count=70, size=0.13, heap=0.12)
    things.chest((0.85, 0.95, 0.55), 0.75, (0, 6, -24))
    props.chalice((-0.6, 0.9, 0.75), 0.3, m.glass((0.9, 0.05, 0.05), shine=0.3))
    backdrops.floor(m.stone((0.05, 0.06, 0.085)))
    architecture.wall((0, 4.2, 0), 8, 4.5, m.stone((0.03, 0.05, 0.12)))
    stage.lamp((0, 0.9, 2.4), 165, essences.GOLD, size=0.5)
    stage.lamp((0, 3.4, 2.6), 160, (0.12, 0.3, 1), size=0.8)
    stage.lamp((0.1, -1.0, 1.3), 30, essences.GOLD)
    backdrops.sparks((1, 0.7, 0.2), (0, 0.6, 1.9), (1.6, 1.2, 1.2), count=45, strength=3, size=0.012)
    stage.panel((3.4, -4, 4), (0, 0, 1.5), 260, (0.6, 0.7, 1), size=2.5)
    stage.panel((-3.5, -4.5, 3.2), (-1, 0, 1.6), 150, (1, 0.75, 0.5), size=2)
    stage.camera((0.7, -6.9, 2.1), (-0.25, 0, 1.62), lens=46, f=3.4)

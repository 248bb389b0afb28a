"""A crown of gold with fangs for its rim, blood on them: draw, or be bled of a card."""

import math

from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    gold, fangs, blood, rubies = (Clay().place((0, 0, 1.15), (14, 0, 0)) for _ in range(4))
    gold.lathe([(1.0, 0.0), (1.08, 0.02), (1.12, 0.3), (1.08, 0.55), (1.0, 0.56), (1.0, 0.0)], n=72)
    for z in (0.06, 0.5):
        gold.tube([props.ring(k, 60, 1.1) + Vector((0, 0, z)) for k in range(61)], [0.055] * 61, n=9, steps=1)
    for k in range(9):
        d = props.ring(k, 9, 1.0, -math.pi / 2)
        side = Vector((-d.y, d.x, 0))
        tall = 1.15 if k % 2 == 0 else 0.8
        for s in (-1, 1):
            wing = [
                d * 1.06 + side * (0.3 * s) + Vector((0, 0, 0.5)),
                d * 1.1 + side * (0.22 * s) + Vector((0, 0, 0.5 + 0.4 * tall)),
                d * 1.22 + Vector((0, 0, 0.5 + tall)),
            ]
            gold.tube(wing, [0.07, 0.06, 0.015], n=9)
        rubies.ball(d * 1.14 + Vector((0, 0, 0.78)), (0.11, 0.11, 0.15))
        rubies.ball(props.ring(k, 9, 1.13, -math.pi / 2 + math.pi / 9) + Vector((0, 0, 0.28)), (0.09, 0.09, 0.11))
    for k in range(22):
        d = props.ring(k, 22, 1.05, -math.pi / 2)
        long = 0.75 if k in {2, 20} else 0.26
        wide = 0.13 if k in {2, 20} else 0.1
        fangs.spike(d, d * 0.96 + Vector((0, 0, -long)), wide)
        if k in {2, 20}:
            tip = d * 0.98 + Vector((0, -0.03, -long + 0.05))
            blood.spike(tip + Vector((0, -0.04, 0.28)), tip + Vector((0, -0.03, -0.02)), 0.08)
            for j in range(2):
                blood.ball(tip + Vector((0, -0.02, -0.16 - 0.2 * j)), (0.045, 0.045, 0.07))
    gold.mesh(m.gold())
    fangs.mesh(m.stuff((0.85, 0.8, 0.66), 0.3, coat=0.6, dark=0.7))
    blood.mesh(m.stuff((0.5, 0.005, 0.01), 0.06, coat=1.0))
    rubies.mesh(m.opal(((0.5, 0.0, 0.02), (0.95, 0.03, 0.05)), 0.3))
    Clay().ball((0, -0.9, 0.0), (0.8, 0.5, 0.02)).mesh(m.stuff((0.4, 0.004, 0.008), 0.05, coat=1.0))
    backdrops.sparks((1, 0.2, 0.15), (0, -0.5, 1.8), (2.6, 0.6, 2.0), count=26, strength=0.8)
    stage.lamp((0.3, -1.9, 1.6), 18, (1, 0.8, 0.6))
    ground.item("red", rim=(1, 0.25, 0.2))

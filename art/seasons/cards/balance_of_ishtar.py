"""Scales of gold, energies in one pan and crystals in the other: three alike are turned into nine."""

import random

from mathutils import Vector

from art.kit import materials as m
from art.kit import props, stage, things
from art.kit.clay import Clay
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    frame = Clay()
    frame.lathe(
        [(0, 0), (0.6, 0), (0.62, 0.07), (0.4, 0.16), (0.14, 0.26), (0.09, 0.4), (0.08, 2.3), (0.16, 2.4)], n=40
    )
    frame.ball((0, 0, 2.5), 0.15).ball((0, 0, 0.75), 0.15).spike((0, 0, 2.6), (0, 0, 2.95), 0.07)
    left, right = Vector((-1.35, 0, 2.22)), Vector((1.35, 0, 2.5))
    frame.tube([left, (-0.7, 0, 2.44), (0, 0, 2.4), (0.7, 0, 2.58), right], [0.05, 0.08, 0.11, 0.08, 0.05], n=12)
    frame.ball(left, 0.09).ball(right, 0.09)
    for top, low in ((left, 0.78), (right, 1.12)):
        pan = Vector((top.x, 0, low))
        frame.lathe([(0, 0), (0.4, 0.06), (0.62, 0.22), (0.64, 0.25), (0.6, 0.25), (0.38, 0.1), (0, 0.05)], pan, n=40)
        for k in range(3):
            frame.tube([top, pan + props.ring(k, 3, 0.6, -0.5) + Vector((0, 0, 0.24))], [0.022, 0.022], n=6, steps=1)
    frame.mesh(m.gold())
    for k in range(9):
        spot = Vector((-1.35, 0, 1.02)) + props.ring(k, 8, 0.3 if k < 8 else 0) + Vector((0, 0, 0.15 + 0.1 * (k % 3)))
        turn = [random.uniform(-35, 35) for _ in range(3)]
        things.gem(spot, 0.25, ground.crystal(), turn=turn, tall=1.2)
    for k in range(3):
        Clay().ball((1.1 + 0.25 * k, -0.18 + 0.2 * (k % 2), 1.42), 0.19).mesh(
            m.opal(((0.9, 0.08, 0.01), (0.4, 0.01, 0.005)), 0.4)
        )
    stage.lamp((-1.35, -0.7, 1.7), 10, (0.5, 0.7, 1))
    ground.item("amber", near=0.92)

"""A grinning goblin in a banker's cap behind his stacks of coins: every rival pays him when the season changes."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import faces, ground


def scene() -> None:
    """Sets the picture up."""
    skin = m.stuff((0.2, 0.34, 0.08), 0.45, bump=0.25, scale=10, dark=0.6, light=1.3, sub=0.1)
    faces.goblin((0, -0.1, 2.2), skin, size=1.05)
    robe, cap, gilt = Clay(), Clay(), Clay()
    robe.ball((0, 0.1, 0.7), (1.05, 0.6, 0.95)).lathe(
        [(0.5, 1.32), (0.62, 1.4), (0.6, 1.62), (0.5, 1.66)], (0, 0.05, 0), n=40, flutes=10, deep=0.1
    )
    robe.mesh(m.cloth((0.32, 0.05, 0.16)))
    cap.lathe([(0.56, 2.5), (0.66, 2.56), (0.66, 2.78), (0.6, 2.86), (0, 2.9)], (0, -0.05, 0), n=44).mesh(
        m.cloth((0.38, 0.05, 0.18))
    )
    gilt.tube([props.ring(k, 40, 0.66) + Vector((0, -0.05, 2.58)) for k in range(41)], [0.055] * 41, n=9, steps=1)
    gilt.ball((0, -0.72, 2.7), (0.12, 0.06, 0.14))
    lens = [
        Vector((0.22 + 0.19 * math.cos(a), -0.68, 2.32 + 0.19 * math.sin(a)))
        for a in (math.pi * k / 14 for k in range(29))
    ]
    gilt.tube(lens, [0.028] * 29, n=8, steps=1)
    gilt.tube([lens[0], (0.6, -0.5, 2.0), (0.55, -0.5, 1.4)], [0.015] * 3, n=6)
    gilt.mesh(m.gold())
    Clay().box((0, -1.0, 0.42), (5.4, 0.8, 0.2)).mesh(m.wood((0.18, 0.08, 0.03)), smooth=False, bevel=0.03)
    coins = Clay()
    for x, y, count in (
        (-1.5, -1.0, 11),
        (-1.15, -1.2, 7),
        (-0.75, -1.05, 4),
        (1.5, -1.05, 13),
        (1.1, -1.2, 8),
        (0.72, -1.1, 5),
    ):
        for k in range(count):
            coins.lathe(
                [(0, 0), (0.17, 0), (0.18, 0.02), (0.18, 0.06), (0.17, 0.075), (0, 0.075)],
                (x + random.gauss(0, 0.012), y + random.gauss(0, 0.012), 0.52 + 0.08 * k),
                n=24,
            )
    coins.mesh(m.gold(), smooth=False)
    for s in (-1, 1):
        arm = Clay().tube(
            [(s * 0.85, 0, 1.2), (s * 0.95, -0.55, 0.85), (s * 0.4, -1.0, 0.85)], [0.26, 0.24, 0.22], n=16
        )
        arm.mesh(m.cloth((0.32, 0.05, 0.16)))
        hand = Clay()
        for k in range(4):
            hand.tube(
                [
                    (s * 0.38, -1.02, 0.86),
                    (s * (0.22 - 0.02 * k), -1.16 - 0.03 * k, 0.92 - 0.1 * k),
                    (s * 0.1, -1.25, 0.84 - 0.1 * k),
                ],
                [0.1, 0.06, 0.03],
                n=9,
            )
        hand.flesh(skin, voxel=0.025, smooth=3)
    things.gem((0, -1.28, 0.86), 0.26, ground.crystal(), tall=1.25)
    backdrops.sparks((1, 0.8, 0.3), (0, -0.6, 1.9), (2.6, 0.6, 1.8), count=30, strength=0.8)
    stage.lamp((0.2, -2.0, 1.2), 16, (1, 0.75, 0.4))
    ground.familiar("amber")

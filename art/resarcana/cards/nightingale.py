"""A nightingale sings on a flowering branch before the moon; its song drifts away as points of green and blue light."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.birds import songbird
from art.kit.clay import Clay, at


def scene() -> None:
    """Sets the picture up."""
    song = songbird((0.45, 0, 0.62), 1.3)
    branch = [(3.2, 0.3, 0.1), (1.6, 0.05, 0.42), (0.4, 0, 0.4), (-1.0, 0.05, 0.62), (-2.4, 0.2, 0.4)]
    wood, leaves, petals = Clay(), Clay(), Clay()
    wood.tube(branch, [0.2, 0.15, 0.11, 0.08, 0.03], n=12)
    for k in range(16):
        root = at(branch, 0.04 + 0.92 * k / 15)
        tip = root + Vector(
            (random.uniform(-0.7, 0.1), random.uniform(-0.3, 0.5), random.choice((-1, 1)) * random.uniform(0.25, 0.75))
        )
        if abs(root.x - 0.3) < 0.75:
            tip.z = root.z - 0.5
        wood.spike(root, tip, 0.045)
        for _ in range(4):
            a = root.lerp(tip, random.uniform(0.3, 1))
            leaves.leaf(
                a,
                a + Vector((random.uniform(-0.35, 0.2), -0.1, random.uniform(-0.3, 0.25))),
                0.16,
                normal=(random.gauss(0, 0.4), -1, 0.4),
                curl=0.2,
            )
        for j in range(5):
            d = Vector((math.cos(j * 1.2566), -0.25, math.sin(j * 1.2566))) * 0.13
            petals.leaf(tip, tip + d, 0.13, curl=0.25)
    wood.mesh(m.wood())
    leaves.mesh(m.thin((0.07, 0.26, 0.06), 0.4, 0.4))
    petals.mesh(m.thin((0.85, 0.75, 0.85), 0.5, 0.4))
    for colour, up in (((0.06, 0.8, 0.1), 0.16), ((0.05, 0.3, 1), -0.14), ((0.06, 0.8, 0.1), -0.45)):
        notes, ribbon = Clay(), Clay()
        line = [song + Vector((-0.36 * i, -0.1, up * i * 0.55 + 0.2 * math.sin(i * 1.5 + up * 9))) for i in range(7)]
        ribbon.tube(line, [0.004, 0.016, 0.022, 0.022, 0.02, 0.016, 0.003], n=8).mesh(
            m.soft(colour, colour, 1.0)
        ).visible_shadow = False
        for k in range(12):
            notes.ball(
                at(line, 0.12 + k / 13) + Vector((0, 0, random.gauss(0, 0.09))), 0.03 + 0.02 * (k % 3 == 0), n=10
            )
        notes.mesh(m.glow(colour, 1.8))
    Clay().ball((1.35, 5.5, 2.9), 1.75, n=48).mesh(
        m.painted((0.95, 0.9, 0.72), (0.5, 0.52, 0.5), (1.0, 3.8, 3.2), 2.4, 0.75, cloud=0.5)
    )
    backdrops.stars(count=90)
    backdrops.backdrop((0.07, 0.13, 0.3), (0.006, 0.012, 0.03), (1.3, 7, 2.9), 6, 0.8)
    stage.rig((1, 0.82, 0.62), (0.5, 0.65, 1), at=(0.3, 0, 1.2), power=0.9)
    stage.camera((-0.2, -5.6, 1.25), (-0.1, 0, 1.2), lens=52, f=2.2)

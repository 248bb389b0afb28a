"""A great pyramid under the evening sun, a golden stone on its top, a caravan's lamps small before it."""

import random

from mathutils import Vector, noise

from art.kit import architecture, backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay


def scene() -> None:
    """Sets the picture up."""
    sand = m.stuff((0.42, 0.25, 0.1), 0.9, bump=0.5, scale=2.4, stretch=(1, 3, 1), dark=0.6)
    Clay().grid(
        lambda u, v: (
            (u - 0.5) * 50,
            (v - 0.25) * 44,
            0.7 * noise.noise((u * 9, v * 11, 3)) + 0.2 * noise.noise((u * 30, v * 12, 5)) - 0.4,
        ),
        110,
        110,
    ).mesh(sand)
    stones = m.stone((0.48, 0.32, 0.16))
    for where, half, high, turn in (
        ((0.6, 7, -0.6), 5.2, 6.6, 28),
        ((-8.5, 15, -0.6), 3.4, 4.4, 20),
        ((10.5, 17, -0.6), 3.0, 3.8, 36),
    ):
        courses, steps = Clay().place(where, (0, 0, turn)), 24
        for k in range(steps):
            wide, thick = 2 * half * (1 - k / steps), high / steps
            count = max(int(wide / 0.55), 1)
            for j in range(count):
                for s in (-1, 1):
                    x = (j + 0.5 - count / 2) * wide / count
                    jut, size = wide / 2 - 0.2, wide / count * 0.96
                    courses.box((x, s * jut, (k + 0.5) * thick), (size, 0.4 + random.uniform(0, 0.06), thick * 0.95))
                    courses.box((s * jut, x, (k + 0.5) * thick), (0.4 + random.uniform(0, 0.06), size, thick * 0.95))
        courses.mesh(stones, smooth=False)
        architecture.pyramid(Vector(where) + Vector((0, 0, 0)), half * 0.6, high * 0.7, stones, steps=4)
        Clay().place(Vector(where) + Vector((0, 0, high - 0.5)), (0, 0, turn - 45), half * 0.17).lathe(
            [(1.0, 0), (0.001, 1.1)], n=4
        ).mesh(m.glow((1, 0.45, 0.06), 0.9), smooth=False)
    stage.lamp((0.2, 5.6, 6.3), 220, stage.GOLD)
    lights = Clay()
    for k in range(9):
        lights.ball((-3.6 + 0.55 * k, 0.4 + 0.16 * k, -0.02 + 0.1 * (k % 2)), 0.035)
        Clay().tube(
            [(-3.5 + 0.55 * k, 0.4 + 0.16 * k, -0.4), (-3.5 + 0.55 * k, 0.4 + 0.16 * k, 0.0)],
            [0.1, 0.03],
            n=10,
            side=(1, 0, 0),
        ).mesh(m.cloth((0.08, 0.04, 0.03)))
    lights.mesh(m.glow((1, 0.5, 0.1), 4))
    Clay().ball((-6.4, 24, 3.6), 1.8, n=40).mesh(m.glow((1, 0.42, 0.1), 1.4))
    backdrops.backdrop((0.95, 0.4, 0.1), (0.05, 0.03, 0.09), (-5.5, 29, 3.0), 17, 0.7, cloud=0.35)
    backdrops.mist((1, 0.6, 0.3), at=(0, 4, 0.0), spread=(9, 5, 0.1), count=24, strength=0.1)
    stage.air((0.1, 0.075, 0.1), 1.0)
    stage.panel((-12, 6, 6), (0.6, 5, 2), 5200, (1, 0.6, 0.28), size=4)
    stage.panel((9, -6, 7), (0.6, 5, 2), 900, (0.4, 0.45, 0.9), size=5)
    stage.camera((-0.6, -10.5, 1.3), (-0.2, 7, 2.75), lens=46, f=8)

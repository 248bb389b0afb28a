"""A hawk with wings spread swoops through blue air over three cards that it lets its master see."""

import math

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.birds import hawk
from art.kit.clay import Clay


def scene() -> None:
    """Sets the picture up."""
    hawk((0, 0, 2.25))
    for k in range(3):
        turn, where = (62, 0, 14 - 14 * k), ((k - 1) * 1.25, -0.75 - 0.25 * (k == 1), 0.55 + 0.14 * (k == 1))
        Clay().place(where, turn).box((0, 0, 0), (0.8, 1.1, 0.02)).mesh(m.parchment(), smooth=False, bevel=0.01)
        edge, sign = Clay().place(where, turn), Clay().place(where, turn)
        edge.tube(
            [(-0.34, -0.49, 0.02), (0.34, -0.49, 0.02), (0.34, 0.49, 0.02), (-0.34, 0.49, 0.02), (-0.34, -0.49, 0.02)],
            [0.014] * 5,
            n=6,
            steps=1,
        )
        edge.mesh(m.gold())
        star = [
            (0.24 * math.cos(i * 0.8 * math.pi + math.pi / 2), 0.24 * math.sin(i * 0.8 * math.pi + math.pi / 2), 0.025)
            for i in range(6)
        ]
        sign.tube(star, [0.016] * 6, n=6, steps=1).mesh(m.glow((0.05, 0.25, 1), 1.6))
    backdrops.sparks((0.4, 0.7, 1), (0, -0.5, 0.9), (3.4, 1, 0.8), count=50, strength=2.5)
    backdrops.mist((0.35, 0.55, 0.9), at=(0, 1.5, 0.1), spread=(4, 0.8, 0.25), count=20, strength=0.35)
    backdrops.backdrop((0.12, 0.26, 0.5), (0.005, 0.012, 0.04), (0.3, 7, 2.6), 7, 0.8, cloud=0.75)
    stage.lamp((0, -1.4, 1.0), 30, stage.CALM)
    stage.rig((1, 0.82, 0.6), (0.4, 0.65, 1), at=(0, 0, 2), power=1.2)
    stage.camera((0, -7.4, 2.0), (0, 0, 1.75), lens=50, f=3.2)

"""A hooded figure in violet lifts a skull with burning eyes; two wisps of Life drain into it and come out as Death."""

import random

from art.kit import architecture, backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.figures import Figure


def scene() -> None:
    """Sets the picture up."""
    bone = m.stuff((0.6, 0.54, 0.44), 0.5, bump=0.2, sub=0.1)
    Figure(
        (0.055, 0.018, 0.1),
        left=(-0.3, -0.9, 1.62),
        right=(0.3, -0.9, 1.62),
        skin=bone,
        eyes=m.glow((0.5, 0.1, 1), 2.2),
    ).build("hood")
    props.skull((0, -1.05, 1.88), 1.0, (8, 0, 0), eyes=m.glow((0.5, 0.12, 1), 2.5))
    wisps = Clay()
    for k in range(8):
        s, j = -1 if k % 2 else 1, [random.gauss(0, 0.07) for _ in range(6)]
        line = [
            (s * 1.9, -0.5, 0.9 + j[0]),
            (s * 1.45 + j[1], -0.9, 1.35),
            (s * 1.25, -0.8 + j[2], 2.1 + j[3]),
            (s * 0.8 + j[4], -0.9, 2.45 + j[5]),
            (s * 0.4, -1.0, 2.2 + j[0]),
            (s * 0.12, -1.1, 2.0),
        ]
        wisps.tube(line, [0.004, 0.018, 0.03, 0.026, 0.018, 0.006], n=8)
    wisps.mesh(m.soft((0.1, 0.9, 0.1), (0.01, 0.5, 0.04), 0.6, thick=0.6)).visible_shadow = False
    for s in (-1, 1):
        backdrops.sparks((0.2, 1, 0.2), (s * 1.2, -0.85, 1.9), (0.5, 0.3, 1.0), count=22, strength=1.2, size=0.02)
    props.flame((0, -1.0, 2.16), 0.62, m.soft((0.42, 0.08, 1), (0.14, 0.01, 0.5), 1.6, thick=0.7))
    for k, (x, y) in enumerate(((-1.25, -0.2), (-1.5, 0.3), (1.3, -0.1), (1.55, 0.35))):
        props.plinth((x, y, 0), 0.2, 0.75 + 0.15 * (k % 2))
        props.candle((x, y, 0.75 + 0.15 * (k % 2)), 0.3 + 0.1 * (k % 2), 0.09, power=4)
    architecture.arch((0, 1.9, 0), 1.55, 2.2, m.stone((0.13, 0.11, 0.15)))
    backdrops.backdrop((0.1, 0.03, 0.22), (0.006, 0.004, 0.012), (0, 5, 2.5), 3.6, 0.9)
    backdrops.mist((0.3, 0.12, 0.6), at=(0, 0.9, 0.4), spread=(2.5, 0.6, 0.3), strength=0.2)
    backdrops.floor()
    stage.lamp((0, -1.35, 2.3), 26, stage.DEATH)
    for s in (-1, 1):
        stage.lamp((s * 1.2, -1.0, 2.0), 9, stage.LIFE)
    stage.rig((0.75, 0.6, 1), (0.5, 0.25, 1), at=(0, 0, 2), power=0.6, left=False)
    stage.camera((0, -6.0, 2.35), (0, 0, 2.12), lens=52, f=1.8, focus=(0, -0.9, 2.1))

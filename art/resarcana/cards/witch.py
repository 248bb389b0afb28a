"""A witch under a bent hat stirs a cauldron: green Life foams in it, violet Death rises from it."""

import math
import random

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.figures import Figure
from art.resarcana import essences


def scene() -> None:
    """Sets the picture up."""
    Figure(
        (0.03, 0.025, 0.045),
        (0.05, 0.1, 0.03),
        left=(-0.45, -0.85, 1.85),
        right=(0.4, -0.85, 1.75),
        wide=0.88,
        stoop=0.25,
        trim=m.stuff((0.12, 0.05, 0.16), 0.4),
        face=m.skin((0.2, 0.22, 0.12)),
        eyes=m.glow((0.3, 1, 0.1), 1.5),
        head_turn=-10,
    ).build("hat")
    kettle = Clay().place((0, -1.25, 0))
    kettle.lathe(
        [
            (0, 0.42),
            (0.4, 0.45),
            (0.75, 0.75),
            (0.8, 1.05),
            (0.68, 1.28),
            (0.78, 1.36),
            (0.76, 1.42),
            (0.66, 1.36),
            (0.6, 1.25),
            (0, 1.25),
        ],
        n=64,
    ).mesh(m.iron())
    brew, foam = m.glow((0.08, 0.9, 0.04), 0.9), Clay()
    Clay().ball((0, -1.25, 1.3), (0.66, 0.66, 0.05)).mesh(brew)
    for _ in range(46):
        a, far = random.uniform(0, 6.28), 0.62 * random.random() ** 0.5
        foam.ball((far * math.cos(a), -1.25 + far * math.sin(a), 1.34), random.uniform(0.03, 0.11), n=16)
    foam.mesh(m.soft((0.05, 0.6, 0.03), (0.25, 1, 0.12), 0.8, thick=0.8, tight=1.0))
    Clay().tube([(-0.5, -0.95, 2.35), (-0.42, -1.0, 1.85), (-0.25, -1.2, 1.25)], [0.035, 0.04, 0.035]).mesh(m.wood())
    fumes = Clay()
    for _ in range(5):
        s, x = random.choice((-1, 1)), random.gauss(0.25, 0.25)
        fumes.tube(
            [
                (x * 0.6, -1.2, 1.35),
                (x + s * 0.2, -1.1, 1.75),
                (x + s * 0.1 + 0.7, -1.0, 2.3),
                (x - s * 0.15 + 1.1, -0.8, 2.9),
                (x + s * 0.2 + 1.2, -0.6, 3.5),
            ],
            [0.01, 0.04, 0.05, 0.04, 0.006],
            n=12,
        )
    fumes.mesh(m.soft((0.35, 0.06, 0.9), (0.12, 0.01, 0.4), 0.6, thick=0.3, tight=0.9)).visible_shadow = False
    props.flame((0, -1.25, 0.0), 0.55, tongues=12)
    stage.lamp((0, -2.0, 0.5), 26, essences.ELAN)
    props.skull((-1.25, -0.9, 0.95), 0.75, (0, 0, 30))
    props.plinth((-1.25, -0.9, 0), 0.36, 0.8)
    props.candle((-1.58, -1.0, 0.8), 0.35, 0.08, power=4)
    backdrops.forest(near=1.8, far=5, gap=1.5, count=16)
    backdrops.floor(m.stone((0.05, 0.05, 0.03)))
    backdrops.mist((0.2, 0.5, 0.2), at=(0, 1.4, 0.6), spread=(3, 0.8, 0.4), count=16, strength=0.15)
    backdrops.backdrop((0.2, 0.44, 0.12), (0.006, 0.01, 0.012), (-0.1, 6, 2.9), 4, 0.85)
    stage.lamp((0, -1.45, 1.8), 46, essences.LIFE)
    stage.lamp((0.8, -1.1, 2.6), 14, essences.DEATH)
    stage.rig((0.8, 0.75, 1), (0.5, 0.3, 1), at=(0, 0, 2.2), power=1.1, left=True)
    stage.camera((0, -6.6, 2.3), (0, 0, 2.1), lens=50, f=2.4, focus=(0, -0.9, 2))

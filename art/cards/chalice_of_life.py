"""A silver chalice overflows with blue water, and where it falls green things sprout."""

import math
import random

from mathutils import Vector

from art.kit import architecture, backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay


def scene() -> None:
    """Sets the picture up."""
    silver = m.stuff((0.62, 0.66, 0.68), 0.24, 1.0, bump=0.1, scale=12, dark=0.5)
    mossy = m.stuff((0.08, 0.16, 0.03), 0.9, bump=0.8, scale=14, dark=0.4)
    props.plinth((0, 0, 0), 0.85, 0.45, m.stone((0.12, 0.13, 0.11)))
    props.chalice((0, 0, 0.45), 0.82, m.glass((0.02, 0.7, 0.12), shine=0.5), silver)
    wet = m.soft((0.12, 0.5, 1), (0.02, 0.16, 0.8), 0.8, thick=0.85)
    Clay().ball((0, 0, 2.18), (0.7, 0.7, 0.12)).mesh(m.stuff((0.03, 0.2, 0.5), 0.04, coat=1))
    falls = Clay()
    for a in (-2.75, -2.6, -2.42, -0.75, -0.6, -0.42, -0.3):
        d = Vector((math.cos(a), math.sin(a), 0))
        for _ in range(3):
            w = random.uniform(-0.05, 0.05)
            falls.tube(
                [
                    d * 0.6 + Vector((0, 0, 2.24)),
                    d * 0.79 + Vector((0, 0, 2.3)),
                    d * (0.95 + w) + Vector((w, 0, 1.75)),
                    d * (1.05 + w) + Vector((w, 0, 0.45)),
                ],
                [0.02, 0.04, 0.035, 0.05],
                n=10,
            )
    falls.mesh(wet).visible_shadow = False
    Clay().ball((0, 0, -0.05), (1.7, 1.3, 0.12)).mesh(mossy)
    grass, bloom = Clay(), Clay()
    for _ in range(420):
        a, far = random.uniform(0, 6.28), random.uniform(0.8, 1.9)
        root = Vector((far * math.cos(a), far * 0.8 * math.sin(a), 0))
        tip = root + Vector((random.gauss(0, 0.08), random.gauss(0, 0.05), random.uniform(0.15, 0.5)))
        grass.leaf(root, tip, 0.07, curl=random.gauss(0, 0.2))
        if random.random() < 0.07:
            for j in range(5):
                bloom.leaf(tip, tip + Vector((0.07 * math.cos(j * 1.26), -0.04, 0.07 * math.sin(j * 1.26))), 0.07)
    grass.mesh(m.thin((0.08, 0.32, 0.04), 0.5, 0.4))
    bloom.mesh(m.thin((0.85, 0.85, 0.95), 0.5, 0.4))
    for s in (-1, 1):
        things.vines(
            [(s * 2.1, 2.1, 4), (s * 1.9, 1.9, 2.6), (s * 2.1, 1.9, 1.4), (s * 1.9, 1.8, 0.2)], count=130, leaf=0.17
        )
    architecture.arch((0, 2.4, 0), 2.1, 1.7, m.stone((0.12, 0.13, 0.11)), thick=0.45)
    backdrops.floor(m.stone((0.05, 0.06, 0.05)))
    backdrops.sparks((0.25, 1, 0.25), (0, 0, 1.5), (2.6, 0.9, 1.6), count=70, strength=2.2)
    backdrops.backdrop((0.05, 0.22, 0.2), (0.004, 0.012, 0.014), (0, 6, 2.4), 4.4, 0.8)
    stage.lamp((0, -0.9, 2.7), 40, (0.35, 0.75, 1))
    stage.lamp((0.4, -1.6, 0.6), 20, stage.LIFE)
    stage.rig((0.9, 1, 0.85), (0.3, 0.7, 1), at=(0, 0, 1.6), power=0.9)
    stage.camera((0, -6.6, 2.15), (0, 0, 1.6), lens=52, f=2.2, focus=(0, -0.6, 1.6))

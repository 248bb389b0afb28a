"""A great open book that floats by itself, letters of light rising from its leaves: room for ten energies."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, fires, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    tilt = (38, 0, 0)
    props.open_book((0, -0.1, 1.15), 2.15, tilt)
    cover, clasps = Clay().place((0, -0.1, 1.13), tilt, 2.15), Clay().place((0, -0.1, 1.13), tilt, 2.15)
    cover.box((-0.33, 0, -0.03), (0.68, 0.98, 0.05)).box((0.33, 0, -0.03), (0.68, 0.98, 0.05))
    cover.mesh(m.stuff((0.22, 0.04, 0.36), 0.5, bump=0.3, scale=14), smooth=False, bevel=0.02)
    for x in (-0.63, 0.63):
        for y in (-0.45, 0.45):
            clasps.box((x, y, -0.02), (0.12, 0.12, 0.09))
    clasps.mesh(m.gold(), smooth=False, bevel=0.015)
    runes = Clay()
    for k in range(13):
        a, t = 2.4 * k, k / 12
        c = Vector((0.75 * (0.35 + t) * math.cos(a), -0.35, 1.5 + 1.25 * t))
        big = 0.13 + 0.05 * (k % 3)
        spots = [c + Vector((random.uniform(-big, big), 0, f * big)) for f in (-1, -0.3, 0.4, 1)]
        runes.tube(spots, [0.024] * 4, n=7, steps=1)
        runes.tube([spots[1], spots[1] + Vector((big, 0, 0.4 * big))], [0.024] * 2, n=7, steps=1)
    runes.mesh(m.glow((0.62, 0.3, 1), 1.6)).visible_shadow = False
    mist = fires.burning(1.2, 2.9, fires.VIOLET, 0.8, thick=0.3, torn=0.6)
    fires.blaze((0, 0.15, 1.2), 0.75, 1.7, mist, count=24, licks=4)
    backdrops.sparks((0.7, 0.4, 1), (0, -0.3, 2.0), (2.4, 0.6, 1.6), count=50, strength=1)
    stage.lamp((0, -0.9, 1.9), 25, (0.7, 0.5, 1))
    ground.item("violet")

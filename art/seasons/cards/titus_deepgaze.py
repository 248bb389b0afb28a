"""A hooded head that is nothing but one enormous blue eye: whoever meets its gaze pays a crystal."""

import math

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.clockwork import eyeball, facing, iris, lid
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    c = Vector((0, -0.15, 2.15))
    cloth, skin = m.cloth((0.05, 0.09, 0.3)), m.stuff((0.2, 0.25, 0.42), 0.5, bump=0.2, scale=9, sub=0.1)

    def hood(u: float, v: float) -> Vector:
        a, deep = 2 * math.pi * u, 1 - v
        r = (0.86 + 0.1 * v) * math.sin(math.pi / 2 * (0.15 + 0.85 * v) ** 0.5)
        peak = 0.3 * max(0.0, math.cos(a)) ** 4 * v
        return c + Vector(
            (
                r * math.sin(a) * (1 + 0.02 * math.sin(11 * a)),
                0.7 * deep - 0.25 * v + 0.1 * math.cos(a),
                1.08 * r * math.cos(a) + peak,
            )
        )

    Clay().grid(hood, 72, 16, wrap=True).mesh(cloth, thick=0.05)
    Clay().tube([hood(k / 60, 1) for k in range(61)], [0.06] * 61, n=9, steps=1).mesh(ground.silver())
    frame = facing(c, (0, -1, 0))
    eyeball(frame, (0.03, -1, -0.02), 0.66, iris((0.08, 0.45, 1.0), 1.5, (0.34, 0.34), 0.66))
    lid(frame, 0.71, skin, 0.42)
    lid(frame, 0.71, skin, 0.34, below=True)
    lashes = Clay()
    for k in range(11):
        a = math.radians(22 + 13.6 * k)
        root = c + Vector((0.68 * math.cos(a), -0.42 - 0.15 * math.sin(a), 0.42 * math.sin(a) + 0.02))
        lashes.spike(root, root + Vector((0.3 * math.cos(a), -0.22, 0.26 * math.sin(a))), 0.03)
    lashes.mesh(m.stuff((0.01, 0.01, 0.02), 0.5))
    robe, rims = Clay(), Clay()
    robe.ball((0, 0.1, 0.5), (1.5, 0.75, 1.05)).ball((0, 0.1, 1.2), (0.8, 0.55, 0.35)).mesh(cloth)
    for k in range(3):
        arc = [
            Vector(
                (1.45 * (0.62 + 0.16 * k) * math.sin(a), 0.05 - 0.78 * math.cos(a), 1.22 - 0.3 * k - 0.1 * math.cos(a))
            )
            for a in (math.radians(-60 + 6 * j) for j in range(21))
        ]
        rims.tube(arc, [0.035] * 21, n=8, steps=1)
    rims.mesh(ground.silver())
    gaze = Clay()
    for k in range(9):
        a = 2 * math.pi * k / 9
        off = Vector((math.cos(a), 0, math.sin(a)))
        gaze.tube(
            [c + off * 0.28 + Vector((0, -0.72, 0)), c + off * 0.75 + Vector((0, -2.0, -0.25))],
            [0.01, 0.05],
            n=8,
            steps=2,
        )
    gaze.mesh(m.soft((0.3, 0.7, 1), (0.05, 0.3, 1), 0.35, thick=0.25, tight=0.95)).visible_shadow = False
    backdrops.sparks((0.45, 0.75, 1), (0, -0.8, 2), (2.6, 0.6, 1.8), count=36, strength=0.8)
    stage.lamp((0.5, -2.4, 2.6), 12, (0.9, 0.95, 1))
    ground.familiar("blue", power=1.1)

"""A seer veiled in blue silk over a globe full of mist: she deals the cards she sees, one to each."""

import math

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.figures import Figure
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    pale = m.stuff((0.42, 0.28, 0.22), 0.5, sub=0.1)
    figure = Figure(
        (0.03, 0.1, 0.42),
        left=(-0.62, -0.8, 1.35),
        right=(0.62, -0.8, 1.35),
        wide=0.95,
        skin=pale,
        face=pale,
        trim=ground.silver(),
    )
    figure.build("veil", mantle=True)
    head = figure.head()
    veil = Clay()

    def silk(u: float, v: float) -> tuple[float, float, float]:
        a = -math.pi / 2 + (u - 0.5) * 2.3
        r = 0.34 + 0.06 * v + 0.012 * math.sin(14 * a)
        return (r * math.cos(a), head.y + r * math.sin(a), head.z + 0.03 - 0.62 * v)

    veil.grid(silk, 40, 10).mesh(m.thin((0.3, 0.55, 1.0), 0.4, 0.5))
    for s in (-1, 1):
        Clay().ball(head + Vector((s * 0.1, -0.29, 0.07)), (0.055, 0.03, 0.028)).mesh(m.glow((0.7, 0.9, 1), 1.6))
    brow = head + Vector((0, -0.33, 0.24))
    Clay().ball(brow, (0.09, 0.05, 0.12)).mesh(ground.crystal(shine=1.0))
    globe = Vector((0, -1.1, 1.35))
    Clay().ball(globe, 0.56, n=48).mesh(m.glass((0.9, 0.96, 1), ior=1.15)).visible_shadow = False
    mist = Clay()
    for k in range(7):
        a = 0.9 * k
        line = [
            globe
            + Vector((0.4 * math.cos(a + 1.2 * t), 0.3 * math.sin(a + 1.2 * t), 0.75 * (t - 0.5)))
            * (1 - 0.6 * (2 * t - 1) ** 2)
            for t in (0, 0.25, 0.5, 0.75, 1)
        ]
        mist.tube(line, [0.02, 0.14, 0.17, 0.13, 0.02], n=10)
    mist.mesh(m.soft((0.6, 0.85, 1), (0.1, 0.4, 1), 0.55, thick=0.5, tight=0.95)).visible_shadow = False
    stand = Clay().lathe([(0.5, 0.62), (0.5, 0.72), (0.3, 0.78), (0.38, 0.92), (0.34, 0.94)], (0, -1.1, 0), n=40)
    stand.mesh(ground.silver())
    backdrops.sparks((0.5, 0.8, 1), (0, -0.8, 1.9), (2.6, 0.6, 1.8), count=50, strength=0.9)
    stage.lamp(globe + Vector((0, -0.6, 0.4)), 14, (0.6, 0.85, 1))
    ground.familiar("blue")

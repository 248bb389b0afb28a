"""A mimic with a face of pale wax between two mirrors, each of which shows it again: it copies a rival's reserve."""

import math

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay, again
from art.kit.heads import fair_features
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    wax = m.stuff((0.62, 0.63, 0.66), 0.4, bump=0.08, scale=12, sub=0.2, dark=0.85, light=1.1)
    face, dark = Clay(), Clay()
    fair_features(face)
    made = [face.flesh(wax, voxel=0.014, smooth=4)]
    for s in (-1, 1):
        dark.ball((s * 0.095, -0.25, 0.03), (0.052, 0.03, 0.03))
    dark.tube([(-0.07, -0.275, -0.165), (0, -0.29, -0.168), (0.07, -0.275, -0.165)], [0.004, 0.008, 0.004], n=7)
    made.append(dark.mesh(m.stuff((0.01, 0.01, 0.014), 0.3)))
    hood = Clay()

    def cowl(u: float, v: float) -> tuple[float, float, float]:
        a = 2 * math.pi * u
        r = 0.34 + 0.2 * v
        return (
            r * math.sin(a),
            -0.15 + 0.62 * (1 - v) ** 0.5 * (0 if v > 0.99 else 1) - 0.05 * v,
            0.02 + 1.18 * r * math.cos(a),
        )

    hood.grid(lambda u, v: cowl(u, 0.25 + 0.75 * v), 48, 10, wrap=True)
    made.append(hood.mesh(m.cloth((0.06, 0.06, 0.08)), thick=0.04))
    made.append(Clay().ball((0, 0.14, 0.02), (0.5, 0.2, 0.58)).mesh(m.stuff((0.02, 0.02, 0.026), 0.9)))
    for thing in made:
        thing.hide_render = True
    again(made, (0, -0.5, 2.25), (0, 0, 0), 1.55)
    for s in (-1, 1):
        c = Vector((s * 1.5, 0.25, 2.15))
        rim = [
            c + Vector((0.62 * math.cos(a), 0.25 * s * math.cos(a), 0.95 * math.sin(a)))
            for a in (math.pi * k / 24 for k in range(49))
        ]
        frame = Clay().tube(rim, [0.09] * 49, n=10, steps=1)
        for k in range(0, 48, 4):
            frame.ball(rim[k] + Vector((0, -0.06, 0)), 0.1, n=12)
        frame.mesh(ground.silver())
        Clay().add([p + Vector((0, 0.06, 0)) for p in rim[:-1]], [tuple(range(48))]).mesh(
            m.glow((0.05, 0.08, 0.14), 0.9), smooth=False
        )
        again(made, c + Vector((0, -0.05, 0.05)), (0, 0, 24 * s), 1.05)
    robe = (
        Clay()
        .ball((0, 0, 0.75), (1.15, 0.6, 0.95))
        .ball((0, 0.05, 1.35), (0.75, 0.5, 0.4))
        .ball((0, -0.45, 1.5), (0.42, 0.35, 0.34))
    )
    robe.mesh(m.cloth((0.06, 0.06, 0.08)))
    backdrops.sparks((0.8, 0.85, 1), (0, -0.6, 2), (2.8, 0.6, 1.8), count=30, strength=0.6)
    stage.lamp((0.5, -2.0, 2.6), 12, (1, 0.95, 0.9))
    ground.familiar("grey", rim=(0.7, 0.8, 1))

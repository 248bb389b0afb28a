"""The tooth of some great beast on a cord, runes cut into it that glow red: an energy for every item."""

import math

from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    tooth, cap = Clay(), Clay()
    line = [
        Vector((-0.35, 0, 2.25)),
        Vector((-0.3, 0, 1.75)),
        Vector((-0.05, 0, 1.2)),
        Vector((0.3, 0, 0.7)),
        Vector((0.75, 0, 0.25)),
    ]
    tooth.tube(
        line, [0.5, 0.52, 0.42, 0.27, 0.01], n=28, steps=10, ripple=lambda a, t: 1 + 0.02 * math.sin(7 * a)
    ).mesh(m.bone())
    for k in range(3):
        cap.tube(
            [Vector((-0.34 + 0.01 * k, 0, 2.3 - 0.15 * k)) + props.ring(j, 32, 0.56) for j in range(33)],
            [0.07] * 33,
            n=9,
            steps=1,
        )
    cap.ball((-0.35, 0, 2.38), (0.48, 0.48, 0.2)).mesh(ground.bronze())
    runes = Clay()
    for t, marks in (
        (1.55, [((-0.18, 0.2), (-0.18, -0.2)), ((-0.18, 0.2), (0.12, 0.0)), ((0.12, 0), (-0.18, -0.05))]),
        (2.2, [((0, 0.2), (0, -0.2)), ((-0.15, 0.05), (0.15, 0.18)), ((-0.15, -0.15), (0.15, 0.0))]),
        (2.85, [((-0.1, 0.15), (0.1, -0.15)), ((0.1, 0.15), (-0.1, -0.15))]),
    ):
        k = int(t)
        c = line[k].lerp(line[k + 1], t - k) + Vector((0, -(0.6 - 0.1 * max(0, t - 1) ** 1.4), 0))
        for a, b in marks:
            runes.tube([c + Vector((x, 0.12 * x * x * 6, z)) for x, z in (a, b)], [0.05, 0.05], n=7, steps=2)
    runes.mesh(m.glow((1, 0.04, 0.005), 1.1))
    cords, beads = Clay(), Clay()
    for s in (-1, 1):
        way = [Vector((-0.35, 0, 2.5)), Vector((-0.35 + 0.5 * s, 0.1, 2.95)), Vector((-0.35 + 1.3 * s, 0.2, 3.6))]
        cords.tube(way, [0.055] * 3, n=9, ripple=lambda a, t: 1 + 0.2 * math.sin(2 * a + 40 * t))
        beads.ball(way[1], 0.14).ball(way[0].lerp(way[1], 0.5) + Vector((0, -0.02, -0.04)), 0.12)
    cords.mesh(m.stuff((0.2, 0.09, 0.04), 0.8, bump=0.3))
    beads.mesh(m.opal(((0.6, 0.01, 0.02), (0.9, 0.05, 0.03)), 0.2))
    backdrops.sparks((1, 0.3, 0.15), (0, -0.5, 1.5), (2.6, 0.6, 2.0), count=36, strength=0.8)
    stage.lamp((0.2, -1.2, 1.3), 9, (1, 0.3, 0.15))
    ground.item("red", rim=(1, 0.4, 0.25), near=0.92)

"""A shepherd's crook that has taken to budding: leaves and blossoms along it, and crystals in its curl."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, stage, things
from art.kit import materials as m
from art.kit.clay import Clay, along
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    curl = [Vector((0.12 + r * math.cos(a), 0, 2.2 + r * math.sin(a))) for a, r in _spiral()]
    line = [Vector((-0.72, 0, -0.2)), Vector((-0.58, 0, 0.6)), Vector((-0.58, 0, 1.4)), *curl]
    radii = [0.13, 0.12, 0.125, *(0.125 - 0.009 * k for k in range(len(curl)))]
    Clay().tube(line, radii, n=14, ripple=lambda a, t: 1 + 0.12 * math.sin(3 * a + 40 * t)).mesh(
        m.wood((0.3, 0.17, 0.07))
    )
    leaves, petals, hearts = Clay(), Clay(), Clay()
    for k, spot in enumerate(along(line, 5)[3:-6]):
        out = Vector((random.gauss(0, 1), -0.7, random.gauss(0.3, 0.8))).normalized()
        for s in (-1, 1):
            way = Vector((out.x * s, out.y, out.z))
            leaves.leaf(
                spot + way * 0.08, spot + way * random.uniform(0.32, 0.5), 0.2, normal=(0.2 * s, -1, 0.3), curl=0.2
            )
        if k % 4 == 1:
            root = spot + Vector((0, -0.2, 0))
            for j in range(5):
                a = 2 * math.pi * j / 5 + k
                petals.leaf(root, root + Vector((0.19 * math.cos(a), -0.04, 0.19 * math.sin(a))), 0.17, curl=0.2)
            hearts.ball(root + Vector((0, -0.05, 0)), 0.05)
    leaves.mesh(m.thin((0.22, 0.62, 0.06), 0.5, 0.4))
    petals.mesh(m.thin((1.0, 0.5, 0.65), 0.5, 0.4))
    hearts.mesh(m.glow((1, 0.75, 0.1), 1))
    things.gem((0.12, -0.05, 2.2), 0.32, ground.crystal((0.4, 0.95, 0.5), 0.6), tall=1.25)
    backdrops.sparks((0.85, 1, 0.4), (0, -0.4, 1.5), (3, 0.8, 2.2), count=60, strength=0.7)
    stage.lamp((0.2, -0.8, 2.3), 12, (0.7, 1, 0.5))
    ground.item("leaf")


def _spiral() -> list[tuple[float, float]]:
    return [(math.pi - 0.62 * k, 0.72 - 0.03 * k) for k in range(10)]

"""A violet potion in which a moon sleeps among stars: dreams."""

import math

from mathutils import Vector

from art.kit import backdrops
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground, potions


def scene() -> None:
    """Sets the picture up."""
    potions.flask(potions.ROUND, (0.3, 0.06, 0.7), fill=1.45)
    c, moon, face = Vector((-0.02, -1.0, 0.8)), Clay(), Clay()
    line = [
        c + Vector((0.5 * math.cos(a), 0, 0.5 * math.sin(a))) for a in (math.radians(55 + 25 * k) for k in range(11))
    ]
    moon.tube(line, [0.01, 0.06, 0.11, 0.15, 0.18, 0.19, 0.18, 0.15, 0.11, 0.06, 0.01], n=14).mesh(
        m.glow((1, 0.75, 0.3), 1.1)
    )
    lid = [c + Vector((-0.5 + 0.05 * k, -0.18, 0.06 - 0.035 * math.sin(math.pi * k / 4))) for k in range(5)]
    face.tube(lid, [0.016] * 5, n=7)
    face.tube(
        [c + Vector((-0.42, -0.18, -0.2)), c + Vector((-0.36, -0.18, -0.24)), c + Vector((-0.3, -0.17, -0.22))],
        [0.016] * 3,
        n=7,
    )
    face.mesh(m.stuff((0.12, 0.04, 0.1), 0.8))
    backdrops.sparks((1, 0.9, 0.6), (0.2, -1.0, 0.95), (0.7, 0.1, 0.6), count=14, strength=1.2, size=0.03)
    potions.bubbles((0.8, 0.6, 1), 1.0)
    ground.item("violet")

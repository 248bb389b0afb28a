"""A red potion with a blazing star in it: power."""

import math

from mathutils import Vector

from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground, potions


def scene() -> None:
    """Sets the picture up."""
    potions.flask(potions.CONE, (0.9, 0.04, 0.02), fill=1.3)
    c, star = Vector((0, -1.02, 0.62)), Clay()
    rim = [
        c + Vector((r * math.sin(a), 0, r * math.cos(a)))
        for a, r in ((math.pi * k / 5, 0.2 if k % 2 else 0.5) for k in range(10))
    ]
    star.add([*rim, c + Vector((0, -0.14, 0))], [(k, (k + 1) % 10, 10) for k in range(10)])
    star.mesh(m.glow((1, 0.42, 0.02), 1.3), smooth=False)
    potions.bubbles((1, 0.4, 0.1), 0.8)
    ground.item("red")

"""A chest of oak that breathes out light in the four colours of the energies: it fills for those who hoard."""

import math
import random

from art.kit import backdrops, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    things.chest((0, 0, 0), 1.5, (0, 0, -14), lid=62, gold=False)
    Clay().place((0, 0, 0.72), (0, 0, -14)).ball((0, 0, 0), (0.72, 0.4, 0.2)).mesh(m.glow((1, 0.6, 0.25), 1.0))
    for k, colour in enumerate(ground.ENERGIES):
        x = -0.6 + 0.4 * k
        breath = Clay()
        for _ in range(7):
            j = random.uniform(-0.1, 0.1)
            sway = (x * 1.1 + j) * 1.3
            line = [
                (x + j, -0.05, 0.7),
                (x + j + 0.12 * math.sin(k), -0.1, 1.35),
                (sway, -0.15, 2.0),
                (sway * 1.2 + 3 * j, -0.2, 2.5 + 4 * abs(j)),
            ]
            breath.tube(line, [0.1, 0.16, 0.13, 0.004], n=10)
        dim = tuple(0.4 * c for c in colour)
        breath.mesh(m.soft(colour, dim, 0.6, thick=0.2, tight=0.7)).visible_shadow = False
        backdrops.sparks(colour, (x * 1.4, -0.2, 2.0), (0.5, 0.5, 1.4), count=26, size=0.028, strength=0.8)
    stage.lamp((0, -0.5, 1.4), 40, (1, 0.85, 0.65))
    ground.item("bronze")

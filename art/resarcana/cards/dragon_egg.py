"""A dragon's egg in a nest of gold and bones; through its cracks shines what will hatch."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences


def skin(a: float, t: float) -> Vector:
    """A point of the shell: around it, and from its foot (0) to its tip (1)."""
    r = 0.78 * math.sin(math.pi * t) * (1 - 0.22 * t) * 1.125
    return Vector((r * math.cos(a), r * math.sin(a), 2.15 * (1 - math.cos(math.pi * t)) / 2))


def scene() -> None:
    """Sets the picture up."""
    egg = [(skin(0, k / 40).x, skin(0, k / 40).z) for k in range(41)]
    shell = m.scales((0.3, 0.045, 0.015), (0.03, 0.006, 0.004), 0.2, metal=0.3)
    Clay().place((0, 0, 0.35), (0, 7, 0)).lathe(egg, n=72).mesh(shell)
    cracks = Clay().place((0, 0, 0.35), (0, 7, 0))
    for k in range(9):
        a, t, line = -1.75 + random.uniform(-0.3, 0.3), 0.64, []
        for _ in range(7):
            line.append(skin(a, t))
            a += random.uniform(-0.24, 0.24) + 0.14 * (k - 4) / 4
            t += (0.05 if k % 2 else -0.045) * random.uniform(0.5, 1.2)
        cracks.tube(line, [0.004, 0.026, 0.022, 0.024, 0.018, 0.012, 0.003], n=8, steps=2)
    cracks.mesh(m.glow((1, 0.3, 0.02), 2.4))
    nest = Clay()
    for _ in range(90):
        a, far = random.uniform(0, 6.28), random.uniform(0.75, 1.5)
        c = Vector((far * math.cos(a), far * math.sin(a), 0.42 - 0.25 * abs(far - 1.05) + random.uniform(-0.2, 0.1)))
        way = Vector((-math.sin(a) + random.gauss(0, 0.3), math.cos(a) + random.gauss(0, 0.3), random.gauss(0, 0.25)))
        nest.tube([c - way * 0.5, c, c + way * 0.5], [0.02, 0.045, 0.015], n=7)
    nest.mesh(m.wood())
    props.coins((0.0, -1.1, 0.02), 1.5, count=150, size=0.12, heap=0.25)
    props.bone((-1.5, -1.0, 0.12), (-0.8, -1.35, 0.15), 0.07)
    props.skull((1.35, -0.95, 0.3), 0.8, (0, 0, -30))
    backdrops.cave(m.stone((0.09, 0.065, 0.055)), radius=3.6)
    backdrops.floor(m.stone((0.08, 0.06, 0.05)))
    backdrops.sparks((1, 0.45, 0.06), (0, -0.4, 2.2), (1.6, 0.8, 1.4), count=50, strength=3)
    backdrops.backdrop((0.36, 0.11, 0.02), (0.012, 0.005, 0.004), (0, 7, 2.0), 4.2, 0.85)
    stage.lamp((0, -1.2, 1.7), 16, essences.ELAN)
    stage.rig((1, 0.78, 0.5), (1, 0.4, 0.14), at=(0, 0, 1.4), power=0.85)
    stage.camera((0, -5.8, 1.75), (0, 0, 1.28), lens=50, f=2.4, focus=(0, -0.7, 1.4))

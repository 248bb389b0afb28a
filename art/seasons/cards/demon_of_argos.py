"""A horned shade of smoke whose whole body is open eyes: it sees all, and takes what is seen."""

import itertools
import math
import random

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.clockwork import eyeball, facing, iris, lid
from art.seasons import ground

SHAPE = (
    (0.0, 1.25),
    (0.6, 1.15),
    (1.2, 1.05),
    (1.6, 0.85),
    (1.85, 0.52),
    (2.1, 0.5),
    (2.5, 0.55),
    (2.8, 0.4),
    (2.98, 0.05),
)


def radius(z: float) -> float:
    """How wide the shade is at a height."""
    for (a, r), (b, s) in itertools.pairwise(SHAPE):
        if a <= z <= b:
            return r + (s - r) * (z - a) / (b - a)
    return 0.05


def scene() -> None:
    """Sets the picture up."""
    hide = m.stuff((0.025, 0.02, 0.035), 0.6, bump=0.5, scale=5, dark=0.4, light=2.0)
    body = Clay().lathe([(0.001, 0.0), *((r, z) for z, r in SHAPE), (0.001, 3.0)], n=48)
    for s in (-1, 1):
        body.tube([(s * 0.85, 0, 1.4), (s * 1.5, -0.2, 1.2), (s * 1.75, -0.5, 1.9)], [0.36, 0.26, 0.16], n=16)
        for k in range(4):
            root = Vector((s * 1.75, -0.5, 1.95))
            body.spike(root, root + Vector((s * (-0.3 + 0.2 * k), -0.15, 0.55 - 0.05 * k)), 0.08, bend=(0.05, -0.08, 0))
        body.tube([(s * 0.35, 0, 2.7), (s * 0.75, 0, 2.95), (s * 0.85, 0, 3.4)], [0.16, 0.11, 0.01], n=12)
    body.flesh(hide, voxel=0.04, smooth=5)
    placed: list[tuple[Vector, float]] = []
    for _ in range(900):
        z, a = random.uniform(0.3, 2.85), random.uniform(-math.pi + 0.35, -0.35)
        size = random.choice((0.07, 0.09, 0.12, 0.15))
        spot = Vector((radius(z) * math.cos(a), radius(z) * math.sin(a), z))
        if any((spot - other).length < size + far + 0.035 for other, far in placed):
            continue
        placed.append((spot, size))
        way = Vector((0.6 * math.cos(a), -1, 0.1))
        frame = facing(spot, (math.cos(a), math.sin(a), 0.05))
        tint = ((1, 0.75, 0.1), (0.5, 1, 0.2), (1, 0.25, 0.1), (0.6, 0.5, 1))[len(placed) % 4]
        eyeball(frame, way, size, iris(tint, 1.2, (0.35, 0.5), size))
        lid(frame, size * 1.12, hide, 0.35)
        lid(frame, size * 1.12, hide, 0.3, below=True)
        if len(placed) == 46:
            break
    for s in (-1, 1):
        spot = Vector((s * 1.7, -0.66, 1.95))
        eyeball(facing(spot, (0, -1, 0)), (0, -1, 0), 0.12, iris((1, 0.75, 0.1), 1.2, (0.35, 0.5), 0.12))
    smoke = Clay()
    for k in range(16):
        a = 0.4 * k
        x = 1.5 * math.cos(a)
        smoke.tube(
            [(x, 0.4, 0.2), (x * 1.15 + 0.1, 0.5, 1.0), (x * 0.95, 0.6, 1.9), (x * 1.25, 0.7, 2.8)],
            [0.05, 0.26, 0.2, 0.02],
            n=10,
        )
    smoke.mesh(m.soft((0.16, 0.1, 0.28), (0.03, 0.02, 0.06), 0.5, thick=0.4, tight=0.95)).visible_shadow = False
    backdrops.sparks((0.7, 0.5, 1), (0, -0.6, 2), (2.8, 0.6, 1.8), count=26, strength=0.6)
    stage.lamp((0.4, -2.4, 2.2), 14, (0.9, 0.85, 1))
    ground.familiar("black", rim=(0.6, 0.4, 1), power=1.2)

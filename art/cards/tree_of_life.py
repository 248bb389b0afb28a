"""A great tree of golden bark and shining leaves, a heart of green light in its trunk; it gives Life to everyone."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay


def limb(wood: Clay, root: Vector, way: Vector, radius: float, depth: int, ends: list[Vector]) -> None:
    """A branch and its branches."""
    long = radius * 7.5 * random.uniform(0.85, 1.15)
    tip = root + way * long
    wood.tube(
        [root, root.lerp(tip, 0.5) + Vector((0, 0, -0.05 * long)), tip],
        [radius, radius * 0.8, radius * 0.62],
        n=10,
        side=(1, 0, 0),
    )
    if depth == 0:
        ends.append(tip)
        return
    for k in range(3):
        turn = Vector((random.uniform(-0.35, 0.35) + (k - 1) * 0.75, random.uniform(-0.6, 0.6), 0.28))
        limb(wood, tip, (way + turn).normalized(), radius * 0.62, depth - 1, ends)


def scene() -> None:
    """Sets the picture up."""
    wood, ends = Clay(), []
    for k in range(5):
        a = 2 * math.pi * k / 5
        twist = []
        for z in (0.15, 0.5, 0.9, 1.3, 1.6):
            r = 0.34 * (1 - 0.4 * z / 1.5)
            twist.append(Vector((r * math.cos(a + z * 1.5), r * math.sin(a + z * 1.5), z)))
        d = Vector((math.cos(a), math.sin(a), 0))
        foot = [d * 1.5 + Vector((0, 0, -0.12)), d * 0.8 + Vector((0, 0, 0.06))]
        wood.tube([*foot, *twist], [0.03, 0.1, 0.2, 0.19, 0.17, 0.17, 0.18], n=12)
        limb(wood, twist[-1], (d * 0.9 + Vector((0, 0, 0.8))).normalized(), 0.15, 2, ends)
    wood.mesh(m.wood((0.34, 0.2, 0.07)))
    Clay().ball((0, 0, 0.95), (0.24, 0.24, 0.42)).mesh(m.glow((0.1, 1, 0.06), 2.2))
    stage.lamp((0, -0.6, 0.9), 40, stage.LIFE)
    parts = [Clay(), Clay(), Clay()]
    for tip in ends:
        for j in range(58):
            d = Vector([random.gauss(0, 1) for _ in range(3)]).normalized()
            root = tip + d * 0.36 * random.random() ** 0.4
            parts[j % 3].leaf(
                root, root + (d + Vector((0, 0, -0.4))) * 0.15, 0.1, normal=(random.gauss(0, 0.5), -1, 0.6)
            )
    for part, green in zip(parts, ((0.05, 0.24, 0.03), (0.12, 0.4, 0.04), (0.3, 0.42, 0.05)), strict=True):
        part.mesh(m.thin(green, 0.45, 0.45))
    fruit = Clay()
    for tip in random.sample(ends, 14):
        fruit.ball(tip + Vector((0, -0.4, -0.15)), 0.07, n=14)
    fruit.mesh(m.glow((0.9, 0.5, 0.04), 1.5))
    grass = Clay()
    for _ in range(900):
        root = Vector((random.uniform(-3.2, 3.2), random.uniform(-2.2, 2), -0.02))
        grass.leaf(root, root + Vector((random.gauss(0, 0.05), 0, random.uniform(0.08, 0.24))), 0.04)
    grass.mesh(m.thin((0.07, 0.24, 0.03), 0.5, 0.4))
    backdrops.floor(m.stone((0.04, 0.06, 0.02)))
    backdrops.sparks((0.35, 1, 0.15), (0, -0.5, 1.8), (3.4, 1, 2.0), count=90, strength=2.2)
    backdrops.mist((0.4, 0.8, 0.35), at=(0, 2.2, 0.2), spread=(4, 0.6, 0.2), count=18, strength=0.15)
    backdrops.backdrop((0.3, 0.5, 0.14), (0.006, 0.02, 0.01), (0, 7, 2.4), 5.2, 0.8)
    stage.rig((1, 0.88, 0.55), (0.5, 1, 0.4), at=(0, 0, 2.0), power=1.3)
    stage.camera((0, -7.4, 1.75), (0, 0, 1.85), lens=50, f=3.2)

"""A great tree with a heart of green light in its trunk; it gives Life to everyone who comes under its crown."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences


def _limb(wood: Clay, root: Vector, way: Vector, radius: float, depth: int, ends: list[Vector]) -> None:
    """A branch and its branches."""
    tip = root + way * radius * 6.2 * random.uniform(0.85, 1.2)
    bow = root.lerp(tip, 0.5) - Vector((0, 0, 0.06))
    wood.tube([root - way * radius, bow, tip], [radius * 1.05, radius * 0.85, radius * 0.62], n=10, side=(1, 0, 0))
    if depth == 0:
        ends.append(tip)
        return
    for k in range(3):
        turn = Vector((random.uniform(-0.3, 0.3) + (k - 1) * 0.8, random.uniform(-0.6, 0.6), random.uniform(0.05, 0.4)))
        _limb(wood, tip, (way + turn).normalized(), radius * 0.64, depth - 1, ends)


def _trunk() -> list[Vector]:
    """Strands that twine into one trunk, an opening between them. Answers where the branches end."""
    wood, ends = Clay(), []
    for k in range(9):
        a = 2 * math.pi * (k + 0.5) / 9 - math.pi / 2
        strand = []
        for z in (-0.05, 0.25, 0.7, 1.2, 1.7, 2.15):
            wide = 0.62 - 0.34 * min(z / 1.2, 1) + 0.12 * max(0, z - 1.2)
            b = a + 0.55 * max(0, z - 1.1)
            gap = 0.34 * math.exp(-(((z - 0.85) / 0.4) ** 2)) * (math.cos(a) if math.sin(a) < -0.5 else 0)
            strand.append(Vector((wide * math.cos(b) + gap, wide * math.sin(b) * 0.85, z)))
        d = Vector((math.cos(a), math.sin(a), 0))
        foot = [d * random.uniform(1.5, 2.1) + Vector((0, 0, -0.14)), d * 1.0 + Vector((0, 0, 0.05))]
        wood.tube([*foot, *strand], [0.02, 0.12, 0.2, 0.19, 0.16, 0.16, 0.17, 0.17], n=12)
        if k % 2 == 0 or k == 3:
            _limb(wood, strand[-1], (d * 0.95 + Vector((0, 0, 0.75))).normalized(), 0.16, 2, ends)
    _limb(wood, Vector((0, 0.1, 2.1)), Vector((0.1, 0, 1)), 0.18, 2, ends)
    wood.flesh(m.wood((0.3, 0.17, 0.07)), voxel=0.03, smooth=3)
    return ends


def _crown(ends: list[Vector]) -> None:
    """Leaves in clouds, paler where the light comes from; fruit of gold."""
    parts, fruit = [Clay(), Clay(), Clay()], Clay()
    clouds = list(ends)
    for _ in range(64):
        d = Vector([random.gauss(0, 1) for _ in range(3)]).normalized()
        clouds.append(Vector((0, 0.1, 3.15)) + Vector((d.x * 2.0, d.y * 1.0, d.z * (0.85 if d.z > 0 else 0.3))))
    for c in clouds:
        for _ in range(52):
            d = Vector([random.gauss(0, 1) for _ in range(3)]).normalized()
            root = c + Vector((d.x, d.y, d.z * 0.7)) * 0.4 * random.random() ** 0.35
            tone = min(max(int(1.5 + 1.4 * d.z - 0.5 * d.x + random.gauss(0, 0.5)), 0), 2)
            way = (d + Vector((0, 0, -0.3))).normalized()
            parts[tone].leaf(root, root + way * 0.13, 0.085, normal=(random.gauss(0, 0.6), -1, 0.6))
    for part, green in zip(parts, ((0.025, 0.12, 0.02), (0.06, 0.26, 0.03), (0.2, 0.42, 0.05)), strict=True):
        part.mesh(m.thin(green, 0.45, 0.4))
    for c in random.sample([c for c in clouds if c.y < 0.3 and c.z > 2.6], 15):
        fruit.ball((c.x, -1.45 * math.sqrt(max(1 - (c.x / 2.6) ** 2, 0.1)), c.z - 0.1), 0.06, n=14)
    fruit.mesh(m.glow((0.9, 0.42, 0.03), 1.5))


def _meadow() -> None:
    """Grass with small flowers."""
    grass, bloom = Clay(), Clay()
    for k in range(1500):
        root = Vector((random.uniform(-4.2, 4.2), random.uniform(-2.4, 3), -0.02))
        high = random.uniform(0.08, 0.24)
        grass.leaf(root, root + Vector((random.gauss(0, 0.06), 0, high)), 0.035)
        if k % 16 == 0:
            bloom.ball(root + Vector((0, 0, high)), 0.03, n=8)
    grass.mesh(m.thin((0.06, 0.2, 0.03), 0.5, 0.4))
    bloom.mesh(m.stuff((0.8, 0.75, 0.5), 0.5, sub=0.2))
    backdrops.floor(m.stone((0.03, 0.05, 0.015)))


def scene() -> None:
    """Sets the picture up."""
    _crown(_trunk())
    heart = Vector((0, -0.1, 0.85))
    Clay().ball(heart, (0.24, 0.26, 0.46)).mesh(m.glow((0.16, 1, 0.08), 1.7))
    stage.lamp(heart + Vector((0, -0.65, 0)), 34, essences.LIFE)
    stage.lamp((0, -0.3, 2.5), 40, (0.7, 1, 0.4), size=0.5)
    _meadow()
    backdrops.sparks((0.45, 1, 0.2), (0, -0.8, 1.5), (3.6, 1, 1.8), count=90, strength=2.2)
    backdrops.mist((0.5, 0.85, 0.4), at=(0, 3.2, 0.3), spread=(5, 0.6, 0.25), count=18, strength=0.16)
    backdrops.backdrop((0.42, 0.62, 0.2), (0.008, 0.03, 0.016), (0, 8, 2.0), 6, 0.8)
    stage.rig((1, 0.88, 0.55), (0.6, 1, 0.45), at=(0, 0, 2.4), power=1.6, size=1.1)
    stage.camera((0, -8.6, 1.7), (0, 0, 2.14), lens=46, f=3.2)

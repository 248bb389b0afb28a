"""A golden ring with a green stone; everything around it, leaf and rose, is turning to gold."""

import math
import random

import bpy
from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences


def rose(where: Vector, size: float, stuff: bpy.types.Material) -> None:
    """A rose of spiralling petals."""
    petals = Clay()
    for k in range(26):
        a, out = k * 2.4, 0.04 + 0.012 * k
        d = Vector((math.cos(a), math.sin(a), 0))
        root = where + d * out * 0.5 * size
        petals.leaf(
            root, root + (d * out * 2.4 + Vector((0, 0, 0.42 - 0.3 * k / 26))) * size, 0.42 * size, normal=-d, curl=-0.3
        )
    petals.mesh(stuff)


def scene() -> None:
    """Sets the picture up."""
    gold, stem = m.gold(), Clay()
    ring = Clay().place((0, 0, 1.3), (90, 0, 18))
    ring.tube([props.ring(k, 48, 0.86) for k in range(49)], [(0.1, 0.2)] * 49, n=20, steps=2, side=(0, 0, 1))
    for k in range(16):
        ring.ball(props.ring(k, 16, 0.97), 0.05, n=10)
    ring.mesh(gold)
    crown = Clay().place((0, 0, 2.2))
    crown.lathe([(0.12, -0.08), (0.3, 0.04), (0.36, 0.22), (0.31, 0.22), (0.2, 0.05)], n=36)
    for k in range(6):
        d = props.ring(k, 6, 0.34)
        crown.tube([d * 0.9, d * 1.05 + Vector((0, 0, 0.26)), d * 0.72 + Vector((0, 0, 0.38))], [0.05, 0.045, 0.02])
    crown.mesh(gold)
    Clay().ball((0, 0, 2.48), (0.3, 0.3, 0.26), n=28).mesh(m.glow((0.02, 0.5, 0.06), 0.8))
    red, green = m.thin((0.5, 0.02, 0.03), 0.5, 0.3), m.thin((0.05, 0.26, 0.04), 0.5, 0.3)
    for k, (x, y) in enumerate(((-1.35, -0.2), (-1.95, 0.35), (1.3, -0.15), (2.0, 0.4), (-0.75, -0.95), (0.85, -1.0))):
        rose(Vector((x, y, 0.32)), 0.9, red if k in {1, 3} else gold)
    for part, stuff in ((Clay(), gold), (Clay(), green)):
        for _ in range(70):
            far = random.uniform(0.9, 1.8) if stuff is gold else random.uniform(1.8, 3.0)
            a = random.uniform(0, 2 * math.pi)
            root = Vector((far * math.cos(a), far * 0.7 * math.sin(a), 0.05))
            tip = root + Vector((random.gauss(0, 0.25), random.gauss(0, 0.2), random.uniform(0.02, 0.3)))
            part.leaf(root, tip, 0.2, normal=(random.gauss(0, 0.4), -0.6, 1), curl=0.2)
        part.mesh(stuff)
    stem.tube([(-2.6, 0.6, 0.1), (-1.2, 0.2, 0.15), (0, 0.5, 0.1), (1.3, 0.2, 0.15), (2.6, 0.6, 0.1)], [0.06] * 5).mesh(
        gold
    )
    props.plinth((0, 0, 0), 0.4, 0.24)
    backdrops.floor(m.stone((0.07, 0.055, 0.04)))
    backdrops.sparks((1, 0.65, 0.12), (0, -0.3, 1.6), (2.4, 0.8, 1.6), count=80, strength=3, size=0.014)
    backdrops.backdrop((0.36, 0.22, 0.04), (0.012, 0.01, 0.005), (0, 6, 1.9), 4.2, 0.8)
    stage.lamp((0, -0.6, 2.75), 14, essences.LIFE)
    stage.lamp((0, -1.2, 1.2), 20, essences.GOLD)
    stage.rig((1, 0.85, 0.58), (1, 0.7, 0.3), at=(0, 0, 1.4), power=1.0)
    stage.panel((0, -3.5, 4), (0, 0, 1.3), 120, (1, 0.9, 0.7), size=2.5)
    stage.camera((0, -6.0, 1.95), (0, 0, 1.35), lens=50, f=2.6, focus=(0, -0.4, 1.4))

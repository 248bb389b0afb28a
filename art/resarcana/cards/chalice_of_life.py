"""A silver chalice overflows with blue water, and where it falls green things sprout."""

import math
import random

from mathutils import Vector

from art.kit import architecture, backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences


def overflow() -> None:
    """Water over the rim on both sides, splashing at the foot, a pool that it makes."""
    falls, drops = Clay(), Clay()
    for middle in (-2.75, -0.4, 0.7, 2.5):
        for _ in range(20):
            a, w = middle + random.gauss(0, 0.2), random.uniform(-0.08, 0.08)
            d = Vector((math.cos(a), math.sin(a), 0))
            over = [d * 0.55 + Vector((0, 0, 2.25)), d * 0.8 + Vector((0, 0, 2.32))]
            line = [*over, d * (0.98 + w) + Vector((0, 0, 1.7)), d * (1.15 + w) + Vector((0, 0, 0.9)), d * (1.25 + w)]
            falls.tube(line, [0.016, 0.026, 0.022, 0.02, 0.01], n=8)
            for _ in range(4):
                off = Vector((random.gauss(0, 0.1), random.gauss(0, 0.1), abs(random.gauss(0.1, 0.12))))
                drops.ball(line[-1] + off, random.uniform(0.01, 0.03), n=7)
    falls.mesh(m.soft((0.12, 0.5, 1), (0.02, 0.2, 0.9), 0.85, thick=0.42, tight=0.95)).visible_shadow = False
    drops.mesh(m.glow((0.3, 0.75, 1), 1.0)).visible_shadow = False
    Clay().lathe([(0, 0.07), (1.35, 0.06), (1.5, 0.02)], n=56).mesh(m.glow((0.015, 0.2, 0.34), 0.7))
    rings = Clay()
    for r in (1.0, 1.2, 1.4):
        rings.tube([props.ring(k, 48, r) + Vector((0, 0, 0.075)) for k in range(49)], [0.014] * 49, n=7, steps=1)
    rings.mesh(m.glow((0.3, 0.8, 1), 0.9))


def relief() -> None:
    """Leaves of gold around the bowl and the foot of the cup."""
    leaves = Clay()
    for k in range(16):
        d = props.ring(k, 16)
        leaves.leaf(
            d * 0.4 + Vector((0, 0, 1.32)),
            d * 0.67 + Vector((0, 0, 1.74)),
            0.2,
            normal=d + Vector((0, 0, -0.7)),
            curl=-0.1,
        )
        leaves.leaf(
            d * 0.16 + Vector((0, 0, 0.72)), d * 0.52 + Vector((0, 0, 0.53)), 0.16, normal=d * 0.4 + Vector((0, 0, 1))
        )
    leaves.mesh(m.gold(), thick=0.012)


def scene() -> None:
    """Sets the picture up."""
    silver = m.stuff((0.62, 0.66, 0.68), 0.24, 1.0, bump=0.1, scale=12, dark=0.5)
    mossy = m.stuff((0.08, 0.16, 0.03), 0.9, bump=0.8, scale=14, dark=0.4)
    props.plinth((0, 0, 0), 0.78, 0.45, m.stone((0.16, 0.17, 0.15)))
    props.chalice((0, 0, 0.45), 0.82, m.glass((0.02, 0.7, 0.12), shine=0.5), silver)
    Clay().ball((0, 0, 2.18), (0.7, 0.7, 0.14)).mesh(m.glow((0.02, 0.3, 0.55), 0.8))
    overflow()
    relief()
    Clay().ball((0, 0, -0.07), (2.7, 2.2, 0.12)).mesh(mossy)
    grass, bloom = Clay(), Clay()
    for _ in range(900):
        a, far = random.uniform(0, 6.28), random.uniform(1.45, 2.6)
        root = Vector((far * math.cos(a), far * 0.8 * math.sin(a), 0))
        if root.y < -1.0 and abs(root.x) < 1.7:
            continue
        tip = root + Vector((random.gauss(0, 0.08), random.gauss(0, 0.05), random.uniform(0.15, 0.5)))
        grass.leaf(root, tip, 0.07, curl=random.gauss(0, 0.2))
        if random.random() < 0.09:
            for j in range(5):
                bloom.leaf(tip, tip + Vector((0.1 * math.cos(j * 1.26), -0.05, 0.1 * math.sin(j * 1.26))), 0.09)
    grass.mesh(m.thin((0.08, 0.32, 0.04), 0.5, 0.4))
    bloom.mesh(m.thin((0.95, 0.7, 0.85), 0.5, 0.4))
    for s in (-1, 1):
        things.vines(
            [(s * 2.1, 2.1, 4), (s * 1.9, 1.9, 2.6), (s * 2.1, 1.9, 1.4), (s * 1.9, 1.8, 0.2)], count=130, leaf=0.17
        )
    architecture.arch((0, 2.4, 0), 2.1, 1.7, m.stone((0.12, 0.13, 0.11)), thick=0.45)
    backdrops.floor(m.stone((0.05, 0.06, 0.05)))
    backdrops.sparks((0.25, 1, 0.25), (0, 0, 1.5), (2.6, 0.9, 1.6), count=70, strength=2.2)
    backdrops.backdrop((0.05, 0.22, 0.2), (0.004, 0.012, 0.014), (0, 6, 2.4), 4.4, 0.8)
    stage.lamp((0, -0.9, 2.7), 40, (0.35, 0.75, 1))
    stage.lamp((0.4, -1.6, 0.6), 20, essences.LIFE)
    stage.rig((0.9, 1, 0.85), (0.3, 0.7, 1), at=(0, 0, 1.6), power=0.9)
    stage.camera((0, -6.6, 2.15), (0, 0, 1.6), lens=52, f=2.2, focus=(0, -0.6, 1.6))

"""A round pit of fire between iron teeth: a green sprig falls in, and Elan and Death come out. No single leaf: it would
be taken for the sign of Life in a corner."""

import random

from mathutils import Vector

from art.kit import backdrops, fires, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences


def pit() -> None:
    """A ring of stones, embers, iron teeth leaning inwards."""
    stones = m.stone((0.13, 0.1, 0.09))
    for row, (far, size, count) in enumerate(((1.75, 0.4, 19), (1.45, 0.26, 21))):
        for k in range(count):
            spot = props.ring(k, count, far, row * 0.2)
            high = 0.2 - 0.1 * row
            backdrops.rock(spot + Vector((0, 0, high)), (size, size * 0.9, size), stones, seed=k * 2.3 + row, rough=0.3)
    Clay().lathe([(0, 0.04), (1.45, 0.0)], n=48).mesh(m.glow((1, 0.12, 0.01), 1.1))
    teeth = Clay()
    for k in range(13):
        foot = props.ring(k, 13, 2.15, 0.12)
        teeth.spike(foot, foot * 0.72 + Vector((0, 0, 1.15)), 0.14, bend=foot * 0.1)
    teeth.mesh(m.iron())


def fuel() -> None:
    """A green sprig falls in, its leaves small and many; a wisp of Death goes out."""
    sprig = [Vector(at) for at in ((1.7, -0.5, 3.0), (1.42, -0.52, 2.82), (1.12, -0.55, 2.5), (0.85, -0.55, 2.15))]
    Clay().tube(sprig, [0.05, 0.045, 0.035, 0.01], n=8).mesh(m.wood())
    leaves, face = Clay(), Vector((0.2, -1, 0.3))
    for k in range(9):
        root = sprig[k // 3].lerp(sprig[k // 3 + 1], (k % 3) / 3 + 0.1)
        side = Vector((0.5, -0.1, -0.5)) if k % 2 else Vector((-0.5, -0.1, 0.5))
        away = (side + (sprig[3] - sprig[0]) * 0.35).normalized()
        leaves.leaf(root, root + away * (0.44 - 0.025 * k), 0.15, normal=face, curl=0.3)
    leaves.mesh(m.glow((0.05, 0.36, 0.03), 0.55))
    backdrops.sparks((0.2, 1, 0.1), (1.0, -0.4, 3.2), (0.5, 0.2, 0.6), count=24, strength=2)
    smoke = Clay()
    for _ in range(40):
        x, high = random.gauss(-0.1, 0.3), random.uniform(1.4, 2.6)
        sway, drift = random.uniform(-0.25, 0.25), random.uniform(-2.0, -0.7)
        rise = [
            (x, 1.5),
            (x + sway, 1.5 + high * 0.35),
            (x - sway + drift * 0.45, 1.5 + high * 0.7),
            (x + drift, 1.5 + high),
        ]
        smoke.tube([(px, 0.4, pz) for px, pz in rise], [0.02, 0.16, 0.12, 0.005], n=10)
    smoke.mesh(fires.burning(1.6, 4.4, fires.VIOLET, 0.8, thick=0.3, torn=0.6)).visible_shadow = False


def scene() -> None:
    """Sets the picture up."""
    pit()
    fuel()
    fires.blaze((0, 0, 0), 1.35, 2.9, count=52, licks=14)
    props.skull((-2.35, -1.25, 0.26), 0.95, (0, 0, 25))
    props.skull((2.35, -1.2, 0.24), 0.9, (0, 0, -30))
    for a, b in (((-0.9, -2.1, 0.08), (-0.2, -2.3, 0.1)), ((0.6, -2.25, 0.06), (1.2, -2.0, 0.12))):
        props.bone(a, b, 0.06)
    backdrops.cave(m.stone((0.1, 0.07, 0.06)), radius=3.6, at=(0, 2.2, 1.8))
    backdrops.floor(m.stone((0.09, 0.06, 0.05)))
    backdrops.sparks((1, 0.3, 0.03), (0, -0.4, 2.6), (2.6, 1, 2.0), count=130, strength=3, size=0.014)
    backdrops.backdrop((0.3, 0.07, 0.015), (0.012, 0.004, 0.004), (0, 7, 2.2), 4.6, 0.85)
    stage.lamp((0, -0.3, 1.4), 330, essences.ELAN, size=0.6)
    stage.lamp((0, -1.9, 1.6), 40, essences.ELAN, size=0.6)
    stage.rig((1, 0.7, 0.45), (0.6, 0.3, 1), at=(0, 0, 1.2), power=0.6)
    stage.camera((0, -7.2, 2.9), (0, 0, 1.5), lens=46, f=3.2, focus=(0, -1, 1.2))

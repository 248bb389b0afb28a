"""An old walking tree: its roots drink a rival's Death, and in its cracks and fists that turns to Elan."""

import math
import random

import bpy
from mathutils import Vector, noise

from art.kit import backdrops, fires, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences


def foliage(bark: bpy.types.Material) -> None:
    """Twigs and leaves."""
    twigs = Clay()
    crown = [
        Vector((random.gauss(0, 0.85), random.gauss(0.2, 0.4), 3.35 + random.gauss(0.25, 0.35))) for _ in range(26)
    ]
    leaves = [Clay(), Clay()]
    for k, c in enumerate(crown):
        twigs.spike((0.05, 0.05, 3.0), c, 0.07, bend=(0, 0, 0.15))
        for _ in range(62):
            d = Vector([random.gauss(0, 1) for _ in range(3)]).normalized()
            root = c + d * random.uniform(0.12, 0.46)
            leaves[k % 2].leaf(
                root, root + (d + Vector((0, 0, -0.5))) * 0.16, 0.1, normal=(random.gauss(0, 0.5), -1, 0.6)
            )
    twigs.mesh(bark)
    for part, green in zip(leaves, ((0.04, 0.17, 0.02), (0.1, 0.26, 0.03)), strict=True):
        part.mesh(m.thin(green, 0.5, 0.35))


def mouth() -> None:
    """A roaring hollow with a fire deep in it and splinters for teeth."""
    Clay().ball((0, -0.4, 1.5), (0.36, 0.2, 0.21)).mesh(m.stuff((0.012, 0.006, 0.004), 0.9))
    Clay().ball((0, -0.52, 1.43), (0.22, 0.1, 0.09)).mesh(m.glow((1, 0.12, 0.008), 1.2))
    teeth = Clay()
    for k in range(7):
        x = 0.1 * (k - 3)
        low = 0.07 + 0.05 * (k % 2)
        teeth.spike((x, -0.62 + 0.9 * x * x, 1.7 - 0.6 * x * x), (x * 0.95, -0.68 + 0.9 * x * x, 1.58 - low), 0.05)
        if k % 2:
            teeth.spike((x, -0.63 + 0.9 * x * x, 1.32 + 0.6 * x * x), (x, -0.68 + 0.9 * x * x, 1.46 + low / 2), 0.05)
    teeth.mesh(m.stuff((0.34, 0.22, 0.1), 0.6, bump=0.4, scale=10, stretch=(3, 3, 0.5)))


def vapour() -> None:
    """What the roots drink."""
    veins = Clay()
    for k in range(9):
        x = -2.4 + 0.6 * k
        veins.tube(
            [
                (x * 1.5, -0.9 + 0.3 * (k % 3), 0.05),
                (x, -0.8, 0.3 + 0.2 * noise.noise((k, 1, 2))),
                (x * 0.5, -0.75, 0.18),
                (x * 0.2, -0.62, 0.5),
            ],
            [0.005, 0.035, 0.03, 0.008],
            n=10,
        )
    veins.mesh(m.soft((0.4, 0.06, 1), (0.15, 0.01, 0.5), 1.3, thick=0.8)).visible_shadow = False
    backdrops.mist((0.3, 0.08, 0.6), at=(0, -0.3, 0.05), spread=(3, 0.8, 0.12), count=20, strength=0.3)
    stage.lamp((0, -1.3, 0.35), 22, essences.DEATH)


def scene() -> None:
    """Sets the picture up."""
    bark, wood = m.wood((0.17, 0.1, 0.05)), Clay()
    wood.tube(
        [(0, 0, 0.2), (0.06, 0, 0.9), (-0.06, 0, 1.7), (0, 0, 2.5), (0.1, 0.05, 3.3)],
        [(0.7, 0.55), (0.52, 0.45), (0.62, 0.5), (0.5, 0.42), (0.26, 0.24)],
        n=40,
        steps=12,
        side=(1, 0, 0),
        ripple=lambda a, t: 1 + 0.07 * math.sin(a * 9 + 5 * t) + 0.05 * math.sin(a * 17 - 9 * t),
    )
    for k in range(11):
        a = k * 0.571 + 0.3
        d = Vector((math.cos(a), math.sin(a) * 0.8, 0))
        wood.tube(
            [
                d * 0.35 + Vector((0, 0, 0.7)),
                d * 0.75 + Vector((0, 0, 0.32)),
                d * 1.3 + Vector((0, 0, 0.1)),
                d * 1.8 + Vector((0.2 * math.sin(k * 3), 0, -0.08)),
            ],
            [0.2, 0.17, 0.1, 0.02],
        )
    fists = []
    for s in (-1, 1):
        arm = [(s * 0.4, 0, 2.25), (s * 1.1, -0.1, 2.15), (s * 1.5, -0.45, 1.75), (s * 1.85, -0.75, 2.2)]
        wood.tube(arm, [0.26, 0.2, 0.17, 0.15], n=16, ripple=lambda a, t: 1 + 0.1 * math.sin(a * 5 + 8 * t))
        hand = Vector(arm[-1])
        fists.append(hand + Vector((s * 0.04, -0.1, 0.3)))
        for k in range(5):
            a = 2 * math.pi * k / 5
            out = Vector((math.cos(a), math.sin(a), 0))
            wood.tube(
                [
                    hand,
                    hand + out * 0.24 + Vector((0, -0.05, 0.16)),
                    hand + out * 0.26 + Vector((0, -0.08, 0.4)),
                    hand + out * 0.1 + Vector((0, -0.1, 0.6)),
                ],
                [0.08, 0.06, 0.045, 0.008],
                n=8,
            )
    wood.tube([(-0.5, -0.44, 2.34), (-0.25, -0.55, 2.3), (-0.06, -0.52, 2.14)], [0.05, 0.11, 0.06]).tube(
        [(0.5, -0.44, 2.34), (0.25, -0.55, 2.3), (0.06, -0.52, 2.14)], [0.05, 0.11, 0.06]
    )
    wood.tube([(0, -0.46, 2.25), (0.02, -0.66, 1.93), (0, -0.5, 1.82)], [0.07, 0.12, 0.06])
    wood.ball((0.33, -0.44, 1.92), (0.16, 0.12, 0.13)).ball((-0.33, -0.44, 1.92), (0.16, 0.12, 0.13))
    wood.tube(
        [(0.42, -0.42, 1.6), (0.22, -0.58, 1.74), (-0.22, -0.58, 1.74), (-0.42, -0.42, 1.6)], [0.05, 0.09, 0.09, 0.05]
    )
    wood.tube(
        [(0.42, -0.42, 1.56), (0.2, -0.6, 1.27), (-0.2, -0.6, 1.27), (-0.42, -0.42, 1.56)], [0.05, 0.11, 0.11, 0.05]
    )
    wood.flesh(bark, voxel=0.035, smooth=2)
    ember = m.glow((1, 0.16, 0.01), 2.4)
    Clay().ball((0.21, -0.52, 2.12), (0.09, 0.05, 0.055)).ball((-0.21, -0.52, 2.12), (0.09, 0.05, 0.055)).mesh(ember)
    mouth()
    cracks = Clay()
    for k in range(9):
        a, z = -2.5 + 0.23 * k, random.uniform(0.75, 1.5)
        line = [
            (0.5 * math.cos(a + 0.05 * j * (-1) ** j), 0.46 * math.sin(a) - 0.02 - 0.05 * max(0, j - 2), z - 0.13 * j)
            for j in range(4)
        ]
        cracks.tube(line, [0.003, 0.016, 0.013, 0.003], n=7, steps=3)
    cracks.mesh(ember)
    for fist in fists:
        fires.blaze(fist - Vector((0, 0.05, 0.12)), 0.17, 0.95, count=18, licks=3)
        stage.lamp(fist + Vector((0, -0.4, 0.2)), 32, essences.ELAN)
    foliage(bark)
    vapour()
    backdrops.forest(gap=1.7)
    backdrops.floor(m.stone((0.05, 0.06, 0.03)))
    backdrops.backdrop((0.1, 0.26, 0.08), (0.006, 0.014, 0.008), (0, 7, 2.8), 5, 0.8)
    stage.rig((1, 0.85, 0.6), (0.4, 1, 0.4), at=(0, 0, 2.2), power=0.85)
    stage.camera((0, -7.2, 1.7), (0, 0, 2.02), lens=48, f=3)

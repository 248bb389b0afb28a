"""The Witches: mossy oak under a hat of felt, with eyes like lamps."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Vector

from art.kit import backdrops, sculpt, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.terra_mystica.bust import FACE, GREEN, eyes, face, mouth, shoulders, stand, turned


def oak() -> bpy.types.Material:
    """Old oak bark, green where it is damp."""
    return m.stuff((0.16, 0.13, 0.05), 0.75, bump=0.9, scale=4.2, stretch=(2.6, 2.6, 0.6), dark=0.4, light=2.2)


def hat() -> None:
    """A wide brim, a bent point, a band with a silver buckle."""
    felt = m.cloth((0.06, 0.045, 0.09))
    clay = Clay().place((0, 0.06, 0.3), (-9, 6, 0), 1.55)
    clay.lathe([(0.3, 0.12), (0.55, 0.06), (0.86, 0.02), (0.87, 0.045), (0.56, 0.1), (0.38, 0.19)], n=64)
    clay.tube(
        [(0, 0, 0.1), (0, 0, 0.35), (0.04, 0.02, 0.58), (0.17, 0.03, 0.76), (0.36, 0.0, 0.78)],
        [0.39, 0.3, 0.19, 0.1, 0.012],
        n=30,
        side=(1, 0, 0),
        ripple=lambda a, t: 1 + 0.05 * math.sin(t * 17 + a),
    )
    clay.mesh(felt)
    band = Clay().place((0, 0.06, 0.3), (-9, 6, 0), 1.55)
    band.lathe([(0.39, 0.14), (0.405, 0.15), (0.375, 0.25), (0.355, 0.26)], n=54).mesh(m.cloth((0.1, 0.34, 0.05)))
    buckle = Clay().place((0, 0.06, 0.3), (-9, 6, 0), 1.55)
    buckle.tube(
        [
            (-0.08, -0.405, 0.13),
            (0.08, -0.405, 0.13),
            (0.075, -0.37, 0.27),
            (-0.075, -0.37, 0.27),
            (-0.08, -0.405, 0.13),
        ],
        [0.018] * 5,
        n=8,
        steps=1,
    )
    buckle.mesh(m.stuff((0.75, 0.76, 0.8), 0.25, 1.0))


def moss() -> None:
    """Hair of hanging moss and, on the cheeks, small mushrooms."""
    strands, caps = Clay(), Clay()
    for _ in range(80):
        a = math.pi * (0.36 + 0.64 * random.random()) * random.choice((-1, 1))
        d = Vector((math.sin(a), -math.cos(a), 0))
        wave = random.uniform(-0.06, 0.06)
        strands.tube(
            [
                d * 0.5 + Vector((0, 0.05, 0.5)),
                d * 0.68 + Vector((wave, 0, 0.05)),
                d * 0.74 + Vector((-wave, 0, -0.5 - random.random() * 0.5)),
            ],
            [0.045, 0.05, 0.012],
            n=7,
        )
    strands.mesh(m.stuff((0.13, 0.24, 0.04), 0.85, bump=0.8, scale=18))
    for x, y, z, r in ((0.5, -0.36, -0.2, 0.09), (0.57, -0.26, -0.06, 0.06), (-0.46, -0.4, -0.32, 0.07)):
        caps.place((x, y, z), (35, 30 if x > 0 else -30, 0), r)
        caps.lathe([(0.0, 0.7), (0.6, 0.5), (1.0, 0.05), (0.9, -0.1), (0.25, 0.0), (0.22, -0.8)], n=24)
    caps.mesh(m.stuff((0.6, 0.06, 0.03), 0.4, bump=0.1, coat=0.5))


def scene() -> None:
    """Sets the picture up."""
    with turned(yaw=-20, pitch=0, at=(0, 0, -0.16), size=0.94):
        chin = sculpt.limb([(0, -0.5, -0.62), (0, -0.66, -0.78)], [0.16, 0.07])
        hook = sculpt.limb([(0, -0.7, 0.05), (0, -0.92, -0.12), (0, -0.84, -0.26)], [0.08, 0.09, 0.05])
        form = sculpt.melt(0.06, face(jaw=0.8, nose=1.1, brow=1.5, cheeks=1.1), chin, hook)
        sculpt.mesh(sculpt.melt(0.02, form, mouth(0.09, wide=1.2, full=0.7)), FACE, oak(), step=0.02)
        eyes((0.75, 1.0, 0.1), oak(), shine=3.2, shut=0.72, low=0.7, slant=9, pupil=(0.16, 0.2))
        moss()
        hat()
    shoulders(m.cloth((0.05, 0.06, 0.05)), drop=0.08)
    for side in (-1, 1):
        stage.lamp((side * 0.24, -1.0, -0.05), 1.5, (0.7, 1, 0.2), size=0.1)
    backdrops.sparks((0.6, 1, 0.2), (0, -0.4, 0.0), (2.3, 0.5, 1.8), count=30, strength=1.3)
    backdrops.mist((0.2, 0.5, 0.1), at=(0, 1.8, -0.9), spread=(2.2, 0.4, 0.2), count=10, strength=0.25)
    stand(GREEN, bright=1.0)

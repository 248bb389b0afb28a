"""The Alchemists: a head of black glass, and gold that rises inside it."""

from __future__ import annotations

import math

import bpy
import numpy as np
from mathutils import Vector

from art.kit import backdrops, sculpt, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.terra_mystica.bust import FACE, eyes, face, mouth, shoulders, stand, turned

LEVEL = -0.06
"""How high the gold stands."""


def black_glass() -> bpy.types.Material:
    """Black glass, polished."""
    return m.stuff((0.012, 0.01, 0.022), 0.06, coat=1.0, dark=0.7, light=1.4)


def molten() -> bpy.types.Material:
    """Gold in the fire."""
    return m.stuff((1.0, 0.58, 0.12), 0.2, 1.0, bump=0.1, scale=6, dark=0.6, light=1.1)


def surface(x: sculpt.Array, y: sculpt.Array, z: sculpt.Array) -> sculpt.Array:
    """How far above the gold a point is: it climbs in waves and drops."""
    return z - LEVEL - 0.07 * np.sin(4.2 * x + 1.0) - 0.05 * np.sin(9 * x - 2 * y) + 0.03 * np.sin(6 * y)


def drops() -> sculpt.Form:
    """Beads of gold that have left the rest and climb the forehead."""
    spots = [
        (-0.3, 0.22, 0.055),
        (0.08, 0.4, 0.07),
        (0.34, 0.34, 0.045),
        (-0.12, 0.62, 0.05),
        (0.2, 0.68, 0.035),
        (-0.44, 0.48, 0.04),
    ]
    return sculpt.melt(
        0.02, *(sculpt.ball((x, -0.55 + 0.3 * (x * x + max(0, z - 0.2) ** 2) * 1.4, z), r) for x, z, r in spots)
    )


def head() -> None:
    """The head: below the gold's surface golden, above it black; a stopper of silver on top like a flask's."""
    whole = sculpt.melt(0.03, face(nose=1.0, jaw=0.95), mouth(0.03))
    sculpt.mesh(sculpt.both(whole, lambda x, y, z: -surface(x, y, z)), FACE, black_glass(), step=0.016)
    sculpt.mesh(sculpt.both(sculpt.grown(whole, 0.004), surface), FACE, molten(), step=0.016)
    sculpt.mesh(sculpt.both(sculpt.grown(whole, 0.03), drops()), FACE, molten(), step=0.014)
    eyes((1.0, 0.66, 0.1), black_glass(), shine=1.3, shut=0.85, low=0.75, slant=4)
    neck = Clay()
    neck.lathe([(0.34, 0.68), (0.27, 0.8), (0.24, 1.0), (0.3, 1.06), (0.31, 1.1), (0.2, 1.1)], (0, 0.05, 0), n=48)
    neck.mesh(black_glass())
    cork = Clay().lathe([(0.22, 0.9), (0.23, 1.1), (0.21, 1.22), (0.0, 1.24)], (0, 0.05, 0), n=40)
    cork.mesh(m.wood((0.32, 0.18, 0.07)))
    Clay().lathe([(0.35, 0.7), (0.38, 0.72), (0.36, 0.78), (0.3, 0.8)], (0, 0.05, 0), n=48).mesh(m.gold())


def scene() -> None:
    """Sets the picture up."""
    with turned(yaw=-22, pitch=2, size=0.94, at=(0, 0, -0.06)):
        head()
    shoulders(m.cloth((0.09, 0.05, 0.16)))
    collar = [
        Vector((0.62 * math.sin(a), 0.12 - 0.55 * math.cos(a), -1.02 + 0.08 * math.cos(a)))
        for a in (math.pi * k / 20 for k in range(41))
    ]
    Clay().tube(collar, [(0.09, 0.12)] * 41, n=12, steps=1).mesh(m.gold())
    backdrops.sparks((1, 0.7, 0.2), (0, -0.3, 0.4), (2.2, 0.5, 1.9), count=40, strength=1.5)
    stage.lamp((-0.6, -1.6, -0.9), 20, (1, 0.6, 0.2))
    stand((0.3, 0.17, 0.55), bright=1.0)

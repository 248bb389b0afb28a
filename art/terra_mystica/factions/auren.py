"""The Auren: a face of birch bark before a halo of gilt leaves."""

from __future__ import annotations

import math

import bpy
from mathutils import Vector

from art.kit import backdrops, sculpt, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.terra_mystica.bust import FACE, GREEN, eyes, face, mouth, shoulders, stand, turned


def birch() -> bpy.types.Material:
    """White bark with dark bands across."""
    return m.stuff((0.72, 0.68, 0.6), 0.6, bump=0.3, scale=3.4, stretch=(0.7, 0.7, 5), dark=0.16, light=1.12)


def halo() -> None:
    """Leaves of gold in three rings around the head."""
    for ring, (radius, count, long) in enumerate(((0.78, 22, 0.36), (1.02, 26, 0.38), (1.26, 30, 0.36))):
        leaves = Clay()
        for k in range(count):
            a = 2 * math.pi * (k + 0.5 * (ring % 2)) / count
            out = Vector((math.sin(a), 0, math.cos(a)))
            root = out * (radius - 0.12) + Vector((0, 0.35 + 0.14 * ring, 0.16))
            leaves.leaf(root, root + out * long, 0.17, normal=(0.3 * math.sin(3 * a), -1, 0.2), curl=0.12)
        tone = 1.0 - 0.22 * ring
        leaves.mesh(m.stuff((1.0 * tone, 0.66 * tone, 0.16 * tone), 0.28, 1.0, bump=0.06, scale=10, dark=0.6))


def scene() -> None:
    """Sets the picture up."""
    with turned(yaw=-13, pitch=3, at=(0, 0, 0.02), size=0.96):
        form = sculpt.melt(0.02, face(jaw=0.8, nose=0.95, brow=0.7, cheeks=0.95, long=1.08), mouth(0.04, wide=0.85))
        sculpt.mesh(form, FACE, birch(), step=0.018)
        eyes((1.0, 0.7, 0.12), birch(), shine=1.1, shut=0.78, low=0.75, slant=-3)
        band, twigs = Clay(), Clay()
        rim = [
            Vector((0.6 * math.sin(a), 0.04 - 0.62 * math.cos(a), 0.5)) for a in (math.pi * k / 20 for k in range(41))
        ]
        band.tube(rim, [0.035] * 41, n=10, steps=1).ball((0, -0.62, 0.53), (0.08, 0.06, 0.1)).mesh(m.gold())
        for k in range(46):
            a = math.pi * (0.62 + 0.76 * k / 45) * (1 if k % 2 else -1)
            d = Vector((math.sin(a), -math.cos(a), 0))
            start = d * 0.5 + Vector((0, 0.04, 0.62))
            twigs.tube([start, d * 0.66 + Vector((0, 0, 0.1)), d * 0.7 + Vector((0, 0, -0.6))], [0.05, 0.05, 0.01], n=8)
        twigs.ball((0, 0.1, 0.42), (0.56, 0.55, 0.44)).mesh(m.wood((0.34, 0.22, 0.1)))
        halo()
    shoulders(m.cloth((0.05, 0.22, 0.06)), wide=0.9)
    backdrops.sparks((1, 0.85, 0.35), (0, -0.4, 0.3), (2.3, 0.5, 2.0), count=40, strength=1.4)
    stage.lamp((0, 0.9, 0.4), 40, (1, 0.8, 0.3))
    stand(GREEN, bright=1.1)

"""The Giants: a boulder of red rock with a brow like a cliff, and a hut on its shoulder."""

from __future__ import annotations

import math

import bpy
import numpy as np
from mathutils import Vector

from art.kit import backdrops, sculpt, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.terra_mystica.bust import RED, eyes, face, mouth, stand, turned

BOUNDS = ((-1.2, -1.3, -1.3), (1.2, 1.1, 1.2))


def rock(tone: float = 1.0) -> bpy.types.Material:
    """Red sandstone, weathered."""
    return m.stuff((0.42 * tone, 0.12 * tone, 0.06 * tone), 0.88, bump=0.9, scale=4.0, dark=0.4, light=1.5)


def weathered(x: sculpt.Array, y: sculpt.Array, z: sculpt.Array) -> sculpt.Array:
    """How far rain and frost have raised or worn the rock."""
    slow = np.sin(3.4 * x + 1.3 * z) * np.sin(2.9 * y - 2.4 * z + 0.7)
    return 0.035 * slow + 0.014 * np.sin(11 * x + 6 * y) * np.sin(9 * z - 7 * y)


def hut() -> None:
    """A hut with a thatched roof and a lit window, smoke over it; a ladder leads up to it."""
    walls = Clay().lathe([(0.2, 0.0), (0.21, 0.26), (0.0, 0.26)], (0.98, -0.2, -0.52), n=24)
    walls.mesh(m.stuff((0.55, 0.42, 0.26), 0.8, bump=0.3, scale=9))
    roof = Clay().lathe([(0.3, 0.2), (0.16, 0.42), (0.0, 0.6)], (0.98, -0.2, -0.52), n=30, flutes=15, deep=0.08)
    roof.mesh(m.wood((0.4, 0.26, 0.08)))
    Clay().box((0.93, -0.41, -0.36), (0.09, 0.03, 0.11)).mesh(m.glow((1, 0.6, 0.12), 3.0), smooth=False)
    stage.lamp((0.93, -0.6, -0.36), 1.5, (1, 0.6, 0.2), size=0.05)
    smoke = Clay()
    for k in range(12):
        t = k / 11
        smoke.ball((0.98 + 0.16 * math.sin(4 * t), -0.2, 0.1 + 0.8 * t), 0.03 + 0.08 * t, n=12)
    smoke.mesh(m.soft((0.95, 0.85, 0.75), (0.7, 0.6, 0.5), 0.4, thick=0.15, tight=0.85)).visible_shadow = False
    pines, trunks = Clay(), Clay()
    for x, y, z, s in (
        (0.66, -0.3, -0.5, 0.8),
        (1.25, -0.25, -0.62, 0.9),
        (-0.95, -0.1, -0.55, 1.0),
        (-1.15, -0.3, -0.66, 0.75),
    ):
        trunks.tube([(x, y, z), (x, y, z + 0.1 * s)], [0.025, 0.025], n=8)
        for k in range(3):
            pines.lathe([(0.12 - 0.03 * k, 0.08 + 0.1 * k), (0.0, 0.24 + 0.1 * k)], (x, y, z), n=14)
    pines.mesh(m.stuff((0.05, 0.2, 0.05), 0.8, bump=0.6, scale=20))
    trunks.mesh(m.wood())


def scene() -> None:
    """Sets the picture up."""
    with turned(yaw=-17, pitch=2, at=(-0.12, 0, 0.06), size=0.92):
        crag = sculpt.box((0, 0.1, 0.5), (0.62, 0.55, 0.42), 0.16)
        jaw = sculpt.box((0, -0.12, -0.62), (0.55, 0.42, 0.26), 0.14)
        brow = sculpt.box((0, -0.5, 0.36), (0.56, 0.16, 0.1), 0.06, (8, 0, 0))
        form = sculpt.melt(0.12, face(wide=1.2, nose=1.9, brow=1.8, cheeks=1.2, jaw=1.3), crag, jaw, brow)
        form = sculpt.melt(0.02, sculpt.rough(form, weathered), mouth(-0.02, wide=1.3, full=1.2, down=0.06))
        sculpt.mesh(form, BOUNDS, rock(), step=0.022)
        eyes((1.0, 0.72, 0.2), rock(0.8), shine=1.2, shut=0.8, low=0.75, wide=1.12, size=0.12)
        tuft = Clay()
        for k in range(60):
            a = 2.4 * k
            r = 0.5 * math.sqrt(k / 60)
            root = Vector((r * math.sin(a), 0.1 + r * math.cos(a), 0.9))
            tuft.leaf(root, root + Vector((0.2 * math.sin(a), 0.2 * math.cos(a), 0.2)), 0.05)
        tuft.mesh(m.stuff((0.16, 0.22, 0.04), 0.8))
    body = sculpt.melt(
        0.3,
        sculpt.ball((-1.0, 0.2, -1.15), (0.75, 0.6, 0.62)),
        sculpt.ball((1.0, 0.2, -1.15), (0.75, 0.6, 0.62)),
        sculpt.ball((0, 0.1, -1.3), (0.9, 0.6, 0.7)),
    )
    sculpt.mesh(sculpt.rough(body, weathered), ((-1.9, -0.8, -2.0), (1.9, 1.0, -0.3)), rock(0.9), step=0.035)
    hut()
    backdrops.mist((1, 0.4, 0.2), at=(0, 1.8, -0.9), spread=(2.2, 0.4, 0.2), count=10, strength=0.25)
    stand(RED, bright=0.75)

"""The Nomads: a rider carved from sandstone, muffled in a scarf of hammered brass, a tent behind."""

from __future__ import annotations

import math

import bpy
from mathutils import Vector

from art.kit import backdrops, sculpt
from art.kit import materials as m
from art.kit.clay import Clay
from art.terra_mystica.bust import FACE, YELLOW, eyes, face, shoulders, stand, turned


def sandstone() -> bpy.types.Material:
    """Layers of sand."""
    return m.stuff((0.62, 0.38, 0.17), 0.85, bump=0.5, scale=5, stretch=(0.5, 0.5, 4), dark=0.55, light=1.25)


def hammered() -> bpy.types.Material:
    """Brass with the marks of a hammer."""
    return m.scales((0.85, 0.52, 0.15), (0.4, 0.2, 0.05), 0.075, metal=1.0, rough=0.3)


def scarf() -> None:
    """Folds around neck and mouth, and over the head, one end blown aside."""
    cover, head = Clay(), Clay()
    for k in range(6):
        z, r = -0.3 - 0.15 * k, 0.56 + 0.075 * k
        sway = 0.08 * math.sin(2.1 * k)
        ring = [
            Vector((r * math.sin(a), 0.02 - (r + 0.12) * math.cos(a), z + sway * math.sin(a) + 0.06 * math.cos(2 * a)))
            for a in (2 * math.pi * j / 40 for j in range(41))
        ]
        cover.tube(ring, [(0.13, 0.15)] * 41, n=12, steps=1)

    def hood(u: float, v: float) -> Vector:
        a, b = 2 * math.pi * u, 0.04 + 1.75 * v
        flare = 0.1 * v**3
        front = max(0.0, math.cos(a)) ** 2 * (0.5 * max(0.0, v - 0.55))
        fold = 1 + 0.035 * v * math.sin(9 * a)
        return Vector(
            (
                (0.68 + flare) * math.sin(b) * math.sin(a) * fold,
                0.12 - (0.66 + flare) * math.sin(b) * math.cos(a) * fold,
                0.26 + 0.66 * math.cos(b) + front * 1.3,
            )
        )

    head.grid(hood, 90, 26, wrap=True).mesh(m.cloth((0.5, 0.33, 0.12)), thick=0.05)
    band = Clay()
    for k in (0, 1):
        ring = [Vector((0.705 * math.sin(a), 0.1 - 0.72 * math.cos(a), 0.47 + 0.09 * k)) for a in _round()]
        band.tube(ring, [0.05] * len(ring), n=10, steps=1)
    band.mesh(m.stuff((0.12, 0.02, 0.015), 0.6))
    tail = [(0.5, 0.1, -0.6), (1.0, 0.2, -0.45), (1.35, 0.3, -0.15), (1.75, 0.4, -0.1)]
    cover.tube(tail, [(0.05, 0.16), (0.04, 0.2), (0.03, 0.22), (0.02, 0.18)], n=14)
    cover.mesh(hammered())


def tent() -> None:
    """A striped tent far behind, under a low sun."""
    for k in range(8):
        a, b = math.pi * k / 8 - math.pi, math.pi * (k + 1) / 8 - math.pi
        foot = [Vector((1.15 + 0.62 * math.cos(x), 2.2 + 0.4 * math.sin(x), -0.75)) for x in (a, b)]
        colour = (0.5, 0.04, 0.02) if k % 2 else (0.75, 0.6, 0.38)
        Clay().add([*foot, Vector((1.15, 2.2, 0.3))], [(0, 1, 2)]).mesh(m.cloth(colour), smooth=False)


def scene() -> None:
    """Sets the picture up."""
    with turned(yaw=-24, pitch=2, at=(-0.08, 0, 0.12)):
        sculpt.mesh(face(jaw=1.0, nose=1.1, brow=1.25), FACE, sandstone(), step=0.02)
        eyes((1.0, 0.5, 0.05), sandstone(), shine=0.8, shut=0.88, low=0.8, slant=6)
        scarf()
    shoulders(m.cloth((0.4, 0.24, 0.08)))
    tent()
    backdrops.mist((1, 0.7, 0.3), at=(0, 1.8, -0.8), spread=(2.2, 0.4, 0.15), count=12, strength=0.3)
    stand(YELLOW, bright=1.1)


def _round() -> list[float]:
    return [2 * math.pi * k / 40 for k in range(41)]
